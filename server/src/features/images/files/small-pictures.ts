import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { PictureFile } from '../list-picture-files.ts';

export interface SmallPicture {
  readonly id: number;
  readonly contentType: 'image/jpeg';
  readonly data: Uint8Array;
}

/** Long side in pixels that is enough for a model. */
const SIDE = 1024;

/** Reads reduced pictures for a model, without metadata; pictures whose file is missing are left out. */
export async function readSmallPictures(blobs: BlobStore, files: readonly PictureFile[]): Promise<SmallPicture[]> {
  const read = await Promise.all(
    files.map(async ({ id, originalKey }): Promise<SmallPicture[]> => {
      const bytes = await blobs.read(originalKey);
      if (bytes === null) return [];
      const fitted = sharp(bytes).resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
      const data = await fitted.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
      return [{ id, contentType: 'image/jpeg', data }];
    }),
  );
  return read.flat();
}
