const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A session ends this long after its login at the latest. */
export const SESSION_MS = 30 * DAY_MS;
/** A session ends when it is not used for this long. */
export const UNUSED_MS = 7 * DAY_MS;
/** Minimum interval between two updates of `last_seen_at`, so that reading requests seldom write. */
export const SEEN_MS = 5 * MINUTE_MS;
/** Age at which a token is renewed. */
export const RENEWAL_MS = DAY_MS;
/** How long a replaced token works once its successor has been used, for requests and windows that still have it. */
export const OVERLAP_MS = 10 * MINUTE_MS;
/** Time after which a new token that nobody has used counts as lost on its way, so that another one is issued. */
export const LOST_MS = MINUTE_MS;

export const before = (time: Date, milliseconds: number): Date => new Date(time.getTime() - milliseconds);
export const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);
