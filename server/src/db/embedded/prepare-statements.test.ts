import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedPool } from '../opened-pool.ts';
import { poolOver } from './open-embedded.ts';
import { startEmbeddedWorker } from './start-embedded-worker.ts';

describe('statements of the embedded database', () => {
  let opened: OpenedPool;
  beforeAll(async () => {
    opened = poolOver(await startEmbeddedWorker({ folder: null, template: null }));
  });
  afterAll(() => opened.close());

  const textsPrepared = async () => {
    const { rows } = await opened.pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
    return rows.map(({ statement }) => statement);
  };

  test('are prepared once and run with the values of each call', async () => {
    const text = 'SELECT $1::int + 1 AS next';
    for (const value of [1, 41, -1]) {
      expect((await opened.pool.query(text, [value])).rows).toEqual([{ next: value + 1 }]);
    }
    expect((await textsPrepared()).filter((statement) => statement === text)).toHaveLength(1);
  });

  test('can be run again after they failed, even after a rollback', async () => {
    const divide = 'SELECT 1 / $1::int AS share';
    await expect(opened.pool.query(divide, [0])).rejects.toThrow('division by zero');
    const client = await opened.pool.connect();
    await client.query('BEGIN');
    await expect(client.query('SELECT $1::int FROM nowhere', [1])).rejects.toThrow('nowhere');
    await client.query('ROLLBACK');
    await client.query('CREATE TABLE nowhere AS SELECT 1');
    expect((await client.query('SELECT $1::int AS one FROM nowhere', [1])).rows).toEqual([{ one: 1 }]);
    client.release();
    expect((await opened.pool.query(divide, [1])).rows).toEqual([{ share: 1 }]);
  });

  test('are limited in number when their text varies, and work beyond the limit', async () => {
    for (let number = 0; number < 520; number++) {
      const { rows } = await opened.pool.query(`SELECT $1::int AS n${number}`, [number]);
      expect(rows).toEqual([{ [`n${number}`]: number }]);
    }
    expect((await textsPrepared()).length).toBeLessThanOrEqual(500);
  });
});
