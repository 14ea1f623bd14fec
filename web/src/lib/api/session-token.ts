const TOKEN = 'session-token';
const PERSON = 'session-person';

/** The bearer token of this browser, and the id of its person as text; null where it is not known. */
interface Held {
  readonly token: string | null;
  readonly person: string | null;
}

const NOBODY: Held = { token: null, person: null };

/**
 * What this window uses, so that the session lasts until reload if local storage is unavailable. undefined until it is
 * first read.
 */
let held: Held | undefined;
/** Whether local storage refused the last change and is therefore out of date. */
let isDetached = false;

/** null when local storage is unavailable. */
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
 * Returns the token to send. It follows local storage if another window has renewed it: this window may have slept, and
 * not have received the event. The login of another person is left to `onSessionElsewhere`, because this page still shows
 * the data of the one before.
 */
export function readSessionToken(): string | null {
  const stored = isDetached ? null : readStored();
  held ??= stored ?? NOBODY;
  if (isRenewal(stored)) held = stored;
  return held.token;
}

/** @param personId Whose token it is; windows of this browser then recognise a renewed token. */
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
 * Stores whose token it is, and leaves the token alone: another window may just have stored a renewed one, which this
 * window can see a moment later.
 */
export function storePerson(personId: number): void {
  const { token } = held ?? NOBODY;
  if (isDetached) return writeSessionToken(token, personId);
  held = { token, person: String(personId) };
  try {
    if (localStorage.getItem(PERSON) !== held.person) localStorage.setItem(PERSON, held.person!);
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
