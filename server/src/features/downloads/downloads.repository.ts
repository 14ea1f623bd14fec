import type { DownloadKind, DownloadStatus } from '@kenna/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DownloadsTable } from '../../db/tables/picture-tables.ts';

export type DownloadRow = Selectable<DownloadsTable>;

interface NewDownload {
  readonly downloadId: string;
  readonly linkHash?: Uint8Array;
  readonly userId: number;
  readonly kind: DownloadKind;
  readonly collectionId?: number;
  readonly byVisitor?: boolean;
  readonly imageIds: readonly number[];
  readonly options: object;
  readonly fingerprint: string;
  readonly name: string;
  /** The number of files; without it, that of the pictures. */
  readonly total?: number;
  readonly file?: { readonly key: string; readonly contentType: string };
  readonly expiresAt: Date;
}

const LIVE = ['waiting', 'working'] as const satisfies readonly DownloadStatus[];

export const downloadsRepository = (db: Kysely<Tables>) => ({
  /** A download with a file is ready at once. Returns its id. */
  async insert(download: NewDownload): Promise<number> {
    const { file, imageIds } = download;
    const row = await db
      .insertInto('downloads')
      .values({
        download_id: download.downloadId,
        link_hash: download.linkHash ?? null,
        user_id: download.userId,
        kind: download.kind,
        collection_id: download.collectionId ?? null,
        by_visitor: download.byVisitor ?? false,
        image_ids: JSON.stringify(imageIds),
        options: JSON.stringify(download.options),
        fingerprint: download.fingerprint,
        name: download.name,
        total: download.total ?? imageIds.length,
        expires_at: download.expiresAt,
        ...(file && { status: 'ready', done: imageIds.length, file_key: file.key, content_type: file.contentType }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  },

  async updateJob(id: number, jobId: string): Promise<void> {
    await db.updateTable('downloads').set({ job_id: jobId }).where('id', '=', id).execute();
  },

  async findById(id: number): Promise<DownloadRow | null> {
    return (await db.selectFrom('downloads').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },

  /** Returns null when it belongs to another person or to a visitor, was deleted, or has expired. */
  async findOwn(userId: number, downloadId: string, now: Date): Promise<DownloadRow | null> {
    const query = db
      .selectFrom('downloads')
      .selectAll()
      .where('download_id', '=', downloadId)
      .where('user_id', '=', userId)
      .where('by_visitor', '=', false)
      .where('expires_at', '>', now);
    return (await query.executeTakeFirst()) ?? null;
  },

  async findByLink(linkHash: Uint8Array, now: Date): Promise<DownloadRow | null> {
    const query = db
      .selectFrom('downloads')
      .selectAll()
      .where('link_hash', '=', linkHash)
      .where('expires_at', '>', now);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** The newest download with the same file that stays valid until then. */
  async findSame(userId: number, fingerprint: string, until: Date): Promise<DownloadRow | null> {
    const query = db
      .selectFrom('downloads')
      .selectAll()
      .where('user_id', '=', userId)
      .where('fingerprint', '=', fingerprint)
      .where('status', 'in', [...LIVE, 'ready'])
      .where('expires_at', '>', until)
      .orderBy('id', 'desc')
      .limit(1);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** The newest delivery of a run that has not expired. */
  async findDelivery(userId: number, runId: number, now: Date): Promise<DownloadRow | null> {
    const query = db
      .selectFrom('downloads')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .where(sql<boolean>`options -> 'order' IS NOT NULL AND (options ->> 'runId')::bigint = ${runId}`)
      .orderBy('id', 'desc')
      .limit(1);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** Adds fields to the options of a download. */
  async addOptions(id: number, added: object): Promise<void> {
    await db
      .updateTable('downloads')
      .set({ options: sql`options || ${JSON.stringify(added)}::jsonb` })
      .where('id', '=', id)
      .execute();
  },

  /** Which of these folders have a delivery that was not cancelled. */
  async listFolders(folders: readonly string[]): Promise<Set<string>> {
    if (folders.length === 0) return new Set();
    const folder = sql<string>`options ->> 'folder'`;
    const rows = await db
      .selectFrom('downloads')
      .select(folder.as('folder'))
      .where('kind', '=', 'delivery')
      .where('status', '!=', 'cancelled')
      .where(folder, 'in', [...folders])
      .execute();
    return new Set(rows.map((row) => row.folder));
  },

  /** Returns false when it has not failed. */
  async resume(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('downloads')
      .set({ status: 'waiting' })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Returns false when it has ended. */
  async updateProgress(id: number, done: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('downloads')
      .set({ status: 'working', done })
      .where('id', '=', id)
      .where('status', 'in', LIVE)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /**
   * An archive is sent again from the beginning when a browser requests it again. Returns false when it was cancelled.
   */
  async restart(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('downloads')
      .set({ status: 'working', done: 0 })
      .where('id', '=', id)
      .where('status', '!=', 'cancelled')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Returns false when it has already ended. */
  async end(
    id: number,
    status: 'ready' | 'failed' | 'cancelled',
    file?: { readonly key: string; readonly contentType: string },
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('downloads')
      .set({
        status,
        ...(status === 'ready' && { done: sql<number>`total` }),
        ...(file && { file_key: file.key, content_type: file.contentType }),
      })
      .where('id', '=', id)
      .where('status', 'in', LIVE)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Removes up to `limit` rows, and returns how many. */
  async removeExpired(now: Date, limit: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('downloads')
      .where('id', 'in', (expired) =>
        expired.selectFrom('downloads').select('id').where('expires_at', '<=', now).orderBy('expires_at').limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
