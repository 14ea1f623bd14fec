/**
 * Runs a program: prints a clear line when it cannot start, and shuts down cleanly on SIGTERM and SIGINT, or when the
 * parent process that started it with a channel has ended.
 */
import { flushCompileCache } from 'node:module';
import { StartError } from './start-error.ts';

export interface RunningProgram {
  /** Returns running jobs to the queue and closes everything. */
  stop(): Promise<void>;
}

/**
 * Maximum time of a clean shutdown in ms. After it, or at a second signal, the program ends at once. It must be longer
 * than `STOP_TIMEOUT_MS` of the job queue, and shorter than the time that `deploy` gives (20 s).
 */
const STOP_MS = 15_000;
/**
 * Signals within this time in ms after the first do not count as a second one: a terminal sends one Ctrl-C to every
 * process, and parent processes forward it again.
 */
const SAME_SIGNAL_MS = 1000;

function stopOnSignals({ stop }: RunningProgram, startedByParent: boolean): void {
  let stoppedAt: number | null = null;
  const onSignal = (signal: string) => {
    if (stoppedAt !== null) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopped by ${signal}, not in order: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const onParentGone = () => stoppedAt ?? onSignal('the end of its parent');
  process.once('disconnect', onParentGone);
  // The parent had ended before the listener was added.
  if (startedByParent && !process.connected) onParentGone();
}

export async function runProgram(start: () => Promise<RunningProgram>): Promise<void> {
  const startedByParent = process.connected;
  try {
    stopOnSignals(await start(), startedByParent);
    // Saves the compile cache for the next start, even after an unexpected end.
    flushCompileCache();
  } catch (error) {
    const isExpected = error instanceof StartError;
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}
