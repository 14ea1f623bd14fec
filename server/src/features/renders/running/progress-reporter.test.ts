import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../ports/engine-task.ts';
import { createProgressReporter, type ProgressReport } from './progress-reporter.ts';

const pixels = (value: number): Pixels => ({ width: 1, height: 1, channels: 3, data: new Uint8Array(3).fill(value) });

describe('reported progress', () => {
  it('is written at once, and later reports are merged', async () => {
    const written: ProgressReport[] = [];
    const twice = Promise.withResolvers<void>();
    const reporter = createProgressReporter(async (report) => {
      if (written.push(report) === 2) twice.resolve();
    });
    reporter.report({ imageIndex: 0, stage: 'Reading', fraction: 0 });
    for (let step = 1; step <= 100; step++) {
      reporter.report({ imageIndex: step % 2, stage: 'Drawing', fraction: step / 100, preview: pixels(step) });
    }
    await twice.promise;
    await reporter.stop();
    expect(written[0]).toEqual({ progress: 0, stage: 'Reading', previews: new Map() });
    expect(written[1]).toEqual({
      progress: 99,
      stage: 'Drawing',
      previews: new Map([
        [1, pixels(99)],
        [0, pixels(100)],
      ]),
    });
  });

  it('ends when it is stopped, without waiting for the interval', async () => {
    const written: ProgressReport[] = [];
    const reporter = createProgressReporter(async (report) => void written.push(report));
    reporter.report({ imageIndex: 0, stage: 'Drawing', fraction: 0.5 });
    reporter.report({ imageIndex: 0, stage: 'Drawing', fraction: 0.6 });
    await reporter.stop();
    reporter.report({ imageIndex: 0, stage: 'Drawing', fraction: 0.7 });
    expect(written.map(({ progress }) => progress)).toEqual([49]);
  });
});
