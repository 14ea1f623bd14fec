import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SecretBox } from '../../shared/security/secret-box.ts';
import type { RealtimeCredentials } from './signature.ts';

const PLACE = { table: 'realtime_credentials', id: 'true' } as const;

/**
 * Key and secret of the embedded realtime server, which all servers of a database share, so that a browser may connect
 * to any of them: created by the first process that starts, and read by the others.
 */
export async function keepRealtimeCredentials(db: Kysely<Tables>, secretBox: SecretBox): Promise<RealtimeCredentials> {
  const secret = secretBox.seal(randomBytes(32).toString('hex'), PLACE);
  const made = { key: randomBytes(10).toString('hex'), sealed_secret: secret };
  await db
    .insertInto('realtime_credentials')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('realtime_credentials').selectAll().executeTakeFirstOrThrow();
  return { key: kept.key, secret: secretBox.read(kept, PLACE)! };
}
