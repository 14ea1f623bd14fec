import type { EnginePixels } from '../image/pixels.ts';
import { EngineError } from './engine-error.ts';
import type { EditStage, EngineProgress } from './engine-progress.ts';

/** What every operation on pictures is given beside its task. */
export interface EditContext {
  /** Which picture of the task, from 0; the first of those that the operation makes. */
  readonly index: number;
  readonly seed: number;
  /** Asked every few milliseconds; true stops the work with a `cancelled` error. */
  readonly isCancelled: () => boolean;
  /** Fractions are of this call alone, 0 to 1, never decreasing. */
  readonly onProgress: (progress: EngineProgress) => void;
}

/** @throws EngineError `cancelled` when the work is to stop. */
export function stopIfCancelled({ isCancelled }: Pick<EditContext, 'isCancelled'>): void {
  if (isCancelled()) throw new EngineError('cancelled', 'The work was cancelled.');
}

/** Tells how far the work is, and stops it when it is to stop. */
export function report(context: EditContext, stage: EditStage, fraction: number, preview?: EnginePixels): void {
  stopIfCancelled(context);
  context.onProgress({ imageIndex: context.index, stage, fraction, ...(preview && { preview }) });
}
