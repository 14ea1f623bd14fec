import type { ReportStatus } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

interface Decision {
  readonly status: Exclude<ReportStatus, 'waiting'>;
  readonly adminId: number;
  readonly now: Date;
}

const nameOf = (table: 'reporter' | 'owner') =>
  sql<string | null>`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`;

/** Includes the names of both people. */
const selectReports = (db: Kysely<Tables>) =>
  db
    .selectFrom('image_reports as report')
    .leftJoin('users as reporter', 'reporter.id', 'report.user_id')
    .leftJoin('users as owner', 'owner.id', 'report.owner_id')
    .selectAll('report')
    .select([nameOf('reporter').as('reporterName'), 'reporter.email as reporterEmail'])
    .select([nameOf('owner').as('ownerName'), 'owner.email as ownerEmail']);

export const reportsRepository = (db: Kysely<Tables>) => {
  const reports = () => selectReports(db);

  return {
    /** Lists the oldest first. */
    listWaiting({ after, limit }: { after: number | null; limit: number }) {
      let query = reports().where('report.status', '=', 'waiting').orderBy('report.id').limit(limit);
      if (after !== null) query = query.where('report.id', '>', after);
      return query.execute();
    },

    /** Lists the most recently decided first. */
    listDecided(
      status: Decision['status'],
      { before, limit }: { before: { at: Date; id: number } | null; limit: number },
    ) {
      let query = reports()
        .where('report.status', '=', status)
        .orderBy('report.decided_at', 'desc')
        .orderBy('report.id', 'desc')
        .limit(limit);
      if (before !== null) {
        query = query.where(sql<boolean>`(report.decided_at, report.id) < (${before.at}, ${before.id}::bigint)`);
      }
      return query.execute();
    },

    async find(id: number): Promise<ReportRow | null> {
      return (await reports().where('report.id', '=', id).executeTakeFirst()) ?? null;
    },

    /** One report per person and picture; false when it was already reported. */
    async insertPublic(userId: number, imageId: number, note: string, evidenceKey: string | null): Promise<boolean> {
      const { numAffectedRows } = await sql`
        INSERT INTO image_reports (
          user_id, owner_id, image_id, render_id, prompt, model, engine, seed, thumbhash, is_nsfw, is_public, note,
          evidence_key
        )
        SELECT ${userId}, images.user_id, images.id, images.render_id, coalesce(renders.final_prompt, ''), images.model,
          images.engine, images.seed, images.thumbhash, images.is_nsfw, true, ${note}, ${evidenceKey}
        FROM images LEFT JOIN renders ON renders.id = images.render_id
        WHERE images.id = ${imageId}
        ON CONFLICT (user_id, image_id) DO NOTHING
      `.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },

    /** Locks the report until the transaction ends. */
    async lock(id: number) {
      const query = db
        .selectFrom('image_reports')
        .select(['id', 'status', 'owner_id as ownerId', 'image_id as imageId', 'is_public as isPublic'])
        .where('id', '=', id)
        .forUpdate();
      return (await query.executeTakeFirst()) ?? null;
    },

    /**
     * Decides one report, or all open reports of a picture; returns the keys of the copies that are no longer needed.
     */
    async decide(where: { id: number } | { imageId: number }, { status, adminId, now }: Decision): Promise<string[]> {
      const decided = { status, decided_at: now, decided_by: adminId };
      const query = db
        .updateTable('image_reports')
        .from('image_reports as old')
        .set({ ...decided, evidence_key: null })
        .whereRef('old.id', '=', 'image_reports.id')
        .where('image_reports.status', '=', 'waiting')
        .returning('old.evidence_key as key');
      const rows = await ('id' in where
        ? query.where('image_reports.id', '=', where.id).execute()
        : query.where('image_reports.image_id', '=', where.imageId).execute());
      return rows.flatMap(({ key }) => (key === null ? [] : [key]));
    },
  };
};
