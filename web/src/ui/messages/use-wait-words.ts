import { useConnection } from '../../lib/realtime/connection.store.ts';

/** What is said in the place of content that has not arrived: without a connection it does not arrive by waiting. */
export const useWaitWords = (): string =>
  useConnection((state) => (state.away ? 'This page needs a connection' : 'Please wait...'));
