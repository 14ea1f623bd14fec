import type { Size } from './mask/rect.ts';
import type { Mask } from './mask/mask.ts';
import { maskOfRuns, runsOf } from './mask/runs.ts';

/*
 * Masks that were drawn and not thrown away, by the address of their picture, in the browser's own database. They
 * outlive a reload; the newest few are kept. A browser that refuses the database loses nothing but that.
 */

interface Draft extends Size {
  readonly picture: string;
  readonly keptAt: number;
  readonly runs: Uint32Array;
}

const STORE = 'masks';
const MOST = 24;

/** @returns null without a draft of that size. */
export async function loadDraft(picture: string, size: Size): Promise<Mask | null> {
  const database = await open();
  const draft = (await answer(database.transaction(STORE).objectStore(STORE).get(picture))) as Draft | undefined;
  if (!draft || draft.width !== size.width || draft.height !== size.height) return null;
  return maskOfRuns(draft.runs, size);
}

export async function keepDraft(picture: string, mask: Mask): Promise<void> {
  const { width, height } = mask;
  const draft: Draft = { picture, width, height, keptAt: Date.now(), runs: runsOf(mask) };
  const store = (await open()).transaction(STORE, 'readwrite').objectStore(STORE);
  await answer(store.put(draft));
  const keys = await answer(store.index('keptAt').getAllKeys());
  await Promise.all(keys.slice(0, -MOST).map((key) => answer(store.delete(key))));
}

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mask-canvas', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'picture' }).createIndex('keptAt', 'keptAt');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No database'));
  });
  return opening;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });
