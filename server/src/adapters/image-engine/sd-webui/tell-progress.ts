import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import type { JobSign } from './protocol/running-job.ts';
import { decodeBase64 } from './read-pictures.ts';

interface Telling {
  readonly count: number;
  readonly stage: string;
  readonly onProgress: (progress: EngineProgress) => void;
}

/** What a server tells of one picture, as progress of the whole task that never goes back; nothing after `stop`. */
export function createTeller({ count, stage, onProgress }: Telling) {
  let furthest = 0;
  let isOver = false;

  function tell(imageIndex: number, fraction: number, said: string, preview?: EngineProgress['preview']): void {
    if (isOver) return;
    furthest = Math.max(furthest, Math.min(1, (imageIndex + fraction) / count));
    onProgress({ imageIndex, stage: said, fraction: furthest, ...(preview && { preview }) });
  }

  return {
    begin: (imageIndex: number) => tell(imageIndex, 0, stage),
    sign(imageIndex: number, { isWaiting, fraction, preview }: JobSign): void {
      tell(imageIndex, fraction ?? 0, isWaiting ? 'Waiting for the engine' : stage);
      if (preview === null) return;
      // One that cannot be read is no loss.
      decodeBase64(preview).then(
        (pixels) => tell(imageIndex, fraction ?? 0, stage, pixels),
        () => undefined,
      );
    },
    stop() {
      isOver = true;
    },
  };
}
