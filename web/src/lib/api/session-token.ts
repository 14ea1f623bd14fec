const TOKEN = 'session-token';
const PERSON = 'session-person';

/** The bearer token of this browser, and the id of the logged-in person as text; each is null where it is not known. */
interface Held {
  readonly token: string | null;
  readonly person: string | null;
}

const NOBODY: Held = { token: null, person: null };

/**
 * The session of this window. A copy is needed because local storage can be unavailable; the session then lasts until
 * the page is reloaded. It is undefined until it is first read.
 */
let held: Held | undefined;
/** Whether local storage refused the last change. Its content is then out of date and is not read. */
let isDetached = false;

/** Returns null when local storage is unavailable. */
function readStored(): Held | null {
  try {
    return { token: localStorage.getItem(TOKEN), person: localStorage.getItem(PERSON) };
  } catch {
    return null;
  }
}

const isRenewal = (stored: Held | null): stored is Held =>
  stored !== null && stored.token !== null && stored.person !== null && stored.person === held?.person;

/**
 * Returns the token to send. A token that another window has renewed is read from local storage, because this window may
 * have missed the event while the computer slept. A token of another person is not used: this page still shows the data
 * of the person before, and `onSessionElsewhere` handles the change.
 */
export function readSessionToken(): string | null {
  const stored = isDetached ? null : readStored();
  held ??= stored ?? NOBODY;
  if (isRenewal(stored)) held = stored;
  return held.token;
}

/** @param personId Owner of the token, by which other windows of this browser recognise a renewed token. */
export function writeSessionToken(token: string | null, personId: number | null = null): void {
  held = { token, person: personId === null ? null : String(personId) };
  try {
    // Other windows receive the events in this order, and read the person when the token changes.
    if (held.person === null) localStorage.removeItem(PERSON);
    else localStorage.setItem(PERSON, held.person);
    if (token === null) localStorage.removeItem(TOKEN);
    else localStorage.setItem(TOKEN, token);
    isDetached = false;
  } catch {
    // Local storage can be full or blocked. The session then lasts until the page is closed.
    isDetached = true;
  }
}

/**
 * Stores the owner of the current token. It does not write the token, because another window may just have stored a
 * renewed one that this window has not read yet.
 */
export function storePerson(personId: number): void {
  const { token } = held ?? NOBODY;
  if (isDetached) return writeSessionToken(token, personId);
  const person = String(personId);
  held = { token, person };
  try {
    if (localStorage.getItem(PERSON) !== person) localStorage.setItem(PERSON, person);
  } catch {
    isDetached = true;
  }
}

/** Calls the listener when another window of this browser logs in or out, until the returned function is called. */
export function onSessionElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== TOKEN || newValue === held?.token) return;
    const stored = readStored();
    const isSilent = isRenewal(stored);
    held = stored ?? { token: newValue, person: null };
    isDetached = false;
    if (!isSilent) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
