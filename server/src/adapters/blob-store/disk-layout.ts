import { createHash } from 'node:crypto';
import { readdir, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isAbsent, orNull } from './absent-file.ts';

/** Path of a key: two levels of folders, named by a hash of the key's second part, keep every folder small. */
export function pathOfKey(folder: string, key: string): string {
  const [first = '', second, ...rest] = key.split('/');
  if (second === undefined) return join(folder, first);
  const hash = createHash('sha256').update(second).digest('hex');
  return join(folder, first, hash.slice(0, 2), hash.slice(2, 4), second, ...rest);
}

/** The inverse of `pathOfKey`. */
export function keyOfPath(folder: string, path: string): string {
  const [first, ...rest] = relative(folder, path).split(sep);
  return [first, ...rest.slice(2)].join('/');
}

/**
 * Paths of all files below a folder, sorted by their parts; none when it does not exist. `after`: the parts of a path
 * below the folder, of which only later ones follow.
 */
export async function* filesBelow(directory: string, after: readonly string[] = []): AsyncGenerator<string> {
  const [first = '', ...rest] = after;
  for (const { name, isFolder } of await entriesOf(directory)) {
    const path = join(directory, name);
    if (name < first || (name === first && !isFolder)) continue;
    if (isFolder) yield* filesBelow(path, name === first ? rest : []);
    else yield path;
  }
}

/** Sorted by name: folders are small, so one is read whole. */
async function entriesOf(directory: string): Promise<{ name: string; isFolder: boolean }[]> {
  const entries = (await orNull(readdir(directory, { withFileTypes: true }))) ?? [];
  return entries
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Removes `directory` and its parents below `until`, as long as they are empty. */
export async function removeEmptyFolders(directory: string, until: string): Promise<void> {
  for (let each = directory; each !== until; each = dirname(each)) {
    try {
      await rmdir(each);
    } catch (error) {
      if (!isAbsent(error)) return;
    }
  }
}
