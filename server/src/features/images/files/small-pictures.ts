import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { PictureFile } from '../list-picture-files.ts';

export interface SmallPicture {
  readonly id: number;
  readonly contentType: 'image/jpeg';
  readonly data: Uint8Array;
}

/** As much as a model looks at: pixels on the long side. */
const SIDE = 1024;

/** Pictures to be looked at by a model, without anything that the files say beside them; those whose file is gone are left out. */
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
