import type { Pixels } from '../../../ports/engine-task.ts';
import type { EngineImage, EngineRunOptions } from '../../../ports/image-engine.port.ts';

/** Maximum number of parallel requests of one render: accounts have low limits. */
const AT_ONCE = 3;
const SEEDS = 2 ** 32;

/** Progress of one picture, 0 to 1; `stage` replaces the stage of the plan. */
export type ReportPicture = (fraction: number, more?: { readonly stage?: string; readonly preview?: Pixels }) => void;

interface Drawing {
  readonly count: number;
  readonly stage: string;
  readonly options: EngineRunOptions;
  readonly draw: (index: number, seed: number, report: ReportPicture) => Promise<Pixels>;
}

/** Combines the progress of several pictures, which never decreases. */
function createProgressReporter({ count, stage, options }: Drawing) {
  const fractions = new Array<number>(count).fill(0);
  return (imageIndex: number, fraction: number, more: Parameters<ReportPicture>[1] = {}): void => {
    fractions[imageIndex] = Math.max(fractions[imageIndex]!, fraction);
    const whole = fractions.reduce((sum, each) => sum + each, 0) / count;
    options.onProgress({ imageIndex, stage, fraction: Math.min(1, whole), ...more });
  };
}

/**
 * Makes each picture by a request of its own, a few at a time, and delivers them in order. When one fails, no further
 * request is sent, the pictures of running requests are still delivered, and then the first error is thrown.
 */
export async function drawEach(drawing: Drawing): Promise<EngineImage[]> {
  const { count, options, draw } = drawing;
  const report = createProgressReporter(drawing);
  const results: (EngineImage | undefined)[] = [];
  const failures: unknown[] = [];
  const done = new Set<number>();
  let [next, handed] = [0, 0];
  let isOver = false;

  async function drawOne(index: number): Promise<EngineImage> {
    const seed = (options.seed + index) % SEEDS;
    report(index, 0);
    const pixels = await draw(index, seed, (fraction, more) => {
      if (!isOver) report(index, fraction, more);
    });
    options.signal.throwIfAborted();
    return { index, seed, pixels, brief: [], scene: null, remarks: [] };
  }

  function handOver(): void {
    for (; done.has(handed); handed++) {
      const image = results[handed];
      if (image) options.onImage?.(image);
    }
  }

  async function work(): Promise<void> {
    while (next < count && failures.length === 0) {
      const index = next++;
      await drawOne(index).then(
        (image) => {
          results[index] = image;
          report(index, 1);
        },
        (error: unknown) => failures.push(error),
      );
      done.add(index);
      handOver();
    }
  }

  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
  isOver = true;
  if (failures.length > 0) throw failures[0];
  return results.filter((image) => image !== undefined);
}
