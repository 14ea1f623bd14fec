import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backupRoutes, imageRoutes, type Backup, type Backups } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, noisePicture } from '../../server/src/testing/pictures.ts';
import { signInAdmin } from '../support/admin.ts';
import { call } from '../support/api.ts';
import { delay, printTable, SETTINGS } from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { ADMIN_EMAIL } from '../support/people.ts';
import { runCommand, startProduct, type ProductProcess } from '../support/product-process.ts';
import { canMountDisks, mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';

/** Room for two backups of a few pictures. */
const DISK_MB = 64;
const PICTURES = 4;
/** Megabytes left free: enough to begin but less than the pictures need, and none at all. */
const FREE_MB = [2, 0];
const POLL_MS = 250;
const IS_FULL = /The disk of \S+ is full\. Free space, or choose another folder\./;

describe.skipIf(!canMountDisks('Backups on a full disk'))('backups on a full disk', () => {
  let dataDir: string;
  let product: ProductProcess;
  let token: string;
  let environment: Record<string, string>;
  let disk: SmallDisk;
  let kept: string;

  beforeAll(async () => {
    disk = await mountSmallDisk(DISK_MB);
    kept = path.join(disk.folder, 'kept');
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-backup-disk-'));
    process.env.E2E_DATA_DIR = dataDir;
    environment = {
      ...SETTINGS,
      DATA_DIR: dataDir,
      ADMIN_EMAILS: ADMIN_EMAIL,
      BACKUP_DIR: kept,
      BACKUP_EVERY_HOURS: '0',
      BACKUP_KEEP: '1',
    };
    product = await startProduct({ port: await freePort(), environment });
    ({ token } = await signInAdmin(product.url));
    for (let count = 0; count < PICTURES; count++) {
      await call(product.url, imageRoutes.upload, { token, form: formOf(await noisePicture()) });
    }
  });
  afterAll(async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
    await disk.unmount();
  });

  /** Reads what the page Backups of the admin area shows. */
  const page = (): Promise<Backups> => call(product.url, backupRoutes.list, { token });

  /** Starts a backup as the schedule does, as a job with its retries. Returns how it ended. */
  async function backUp(): Promise<Backup> {
    await call(product.url, backupRoutes.start, { token, body: {} });
    for (;;) {
      const [newest] = (await page()).backups;
      if (newest!.status === 'completed' || newest!.status === 'failed') return newest!;
      await delay(POLL_MS);
    }
  }

  const files = () => readdir(kept);

  it('fail with the reason, leave no half file, and keep the last good one', async () => {
    const good = await backUp();
    expect(good).toMatchObject({ status: 'completed', missing: 0 });
    const byHand = path.join(kept, 'by-hand.tar');
    for (const free of FREE_MB) {
      await disk.fillUpTo(free);
      expect(await runCommand('backup', environment, byHand)).toEqual({
        code: 1,
        output: expect.stringMatching(IS_FULL),
      });
      expect(await files()).toEqual([good.name]);

      expect(await backUp()).toMatchObject({
        status: 'failed',
        problem: expect.stringMatching(IS_FULL),
        name: null,
      });
      expect(await files()).toEqual([good.name]);
      expect((await page()).last).toEqual(good);
    }
    await product.stop();
    const stopped = await runCommand('backup', environment, byHand);
    expect(stopped).toEqual({ code: 1, output: expect.stringMatching(IS_FULL) });
    expect(await files()).toEqual([good.name]);

    await disk.clear();
    product = await startProduct({ port: await freePort(), environment });
    const next = await backUp();
    expect(next).toMatchObject({ status: 'completed', missing: 0 });
    // The newest one is kept, and replaces the one before only once it is complete.
    expect(await files()).toEqual([next.name]);
    printTable('Backups on a full disk', {
      'by the command, running and stopped; by a job: failed with the reason': `${FREE_MB.length + 1}; ${FREE_MB.length}`,
      'files left behind; good backups lost': '0; 0',
    });
  }, 600_000);
});
