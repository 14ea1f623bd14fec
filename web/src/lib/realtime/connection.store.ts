import { create } from 'zustand';

interface Connection {
  /** True if realtime events arrive. While they do not, lists with renders in progress are polled. */
  readonly live: boolean;
  /** True if the server has stopped responding. */
  readonly away: boolean;
}

export const useConnection = create<Connection>(() => ({ live: false, away: false }));

export const setLive = (live: boolean): void => useConnection.setState({ live });
export const setAway = (away: boolean): void => useConnection.setState({ away });
