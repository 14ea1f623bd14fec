/** The words that a refusal asks for, in its own quotes: `write "mirrored blur" to fill the room`. */
const ASKED = /\bwrite "([^"]+)"/u;

/** The words with which a refused request would be made, as its reason names them; null when it names none. */
export const offeredWords = (reason: string | null): string | null => reason?.match(ASKED)?.[1] ?? null;
