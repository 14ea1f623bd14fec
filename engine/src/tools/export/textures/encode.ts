import sharp from 'sharp';
import { linearFromSrgb } from '../../../studio/materials/colour.ts';
import type { BakedTextures } from './bake.ts';
import { dilate, dilation } from './dilate.ts';

export interface EncodedTexture {
  readonly data: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
}

/** Textures of a part. One that is uniform is null: its colour, roughness and metal are then only in `mean`. */
export interface EncodedTextures {
  readonly colour: EncodedTexture | null;
  readonly surface: EncodedTexture | null;
  readonly normal: EncodedTexture | null;
  /** Averages over the painted texels, 0 to 1; colour is linear. */
  readonly mean: {
    readonly colour: readonly [number, number, number, number];
    readonly roughness: number;
    readonly metal: number;
  };
  readonly seeThrough: boolean;
}

/** Maximum range in levels of a texture that is replaced by its average. */
const MAX_AVERAGED_RANGE = 3;
/** Minimum opacity, 0 to 255, of a texture that counts as opaque throughout. */
const OPAQUE = 250;
const JPEG = { quality: 88, chromaSubsampling: '4:4:4' } as const;

/**
 * Encodes textures as JPEG, or as PNG where a channel of opacity is needed. Gaps between the charts are filled first, and
 * uniform textures are left out.
 */
export async function encodeTextures(textures: BakedTextures): Promise<EncodedTextures> {
  const { width, height, colour, surface, normal, painted } = textures;
  const [ofColour, ofSurface, ofNormal] = [
    spread(colour, 4, painted),
    spread(surface, 3, painted),
    spread(normal, 3, painted),
  ];
  const seeThrough = ofColour.low[3]! < OPAQUE;
  const gaps = dilation(painted, width, height);
  const encode = async (data: Uint8Array, mean: Float64Array, asPng: boolean): Promise<EncodedTexture> => {
    const channels = mean.length === 4 ? 4 : 3;
    dilate(data, mean, gaps);
    const image = sharp(data, { raw: { width, height, channels } });
    if (!asPng) return { data: await image.removeAlpha().jpeg(JPEG).toBuffer(), mimeType: 'image/jpeg' };
    return { data: await image.png({ compressionLevel: 6 }).toBuffer(), mimeType: 'image/png' };
  };
  // Encoded one after another, because each encoder holds several copies of its texture in memory.
  return {
    colour: ofColour.range > MAX_AVERAGED_RANGE ? await encode(colour, ofColour.mean, seeThrough) : null,
    surface: ofSurface.range > MAX_AVERAGED_RANGE ? await encode(surface, ofSurface.mean, false) : null,
    normal: ofNormal.range > MAX_AVERAGED_RANGE ? await encode(normal, ofNormal.mean, false) : null,
    mean: {
      colour: [0, 1, 2, 3].map((c) =>
        c < 3 ? linearFromSrgb(ofColour.mean[c]! / 255) : ofColour.mean[c]! / 255,
      ) as unknown as [number, number, number, number],
      roughness: ofSurface.mean[1]! / 255,
      metal: ofSurface.mean[2]! / 255,
    },
    seeThrough,
  };
}

/** Mean of each channel over the painted texels, and the largest range of any channel. */
function spread(data: Uint8Array, channels: number, painted: Uint8Array) {
  const low = new Float64Array(channels).fill(255);
  const high = new Float64Array(channels);
  const mean = new Float64Array(channels);
  let count = 0;
  for (let at = 0; at < painted.length; at++) {
    if (!painted[at]) continue;
    count++;
    for (let c = 0; c < channels; c++) {
      const value = data[at * channels + c]!;
      low[c] = Math.min(low[c]!, value);
      high[c] = Math.max(high[c]!, value);
      mean[c]! += value;
    }
  }
  const range = Math.max(...low.map((value, c) => high[c]! - value));
  return { low, range, mean: mean.map((sum) => sum / Math.max(1, count)) };
}
