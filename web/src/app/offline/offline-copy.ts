/*
 * What the service worker (`public/service-worker.js`) keeps for the time without a connection: the product itself, and
 * what a person has seen while they are logged in.
 */

const WORKER = '/service-worker.js';

interface Wishes {
  /** Whether a person is logged in. What was kept of them is deleted when nobody is. */
  readonly isPerson: boolean;
  /** Called when answers begin to be kept. Those that the page already has were not seen by the worker. */
  readonly onBegun: () => void;
}

const ownAddresses = (entries: PerformanceEntryList): readonly string[] =>
  entries.flatMap(({ name }) => (name.startsWith(window.location.origin) ? name : []));

/**
 * Tells the worker of the files that the page had asked for before the worker saw its requests, as they arrive. Calls
 * `onPassed` with their addresses.
 */
function watchPassed(onPassed: (addresses: readonly string[]) => void, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const addresses = ownAddresses(entries.filter(({ workerStart }) => workerStart === 0));
    if (addresses.length > 0) onPassed(addresses);
  });
  observer.observe({ type: 'resource' });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Asks the worker to keep this page and the files that it has loaded, and registers the worker before if there is none.
 * Until the signal is aborted, files that come past the worker are kept too. Does nothing without a secure connection,
 * and in browsers that keep nothing, such as those in a private window.
 */
export async function keepOffline({ isPerson, onBegun }: Wishes, signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const container = navigator.serviceWorker;
  container.onmessage = ({ data }: MessageEvent<{ readonly kind: string }>) => {
    if (data.kind === 'begun') onBegun();
    if (data.kind === 'other-version') reloadOldPage();
  };
  await container.register(WORKER, { updateViaCache: 'none' });
  const { active } = await container.ready;
  if (signal.aborted) return;
  // A file that is on its way is not among the loaded ones.
  watchPassed((passed) => active?.postMessage({ kind: 'passed', passed }), signal);
  const loaded = ownAddresses(performance.getEntriesByType('resource'));
  active?.postMessage({ kind: 'keep', loaded, isPerson });
}

/**
 * A page that was opened without the server may be of an earlier version than the server that answers again. It has sent
 * nothing yet, and the browser asks before it discards work that is not saved.
 */
function reloadOldPage(): void {
  if (document.documentElement.hasAttribute('data-offline')) window.location.reload();
}
