/** Runs one of the programs: a clear line when it cannot start, an orderly end on SIGTERM and SIGINT. */
import { flushCompileCache } from 'node:module';
import { StartError } from './start-error.ts';

export interface RunningProgram {
  /** Hands running work back and lets go of everything. */
  stop(): Promise<void>;
}

/** A second signal, or an end that takes longer than this, ends the program at once. */
const STOP_MS = 15_000;

function stopOnSignals({ stop }: RunningProgram): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
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
}

export async function runProgram(start: () => Promise<RunningProgram>): Promise<void> {
  try {
    stopOnSignals(await start());
    // Where compiled code is kept, the next start finds it, also after an end that nobody asked for.
    flushCompileCache();
  } catch (error) {
    const isExpected = error instanceof StartError;
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}
