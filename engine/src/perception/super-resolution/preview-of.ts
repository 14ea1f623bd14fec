import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Longest side in pixels of the preview that a page shows while it waits. */
const MAX_PREVIEW_SIDE = 512;

/** A reduced copy of the whole picture. */
export async function previewOf({ width, height, channels, data }: EnginePixels): Promise<EnginePixels> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels } })
    .resize(MAX_PREVIEW_SIDE, MAX_PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data: new Uint8Array(small) };
}
