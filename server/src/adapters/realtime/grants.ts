/**
 * Grants bind a connection to the session that authorised its private channels: the data of such a channel, which the
 * signature covers, names the session. The connection is closed on every server when the session ends or when the
 * person is blocked or unblocked. Whatever statement causes that, triggers of the database notify it.
 */
import { z } from 'zod';
import type { OpenedPool } from '../../db/opened-pool.ts';
import type { RealtimeGrant } from '../../ports/realtime-publisher.port.ts';
import { parseObject } from './protocol.ts';

export interface Grants {
  /** Whether the session still has the rights of the grant. Throws while the database is away. */
  isCurrent(grant: RealtimeGrant): Promise<boolean>;
  watch(watcher: GrantWatcher): Promise<void>;
  close(): Promise<void>;
}

interface GrantWatcher {
  /** Called for the grants of a session, or of all sessions of a person, that have ended. */
  ended(isEnded: (grant: RealtimeGrant) => boolean): void;
  /** Called when notifications may have been lost, as after a broken connection to the database. */
  missed(): void;
}

const NOTIFY_CHANNEL = 'access_ended';

export function createGrants({ listen }: Pick<OpenedPool, 'listen'>, isCurrent: Grants['isCurrent']): Grants {
  let stopListening: (() => Promise<void>) | null = null;
  return {
    isCurrent,
    async watch({ ended, missed }) {
      const onPayload = (payload: string) => {
        const [kind, text] = payload.split(' ');
        const id = Number(text);
        ended(({ sessionId, userId }) => (kind === 'session' ? sessionId : userId) === id);
      };
      stopListening = await listen(NOTIFY_CHANNEL, onPayload, missed);
    },
    async close() {
      await stopListening?.();
    },
  };
}

const grantSchema = z
  .object({ session_id: z.number(), user_id: z.number(), is_blocked: z.boolean() })
  .transform((data) => ({ sessionId: data.session_id, userId: data.user_id, isBlocked: data.is_blocked }));

export const writeGrant = ({ sessionId, userId, isBlocked }: RealtimeGrant): string =>
  JSON.stringify({ session_id: sessionId, user_id: userId, is_blocked: isBlocked });

/** The grant in the signed data of a private channel; null for what a program with the secret has signed itself. */
export const readGrant = (channelData: string): RealtimeGrant | null =>
  grantSchema.safeParse(parseObject(channelData)).data ?? null;
