import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { AppError } from '../../../shared/app-error.ts';
import type { PdfPage } from './pdf-thread.ts';

/** Ordinary pages take well under a second. */
const TIMEOUT_MS = 20_000;

/** The first page of a PDF as PNG. @throws AppError `image_unreadable`, also when it takes too long. */
export async function rasterisePdf(bytes: Uint8Array): Promise<Buffer> {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { workerData: new Uint8Array(bytes) });
  try {
    const [page] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [PdfPage];
    const { width, height, data } = page;
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  } catch (error) {
    throw new AppError('image_unreadable', { cause: error });
  } finally {
    await worker.terminate();
  }
}
