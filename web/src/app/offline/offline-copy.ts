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

const loadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(window.location.origin) ? name : []));

/**
 * Asks the worker to keep this page and the files that it has loaded, and registers the worker before if there is none.
 * Does nothing without a secure connection, and in browsers that keep nothing, such as those in a private window.
 */
export async function keepOffline({ isPerson, onBegun }: Wishes): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const container = navigator.serviceWorker;
  container.onmessage = ({ data }: MessageEvent<{ readonly kind: string }>) => {
    if (data.kind === 'begun') onBegun();
    if (data.kind === 'other-version') reloadOldPage();
  };
  await container.register(WORKER, { updateViaCache: 'none' });
  const { active } = await container.ready;
  active?.postMessage({ loaded: loadedFiles(), isPerson });
}

/**
 * A page that was opened without the server may be of an earlier version than the server that answers again. It has sent
 * nothing yet, and the browser asks before it discards work that is not saved.
 */
function reloadOldPage(): void {
  if (document.documentElement.hasAttribute('data-offline')) window.location.reload();
}
