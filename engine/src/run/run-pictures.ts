import { EngineError } from '../foundation/task/engine-error.ts';
import type { EngineProgress } from '../foundation/task/engine-progress.ts';

interface PictureOptions<Image> {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  readonly onImage?: (image: Image) => void;
}

type MakePicture<Image> = (
  index: number,
  signal: AbortSignal,
  onProgress: (progress: EngineProgress) => void,
) => Promise<Image>;

/**
 * Makes the `count` pictures of one task in parallel: one progress for all, and pictures delivered in order. A failure
 * stops the other pictures, because the whole task fails with it.
 */
export async function runPictures<Image>(
  count: number,
  options: PictureOptions<Image>,
  make: MakePicture<Image>,
): Promise<readonly Image[]> {
  const progress = sumProgress(count, options.onProgress);
  const deliver = inOrder((image: Image) => options.onImage?.(image));
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const made = Array.from({ length: count }, async (_, index) => {
    const image = await make(index, signal, progress);
    deliver(index, image);
    return image;
  });
  try {
    return await Promise.all(made);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(made);
    throw options.signal.aborted ? new EngineError('cancelled', 'The pictures were cancelled.') : error;
  }
}

/** Converts the progress of single pictures into the share of the whole task. */
function sumProgress(count: number, report: (progress: EngineProgress) => void): (progress: EngineProgress) => void {
  const shares = new Float64Array(count);
  return (progress) => {
    shares[progress.imageIndex] = progress.fraction;
    report({ ...progress, fraction: shares.reduce((sum, share) => sum + share, 0) / count });
  };
}

/** Delivers items in the order of their index, whatever the order in which they arrive. */
function inOrder<Item>(hand: (item: Item) => void): (index: number, item: Item) => void {
  const early = new Map<number, Item>();
  let next = 0;
  return (index, item) => {
    early.set(index, item);
    for (let ready = early.get(next); ready !== undefined; ready = early.get(next)) {
      early.delete(next);
      next++;
      hand(ready);
    }
  };
}
