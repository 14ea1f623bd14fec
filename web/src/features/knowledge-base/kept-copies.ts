/** The last good copies of what was read, kept by the browser. */
const PLACE = 'content:';

export function keptCopy<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(PLACE + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Without room for it the page lives without the copy. */
export function keepCopy(key: string, value: unknown): void {
  try {
    localStorage.setItem(PLACE + key, JSON.stringify(value));
  } catch {
    localStorage.removeItem(PLACE + key);
  }
}
