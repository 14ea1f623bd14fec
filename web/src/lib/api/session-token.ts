const KEY = 'session-token';

/**
 * The bearer token of this browser, cached in memory so that the session lasts until reload if local storage is
 * unavailable. undefined until it is first read.
 */
let cached: string | null | undefined;

export function readSessionToken(): string | null {
  if (cached === undefined) {
    try {
      cached = localStorage.getItem(KEY);
    } catch {
      cached = null;
    }
  }
  return cached;
}

export function writeSessionToken(token: string | null): void {
  cached = token;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Local storage can be full or blocked. The session then lasts until the page is closed.
  }
}

/** Calls the listener when another window of this browser logs in or out, until the returned function is called. */
export function onSessionElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === cached) return;
    cached = newValue;
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
