import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { Pixels } from '../../../ports/engine-task.ts';
import { AppError } from '../../../shared/app-error.ts';

/**
 * The original of a picture as pixels, for an engine.
 * @param longest its longest side in pixels, to which a larger one is reduced; absent for the size that it has.
 * @throws AppError `not_found` when its file is missing.
 */
export async function readSourcePixels(blobs: BlobStore, originalKey: string, longest?: number): Promise<Pixels> {
  const bytes = await blobs.read(originalKey);
  if (bytes === null) throw new AppError('not_found', { text: 'The file of this picture is gone.' });
  const file = sharp(bytes);
  const sized =
    longest === undefined ? file : file.resize(longest, longest, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await sized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, data };
}
