import { readFile } from 'node:fs/promises';

interface Entry {
  readonly filename: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Extracts one TFLite file from the archive that a MediaPipe package ships for browsers. The file's offsets are listed
 * in the loader script beside the archive, which is parsed and not run.
 * @param pack path of the archive, `…_packed_assets.data`.
 * @throws Error when the archive has no such file.
 */
export async function packedNetwork(pack: string, name: string): Promise<Uint8Array> {
  const script = await readFile(pack.replace(/\.data$/, '_loader.js'), 'utf8');
  const list = /loadPackage\(\{"files": (\[.*?\])/.exec(script)?.[1] ?? '[]';
  const entry = (JSON.parse(list) as readonly Entry[]).find(({ filename }) => filename.endsWith(`/${name}`));
  if (!entry) throw new Error(`${pack} has no ${name}`);
  const bytes = await readFile(pack);
  return bytes.subarray(entry.start, entry.end);
}
