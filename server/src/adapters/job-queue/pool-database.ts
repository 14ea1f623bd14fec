import type { Db } from 'pg-boss';
import type { OpenedPool } from '../../db/opened-pool.ts';

/** Lets pg-boss share the product's pool, even one with a single connection. */
export function poolDatabase({ pool, listen }: Pick<OpenedPool, 'pool' | 'listen'>): Db {
  return {
    async executeSql(text, values) {
      if (values && values.length > 0) return pool.query(text, values);
      // A script may open a transaction: if it fails, the session must not be returned to the pool inside it.
      const client = await pool.connect();
      try {
        const results = [await client.query(text)].flat();
        client.release();
        return { rows: results.flatMap(({ rows }) => rows ?? []) };
      } catch (error) {
        // A broken connection cannot roll back: it is removed from the pool, and the first error says what happened.
        await client.query('ROLLBACK').then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
    async listen(channel, onNotification, onReconnect) {
      return { close: await listen(channel, onNotification, onReconnect) };
    },
  };
}
