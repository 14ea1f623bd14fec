/**
 * The encrypted secrets of the database, and the keys that encrypt them. At the start, and hourly, all secrets are
 * encrypted again under the present key. A process that cannot read some of them does not start.
 */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import { sealedPrefix, UnreadableSecret, type SecretBox, type SecretTable } from '../../shared/security/secret-box.ts';
import { StartError } from '../../shared/program/start-error.ts';
import { SECRET_TABLES, secretsRepository, type SecretCount, type StoredRow } from './secrets.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly secretBox: SecretBox;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** A page is encrypted in a millisecond, and one statement writes it. */
const ROWS_AT_ONCE = 500;

/** The keys that may be needed to read the secrets of the database; none for one of an older program. */
export async function listKeyIds(db: Kysely<Tables>): Promise<string[]> {
  const secrets = secretsRepository(db);
  if (!(await secrets.isPrepared())) return [];
  return [...new Set([...(await secrets.listRegistered()), ...(await listUsedKeyIds(db))])];
}

/** The keys under which secrets of these tables are sealed. */
export async function listUsedKeyIds(db: Kysely<Tables>, tables: readonly string[] = SECRET_TABLES): Promise<string[]> {
  const secrets = secretsRepository(db);
  if (!(await secrets.isPrepared())) return [];
  const counts = (await secrets.count()).filter(({ table }) => tables.includes(table));
  return [...new Set(counts.flatMap(({ keyId }) => keyId ?? []))];
}

export const countSecrets = (db: Kysely<Tables>): Promise<SecretCount[]> => secretsRepository(db).count();

/** @throws StartError that names the keys which are missing. */
export async function refuseMissingKeys(db: Kysely<Tables>, knows: (keyId: string) => boolean): Promise<void> {
  const missing = (await listKeyIds(db)).filter((keyId) => !knows(keyId));
  if (missing.length === 0) return;
  const keys = missing.length === 1 ? `the key ${missing[0]}, which` : `the keys ${missing.join(', ')}, which`;
  throw new StartError(
    `Secrets in the database are encrypted under ${keys} this process does not have. Set SECRET_KEY to it, or add it to ` +
      'SECRET_KEY_PREVIOUS; where SECRET_KEY was not set, it is the file secret.key in DATA_DIR of the place from ' +
      'which the database comes. If it is lost, npm run forget-key says what that means, and gives it up.',
  );
}

export function createSecretsService({ db, secretBox, log }: Parts) {
  const secrets = secretsRepository(db);
  const prefix = sealedPrefix(secretBox.keyId);

  async function sealTable(table: SecretTable, withPlain: boolean): Promise<number> {
    /** A secret that was changed by hand stays as it is, and its key is needed until it is gone. */
    function reseal(row: StoredRow) {
      const place = { table, id: row.id };
      try {
        const secret = secretBox.read(row, place);
        return secret === null ? [] : [{ ...row, resealed: secretBox.seal(secret, place) }];
      } catch (error) {
        if (!(error instanceof UnreadableSecret)) throw error;
        log.error({ err: error }, 'a secret cannot be read');
        return [];
      }
    }
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const rows: StoredRow[] = await secrets.listOthers(table, { prefix, withPlain, after, limit: ROWS_AT_ONCE });
      if (rows.length > 0) count += await secrets.replace(table, rows.flatMap(reseal));
      if (rows.length < ROWS_AT_ONCE) return count;
      after = rows.at(-1)!.id;
    }
  }

  /**
   * Seals under the present key what is in plain text or under another key, while other processes read and write. Plain
   * secrets stay while processes of the version before run, which cannot read others.
   */
  async function sealAll(): Promise<void> {
    const withPlain = !(await secrets.hasOlderProcesses());
    if (!withPlain) log.info('secrets in plain text stay until the processes of the version before have ended');
    for (const table of SECRET_TABLES) {
      const count = await sealTable(table, withPlain);
      if (count > 0) log.info({ table, count, key: secretBox.keyId }, 'secrets were encrypted');
    }
    const used = await listUsedKeyIds(db);
    const registered = await secrets.listRegistered();
    await secrets.unregister(registered.filter((keyId) => keyId !== secretBox.keyId && !used.includes(keyId)));
  }

  return {
    sealAll,

    /**
     * Registers the key, and seals everything under it. Of two processes that start with different keys on a new
     * database, one is refused. @throws StartError when a key is missing.
     */
    async start(): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const own = secretsRepository(transaction);
        await own.lockKeys();
        await refuseMissingKeys(transaction, secretBox.knows);
        await own.register(secretBox.keyId);
      });
      await sealAll();
    },
  };
}
