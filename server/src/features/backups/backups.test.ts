import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { renderRoutes } from '@kenna/contract';
import { sql } from 'kysely';
import { extract, pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDiskBlobStore } from '../../adapters/blob-store/disk-blob-store.ts';
import { migrateTo } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/migrations.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { openTestBucket, s3Bucket } from '../../testing/s3-bucket.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Person } from '../../testing/world.ts';
import { restoreBackup } from './restore-backup.ts';
import { markUnfinished, refuseUnfinishedRestore } from './restore-mark.ts';
import { listMigrations } from './stored-tables.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let app: TestApp;
let ada: Person;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-test-'));
  app = await testApp();
  ada = await app.world.user();
  file = join(folder, 'whole.tar');
  await draw('a red dress');
  await draw('a blue coat');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const start = (prompt: string) =>
  ada.api.call(renderRoutes.create, { body: { page: 'GenerateImage', prompt, image_count: 2 } });

async function draw(prompt: string): Promise<void> {
  await start(prompt);
  await app.settle();
}

const backUp = (to: string) =>
  app.services.adminServices.backups.writeTo(to, { onProgress: () => {}, signal: new AbortController().signal });

/** Backs up other places than the app's. */
const serviceOf = (db: TestApp['db'], blobs: BlobStore) => ({
  writeTo: (to: string, options: { onProgress: () => void; signal: AbortSignal }) =>
    writeBackup({ db, blobs, clock: app.clock, program: 'test', file: to, ...options }),
});

interface Place {
  readonly database: TestDatabase;
  readonly blobs: BlobStore;
  restore(from: string): ReturnType<typeof restoreBackup>;
}

const silent = { onProgress: () => {} };

async function keysOf(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list('')) keys.push(key);
  return keys.sort();
}

/** The hash of every file that belongs to a picture. */
async function hashesOf(blobs: BlobStore): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const key of await keysOf(blobs)) {
    if (!key.startsWith('images/')) continue;
    const found = await blobs.get(key);
    hashes[key] = createHash('sha256')
      .update(await buffer(found!.body))
      .digest('hex');
  }
  return hashes;
}

let places: Place[] = [];
afterEach(async () => {
  for (const { database } of places) await database.close();
  places = [];
});

async function place(database: TestDatabase, blobs?: BlobStore): Promise<Place> {
  const store = blobs ?? createDiskBlobStore({ folder: join(folder, randomBytes(8).toString('hex')), publicUrl: '' });
  const made = {
    database,
    blobs: store,
    restore: (file: string) => restoreBackup({ db: database.db, blobs: store, file, knows: () => true, ...silent }),
  };
  places.push(made);
  return made;
}

const emptyPlace = async () => place(await openTestDatabase());

const tableText = async (database: Pick<TestDatabase, 'db'>, table: string) => {
  const { rows } = await sql<{ text: string }>`
    SELECT row_to_json(kept)::text AS text FROM ${sql.ref(table)} AS kept ORDER BY 1
  `.execute(database.db);
  return rows.map(({ text }) => text);
};

describe('a backup that was made while pictures are drawn', () => {
  it('restores every row and every picture, and the interrupted render starts again', async () => {
    const before = await hashesOf(app.blobs);
    expect(Object.keys(before).length).toBeGreaterThan(7);
    app.engine.hold();
    const { data: running } = await start('a green hat');
    await app.engine.held();
    const made = await backUp(file);
    app.engine.release();
    await app.settle();
    expect(made).toMatchObject({ files: Object.keys(before).length, missing: 0, size: (await stat(file)).size });

    const there = await emptyPlace();
    expect(await there.restore(file)).toMatchObject({ files: made.files, rows: made.rows, missing: 0 });
    expect(await hashesOf(there.blobs)).toEqual(before);
    expect(await keysOf(there.blobs)).toEqual(Object.keys(before));
    for (const table of ['users', 'sessions', 'quota_ledger', 'storage_use']) {
      expect((await tableText(there.database, table)).length, table).toBeGreaterThan(0);
    }
    const pictures = (await tableText(app.database, 'images')).slice(0, 4);
    expect(await tableText(there.database, 'images')).toEqual(pictures);
    const restored = there.database.db.selectFrom('renders').select(['status', 'started_at', 'job_id']);
    expect(await restored.where('id', '=', running.render_id).executeTakeFirst()).toEqual({
      status: 'queued',
      started_at: null,
      job_id: null,
    });
  });

  it('gives ids that its place has never given, and keeps foreign keys and triggers', async () => {
    const there = await emptyPlace();
    await there.restore(file);
    const { db } = there.database;
    const { rows } = await sql<{ id: number }>`SELECT nextval('images_id_seq')::int AS id`.execute(db);
    expect(rows[0]!.id).toBeGreaterThan(4);
    const stored = async () => (await db.selectFrom('storage_use').select('bytes').executeTakeFirst())?.bytes;
    expect(await stored()).toBeGreaterThan(0);
    await db.deleteFrom('images').execute();
    expect(await stored()).toBe(0);
    await expect(sql`INSERT INTO storage_use VALUES (-1, 0)`.execute(db)).rejects.toThrow('foreign key');
    await expect(sql`DELETE FROM audit_log`.execute(db)).rejects.toThrow();
  });

  it('leaves out pictures that are deleted while it is made', async () => {
    const [gone] = await app.world.pictures({ owner: ada });
    const to = join(folder, 'deleted.tar');
    // The row is part of the snapshot; when its file is asked for, both are gone.
    const { blobs } = app;
    const get: BlobStore['get'] = async (key) => {
      await app.db.deleteFrom('images').where('id', '=', gone!).execute();
      return blobs.get(key);
    };
    const service = serviceOf(app.db, { ...blobs, get });
    expect(await service.writeTo(to, { ...silent, signal: new AbortController().signal })).toMatchObject({
      missing: 0,
    });
    const there = await emptyPlace();
    await there.restore(to);
    const ids = await there.database.db.selectFrom('images').select('id').execute();
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.map(({ id }) => id)).not.toContain(gone);
  });

  it('says which files were lost before, and restores the rest', async () => {
    const [lost] = await app.world.pictures({ owner: ada });
    const to = join(folder, 'lost.tar');
    expect(await backUp(to)).toMatchObject({ missing: 1 });
    expect(await (await emptyPlace()).restore(to)).toMatchObject({ missing: 1 });
    await app.db.deleteFrom('images').where('id', '=', lost!).execute();
  });

  it('is not written over another file, and leaves nothing behind when it fails', async () => {
    await expect(backUp(file)).rejects.toThrow(`${file} exists already`);
    await expect(backUp(join(folder, 'none', 'x.tar'))).rejects.toThrow('cannot be written (ENOENT)');
    const stopped = AbortSignal.abort(new Error('stopped'));
    const to = join(folder, 'stopped.tar');
    await expect(app.services.adminServices.backups.writeTo(to, { ...silent, signal: stopped })).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('.') || name === 'stopped.tar')).toEqual([]);
  });
});

describe.skipIf(s3Bucket.isAbsent)(s3Bucket.name, () => {
  it('takes a backup of a folder, and gives one to a folder, with the same pictures', async () => {
    const bucket = await openTestBucket('', `restore-${randomBytes(8).toString('hex')}`);
    const inBucket = await place(await openTestDatabase(), bucket);
    await inBucket.restore(file);
    const pictures = await hashesOf(inBucket.blobs);
    expect(Object.keys(pictures).length).toBeGreaterThan(7);

    const to = join(folder, 'from-bucket.tar');
    const { db } = inBucket.database;
    const service = serviceOf(db, bucket);
    await service.writeTo(to, { ...silent, signal: new AbortController().signal });
    const there = await emptyPlace();
    await there.restore(to);
    expect(await hashesOf(there.blobs)).toEqual(pictures);

    await expect((await place(await openTestDatabase(), bucket)).restore(to)).rejects.toThrow('is not empty');
    for (const key of await keysOf(bucket)) await bucket.remove(key);
  });
});

describe('a place for a restore', () => {
  it('may have no tables yet, and tables of an older backup are brought up to date', async () => {
    const older = await place(await openEmptyDatabase());
    await migrateTo(older.database.db, '0019-storage-and-order');
    await sql`
      INSERT INTO users (email, first_name, last_name, password_hash) VALUES ('old@example.com', 'Old', 'Lace', 'x')
    `.execute(older.database.db);
    await older.blobs.put('images/old/original.png', new Uint8Array([1, 2, 3]), 'image/png');
    await sql`
      INSERT INTO images (user_id, original_key, content_type, variants, thumbhash, width, height, bytes, brief, note)
      VALUES (1, 'images/old/original.png', 'image/png', '[]', '', 9, 9, 3, '[]', 'No tiger was drawn.')
    `.execute(older.database.db);
    const to = join(folder, 'older.tar');
    const { db } = older.database;
    const service = serviceOf(db, older.blobs);
    await service.writeTo(to, { ...silent, signal: new AbortController().signal });

    const there = await place(await openEmptyDatabase());
    expect(await there.restore(to)).toMatchObject({ files: 1 });
    const [image] = await there.database.db.selectFrom('images').select(['original_key', 'remarks']).execute();
    expect(image).toEqual({
      original_key: 'images/old/original.png',
      remarks: [{ kind: 'other', words: 'No tiger was drawn.' }],
    });
    expect(await listMigrations(there.database.db)).toEqual(Object.keys(migrations));
    await expect((await emptyPlace()).restore(to)).rejects.toThrow('The backup is older (0019-storage-and-order)');
  });

  it('must be empty', async () => {
    const there = await emptyPlace();
    await there.blobs.put('images/a/b.png', new Uint8Array([1]), 'image/png');
    await expect(there.restore(file)).rejects.toThrow('The store of files is not empty (it has images/a/b.png)');
    await there.blobs.remove('images/a/b.png');
    await there.restore(file);
    await expect(there.restore(file)).rejects.toThrow('The database is not empty.');
    expect(Object.keys(await hashesOf(there.blobs)).length).toBeGreaterThan(7);
  });
});

/** Writes a copy of the backup in which `change` replaced, removed or added entries. */
async function changed(name: string, change: (entries: Map<string, Buffer>) => void): Promise<string> {
  const entries = new Map<string, Buffer>();
  const reader = extract();
  reader.end(await readFile(file));
  for await (const entry of reader) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    entries.set(entry.header.name, Buffer.concat(chunks));
  }
  change(entries);
  const writer = pack();
  for (const [entry, body] of entries) writer.entry({ name: entry }, body);
  writer.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of writer) chunks.push(chunk as Buffer);
  const to = join(folder, name);
  await writeFile(to, Buffer.concat(chunks));
  return to;
}

const firstFile = (entries: Map<string, Buffer>) => [...entries.keys()].find((name) => name.startsWith('files/'))!;

/** Rebuilds a map with one more entry before the hashes. */
function addBeforeHashes(entries: Map<string, Buffer>, name: string, body: Buffer): void {
  const rest = [...entries].splice([...entries.keys()].indexOf('files.ndjson'));
  for (const [each] of rest) entries.delete(each);
  entries.set(name, body);
  for (const [each, content] of rest) entries.set(each, content);
}

function changeManifest(entries: Map<string, Buffer>, change: (manifest: { migrations: string[] }) => object): void {
  entries.set('manifest.json', Buffer.from(JSON.stringify(change(JSON.parse(String(entries.get('manifest.json')))))));
}

describe('a backup that was changed or is hostile', () => {
  const CHANGES: [string, string, (entries: Map<string, Buffer>) => void][] = [
    ['a changed picture', 'differs from its hash', (entries) => entries.get(firstFile(entries))!.writeUInt8(7, 20)],
    [
      'a changed row',
      'the table users differs from its hash',
      (entries) => {
        const name = 'tables/users.ndjson';
        entries.set(name, Buffer.from(String(entries.get(name)).replace('Lace', 'Ace')));
      },
    ],
    ['a picture that is not there', 'is missing', (entries) => entries.delete(firstFile(entries))],
    ['a table that is not there', 'is where tables/users.ndjson belongs', (all) => all.delete('tables/users.ndjson')],
    ['no end', 'ends before its end', (entries) => entries.delete('end.json')],
    ['something after its end', 'something follows', (entries) => entries.set('more.txt', Buffer.from('x'))],
    ['no manifest', 'it has no manifest', (entries) => entries.delete('manifest.json')],
    [
      'a path that leads out of the store',
      'none of its rows names: ../../etc/passwd',
      (entries) => addBeforeHashes(entries, 'files/../../etc/passwd', Buffer.from('x')),
    ],
    [
      'a picture that no row names',
      'none of its rows names',
      (entries) => addBeforeHashes(entries, 'files/images/x/y.png', Buffer.from('x')),
    ],
    [
      'a newer version',
      'made by a newer version',
      (entries) => changeManifest(entries, (it) => ({ ...it, migrations: [...it.migrations, '9999-future'] })),
    ],
    [
      'a manifest that fills the memory',
      'manifest.json is too large',
      (entries) => entries.set('manifest.json', Buffer.alloc(2_000_000, ' ')),
    ],
    [
      'a table name that is an instruction',
      'manifest.json cannot be read',
      (entries) => changeManifest(entries, (it) => ({ ...it, tables: [{ name: 'users; DROP TABLE users' }] })),
    ],
  ];

  it('is refused with the reason, and the place stays empty until it gets a good one', async () => {
    const there = await emptyPlace();
    for (const [what, message, change] of CHANGES) {
      const bad = await changed('changed.tar', change);
      await expect(there.restore(bad), what).rejects.toThrow(message);
      expect(await keysOf(there.blobs), what).toEqual([]);
      expect(await tableText(there.database, 'users'), what).toEqual([]);
    }
    await there.restore(file);
    expect(await hashesOf(there.blobs)).not.toEqual({});
  });

  it('is refused when it was cut off anywhere', async () => {
    const { size } = await stat(file);
    const there = await emptyPlace();
    for (const length of [0, 100, 511, 512, Math.floor(size / 3), size - 5000, size - 1024]) {
      const short = join(folder, 'short.tar');
      await writeFile(short, await readFile(file));
      await truncate(short, length);
      await expect(there.restore(short), `${length} bytes`).rejects.toThrow(/incomplete|not a backup/);
    }
    await expect(there.restore(join(folder, 'nothing.tar'))).rejects.toThrow('There is no file');
    expect(await keysOf(there.blobs)).toEqual([]);
  });

  it('is refused with links, and with headers that would fill the memory', async () => {
    const there = await emptyPlace();
    const to = join(folder, 'link.tar');
    const writer = pack();
    writer.entry({ name: 'manifest.json', type: 'symlink', linkname: '/etc/passwd' });
    writer.finalize();
    const chunks: Buffer[] = [];
    for await (const chunk of writer) chunks.push(chunk as Buffer);
    await writeFile(to, Buffer.concat(chunks));
    await expect(there.restore(to)).rejects.toThrow('is not a backup of this program');

    const header = Buffer.concat(chunks).subarray(0, 512);
    header.write('x', 156);
    header.write('77777777777\0', 124);
    const bomb = await open(to, 'w');
    await bomb.write(header);
    await bomb.close();
    await expect(there.restore(to)).rejects.toThrow('is not a backup of this program');
  });
});

it('continues in a place in which a restore was killed, and a server refuses that place until then', async () => {
  const there = await emptyPlace();
  await markUnfinished(there.blobs);
  await there.blobs.put('images/left/behind.png', new Uint8Array([1]), 'image/png');
  await expect(refuseUnfinishedRestore(there.database.db, there.blobs)).rejects.toThrow('was interrupted');
  await there.restore(file);
  expect(await there.blobs.read('images/left/behind.png')).toBeNull();
  await refuseUnfinishedRestore(there.database.db, there.blobs);

  // Killed between its commit and the removal of its mark.
  const { rows } = await sql<{ comment: string }>`
    SELECT obj_description('kysely_migration'::regclass, 'pg_class') AS comment
  `.execute(there.database.db);
  const id = new TextEncoder().encode(rows[0]!.comment.replace('restored ', ''));
  await there.blobs.put('restore/unfinished.txt', id, 'text/plain');
  await refuseUnfinishedRestore(there.database.db, there.blobs);
  expect(await there.blobs.read('restore/unfinished.txt')).toBeNull();
});
