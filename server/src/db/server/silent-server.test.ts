import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGate, type Gate } from '../../testing/gate.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isDatabaseOutage } from '../../shared/database-outage.ts';
import type { OpenedPool } from '../opened-pool.ts';
import { openServer } from './open-server.ts';

const TIMEOUT_MS = 1000;

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a PostgreSQL server that accepts connections but is silent', () => {
  let database: TestDatabase;
  let gate: Gate;
  let opened: OpenedPool;
  beforeAll(async () => {
    database = await openTestDatabase();
    const url = new URL(database.databaseUrl!);
    gate = await startGate(Number(url.port || 5432));
    url.hostname = '127.0.0.1';
    url.port = String(gate.port);
    opened = await openServer(url.toString(), { pool: 2, processes: 1, budget: null, timeoutMs: TIMEOUT_MS });
    await opened.listen('silence', () => {});
  });
  afterAll(async () => {
    await opened.close();
    await gate.close();
    await database.close();
  });

  const outageOf = (query: Promise<unknown>) => query.then(() => false, isDatabaseOutage);

  it('fails queries that wait for its answer or for a connection, and works again with it', async () => {
    await opened.pool.query('SELECT 1');
    const slow = opened.pool.query('SELECT pg_sleep(30)');
    gate.silence();
    const waiting = Array.from({ length: 6 }, () => opened.pool.query('SELECT 1'));
    expect(await Promise.all([slow, ...waiting].map(outageOf))).toEqual(Array(7).fill(true));
    await gate.open();
    await expect
      .poll(() => opened.pool.query('SELECT 2 AS two').catch(() => null))
      .toMatchObject({ rows: [{ two: 2 }] });
  });

  it('does not end a query that takes longer while the server answers others', async () => {
    const { rows } = await opened.pool.query(`SELECT pg_sleep(${(3 * TIMEOUT_MS) / 1000}), 1 AS one`);
    expect(rows).toMatchObject([{ one: 1 }]);
  });
});
