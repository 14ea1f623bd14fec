/*
 * What was made and not sent yet, in the browser's own database: it outlives a reload. A browser that refuses the
 * database loses nothing but that.
 */

interface KeptDrafts<Draft> {
  /** @returns null when there is none. */
  readonly load: (key: string) => Promise<Draft | null>;
  readonly keep: (key: string, draft: Draft) => Promise<void>;
}

interface Row<Draft> {
  readonly key: string;
  readonly keptAt: number;
  readonly draft: Draft;
}

const STORE = 'drafts';

/** Drafts of one kind by their keys, the `most` that were kept last. */
export function createKeptDrafts<Draft>(database: string, most: number): KeptDrafts<Draft> {
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
    keep: async (key, draft) => {
      const rows = await store('readwrite');
      await answer(rows.put({ key, keptAt: Date.now(), draft } satisfies Row<Draft>));
      const keys = await answer(rows.index('keptAt').getAllKeys());
      await Promise.all(keys.slice(0, -most).map((old) => answer(rows.delete(old))));
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
