import { create } from 'zustand';

const useSubscribe = create<{ opened: boolean }>(() => ({ opened: false }));

export const useSubscribeOpened = (): boolean => useSubscribe((state) => state.opened);
export const openSubscribe = (): void => useSubscribe.setState({ opened: true });
export const closeSubscribe = (): void => useSubscribe.setState({ opened: false });
