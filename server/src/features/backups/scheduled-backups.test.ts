import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, auditRoutes, backupRoutes, healthRoutes, type Backup } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METRICS_TOKEN, testApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

const HOUR_MS = 60 * 60_000;

let folder: string;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scheduled-backups-test-'));
  const environment = { BACKUP_DIR: join(folder, 'kept'), BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '2' };
  app = await testApp({ environment });
  admin = await app.world.admin();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const list = async () => (await admin.api.call(backupRoutes.list)).data;
const kept = () => readdir(join(folder, 'kept'));
const round = () => app.services.adminServices.backups.round();

/** Waits for the end of the newest backup. */
async function ended(): Promise<Backup> {
  await expect.poll(async () => (await list()).backups[0]?.status).toMatch(/completed|failed/);
  return (await list()).backups[0]!;
}

describe('backups of the schedule', () => {
  it('are made when one is due, and only then', async () => {
    expect(await list()).toEqual({ settings: { every_hours: 24, keep: 2 }, last: null, is_late: true, backups: [] });
    await round();
    const first = await ended();
    expect(first).toMatchObject({ origin: 'schedule', status: 'completed', problem: null, missing: 0 });
    expect(await kept()).toEqual([first.name]);
    expect(await list()).toMatchObject({ last: { id: first.id }, is_late: false });
    await round();
    app.clock.advance(23 * HOUR_MS);
    await round();
    expect((await list()).backups).toHaveLength(1);
    app.clock.advance(HOUR_MS);
    await round();
    expect(await ended()).toMatchObject({ id: first.id + 1, status: 'completed' });
  });

  it('replace the oldest ones', async () => {
    const names = (await list()).backups.map(({ name }) => name);
    app.clock.advance(24 * HOUR_MS);
    await round();
    const newest = await ended();
    await expect.poll(kept).toEqual([names[0], newest.name].sort());
    expect((await list()).backups.map(({ name }) => name)).toEqual([newest.name, names[0], null]);
  });

  it('are reported as late on the health page and in the metrics', async () => {
    const health = async () => (await admin.api.call(healthRoutes.health)).data.backups;
    const metrics = async () => (await app.api.as(METRICS_TOKEN).raw('/metrics')).text();
    expect(await health()).toMatchObject({
      ok: true,
      detail: expect.stringMatching(/^The last one is 0 h old, 0\.\d MB/),
    });
    expect(await metrics()).toContain('backup{fact="late"} 0');
    app.clock.advance(49 * HOUR_MS);
    expect(await health()).toMatchObject({ ok: false, detail: expect.stringContaining('one is wanted every 24 h') });
    expect(await metrics()).toContain('backup{fact="late"} 1');
    expect((await list()).is_late).toBe(true);
  });

  it('are given up when their worker is gone', async () => {
    const lost = await app.db
      .insertInto('backups')
      .values({ origin: 'schedule', status: 'running', created_at: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await round();
    await ended();
    const { backups } = await list();
    expect(backups.find(({ id }) => id === lost.id)).toMatchObject({
      status: 'failed',
      problem: 'The worker that made it ended.',
    });
    expect(backups[0]!.id).toBeGreaterThan(lost.id);
  });
});

describe('backups of the command', () => {
  it('are listed, and count as the last one, when they are written into the folder of the schedule', async () => {
    const { writeTo } = app.services.adminServices.backups;
    await mkdir(join(folder, 'kept'), { recursive: true });
    const options = { onProgress: () => {}, signal: new AbortController().signal };
    const before = (await list()).backups.length;
    await writeTo(join(folder, 'elsewhere.tar'), options);
    expect((await list()).backups).toHaveLength(before);

    app.clock.advance(HOUR_MS);
    const asked = app.clock.now();
    const { size } = await writeTo(join(folder, 'kept', 'by-hand.tar'), options);
    const made = { name: 'by-hand.tar', origin: 'admin', status: 'completed', bytes: size };
    const listed = await list();
    expect(listed).toMatchObject({ last: made, is_late: false });
    expect(Date.parse(listed.last!.created_at)).toBeGreaterThanOrEqual(asked.getTime());
    expect(listed.backups[0]).toMatchObject(made);

    await rm(join(folder, 'kept', 'by-hand.tar'));
    await writeTo(join(folder, 'kept', 'by-hand.tar'), options);
    const names = (await list()).backups.map(({ name }) => name);
    expect(names.filter((name) => name === 'by-hand.tar')).toHaveLength(1);
  });
});

describe('an admin', () => {
  it('starts one at a time, which is logged', async () => {
    app.clock.advance(HOUR_MS);
    const started = await admin.api.call(backupRoutes.start, { body: {} });
    expect(started).toMatchObject({ status: 200, data: { origin: 'admin', status: 'waiting' } });
    await ended();
    await app.db.insertInto('backups').values({ origin: 'admin', created_at: app.clock.now() }).execute();
    expect(await admin.api.call(backupRoutes.start, { body: {} })).toMatchObject({ status: 409 });
    await app.db.deleteFrom('backups').where('status', '=', 'waiting').execute();
    const { entries } = (await admin.api.call(auditRoutes.list, { query: {} })).data;
    expect(entries[0]).toMatchObject({ action: 'backup.start', subject_id: started.data.id });
  });

  it('downloads one with the password, by a link that expires', async () => {
    const { id, name } = await ended();
    const wrong = await admin.api.call(backupRoutes.link, { body: { id, password: 'Not-the-password-1' } });
    expect(wrong.status).toBe(422);
    const { data } = await admin.api.call(backupRoutes.link, { body: { id, password: PASSWORD } });
    const link = data.url.replace(API_BASE, '');
    const response = await app.api.raw(`${API_BASE}${link}`);
    expect(response.headers.get('content-disposition')).toContain(name);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(await readFile(join(folder, 'kept', name!)))).toBe(true);
    app.clock.advance(5 * 60_000);
    expect((await app.api.raw(`${API_BASE}${link}`)).status).toBe(404);
    const none = await admin.api.call(backupRoutes.link, { body: { id: 99_999, password: PASSWORD } });
    expect(none.status).toBe(404);
  });

  it('is the only one who may', async () => {
    const ada = await app.world.user();
    for (const api of [ada.api, app.api]) {
      expect([401, 403]).toContain((await api.call(backupRoutes.list)).status);
      expect([401, 403]).toContain((await api.call(backupRoutes.start, { body: {} })).status);
      const body = { id: (await ended()).id, password: PASSWORD };
      expect([401, 403]).toContain((await api.call(backupRoutes.link, { body })).status);
    }
    const guess = { params: { link: 'A'.repeat(43) } };
    expect((await app.api.call(backupRoutes.file, guess)).status).toBe(404);
  });

  it('reads why one failed', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const database = await openTestDatabase({ isNew: true });
    const environment = { BACKUP_DIR: join(folder, 'a-file', 'kept') };
    const bad = await testApp({ database, worker: false, environment });
    const grace = await bad.world.admin();
    const begun = await grace.api.call(backupRoutes.start, { body: {} });
    expect(begun, begun.message).toMatchObject({ status: 200 });
    const { id } = begun.data;
    const { make } = bad.services.adminServices.backups;
    const context = { signal: new AbortController().signal, lastTry: true };
    await expect(make(id, context)).rejects.toThrow('cannot be written (ENOTDIR)');
    const { backups } = (await grace.api.call(backupRoutes.list)).data;
    expect(backups[0]).toMatchObject({ status: 'failed', problem: expect.stringContaining('Check BACKUP_DIR') });
    await bad.close();
    await database.close();
  });

  it('is told when no folder is configured', async () => {
    const database = await openTestDatabase({ isNew: true });
    const off = await testApp({ database, worker: false });
    const grace = await off.world.admin();
    expect((await grace.api.call(backupRoutes.list)).data).toMatchObject({ settings: null, is_late: false });
    expect(await grace.api.call(backupRoutes.start, { body: {} })).toMatchObject({ status: 409 });
    await off.services.adminServices.backups.round();
    expect(await off.db.selectFrom('backups').select('id').execute()).toEqual([]);
    await off.close();
    await database.close();
  });
});
