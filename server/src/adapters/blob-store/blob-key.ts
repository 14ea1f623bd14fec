const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/;
const KEY_LENGTH = 800;

/** Whether a text is a key of the blob store: it cannot leave the store's folder. */
export const isBlobKey = (text: string): boolean =>
  text.length <= KEY_LENGTH && text.split('/').every((part) => SEGMENT.test(part) && part !== '.' && part !== '..');

/** @throws when it is not a key: a mistake in our own code. */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`Not a key of the blob store: ${JSON.stringify(key.slice(0, 200))}`);
}
