import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** true in what the server draws, and for as long as the page takes that over; false for all that comes later. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
