/**
 * Files of a picture's scene lie beside the picture and are swept with it. Who knows the address of a picture, which may
 * be shared, must not know theirs: their names are unguessable too.
 */
import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { pictureFolderOf } from './store-picture.ts';

/** The ending of the file and what it is. */
export interface SceneFileKind {
  readonly format: string;
  readonly contentType: string;
}

/** The key of the file of that format; null when there is none. */
export async function findSceneFile(blobs: BlobStore, originalKey: string, format: string): Promise<string | null> {
  for await (const { key } of blobs.list(`${pictureFolderOf(originalKey)}/`)) {
    if (key.endsWith(`.${format}`)) return key;
  }
  return null;
}

export async function storeSceneFile(
  blobs: BlobStore,
  originalKey: string,
  { format, contentType }: SceneFileKind,
  data: Uint8Array,
): Promise<string> {
  const key = `${pictureFolderOf(originalKey)}/${randomBytes(16).toString('hex')}.${format}`;
  await blobs.put(key, data, contentType);
  return key;
}
