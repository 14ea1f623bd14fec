/* The last loaded documents, stored in the browser. */

const KEY_PREFIX = 'content:';

export function storedCopy<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(KEY_PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** When the storage is full, the old copy is removed and the page works without one. */
export function storeCopy(key: string, value: unknown): void {
  try {
    localStorage.setItem(KEY_PREFIX + key, JSON.stringify(value));
  } catch {
    localStorage.removeItem(KEY_PREFIX + key);
  }
}
