import { setTimeout as delay } from 'node:timers/promises';
import type { Pixels } from '../../../ports/engine-task.ts';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';

/** At most five reports a second are stored and published. */
const INTERVAL_MS = 200;

export interface ProgressReport {
  /** 0 to 99: 100 is reserved for the end. */
  readonly progress: number;
  readonly stage: string;
  /** The newest preview of each picture that got one since the last report. */
  readonly previews: ReadonlyMap<number, Pixels>;
}

export interface ProgressReporter {
  report(progress: EngineProgress): void;
  /** Resolves when nothing more will be written. */
  stop(): Promise<void>;
}

/** Limits the rate of an engine's progress; progress that arrives while a report is written is merged into the next. */
export function createProgressReporter(write: (report: ProgressReport) => Promise<void>): ProgressReporter {
  const stopped = new AbortController();
  let latest: EngineProgress | null = null;
  let previews = new Map<number, Pixels>();
  let writing: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (latest !== null && !stopped.signal.aborted) {
      const report = { progress: Math.floor(latest.fraction * 99), stage: latest.stage, previews };
      latest = null;
      previews = new Map();
      await write(report);
      await delay(INTERVAL_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    writing = null;
  }

  return {
    report(progress) {
      latest = progress;
      if (progress.preview) previews.set(progress.imageIndex, progress.preview);
      writing ??= drain();
    },
    async stop() {
      stopped.abort();
      await writing;
    },
  };
}
