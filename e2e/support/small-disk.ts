/** A small disk in memory, for tests of a disk that is full. It needs the right to mount. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const MB = 1024 ** 2;

export interface SmallDisk {
  readonly folder: string;
  /** Writes to the disk until this much is free, in megabytes. */
  fillUpTo(freeMb: number): Promise<void>;
  /** Removes what `fillUpTo` has written. */
  clear(): Promise<void>;
  /** Ends the disk with all that is on it. No process may have a file of it open. */
  unmount(): Promise<void>;
}

const mount = (sizeMb: number, folder: string) =>
  spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'kenna-disk', folder], { encoding: 'utf8' });

const unmount = (folder: string) => spawnSync('/bin/umount', [folder], { encoding: 'utf8' });

/**
 * Whether small disks can be mounted, which is tried once. Without the right to mount, it prints a line that begins with
 * the title.
 */
export function canMountDisks(title: string): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kenna-disk-'));
  const mounted = mount(1, folder);
  const isMounted = mounted.status === 0;
  if (isMounted) unmount(folder);
  else {
    const reason = mounted.error?.message ?? mounted.stderr.trim();
    process.stdout.write(`${title}: not run, because a small disk needs the right to mount (${reason}).\n`);
  }
  rmdirSync(folder);
  return isMounted;
}

/**
 * Mounts a disk that lasts until it is unmounted.
 *
 * @throws Error if it cannot be mounted
 */
export async function mountSmallDisk(sizeMb: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kenna-disk-'));
  const mounted = mount(sizeMb, folder);
  if (mounted.status !== 0) throw new Error(`A small disk could not be mounted: ${mounted.stderr.trim()}`);
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
    async unmount() {
      const { status, stderr } = unmount(folder);
      if (status !== 0) throw new Error(`A small disk could not be unmounted: ${stderr.trim()}`);
      await rmdir(folder);
    },
  };
}
