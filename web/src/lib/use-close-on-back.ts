import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While it is used, Back closes what lies over the page, and the page stays. */
export function useCloseOnBack(close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
