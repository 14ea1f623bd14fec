import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import type { JobStatus } from './protocol/running-job.ts';
import { decodeBase64 } from './read-pictures.ts';

interface ProgressParts {
  readonly count: number;
  readonly stage: string;
  readonly onProgress: (progress: EngineProgress) => void;
}

/**
 * Converts a server's reports on one picture to progress of the whole task that never decreases; reports nothing after
 * `stop`.
 */
export function createProgressReporter({ count, stage, onProgress }: ProgressParts) {
  let furthest = 0;
  let isOver = false;

  function report(imageIndex: number, fraction: number, said: string, preview?: EngineProgress['preview']): void {
    if (isOver) return;
    furthest = Math.max(furthest, Math.min(1, (imageIndex + fraction) / count));
    onProgress({ imageIndex, stage: said, fraction: furthest, ...(preview && { preview }) });
  }

  return {
    begin: (imageIndex: number) => report(imageIndex, 0, stage),
    update(imageIndex: number, { isWaiting, fraction, preview }: JobStatus): void {
      report(imageIndex, fraction ?? 0, isWaiting ? 'Waiting for the engine' : stage);
      if (preview === null) return;
      // A preview that cannot be decoded is skipped.
      decodeBase64(preview).then(
        (pixels) => report(imageIndex, fraction ?? 0, stage, pixels),
        () => undefined,
      );
    },
    stop() {
      isOver = true;
    },
  };
}
