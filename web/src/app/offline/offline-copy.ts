/*
 * What the service worker (`public/service-worker.js`) keeps for the time without a connection. It is kept while a person
 * is logged in, and deleted when the session ends.
 */

const WORKER = '/service-worker.js';

/** Names of the caches, as in the worker. */
const CACHES = /^offline-/;

/** Absent without a secure connection, and in browsers that keep nothing, such as those in a private window. */
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

const loadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(window.location.origin) ? name : []));

/**
 * Asks the worker to keep this page and the files that it has loaded, and registers the worker before if there is none.
 * Calls `onFirst` when the worker begins to see the requests of the page, which made its first ones without it.
 */
export async function keepOffline(onFirst: () => void): Promise<void> {
  const container = workers();
  if (container === undefined || !import.meta.env.PROD) return;
  if (container.controller === null) container.addEventListener('controllerchange', onFirst, { once: true });
  container.addEventListener('message', reloadOldPage);
  await container.register(WORKER, { updateViaCache: 'none' });
  const { active } = await container.ready;
  active?.postMessage({ kind: 'keep', loaded: loadedFiles() });
}

/** Deletes all that is kept. The worker forgets as well what it is about to keep. */
export async function forgetOffline(): Promise<void> {
  const container = workers();
  if (container === undefined || container.controller === null) return;
  container.controller.postMessage({ kind: 'forget' });
  const registration = await container.getRegistration();
  await registration?.unregister();
  for (const name of await caches.keys()) if (CACHES.test(name)) await caches.delete(name);
}

/**
 * A page that was opened without the server may be of an earlier version than the server that answers again. It has sent
 * nothing yet, and the browser asks before it discards work that is not saved.
 */
function reloadOldPage({ data }: MessageEvent<{ readonly kind: string }>): void {
  const isKept = document.documentElement.hasAttribute('data-offline');
  if (isKept && data.kind === 'other-version') window.location.reload();
}
