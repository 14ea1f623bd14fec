/**
 * A network that is loaded at its first use and retained; `onLoading` is called for a use that has to wait for loading.
 */
export type LazyNetwork<Network> = (onLoading: () => void) => Promise<Network>;

/** Concurrent uses load the network once; a failed load is retried by the next use. */
export function loadOnce<Network>(load: () => Promise<Network>): LazyNetwork<Network> {
  let loading: Promise<Network> | null = null;
  let ready = false;
  return async (onLoading) => {
    if (!ready) onLoading();
    loading ??= load();
    try {
      const network = await loading;
      ready = true;
      return network;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
}
