/**
 * Allows one process per data folder: PGlite has no lock of its own, and two processes would corrupt the folder. The
 * lock is a file with its holder's process id and start time, so that a lock left by a killed process is ignored, even
 * if its id has been reused.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../shared/program/start-error.ts';

const LOCK_FILE = 'server.lock';

interface Holder {
  readonly pid: number;
  /** The process's start time as the system reports it; null where it cannot be determined. */
  readonly started: string | null;
}

/** @throws StartError when another running process holds the folder, or it cannot be written. */
export function lockDataFolder(dataDir: string): { release(): void } {
  const file = join(dataDir, LOCK_FILE);
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  orUnwritable(dataDir, () => mkdirSync(dataDir, { recursive: true }));
  for (;;) {
    if (orUnwritable(dataDir, () => createNew(file, mine))) return { release: () => unlinkSync(file) };
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new StartError(
        `The data folder ${dataDir} is in use by process ${holder.pid}. Stop that one, or choose another folder with DATA_DIR.`,
      );
    }
    removeStale(file);
  }
}

/** Returns false when the file already exists. */
function createNew(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function orUnwritable<Result>(dataDir: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code}). Change its permissions, or choose another with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Returns null when the file is missing or incomplete because its writer died. */
function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' ? { pid: holder.pid, started: holder.started ?? null } : null;
  } catch {
    return null;
  }
}

function removeStale(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (!isErrorCode(error, 'ENOENT')) throw error;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!isErrorCode(error, 'EPERM')) return false;
  }
  const started = startOf(holder.pid);
  return started === null || holder.started === null || started === holder.started;
}

/** A text that is unique for every process with this id; null when the system does not report it. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Field 22, counted after the command name, which is in parentheses and may contain spaces.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      return ticks === undefined ? null : `${boot} ${ticks}`;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

const isErrorCode = (error: unknown, code: string) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;
