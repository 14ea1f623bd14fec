import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const isSource = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');

/**
 * SHA-256 in hexadecimal of this engine's source files and their names, without tests: it changes with whatever may
 * change a picture. Reads more than a thousand files one after the other. @throws the error of the system when a file
 * cannot be read.
 */
export async function sourceDigest(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(SOURCES, { recursive: true }))
    .filter(isSource)
    .map((name) => name.replaceAll('\\', '/'));
  for (const name of names.toSorted()) hash.update(`${name}\0`).update(await readFile(`${SOURCES}${name}`));
  return hash.digest('hex');
}
