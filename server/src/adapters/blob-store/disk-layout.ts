import { createHash } from 'node:crypto';
import { opendir, rmdir } from 'node:fs/promises';
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

/** Paths of all files below a folder; none when it does not exist. */
export async function* filesBelow(directory: string): AsyncGenerator<string> {
  for await (const { name, isFolder } of entriesOf(directory)) {
    const path = join(directory, name);
    if (isFolder) yield* filesBelow(path);
    else yield path;
  }
}

export async function* entriesOf(directory: string): AsyncGenerator<{ name: string; isFolder: boolean }> {
  for await (const entry of (await orNull(opendir(directory))) ?? []) {
    yield { name: entry.name, isFolder: entry.isDirectory() };
  }
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
