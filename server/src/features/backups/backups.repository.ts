import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BackupsTable } from '../../db/tables/admin-tables.ts';
import type { BackupSummary } from './write-backup.ts';

export type BackupRow = Omit<Selectable<BackupsTable>, 'link_hash' | 'link_expires_at'>;

type MadeRow = Pick<BackupSummary, 'size' | 'missing'> & {
  readonly name: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
};

const COLUMNS = [
  'id',
  'origin',
  'status',
  'done',
  'total',
  'name',
  'bytes',
  'missing',
  'problem',
  'job_id',
  'created_at',
  'finished_at',
] as const;

export const backupsRepository = (db: Kysely<Tables>) => ({
  list: (limit: number): Promise<BackupRow[]> =>
    db.selectFrom('backups').select(COLUMNS).orderBy('id', 'desc').limit(limit).execute(),

  async findLastComplete(): Promise<BackupRow | null> {
    const complete = db.selectFrom('backups').select(COLUMNS).where('status', '=', 'completed');
    return (await complete.orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null;
  },

  async find(id: number): Promise<BackupRow | null> {
    const query = db.selectFrom('backups').select(COLUMNS).where('id', '=', id);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** The one that waits or runs; null when there is none. */
  async findLive(): Promise<BackupRow | null> {
    const query = db.selectFrom('backups').select(COLUMNS).where('status', 'in', ['waiting', 'running']);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** Returns null when another one waits or runs. */
  async insert(origin: BackupRow['origin'], now: Date): Promise<BackupRow | null> {
    const row = await db
      .insertInto('backups')
      .values({ origin, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    return row ?? null;
  },

  /**
   * Inserts a complete backup that the command made. Clears the name and link in rows of an earlier file of this name,
   * which was removed.
   */
  async insertFromCommand({ name, startedAt, finishedAt, size, missing }: MadeRow): Promise<void> {
    await db.updateTable('backups').set({ name: null, link_hash: null }).where('name', '=', name).execute();
    const made = { origin: 'admin', status: 'completed', name, bytes: size, missing } as const;
    await db
      .insertInto('backups')
      .values({ ...made, created_at: startedAt, finished_at: finishedAt })
      .execute();
  },

  async updateJob(id: number, jobId: string): Promise<void> {
    await db.updateTable('backups').set({ job_id: jobId }).where('id', '=', id).execute();
  },

  async updateStatus(id: number, status: 'waiting' | 'running'): Promise<void> {
    await db.updateTable('backups').set({ status, done: 0, total: 0 }).where('id', '=', id).execute();
  },

  async updateProgress(id: number, progress: { done: number; total: number }): Promise<void> {
    await db.updateTable('backups').set(progress).where('id', '=', id).where('status', '=', 'running').execute();
  },

  async complete(id: number, name: string, { size, missing }: BackupSummary, now: Date): Promise<void> {
    await db
      .updateTable('backups')
      .set({ status: 'completed', name, bytes: size, missing, problem: null, finished_at: now })
      .where('id', '=', id)
      .execute();
  },

  /** Only one that waits or runs can fail. */
  async fail(id: number, problem: string, now: Date): Promise<void> {
    await db
      .updateTable('backups')
      .set({ status: 'failed', problem, finished_at: now })
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'running'])
      .execute();
  },

  /** Complete backups beyond the newest `keep` whose files still exist. */
  async listSuperfluous(keep: number): Promise<{ id: number; name: string }[]> {
    const query = db.selectFrom('backups').select(['id', 'name']).where('status', '=', 'completed');
    const rows = await query.where('name', 'is not', null).orderBy('id', 'desc').offset(keep).execute();
    return rows.map(({ id, name }) => ({ id, name: name! }));
  },

  async forgetFile(id: number): Promise<void> {
    await db.updateTable('backups').set({ name: null, link_hash: null }).where('id', '=', id).execute();
  },

  /** Old rows without a file. */
  async removeBefore(moment: Date): Promise<void> {
    await db.deleteFrom('backups').where('name', 'is', null).where('finished_at', '<', moment).execute();
  },

  async updateLink(id: number, linkHash: Uint8Array, expiresAt: Date): Promise<void> {
    const link = { link_hash: linkHash, link_expires_at: expiresAt };
    await db.updateTable('backups').set(link).where('id', '=', id).execute();
  },

  /** The name of the file behind a valid link. */
  async findNameByLink(linkHash: Uint8Array, now: Date): Promise<string | null> {
    const query = db
      .selectFrom('backups')
      .select('name')
      .where('link_hash', '=', sql<Uint8Array>`${linkHash}`);
    return (await query.where('link_expires_at', '>', now).executeTakeFirst())?.name ?? null;
  },
});
