/**
 * Decodes photographs from phones: HEIC contains HEVC, which libvips is built without. libheif in WebAssembly decodes
 * them one at a time, because a photograph from a modern camera needs several hundred megabytes.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { UPLOAD_PIXEL_LIMIT } from '@kenna/contract';
import sharp from 'sharp';
import { AppError } from '../../../shared/app-error.ts';
import type { DecodedHeic, HeicTask } from './heic-thread.ts';

/** Forty-eight megapixels take some seconds. */
const TIMEOUT_MS = 30_000;
/** Limit for the thread's script objects; pixels are not included. */
const THREAD_MEMORY_MB = 256;
/** The advice names settings of the phone that took the photograph. */
const UNREADABLE_TEXT =
  'This HEIC could not be read. Share it from the phone as JPG ("Most Compatible" in the settings of the camera), then try again.';

/** Bytes of the signature and the IHDR chunk. */
const PNG_HEAD = 33;

/** The ICC profile of the container's first `colr` box; null where it has none. Source: ISO/IEC 14496-12, 12.1.5. */
function profileIn(heic: Buffer): Buffer | null {
  const at = heic.indexOf('colrprof', 0, 'latin1');
  if (at < 4) return null;
  const end = at - 4 + heic.readUInt32BE(at - 4);
  return end > heic.length || end <= at + 8 ? null : heic.subarray(at + 8, end);
}

/** Embeds the profile in a PNG: phones write Display P3. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('iCCPcamera\0\0', 'latin1'), deflateSync(profile)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(named.length - 4, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([
    png.subarray(0, PNG_HEAD),
    frame.subarray(0, 4),
    named,
    frame.subarray(4),
    png.subarray(PNG_HEAD),
  ]);
}

async function decode(bytes: Buffer): Promise<DecodedHeic> {
  const worker = new Worker(new URL('./heic-thread.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), maxPixels: UPLOAD_PIXEL_LIMIT } satisfies HeicTask,
    // The decoder logs its warnings to the console; the error of the answer is enough.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
  });
  try {
    const [decoded] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [DecodedHeic];
    return decoded;
  } catch (error) {
    throw new AppError('image_unreadable', { text: UNREADABLE_TEXT, cause: error });
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** The picture as PNG, upright. @throws AppError `image_unreadable`, `image_too_many_pixels`. */
export async function readHeic(bytes: Buffer): Promise<Buffer> {
  const decoding = last.then(() => decode(bytes));
  last = decoding.catch(() => undefined);
  const decoded = await decoding;
  if (decoded === null) throw new AppError('image_too_many_pixels');
  const { width, height, data } = decoded;
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = profileIn(bytes);
  return profile === null ? png : withProfile(png, profile);
}
