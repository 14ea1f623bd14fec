import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

export interface SampledPicture {
  readonly width: number;
  readonly height: number;
  /** sRGB bytes, 3 per sample. */
  readonly colours: Uint8Array;
  /** Alpha 0 to 255, one per sample, or null for an opaque picture. */
  readonly alpha: Uint8Array | null;
}

/**
 * Resamples samples to pixels with a Lanczos filter of two lobes. Colours are weighted by alpha, so that edges do not
 * take the colour of the backdrop.
 */
export async function resample(picture: SampledPicture, width: number, height: number): Promise<EnginePixels> {
  const channels = picture.alpha ? 4 : 3;
  const raw = picture.alpha ? joinAlpha(picture.colours, picture.alpha) : picture.colours;
  const { data } = await sharp(raw, {
    raw: { width: picture.width, height: picture.height, channels },
    limitInputPixels: false,
  })
    .resize(width, height, { kernel: 'lanczos2', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, channels, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

function joinAlpha(colours: Uint8Array, alpha: Uint8Array): Uint8Array {
  const out = new Uint8Array(alpha.length * 4);
  for (let i = 0; i < alpha.length; i++) {
    out[i * 4] = colours[i * 3]!;
    out[i * 4 + 1] = colours[i * 3 + 1]!;
    out[i * 4 + 2] = colours[i * 3 + 2]!;
    out[i * 4 + 3] = alpha[i]!;
  }
  return out;
}
