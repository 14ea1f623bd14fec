const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/;
const KEY_LENGTH = 800;

/** Whether a text is a valid key of the blob store, which cannot lead outside the store's folder. */
export const isBlobKey = (text: string): boolean =>
  text.length <= KEY_LENGTH && text.split('/').every((part) => SEGMENT.test(part) && part !== '.' && part !== '..');

/** @throws for an invalid key, which is a programming error. */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`Not a key of the blob store: ${JSON.stringify(key.slice(0, 200))}`);
}
