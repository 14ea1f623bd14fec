import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RealtimeCredentials } from './signature.ts';

/**
 * Key and secret of the embedded realtime server, which all servers of a database share, so that a browser may connect
 * to any of them: created by the first process that starts, and read by the others.
 */
export async function keepRealtimeCredentials(db: Kysely<Tables>): Promise<RealtimeCredentials> {
  const made = { key: randomBytes(10).toString('hex'), secret: randomBytes(32).toString('hex') };
  await db
    .insertInto('realtime_credentials')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('realtime_credentials').select(['key', 'secret']).executeTakeFirstOrThrow();
}
