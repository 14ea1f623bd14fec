import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

const ENDED = 2500;
const LIVE = 3;
/** One statement must not hold many locks, nor one transaction much of the write-ahead log. */
const MAX_AT_ONCE = 1000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
  await sql`CREATE TABLE removals (of text, count int)`.execute(app.db);
  await sql`
    CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO removals SELECT TG_TABLE_NAME, count(*) FROM gone; RETURN NULL; END $$
  `.execute(app.db);
  for (const table of ['attempts', 'downloads']) {
    await sql`
      CREATE TRIGGER note_removal AFTER DELETE ON ${sql.table(table)} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_removal()
    `.execute(app.db);
  }
});
// Other test files use the same database afterwards.
afterAll(async () => {
  await sql`DROP FUNCTION note_removal CASCADE`.execute(app.db);
  await sql`DROP TABLE removals`.execute(app.db);
  await app.close();
});

/** What is left of the table, and the largest number of rows that one statement removed. */
async function afterSweep(table: 'attempts' | 'downloads') {
  const { rows } = await sql<{ left: number; most: number }>`
    SELECT (SELECT count(*)::int FROM ${sql.table(table)}) AS left, max(count) AS most
    FROM removals WHERE of = ${table}
  `.execute(app.db);
  return rows[0];
}

it('removes ended counts of attempts page by page', async () => {
  await app.db.deleteFrom('attempts').execute();
  await sql`
    INSERT INTO attempts (key, count, ends_at)
    SELECT sha256(n::text::bytea), 1, now() + CASE WHEN n > ${ENDED}::int THEN interval '1 hour' ELSE interval '-1 hour' END
    FROM generate_series(1, ${ENDED + LIVE}::int) AS n
  `.execute(app.db);
  await sql`DELETE FROM removals`.execute(app.db);
  await app.services.attempts.sweep();
  expect(await afterSweep('attempts')).toEqual({ left: LIVE, most: MAX_AT_ONCE });
});

it('removes expired downloads page by page', async () => {
  const ada = await app.world.user();
  const now = app.clock.now().getTime();
  const row = (index: number) => ({
    download_id: `expired-download-number-${index}`,
    user_id: ada.id,
    kind: 'image' as const,
    image_ids: '[]',
    options: '{}',
    fingerprint: '',
    name: 'dress.png',
    total: 0,
    expires_at: new Date(now + (index < ENDED ? -60_000 : 60_000)),
  });
  await app.db
    .insertInto('downloads')
    .values(Array.from({ length: ENDED + LIVE }, (_, index) => row(index)))
    .execute();
  await app.services.downloads.sweep();
  expect(await afterSweep('downloads')).toEqual({ left: LIVE, most: MAX_AT_ONCE });
});
