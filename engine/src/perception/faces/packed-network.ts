import { readFile } from 'node:fs/promises';

interface Entry {
  readonly filename: string;
  readonly start: number;
  readonly end: number;
}

/**
 * One TFLite file out of the pack that a MediaPipe package carries for browsers. Where it lies in the pack stands in the
 * script beside it, which is read and not run.
 *
 * @param pack path of the pack, `…_packed_assets.data`. @throws Error when it has no such file.
 */
export async function packedNetwork(pack: string, name: string): Promise<Uint8Array> {
  const script = await readFile(pack.replace(/\.data$/, '_loader.js'), 'utf8');
  const list = /loadPackage\(\{"files": (\[.*?\])/.exec(script)?.[1] ?? '[]';
  const entry = (JSON.parse(list) as readonly Entry[]).find(({ filename }) => filename.endsWith(`/${name}`));
  if (!entry) throw new Error(`${pack} has no ${name}`);
  const bytes = await readFile(pack);
  return bytes.subarray(entry.start, entry.end);
}
