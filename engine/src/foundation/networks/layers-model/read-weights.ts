import type { LayersModel, Weight, WeightEntry } from './layers-model.ts';

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/**
 * The weights of a layers model by name, as float32.
 * @param bytes all shards of the manifest joined in order; float32, or quantised to 8 or 16 bits.
 * @throws Error for another type, or when the bytes end early.
 */
export function readWeights(manifest: LayersModel['weightsManifest'], bytes: Uint8Array): ReadonlyMap<string, Weight> {
  const weights = new Map<string, Weight>();
  let at = 0;
  for (const entry of manifest.flatMap((group) => group.weights)) {
    const count = sizeOf(entry.shape);
    const width = byteWidth(entry);
    if (at + count * width > bytes.length) throw new Error(`the weights end before ${entry.name}`);
    // A copy, because the values need an aligned start and `slice` of a Buffer would share its memory.
    const own = new Uint8Array(bytes.subarray(at, at + count * width)).buffer;
    weights.set(entry.name, { shape: entry.shape, data: decode(entry, own) });
    at += count * width;
  }
  return weights;
}

function byteWidth({ name, dtype, quantization }: WeightEntry): number {
  const stored = quantization?.dtype ?? dtype;
  if (stored === 'float32') return 4;
  // Integers mean something only with the scale and minimum of their quantisation.
  if (quantization && stored === 'uint8') return 1;
  if (quantization && stored === 'uint16') return 2;
  throw new Error(`the weight ${name} is stored as ${stored}`);
}

function decode({ quantization }: WeightEntry, bytes: ArrayBuffer): Float32Array {
  if (quantization === undefined) return new Float32Array(bytes);
  const { dtype, scale, min } = quantization;
  return Float32Array.from(dtype === 'uint8' ? new Uint8Array(bytes) : new Uint16Array(bytes), (v) => v * scale + min);
}
