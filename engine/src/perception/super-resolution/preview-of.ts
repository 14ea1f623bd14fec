import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Pixels on the longer side: what a page shows while it waits. */
const LONGEST = 512;

/** The whole picture, small. */
export async function previewOf({ width, height, channels, data }: EnginePixels): Promise<EnginePixels> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels } })
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data: new Uint8Array(small) };
}
