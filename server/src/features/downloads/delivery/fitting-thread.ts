/** Fits and checks the pictures of a delivery outside the main thread, which answers requests meanwhile. */
import { parentPort } from 'node:worker_threads';
import type { Channel, FileCheck } from '@kenna/contract';
import { checkFile } from './check-file.ts';
import { fitPicture, type FittedPicture } from './fit-picture.ts';

export interface FittingTask {
  readonly kind: 'fit' | 'check';
  readonly file: Uint8Array;
  readonly channel: Channel;
}

export type FittingAnswer =
  | { readonly kind: 'fit'; readonly fitted: FittedPicture | FileCheck }
  | { readonly kind: 'check'; readonly checks: readonly FileCheck[] };

const port = parentPort!;

async function answerTo({ kind, file, channel }: FittingTask): Promise<void> {
  if (kind === 'check') {
    port.postMessage({ kind, checks: await checkFile(file, channel) } satisfies FittingAnswer);
    return;
  }
  const fitted = await fitPicture(file, channel);
  // The pixels are handed over rather than copied.
  const handedOver = 'pixels' in fitted ? [fitted.pixels.data.buffer as ArrayBuffer] : [];
  port.postMessage({ kind, fitted } satisfies FittingAnswer, handedOver);
}

// An error ends the thread, and reaches whoever waits for the answer.
port.on('message', (task: FittingTask) => void answerTo(task));
