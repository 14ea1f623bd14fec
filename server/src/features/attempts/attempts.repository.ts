import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface Counted {
  readonly count: number;
  /** Seconds until the count starts again. */
  readonly seconds: number;
}

interface Window {
  readonly key: Buffer;
  /** An interval of PostgreSQL. */
  readonly duration: string;
}

export const attemptsRepository = (db: Kysely<Tables>) => ({
  /** Adds one to each count and returns them by key in hexadecimal. The keys must differ. */
  async add(windows: readonly Window[]): Promise<Map<string, Counted>> {
    // In the same order everywhere, so that two requests never wait for each other.
    const sorted = windows.toSorted((one, other) => Buffer.compare(one.key, other.key));
    const values = sorted.map(({ key, duration }) => sql`(${key}::bytea, 1, now() + ${duration}::interval)`);
    const { rows } = await sql<{ key: Uint8Array; count: number; seconds: number }>`
      INSERT INTO attempts AS counted (key, count, ends_at) VALUES ${sql.join(values)}
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN counted.ends_at <= now() THEN 1 ELSE counted.count + 1 END,
        ends_at = CASE WHEN counted.ends_at <= now() THEN excluded.ends_at ELSE counted.ends_at END
      RETURNING key, count, ceil(extract(epoch FROM ends_at - now()))::int AS seconds
    `.execute(db);
    return new Map(rows.map(({ key, count, seconds }) => [Buffer.from(key).toString('hex'), { count, seconds }]));
  },

  async subtract(keys: readonly Buffer[]): Promise<void> {
    await sql`
      UPDATE attempts SET count = greatest(0, count - 1)
      WHERE key IN (SELECT key FROM attempts WHERE key IN (${sql.join(keys)}) ORDER BY key FOR UPDATE)
    `.execute(db);
  },

  /**
   * Removes up to `limit` counts that have ended, and returns how many. Skips those that a request has just begun to
   * count anew, so that the two never wait for each other.
   */
  async removeEnded(limit: number): Promise<number> {
    const { numAffectedRows } = await sql`
      DELETE FROM attempts WHERE key IN
        (SELECT key FROM attempts WHERE ends_at <= now() ORDER BY ends_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    `.execute(db);
    return Number(numAffectedRows ?? 0n);
  },
});
