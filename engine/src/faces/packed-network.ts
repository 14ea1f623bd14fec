import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface Entry {
  readonly filename: string;
  readonly start: number;
  readonly end: number;
}

/**
 * One TFLite file out of the pack that a MediaPipe package carries for browsers. Where it lies in the pack stands in the
 * script beside it, which is read and not run.
 *
 * @param solution name of the package, such as `face_mesh`. @throws Error when the pack has no such file.
 */
export async function packedNetwork(solution: string, name: string): Promise<Uint8Array> {
  const { resolve } = createRequire(import.meta.url);
  const pack = `@mediapipe/${solution}/${solution}_solution_packed_assets`;
  const script = await readFile(resolve(`${pack}_loader.js`), 'utf8');
  const list = /loadPackage\(\{"files": (\[.*?\])/.exec(script)?.[1] ?? '[]';
  const entry = (JSON.parse(list) as readonly Entry[]).find(({ filename }) => filename.endsWith(`/${name}`));
  if (!entry) throw new Error(`the package @mediapipe/${solution} has no ${name}`);
  const bytes = await readFile(resolve(`${pack}.data`));
  return bytes.subarray(entry.start, entry.end);
}
