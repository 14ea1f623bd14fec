import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { FileOutcome } from './delivery-manifest.ts';
import type { PlannedFile } from './plan-delivery.ts';

/** The planned files of deliveries into folders, in their order. */
export const deliveryFilesRepository = (db: Kysely<Tables>) => ({
  async insertAll(downloadId: number, files: readonly PlannedFile[]): Promise<void> {
    await sql`
      INSERT INTO delivery_files (download_id, position, file)
      SELECT ${downloadId}::bigint, position, file
      FROM jsonb_array_elements(${JSON.stringify(files)}::jsonb) WITH ORDINALITY AS listed (file, position)
    `.execute(db);
  },

  /** The first files that are not made yet. */
  async listOpen(downloadId: number, limit: number): Promise<{ position: number; file: PlannedFile }[]> {
    const rows = await db
      .selectFrom('delivery_files')
      .select(['position', 'file'])
      .where('download_id', '=', downloadId)
      .where('outcome', 'is', null)
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(({ position, file }) => ({ position, file: file as PlannedFile }));
  },

  async countEnded(downloadId: number): Promise<number> {
    const { count } = await db
      .selectFrom('delivery_files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('download_id', '=', downloadId)
      .where('outcome', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async updateOutcome(downloadId: number, position: number, outcome: FileOutcome): Promise<void> {
    await db
      .updateTable('delivery_files')
      .set({ outcome: JSON.stringify(outcome) })
      .where('download_id', '=', downloadId)
      .where('position', '=', position)
      .execute();
  },

  async listEnded(downloadId: number): Promise<{ file: PlannedFile; outcome: FileOutcome }[]> {
    const rows = await db
      .selectFrom('delivery_files')
      .select(['file', 'outcome'])
      .where('download_id', '=', downloadId)
      .orderBy('position')
      .execute();
    return rows.flatMap(({ file, outcome }) =>
      outcome === null ? [] : [{ file: file as PlannedFile, outcome: outcome as FileOutcome }],
    );
  },

  async removeAll(downloadId: number): Promise<void> {
    await db.deleteFrom('delivery_files').where('download_id', '=', downloadId).execute();
  },
});
