import { create } from 'zustand';

interface Connection {
  /** Whether news arrives by realtime. While it does not, lists with work in progress ask again by themselves. */
  readonly live: boolean;
  /** Whether the server has stopped answering. */
  readonly away: boolean;
}

export const useConnection = create<Connection>(() => ({ live: false, away: false }));

export const setLive = (live: boolean): void => useConnection.setState({ live });
export const setAway = (away: boolean): void => useConnection.setState({ away });
