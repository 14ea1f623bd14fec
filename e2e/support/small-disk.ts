/** A small disk in memory, for tests of a disk that is full. It needs the right to mount. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const MB = 1024 ** 2;

export interface SmallDisk {
  readonly folder: string;
  /** Writes to the disk until this much is free, in megabytes. */
  fillUpTo(freeMb: number): Promise<void>;
  /** Removes what `fillUpTo` has written. */
  clear(): Promise<void>;
}

/**
 * Mounts a disk that lasts until the process ends. Without the right to mount, it prints a line that begins with the
 * title, and returns null.
 */
export async function mountSmallDisk(title: string, sizeMb: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kenna-disk-'));
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'kenna-disk', folder], {
    encoding: 'utf8',
  });
  const isMounted = mounted.status === 0;
  // Hooks do not run when a filter leaves out all tests of the file.
  process.once('exit', () => {
    if (isMounted) spawnSync('/bin/umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  if (!isMounted) {
    const reason = mounted.error?.message ?? mounted.stderr.trim();
    process.stdout.write(`${title}: not run, because a small disk needs the right to mount (${reason}).\n`);
    return null;
  }
  const ballast = path.join(folder, 'ballast');

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  return {
    folder,
    async fillUpTo(freeMb) {
      const file = await open(ballast, 'a');
      const block = Buffer.alloc(64 * 1024);
      try {
        while ((await freeBytes()) > freeMb * MB) await file.write(block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    clear: () => rm(ballast),
  };
}
