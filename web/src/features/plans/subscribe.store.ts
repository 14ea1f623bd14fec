import { create } from 'zustand';

/** `refused`: the plan did not allow what was asked for. `offered`: the person wants to see the plans. */
export type SubscribeCause = 'refused' | 'offered';

const useSubscribe = create<{ cause: SubscribeCause | null }>(() => ({ cause: null }));

/** Why the dialog is open; null while it is closed. */
export const useSubscribeCause = (): SubscribeCause | null => useSubscribe((state) => state.cause);
export const openSubscribe = (cause: SubscribeCause): void => useSubscribe.setState({ cause });
export const closeSubscribe = (): void => useSubscribe.setState({ cause: null });
