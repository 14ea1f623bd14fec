const KEY = 'session-token';

/** The bearer token of this browser. Kept in memory too, so that a page with closed storage still works until reload. */
let held: string | null | undefined;

export function readSessionToken(): string | null {
  if (held === undefined) {
    try {
      held = localStorage.getItem(KEY);
    } catch {
      held = null;
    }
  }
  return held;
}

export function writeSessionToken(token: string | null): void {
  held = token;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Storage can be full or closed; the session then lasts as long as the page.
  }
}

/** Calls when another window of this browser logs in or out, until the returned function is called. */
export function onSessionElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === held) return;
    held = newValue;
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
