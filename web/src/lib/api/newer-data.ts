import type { InferDataFromTag, Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/*
 * A request may be answered from a state before a change that the page already knows. These functions see to it that
 * such an answer never replaces newer data.
 */

/**
 * Writes a state that the server has confirmed to the query cache, and sends a running request of that query again. An
 * updater is not called without data.
 */
export function putConfirmed<Data = unknown, Key extends QueryKey = QueryKey, Known = InferDataFromTag<Data, Key>>(
  queryClient: QueryClient,
  queryKey: Key,
  change: NoInfer<Known> | ((data: NoInfer<Known>) => NoInfer<Known>),
): void {
  const isUpdater = (given: typeof change): given is (data: Known) => Known => typeof given === 'function';
  queryClient.setQueryData<Known>(queryKey as QueryKey, (data) => {
    if (!isUpdater(change)) return change;
    return data === undefined ? undefined : change(data);
  });
  askAgain(queryClient, { queryKey, exact: true });
}

/**
 * Sends the running requests of these queries again. An answer that was already under way is ignored, or is shown only
 * until the next one arrives where there is nothing else to show.
 */
export function askAgain(queryClient: QueryClient, filters: QueryFilters): void {
  for (const query of queryClient.getQueryCache().findAll(filters)) {
    if (query.state.fetchStatus === 'idle') continue;
    if (query.state.data === undefined) askAfterwards(queryClient, query);
    else {
      void query.cancel({ silent: true });
      // Whoever waits for the earlier request gets this answer, or its error.
      query.fetch().catch(() => null);
    }
  }
}

const askedAfterwards = new WeakSet<Query>();

/** Reloads a query after its first request has been answered. */
function askAfterwards(queryClient: QueryClient, query: Query): void {
  if (askedAfterwards.has(query)) return;
  askedAfterwards.add(query);
  const ended = () => askedAfterwards.delete(query);
  const first = query.fetch().then(ended);
  first.then(() => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })).catch(ended);
}

/**
 * Reloads these queries. Unlike `invalidateQueries` it does not settle for the answer to a first request that is still
 * running and may have missed the change.
 */
export function reload(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  askAgain(queryClient, filters);
  return queryClient.invalidateQueries(filters, { cancelRefetch: false });
}
