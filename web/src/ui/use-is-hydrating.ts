import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns true on the server and while the page hydrates what the server has rendered; false for everything that is
 * rendered later.
 */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
