import { useSyncExternalStore } from 'react';

/** The value never changes while a component is mounted, so nothing has to be notified. */
const subscribeToNothing = () => () => {};

/**
 * Returns true on the server and while the page hydrates what the server has rendered; false for everything that is
 * rendered later.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
