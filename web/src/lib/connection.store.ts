import { create } from 'zustand';

/** Whether news arrives by realtime. While it does not, lists with work in progress ask again by themselves. */
export const useConnection = create<{ live: boolean }>(() => ({ live: false }));

export const setLive = (live: boolean): void => useConnection.setState({ live });
