import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SecretTable } from '../../shared/security/secret-box.ts';

/** A table with encrypted secrets, and its primary key. */
interface SecretColumn {
  readonly table: SecretTable;
  readonly key: string;
  readonly type: 'bigint' | 'boolean';
}

/** Everything in the database that is encrypted. */
const COLUMNS: readonly SecretColumn[] = [
  { table: 'two_factor', key: 'user_id', type: 'bigint' },
  { table: 'webhooks', key: 'id', type: 'bigint' },
  { table: 'realtime_credentials', key: 'is_only', type: 'boolean' },
  { table: 'signing_identity', key: 'is_only', type: 'boolean' },
];

export const SECRET_TABLES = COLUMNS.map(({ table }) => table);

export interface StoredRow {
  readonly id: string;
  readonly secret: string | null;
  readonly sealed_secret: string | null;
}

interface SealedRow extends StoredRow {
  readonly resealed: string;
}

interface Search {
  /** Rows whose secret is sealed under this key are left out. */
  readonly prefix: string;
  readonly withPlain: boolean;
  /** The last id of the page before; null for the first. */
  readonly after: string | null;
  readonly limit: number;
}

/** How many secrets of a table are sealed under a key; `keyId` null: that are in plain text. */
export interface SecretCount {
  readonly table: SecretTable;
  readonly keyId: string | null;
  readonly count: number;
}

/** A person whose secret was removed, and who gets a mail about it. */
export interface NotifiedPerson {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

const columnOf = (table: SecretTable): SecretColumn => COLUMNS.find((each) => each.table === table)!;
const nothingUnder = (prefix: string): RawBuilder<boolean> => sql`NOT starts_with(sealed_secret, ${prefix})`;

export const secretsRepository = (db: Kysely<Tables>) => ({
  /** Returns false for a database of a program that encrypted nothing. */
  async isPrepared(): Promise<boolean> {
    const { rows } = await sql`SELECT 1 WHERE to_regclass('secret_keys') IS NOT NULL`.execute(db);
    return rows.length > 0;
  },

  /** Waits for other processes that register their key, until the end of the transaction. */
  async lockKeys(): Promise<void> {
    await sql`LOCK TABLE secret_keys IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  },

  async listRegistered(): Promise<string[]> {
    return (await db.selectFrom('secret_keys').select('id').orderBy('created_at').execute()).map(({ id }) => id);
  },

  async register(keyId: string): Promise<void> {
    const inserting = db.insertInto('secret_keys').values({ id: keyId });
    await inserting.onConflict((conflict) => conflict.doNothing()).execute();
  },

  async unregister(keyIds: readonly string[]): Promise<void> {
    await db
      .deleteFrom('secret_keys')
      .where('id', 'in', ['', ...keyIds])
      .execute();
  },

  /** A row may have both kinds; the plain one is the newer. */
  async count(): Promise<SecretCount[]> {
    const counts: SecretCount[] = [];
    for (const { table } of COLUMNS) {
      const { rows } = await sql<Omit<SecretCount, 'table'>>`
        SELECT CASE WHEN secret IS NULL THEN split_part(sealed_secret, '.', 2) END AS "keyId", count(*)::int AS count
        FROM ${sql.table(table)} WHERE secret IS NOT NULL OR sealed_secret IS NOT NULL
        GROUP BY 1 ORDER BY 1
      `.execute(db);
      counts.push(...rows.map((row) => ({ table, ...row })));
    }
    return counts;
  },

  /** A page of the secrets that must be sealed again, in the order of their ids. */
  async listOthers(name: SecretTable, { prefix, withPlain, after, limit }: Search): Promise<StoredRow[]> {
    const { table, key, type } = columnOf(name);
    // Without the table, the order would be that of the text `id` in the result.
    const id = sql.ref(`${table}.${key}`);
    const next = after === null ? sql`true` : sql`${id} > ${sql.lit(after)}::${sql.raw(type)}`;
    const wanted = withPlain
      ? sql`(secret IS NOT NULL OR ${nothingUnder(prefix)})`
      : sql`(secret IS NULL AND ${nothingUnder(prefix)})`;
    const { rows } = await sql<StoredRow>`
      SELECT ${id}::text AS id, secret, sealed_secret FROM ${sql.table(table)}
      WHERE ${next} AND ${wanted} ORDER BY ${id} LIMIT ${sql.lit(limit)}
    `.execute(db);
    return rows;
  },

  /** Replaces the secrets that nobody has changed since they were read. Returns how many. */
  async replace(name: SecretTable, rows: readonly SealedRow[]): Promise<number> {
    const { table, key, type } = columnOf(name);
    const { numAffectedRows } = await sql`
      UPDATE ${sql.table(table)} AS kept SET secret = NULL, sealed_secret = resealed
      FROM unnest(
        ${rows.map(({ id }) => id)}::text[],
        ${rows.map(({ secret }) => secret)}::text[],
        ${rows.map(({ sealed_secret: sealed }) => sealed)}::text[],
        ${rows.map(({ resealed }) => resealed)}::text[]
      ) AS read (id, secret, sealed_secret, resealed)
      WHERE ${sql.ref(`kept.${key}`)} = read.id::${sql.raw(type)}
        AND kept.secret IS NOT DISTINCT FROM read.secret
        AND kept.sealed_secret IS NOT DISTINCT FROM read.sealed_secret
    `.execute(db);
    return Number(numAffectedRows ?? 0n);
  },

  /**
   * Whether processes of a version that reads only plain secrets are connected: they gave their connections no name. On
   * the embedded database nobody else can be.
   */
  async hasOlderProcesses(): Promise<boolean> {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND application_name = ''
        AND backend_type = 'client backend' AND pid <> pg_backend_pid()
      LIMIT 1
    `.execute(db);
    return rows.length > 0;
  },

  /** Second steps that are set up lose their secret, and others are removed. `codesLeft`: recovery codes. */
  async forgetSecondFactors(prefix: string): Promise<(NotifiedPerson & { readonly codesLeft: number })[]> {
    await sql`
      DELETE FROM two_factor WHERE secret IS NULL AND starts_with(sealed_secret, ${prefix}) AND confirmed_at IS NULL
    `.execute(db);
    const { rows } = await sql<NotifiedPerson & { codesLeft: number }>`
      UPDATE two_factor SET sealed_secret = NULL FROM users
      WHERE users.id = user_id AND secret IS NULL AND starts_with(sealed_secret, ${prefix})
      RETURNING users.id, email, first_name AS "firstName",
        (SELECT count(*)::int FROM recovery_codes WHERE recovery_codes.user_id = users.id) AS "codesLeft"
    `.execute(db);
    return rows;
  },

  /** Turns the second step off; the person must set a new password, which needs their mailbox. */
  async closeAccount(userId: number, unknownPasswordHash: string): Promise<void> {
    await db.deleteFrom('two_factor').where('user_id', '=', userId).execute();
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await db.updateTable('users').set({ password_hash: unknownPasswordHash }).where('id', '=', userId).execute();
  },

  /** Removes webhooks that could not be signed any more. */
  async forgetWebhooks(prefix: string): Promise<(NotifiedPerson & { readonly url: string })[]> {
    const { rows } = await sql<NotifiedPerson & { url: string }>`
      DELETE FROM webhooks USING users
      WHERE users.id = user_id AND secret IS NULL AND starts_with(sealed_secret, ${prefix})
      RETURNING users.id, email, first_name AS "firstName", url
    `.execute(db);
    return rows;
  },

  /** The next server that starts makes new ones. */
  async forgetRealtime(prefix: string): Promise<void> {
    await sql`
      DELETE FROM realtime_credentials WHERE secret IS NULL AND starts_with(sealed_secret, ${prefix})
    `.execute(db);
  },

  /** The next picture that is signed gets a new identity. */
  async forgetSigningIdentity(prefix: string): Promise<void> {
    await sql`
      DELETE FROM signing_identity WHERE secret IS NULL AND starts_with(sealed_secret, ${prefix})
    `.execute(db);
  },
});
