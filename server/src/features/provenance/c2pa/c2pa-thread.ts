/**
 * Runs the C2PA library outside the main thread. Its input may be hostile, so the main thread terminates this one when it
 * takes too long or has failed. Nothing is fetched: neither manifests that a file names elsewhere nor revocations.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';
import { withMemoryLimit } from './limit-memory.ts';
import type { CredentialedFile, FromThread, Ingredient, ThreadTask, ToThread } from './thread-messages.ts';

/** What the library uses of a browser's `Blob`: `slice` and `size`, read by a `FileReaderSync`. */
class MemoryBlob {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
  get size(): number {
    return this.bytes.length;
  }
  slice(start: number, end: number): MemoryBlob {
    return new MemoryBlob(this.bytes.subarray(start, end));
  }
}
class MemoryReader {
  readAsArrayBuffer(blob: MemoryBlob): ArrayBuffer {
    return blob.bytes.slice().buffer as ArrayBuffer;
  }
}
Object.assign(globalThis, {
  FileReaderSync: MemoryReader,
  fetch: () => Promise.reject(new Error('content credentials are read without the network')),
});

/** Several times the largest file that leaves: hostile credentials can be compressed and repeated. */
const MEMORY_BYTES = 1536 * 1024 * 1024;
const library = readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm')));
initSync({ module: withMemoryLimit(library, MEMORY_BYTES) });

const port = parentPort!;
const NO_CREDENTIALS = 'JumbfNotFound';
/** A compressed manifest may grow to this many megabytes; those of pictures with thumbnails have one or two. */
const SETTINGS = {
  core: { max_decompressed_manifest_size_in_mb: 8 },
  verify: { remote_manifest_fetch: false, ocsp_fetch: false },
};
const blobOf = ({ bytes }: CredentialedFile) => new MemoryBlob(bytes) as unknown as Blob;
const post = (message: FromThread) => port.postMessage(message);

/** Asks the main thread, which has the key. */
function signatureOf(claim: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const answer = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    port.once('message', (message: ToThread) => {
      if (message.kind === 'signature') resolve(new Uint8Array(message.structure));
    });
  });
  post({ kind: 'claim', claim: claim.slice() });
  return answer;
}

/** Statements name the ingredient by `label`. */
async function addIngredient(
  builder: WasmBuilder,
  { title, file }: Ingredient,
  { label, relationship }: { readonly label: string; readonly relationship: 'parentOf' | 'componentOf' },
): Promise<void> {
  const ingredient = JSON.stringify({ title, relationship, label });
  if (file === null) builder.addIngredient(ingredient);
  else await builder.addIngredientFromBlob(ingredient, file.contentType, blobOf(file));
}

async function sign({ file, statement, algorithm, reserved }: Extract<ThreadTask, { kind: 'sign' }>) {
  const { title, generator, assertions, parent, component } = statement;
  const { contentType: format } = file;
  const definition = { claim_generator_info: [generator], title, format, assertions };
  const context = JSON.stringify(SETTINGS);
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), context);
  if (parent !== null) await addIngredient(builder, parent, { label: 'parent', relationship: 'parentOf' });
  if (component !== null) {
    await addIngredient(builder, component, { label: 'component', relationship: 'componentOf' });
  }
  const signer = { alg: algorithm, reserveSize: reserved, sign: signatureOf };
  const bytes = await builder.sign(signer, [], format, blobOf(file));
  builder.free();
  post({ kind: 'signed', bytes });
}

async function read({ file, anchors }: Extract<ThreadTask, { kind: 'read' }>) {
  const context = JSON.stringify({ ...SETTINGS, trust: { user_anchors: anchors } });
  try {
    const reader = await WasmReader.fromBytes(file.contentType, file.bytes, context);
    const json = reader.json();
    reader.free();
    post({ kind: 'read', json });
  } catch (error) {
    if (!String(error).includes(NO_CREDENTIALS)) throw error;
    post({ kind: 'read', json: null });
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind !== 'task') return;
  const { task } = message;
  (task.kind === 'sign' ? sign(task) : read(task)).catch((error: unknown) =>
    post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
