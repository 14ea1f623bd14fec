import type { Db } from 'pg-boss';
import type { OpenedPool } from '../../db/opened-pool.ts';

/** Lets pg-boss share the product's pool, down to a pool of one connection. */
export function poolDatabase({ pool, listen }: Pick<OpenedPool, 'pool' | 'listen'>): Db {
  return {
    async executeSql(text, values) {
      if (values && values.length > 0) return pool.query(text, values);
      // A script may open a transaction: one that fails must not leave its session in it for the next caller.
      const client = await pool.connect();
      try {
        const results = [await client.query(text)].flat();
        return { rows: results.flatMap(({ rows }) => rows ?? []) };
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    async listen(channel, onNotification, onReconnect) {
      return { close: await listen(channel, onNotification, onReconnect) };
    },
  };
}
