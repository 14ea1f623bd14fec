import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshAll } from '../../features/session/session.api.ts';
import { readSessionToken } from '../../lib/api/session-token.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import { useIsIdle } from '../use-is-idle.ts';
import { keepOffline } from './offline-copy.ts';

/** Becomes true with the first key or touch, and stays true. */
function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onAct = () => {
      listening.abort();
      setHasActed(true);
    };
    for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, onAct, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return hasActed;
}

/**
 * Keeps the product for the time without a connection: for a person with what they have seen, for visitors who use the
 * page only the page itself. `userId` is undefined until the session is known. After the server was away, what is kept
 * is brought up to date.
 */
export function useOfflineCopy(userId: number | null | undefined): void {
  const queryClient = useQueryClient();
  const isIdle = useIsIdle();
  const hasActed = useHasActed();
  const away = useConnection((state) => state.away);
  const isDue = isIdle && !away && userId !== undefined && (userId !== null || hasActed);
  useEffect(() => {
    // A server that fails has not ended the session.
    const isUnknown = userId === null && readSessionToken() !== null;
    if (!isDue || isUnknown) return;
    const leaving = new AbortController();
    const wishes = { isPerson: userId !== null, onBegun: () => refreshAll(queryClient) };
    // A browser may refuse to store anything. The product works without.
    keepOffline(wishes, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [queryClient, userId, isDue]);
}
