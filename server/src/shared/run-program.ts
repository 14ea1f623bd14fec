/**
 * Runs one of the programs: a clear line when it cannot start, an orderly end on SIGTERM and SIGINT, and when the process
 * that started it with a channel is gone.
 */
import { flushCompileCache } from 'node:module';
import { StartError } from './start-error.ts';

export interface RunningProgram {
  /** Hands running work back and lets go of everything. */
  stop(): Promise<void>;
}

/** A second signal, or an end that takes longer than this, ends the program at once. */
const STOP_MS = 15_000;
/** Of one Ctrl-C a terminal tells every process, and those that started this one tell it again. */
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
  // It was gone before anyone listened.
  if (startedByParent && !process.connected) onParentGone();
}

export async function runProgram(start: () => Promise<RunningProgram>): Promise<void> {
  const startedByParent = process.connected;
  try {
    stopOnSignals(await start(), startedByParent);
    // Where compiled code is kept, the next start finds it, also after an end that nobody asked for.
    flushCompileCache();
  } catch (error) {
    const isExpected = error instanceof StartError;
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}
