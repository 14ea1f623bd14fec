import type { WebSocket } from 'ws';
import type { RealtimeGrant } from '../../ports/realtime-publisher.port.ts';
import type { Grants } from './grants.ts';
import { CODES } from './protocol.ts';

/** The sessions for which a connection has subscribed to private channels. */
export function createConnectionGrants(socket: WebSocket, { isCurrent }: Pick<Grants, 'isCurrent'>) {
  /** Every grant that the connection has used, with the answer to whether it was current. */
  const held = new Map<RealtimeGrant, Promise<boolean>>();

  async function check(grant: RealtimeGrant): Promise<boolean> {
    try {
      if (await isCurrent(grant)) return true;
      end();
    } catch {
      socket.close(CODES.unavailable, 'The session cannot be checked now');
    }
    return false;
  }

  function end(): void {
    socket.close(CODES.unauthorised, 'The session has ended');
  }

  return {
    /**
     * Asks once for each grant. The grant is held before the answer, so that the connection is closed when the session
     * ends meanwhile.
     */
    admits(grant: RealtimeGrant): Promise<boolean> {
      for (const [known, answer] of held) if (isSame(known, grant)) return answer;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      held.set(grant, promise);
      void check(grant).then(resolve);
      return promise;
    },
    /** Closes the connection if it holds a grant that has ended. */
    endIf(isEnded: (grant: RealtimeGrant) => boolean): void {
      if ([...held.keys()].some(isEnded)) end();
    },
  };
}

const isSame = (one: RealtimeGrant, other: RealtimeGrant): boolean =>
  one.sessionId === other.sessionId && one.userId === other.userId && one.isBlocked === other.isBlocked;
