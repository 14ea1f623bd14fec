/**
 * Sessions that were looked up lately. Only of the embedded database: this process alone writes to it, over one
 * connection, and the news that a session, a person or a key has changed arrives before the answer to the statement
 * that changed it, so that what is remembered holds. A database server tells other processes after the fact, when an
 * ended session could still have acted: it is asked each time.
 */
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../shared/clock.ts';
import { hashToken } from '../../shared/secret-token.ts';
import type { Session } from './accounts.service.ts';

const CHANNEL = 'access_changed';
/** Bounds how long a session is used after its end by time, and how rarely it is seen. */
const REMEMBERED_MS = 60_000;
/** Far above the people of one embedded database; bounds what strangers with many sessions can fill. */
const MOST_REMEMBERED = 10_000;

type FindSession = (token: string) => Promise<Session | null>;

export interface SessionMemory {
  /** Asks `find` only for what is not remembered. */
  over(find: FindSession): FindSession;
}

export async function createSessionMemory({ kind, listen }: Database, clock: Clock): Promise<SessionMemory> {
  if (kind === 'server') return { over: (find) => find };
  const remembered = new Map<string, { readonly session: Session; readonly until: number }>();
  // A look-up under way while something changes may have read what was before.
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
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, { session, until: now + REMEMBERED_MS });
      return session;
    },
  };
}
