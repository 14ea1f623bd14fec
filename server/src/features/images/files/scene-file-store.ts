/**
 * Files of a picture's scene are stored in the picture's folder and swept with it. Their names are unguessable, because
 * knowing a picture's address, which may be shared, must not give access to them.
 */
import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { pictureFolderOf } from './store-picture.ts';

/** File extension and content type. */
export interface SceneFileKind {
  readonly format: string;
  readonly contentType: string;
}

/** The key of the scene file in that format; null when there is none. */
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
