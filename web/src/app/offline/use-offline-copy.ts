import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAll } from '../../features/session/session.api.ts';
import { readSessionToken } from '../../lib/api/session-token.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import { useIsIdle } from '../use-is-idle.ts';
import { forgetOffline, keepOffline } from './offline-copy.ts';

/**
 * Keeps the product for the time without a connection while a person is logged in, and nothing for visitors. `userId`
 * is undefined until the session is known. After the server was away, what is kept is brought up to date.
 */
export function useOfflineCopy(userId: number | null | undefined): void {
  const queryClient = useQueryClient();
  const isIdle = useIsIdle();
  const away = useConnection((state) => state.away);
  useEffect(() => {
    if (userId === undefined || !isIdle || away) return;
    // A browser may refuse to store anything. The product works without.
    const ignore = () => undefined;
    if (userId !== null) keepOffline(() => refreshAll(queryClient)).catch(ignore);
    // A server that fails has not ended the session.
    else if (readSessionToken() === null) forgetOffline().catch(ignore);
  }, [queryClient, userId, isIdle, away]);
}
