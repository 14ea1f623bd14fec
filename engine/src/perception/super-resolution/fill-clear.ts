import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** How far colours spread into transparent pixels: nearly as far as the network reaches from an edge. */
const SPREAD = 8;

/**
 * Fills fully transparent pixels near an edge with the colour beside them. Files may hold any colour there, mostly
 * black, and the network would draw it into the edge.
 */
export async function fillClear({ width, height, channels, data }: EnginePixels): Promise<EnginePixels> {
  const small = { width: Math.ceil(width / SPREAD), height: Math.ceil(height / SPREAD), fit: 'fill' } as const;
  // Both resizes weigh each colour by its alpha, so transparent pixels add nothing.
  const averages = await sharp(data, { raw: { width, height, channels } }).resize(small).raw().toBuffer();
  const spread = await sharp(averages, { raw: { width: small.width, height: small.height, channels } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const filled = Uint8Array.from(data);
  for (let i = 0; i < width * height; i++) {
    if (filled[4 * i + 3] !== 0) continue;
    for (let channel = 0; channel < 3; channel++) filled[4 * i + channel] = spread[4 * i + channel]!;
  }
  return { width, height, channels, data: filled };
}
