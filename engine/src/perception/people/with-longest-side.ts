import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** A picture brought to a longest side in pixels, enlarged or reduced; transparent pixels keep their colour. */
export async function withLongestSide(picture: EnginePixels, side: number): Promise<EnginePixels> {
  const { data, width, height, channels } = picture;
  const scale = side / Math.max(width, height);
  if (scale === 1) return picture;
  const { data: scaled, info } = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .resize(Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(scaled) };
}
