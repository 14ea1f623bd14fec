import { create } from 'zustand';

/**
 * Reason why the dialog was opened. `refused`: the plan did not allow a request. `offered`: the person asked to see the
 * plans.
 */
export type SubscribeCause = 'refused' | 'offered';

const useSubscribe = create<{ cause: SubscribeCause | null }>(() => ({ cause: null }));

/** Reason why the dialog is open, null while it is closed. */
export const useSubscribeCause = (): SubscribeCause | null => useSubscribe((state) => state.cause);
export const openSubscribe = (cause: SubscribeCause): void => useSubscribe.setState({ cause });
export const closeSubscribe = (): void => useSubscribe.setState({ cause: null });
