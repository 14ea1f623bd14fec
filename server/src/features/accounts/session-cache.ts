/**
 * A cache of recently used sessions, only for the embedded database. There this process is the only writer, over one
 * connection, and the notification of a changed session, person or key arrives before the answer to the statement that
 * changed it, so no change is missed. Only the end of a session's time is noticed late, by at most `CACHED_MS`. A
 * database server would notify other processes too late to keep a session that has ended from acting, so it is queried
 * every time.
 */
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../shared/clock.ts';
import { hashToken } from '../../shared/security/secret-token.ts';
import type { Session } from './accounts.service.ts';

const CHANNEL = 'access_changed';
/** How long a session can be used after it expires at most, and how often its last use is recorded. */
const CACHED_MS = 60_000;
/** Maximum number of cached sessions, far above the users of one embedded database; it bounds the memory. */
const MAX_CACHED = 10_000;

type FindSession = (token: string) => Promise<Session | null>;

export interface SessionCache {
  /** Wraps `find`, which is called only for sessions that are not cached. */
  over(find: FindSession): FindSession;
}

export async function createSessionCache({ kind, listen }: Database, clock: Clock): Promise<SessionCache> {
  if (kind === 'server') return { over: (find) => find };
  const remembered = new Map<string, { readonly session: Session; readonly until: number }>();
  // Counts changes: a look-up that overlaps one may have read the old state, and is not cached.
  let changes = 0;
  const forgetAll = () => {
    changes += 1;
    remembered.clear();
  };
  await listen(CHANNEL, forgetAll, forgetAll);

  return {
    over: (find) => async (token) => {
      const key = Buffer.from(hashToken(token)).toString('base64');
      const now = clock.now().getTime();
      const known = remembered.get(key);
      if (known && known.until > now) return known.session;
      const changesBefore = changes;
      const session = await find(token);
      if (session === null || changes !== changesBefore) return session;
      if (remembered.size >= MAX_CACHED) remembered.clear();
      remembered.set(key, { session, until: now + CACHED_MS });
      return session;
    },
  };
}
