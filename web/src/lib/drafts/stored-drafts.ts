/*
 * Unsent work such as masks and sketches, stored in IndexedDB so that it survives a reload. If the browser refuses the
 * database, only that is lost.
 */

interface StoredDrafts<Draft> {
  /** @returns null if no draft is stored under the key. */
  readonly load: (key: string) => Promise<Draft | null>;
  readonly save: (key: string, draft: Draft) => Promise<void>;
}

interface Row<Draft> {
  readonly key: string;
  /** Time of the last save in milliseconds since 1970. The name is part of the stored format. */
  readonly keptAt: number;
  readonly draft: Draft;
}

const STORE = 'drafts';

/** Opens a store of drafts of one kind. When a draft is saved, only the `limit` most recent ones are retained. */
export function createStoredDrafts<Draft>(database: string, limit: number): StoredDrafts<Draft> {
  let opening: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode) => {
    opening ??= open(database);
    return (await opening).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    load: async (key) => {
      const row = (await answer((await store('readonly')).get(key))) as Row<Draft> | undefined;
      return row?.draft ?? null;
    },
    save: async (key, draft) => {
      const rows = await store('readwrite');
      await answer(rows.put({ key, keptAt: Date.now(), draft } satisfies Row<Draft>));
      const keys = await answer(rows.index('keptAt').getAllKeys());
      await Promise.all(keys.slice(0, -limit).map((old) => answer(rows.delete(old))));
    },
  };
}

const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No database'));
  });

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });
