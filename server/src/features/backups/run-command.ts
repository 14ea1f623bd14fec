/** What the commands for backups print. */
import { BackupError } from './backup-error.ts';
import { StartError } from '../../shared/program/start-error.ts';
import type { BackupProgress } from './write-backup.ts';

/** Runs a command and prints its result, or why it failed in a line for the person. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command());
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof StartError;
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

const STEP_PERCENT = 10;

/** Prints a line at each tenth before the end. */
export function showProgress(title: string): (progress: BackupProgress) => void {
  let next = STEP_PERCENT;
  return ({ done, total }) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (percent < next || percent === 100) return;
    next = percent - (percent % STEP_PERCENT) + STEP_PERCENT;
    process.stdout.write(`${title}: ${done} of ${total}\n`);
  };
}
