/** A network that is loaded with its first use and stays; `onLoading` is called by the use that has to wait for it. */
export type LazyNetwork<Network> = (onLoading: () => void) => Promise<Network>;

/** Two uses at the same time load once; a load that fails is tried again by the next use. */
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
