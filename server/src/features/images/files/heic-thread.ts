/** Decodes a HEIC outside the main thread, so that its memory is freed with the thread. */
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

export interface HeicTask {
  readonly bytes: Uint8Array;
  /** Checked before decoding. */
  readonly maxPixels: number;
}
/** RGBA, upright; null when the picture has too many pixels. */
export type DecodedHeic = { readonly width: number; readonly height: number; readonly data: Uint8Array } | null;

async function decode({ bytes, maxPixels }: HeicTask): Promise<DecodedHeic> {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('There is no picture in the file.');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return null;
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const decoded = await new Promise((resolve) => image.display(target, resolve));
  if (decoded === null) throw new Error('The picture could not be decoded.');
  return { width, height, data: new Uint8Array(target.data.buffer) };
}

parentPort?.postMessage(await decode(workerData as HeicTask));
