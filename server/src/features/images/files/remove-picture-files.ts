import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { pictureFolderOf } from './store-picture.ts';

/** How many folders are emptied in parallel. */
const AT_ONCE = 8;

/** Removes all files of pictures: originals, variants, and scene files. The sweep finds any that are left. */
export async function removePictureFiles(blobs: BlobStore, originalKeys: readonly string[]): Promise<void> {
  const left = [...originalKeys];
  async function removeNext(): Promise<void> {
    for (let original = left.pop(); original !== undefined; original = left.pop()) {
      for await (const { key } of blobs.list(`${pictureFolderOf(original)}/`)) await blobs.remove(key);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, removeNext));
}
