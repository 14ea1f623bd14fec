/** What tests of several engines share: the options of a run, how a run ended, and fakes that end with their test. */
import { onTestFinished } from 'vitest';
import type { EngineRunOptions } from '../ports/image-engine.port.ts';

export const runOptions = (changes: Partial<EngineRunOptions> = {}): EngineRunOptions => ({
  seed: 1,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...changes,
});

interface Ending {
  /** The kind of the error; "none" for a run that succeeded. */
  readonly kind: string;
  readonly message: string;
}

export const endOf = (running: Promise<unknown>): Promise<Ending> =>
  running.then(
    () => ({ kind: 'none', message: '' }),
    (error: unknown) => error as Ending,
  );

export const kindOfEnd = async (running: Promise<unknown>): Promise<string> => (await endOf(running)).kind;

/** Starts a fake that is closed when the test has finished. */
export async function startForTest<Fake extends { close(): Promise<unknown> }>(
  start: () => Promise<Fake>,
): Promise<Fake> {
  const fake = await start();
  onTestFinished(async () => void (await fake.close()));
  return fake;
}
