import type { EnginePixels } from '../image/pixels.ts';
import { workCancelled } from './engine-error.ts';
import type { EditStage, EngineProgress } from './engine-progress.ts';

/** The context that every picture operation receives in addition to its task. */
export interface EditContext {
  /** Index of the picture within the task, from 0; for an operation that makes several, that of the first. */
  readonly index: number;
  readonly seed: number;
  /** Called every few milliseconds; true stops the work with a `cancelled` error. */
  readonly isCancelled: () => boolean;
  /** Fractions refer to this call alone, 0 to 1, never decreasing. */
  readonly onProgress: (progress: EngineProgress) => void;
}

/** @throws EngineError `cancelled` when the work is to stop. */
export function stopIfCancelled({ isCancelled }: Pick<EditContext, 'isCancelled'>): void {
  if (isCancelled()) throw workCancelled();
}

/** Reports the progress, and throws when the work is cancelled. */
export function report(context: EditContext, stage: EditStage, fraction: number, preview?: EnginePixels): void {
  stopIfCancelled(context);
  context.onProgress({ imageIndex: context.index, stage, fraction, ...(preview && { preview }) });
}
