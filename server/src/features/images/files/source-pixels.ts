import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { Pixels } from '../../../ports/engine-task.ts';
import { AppError } from '../../../shared/app-error.ts';

/** The original of a picture as pixels, for an engine. @throws AppError `not_found` when its file is missing. */
export async function readSourcePixels(blobs: BlobStore, originalKey: string): Promise<Pixels> {
  const bytes = await blobs.read(originalKey);
  if (bytes === null) throw new AppError('not_found', { text: 'The file of this picture is gone.' });
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, data };
}
