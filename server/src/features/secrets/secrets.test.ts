import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountAreaRoutes, accountRoutes, webhookRoutes } from '@kenna/contract';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskBlobStore } from '../../adapters/blob-store/disk-blob-store.ts';
import { keyIdOf } from '../../shared/security/secret-box.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';
import { restoreBackup } from '../backups/restore-backup.ts';
import { areTablesEmpty } from '../backups/stored-tables.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte);
const settingOf = (byte: number) => keyOf(byte).toString('base64');
const URL = 'http://127.0.0.1:9/news';
const context = { signal: new AbortController().signal, lastTry: false };

let database: TestDatabase;
let apps: TestApp[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const app of apps) await app.close();
  apps = [];
  await database.close();
});

/** A server on the database, with the key of this byte. */
async function serve(byte: number, environment: Record<string, string> = {}, place: TestDatabase = database) {
  const variables = { SECRET_KEY: settingOf(byte), ...environment };
  const app = await testApp({ database: place, worker: false, sockets: true, environment: variables });
  apps.push(app);
  return app;
}

/** Every row of the database, as somebody reads them who has a copy of it. */
async function everything({ db }: Pick<TestDatabase, 'db'>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
  `.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`SELECT kept::text AS text FROM ${sql.table(name)} AS kept`.execute(db);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

const codeAt = (app: TestApp, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

/** A person with a second factor and a webhook, and their secrets, which the API shows only once. */
async function userWithSecrets(app: TestApp) {
  const person = await app.world.user();
  const { secret } = (await person.api.call(accountAreaRoutes.beginTwoFactor, { body: { password: PASSWORD } })).data;
  const confirmed = await person.api.call(accountAreaRoutes.confirmTwoFactor, { body: { otp: codeAt(app, secret) } });
  const hook = (await person.api.call(webhookRoutes.create, { body: { url: URL } })).data;
  return { person, secret, codes: confirmed.data.recovery_codes, hookSecret: hook.secret };
}

/** The status of a login with the next code of the authenticator app. */
async function loginWith(app: TestApp, { email }: Person, secret: string): Promise<number> {
  await database.db.updateTable('two_factor').set({ last_step: null }).execute();
  const body = { email, password: PASSWORD, otp: codeAt(app, secret) };
  return (await app.api.call(accountRoutes.login, { body })).status;
}

const keysInUse = async () => {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT split_part(sealed_secret, '.', 2) AS key FROM two_factor
    UNION SELECT split_part(sealed_secret, '.', 2) FROM webhooks
    UNION SELECT split_part(sealed_secret, '.', 2) FROM realtime_credentials
  `.execute(database.db);
  return rows.map(({ key }) => key);
};

/** Writes secrets as the previous version did. */
async function writePlain(userId: number, secret: string): Promise<void> {
  const { db } = database;
  const plain = { secret, sealed_secret: null };
  await db.updateTable('two_factor').set(plain).where('user_id', '=', userId).execute();
  await db.updateTable('webhooks').set({ secret: 'whsec_plain', sealed_secret: null }).execute();
  await db.updateTable('realtime_credentials').set({ secret: 'realtime-plain', sealed_secret: null }).execute();
}

describe('secrets in the database', () => {
  it('are encrypted, each with a nonce of its own and only for its row', async () => {
    const app = await serve(1);
    const [one, other] = [await userWithSecrets(app), await userWithSecrets(app)];
    const text = await everything(database);
    for (const secret of [one.secret, one.hookSecret, other.secret, other.hookSecret])
      expect(text).not.toContain(secret);
    expect(text.match(/v1\.[0-9a-f]{16}\./g)).toHaveLength(5);
    expect(await keysInUse()).toEqual([keyIdOf(keyOf(1))]);
    expect(await loginWith(app, one.person, one.secret)).toBe(200);

    // Somebody who can write to the database cannot move the secret that they know to another account.
    const rows = database.db.selectFrom('two_factor').select('sealed_secret');
    const { sealed_secret: own } = await rows.where('user_id', '=', one.person.id).executeTakeFirstOrThrow();
    const replaced = database.db.updateTable('two_factor').set({ sealed_secret: own });
    await replaced.where('user_id', '=', other.person.id).execute();
    expect(await loginWith(app, other.person, one.secret)).toBe(500);
  });

  it('in plain text, of an older database, are encrypted at the start of a server', async () => {
    const app = await serve(1);
    const { person, secret } = await userWithSecrets(app);
    await writePlain(person.id, secret);
    expect(await loginWith(app, person, secret)).toBe(200);
    const next = await serve(1);
    const text = await everything(database);
    for (const plain of [secret, 'whsec_plain', 'realtime-plain']) expect(text).not.toContain(plain);
    expect(await keysInUse()).toEqual([keyIdOf(keyOf(1))]);
    expect(await loginWith(next, person, secret)).toBe(200);
  });

  it('are encrypted in pages, and a row that was edited by hand does not prevent a server from starting', async () => {
    const app = await serve(1);
    const { id } = await app.world.user();
    const rows = Array.from({ length: 1201 }, (_, index) => ({ user_id: id, url: URL, secret: `whsec_${index}` }));
    for (let from = 0; from < rows.length; from += 400)
      await database.db
        .insertInto('webhooks')
        .values(rows.slice(from, from + 400))
        .execute();
    await serve(1);
    const plain = database.db.selectFrom('webhooks').select('id').where('secret', 'is not', null);
    expect(await plain.execute()).toEqual([]);
    const changed = { sealed_secret: `v1.${keyIdOf(keyOf(1))}.AAAA` };
    const first = database.db.selectFrom('webhooks').select(({ fn }) => fn.min('id').as('id'));
    await database.db.updateTable('webhooks').set(changed).where('id', '=', first).execute();
    await serve(2, { SECRET_KEY_PREVIOUS: settingOf(1) });
    const { count } = await database.db
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('sealed_secret', 'like', `v1.${keyIdOf(keyOf(2))}.%`)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1200);
    await expect(serve(2)).rejects.toThrow(keyIdOf(keyOf(1)));
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'stay plain while a process of the version before is connected, and are encrypted by the hourly job',
    async () => {
      const app = await serve(1);
      const { person, secret } = await userWithSecrets(app);
      await writePlain(person.id, secret);
      const older = new pg.Client({ connectionString: database.databaseUrl! });
      await older.connect();
      const next = await serve(1);
      expect(await everything(database)).toContain(secret);
      await older.end();
      const connections = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = ''`;
      await expect.poll(async () => (await connections.execute(database.db)).rows).toEqual([]);
      await next.services.jobHandlers['account.sweep']({}, context);
      expect(await everything(database)).not.toContain(secret);
    },
  );
});

describe('a new key', () => {
  it('opens what the one before has sealed, and seals it again', async () => {
    const { person, secret } = await userWithSecrets(await serve(1));
    const keys = `${settingOf(3)}, ${settingOf(1)}`;
    const rotated = await serve(2, { SECRET_KEY_PREVIOUS: keys });
    expect(await keysInUse()).toEqual([keyIdOf(keyOf(2))]);
    expect(await loginWith(rotated, person, secret)).toBe(200);
    const without = await serve(2);
    expect(await loginWith(without, person, secret)).toBe(200);
  });

  it('is readable for servers that still seal with the one before', async () => {
    const before = await serve(1, { SECRET_KEY_PREVIOUS: settingOf(2) });
    const after = await serve(2, { SECRET_KEY_PREVIOUS: settingOf(1) });
    const [one, other] = [await userWithSecrets(before), await userWithSecrets(after)];
    expect(await loginWith(after, one.person, one.secret)).toBe(200);
    expect(await loginWith(before, other.person, other.secret)).toBe(200);
    await after.services.jobHandlers['account.sweep']({}, context);
    expect(await keysInUse()).toEqual([keyIdOf(keyOf(2))]);
  });

  it('is refused without the one before, with the id of what is missing', async () => {
    const { person, secret } = await userWithSecrets(await serve(1));
    await expect(serve(2)).rejects.toThrow(
      new RegExp(
        `encrypted under the key ${keyIdOf(keyOf(1))}, which this process does not have. Set SECRET_KEY to it`,
      ),
    );
    expect(await loginWith(await serve(1), person, secret)).toBe(200);
  });

  it('of a second server is refused on a new database, too', async () => {
    const starts = await Promise.allSettled([serve(1), serve(2)]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await database.db.selectFrom('secret_keys').select('id').execute()).toHaveLength(1);
  });
});

describe('a restore', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-test-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('needs the key of encrypted secrets, which the backup does not contain', async () => {
    const app = await serve(1);
    const { person, secret } = await userWithSecrets(app);
    const file = join(folder, 'backup.tar');
    await app.services.adminServices.backups.writeTo(file, { onProgress: () => {}, ...context });

    const there = await openTestDatabase({ isNew: true });
    const blobs = createDiskBlobStore({ folder: join(folder, 'files'), publicUrl: '' });
    const restore = (knows: ((keyId: string) => boolean) | null) =>
      restoreBackup({ db: there.db, blobs, file, knows, onProgress: () => {} });
    await expect(restore(() => false)).rejects.toThrow(`does not have: ${keyIdOf(keyOf(1))}. Set SECRET_KEY`);
    expect(await areTablesEmpty(there.db)).toBe(true);
    await restore((keyId) => keyId === keyIdOf(keyOf(1)));
    await expect(serve(2, {}, there)).rejects.toThrow(keyIdOf(keyOf(1)));
    const restored = await serve(2, { SECRET_KEY_PREVIOUS: settingOf(1) }, there);
    const body = { email: person.email, password: PASSWORD, otp: codeAt(app, secret) };
    await there.db.updateTable('two_factor').set({ last_step: null }).execute();
    expect((await restored.api.call(accountRoutes.login, { body })).status).toBe(200);
    await apps.pop()!.close();
    await there.close();
  });
});
