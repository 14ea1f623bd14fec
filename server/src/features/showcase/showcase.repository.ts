import type { ShowcaseStatus } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { holdsWords } from '../../shared/search/holds-words.ts';

export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof showcaseRepository>['listDecided']>>[number];

interface DecidedPage {
  /** Words of the prompt. */
  readonly search?: string | undefined;
  readonly before: { readonly at: Date; readonly id: number } | null;
  readonly limit: number;
}

export function showcaseRepository(db: Kysely<Tables>) {
  /** Leaves out pictures in the bin. */
  const submissions = () =>
    db
      .selectFrom('showcase_submissions as submission')
      .innerJoin('images', 'images.id', 'submission.image_id')
      .innerJoin('users', 'users.id', 'submission.user_id')
      .select(['submission.id', 'submission.image_id as imageId', 'submission.status'])
      .select(['submission.submitted_at as submittedAt', 'submission.decided_at as decidedAt'])
      .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('maker'))
      .where('images.trashed_at', 'is', null);

  return {
    /** Creates at most one submission for each picture; returns its status. */
    async submit(userId: number, imageId: number, now: Date): Promise<ShowcaseStatus> {
      await db
        .insertInto('showcase_submissions')
        .values({ user_id: userId, image_id: imageId, submitted_at: now })
        .onConflict((conflict) => conflict.column('image_id').doNothing())
        .execute();
      const row = await db
        .selectFrom('showcase_submissions')
        .select('status')
        .where('image_id', '=', imageId)
        .executeTakeFirstOrThrow();
      return row.status;
    },

    /** Lists the oldest first. */
    listWaiting({ after, limit }: { after: number | null; limit: number }) {
      let query = submissions().where('submission.status', '=', 'submitted').orderBy('submission.id').limit(limit);
      if (after !== null) query = query.where('submission.id', '>', after);
      return query.execute();
    },

    /** Lists the most recently decided first. */
    listDecided(status: Exclude<ShowcaseStatus, 'submitted'>, { search, before, limit }: DecidedPage) {
      let query = submissions()
        .where('submission.status', '=', status)
        .where(holdsWords(search))
        .orderBy('submission.decided_at', 'desc')
        .orderBy('submission.id', 'desc')
        .limit(limit);
      if (before !== null) {
        query = query.where(sql<boolean>`(submission.decided_at, submission.id) < (${before.at}, ${before.id})`);
      }
      return query.execute();
    },

    async isShown(imageId: number): Promise<boolean> {
      const shown = submissions()
        .where('submission.image_id', '=', imageId)
        .where('submission.status', '=', 'accepted');
      return (await shown.executeTakeFirst()) !== undefined;
    },

    async findShownImage(id: number): Promise<number | null> {
      const shown = submissions().where('submission.id', '=', id).where('submission.status', '=', 'accepted');
      return (await shown.executeTakeFirst())?.imageId ?? null;
    },

    /** Which of these texts hold the words of a search, by the rule for submissions; returns their ids. */
    async listHolding(search: string, texts: readonly { readonly id: number; readonly text: string }[]) {
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS example(id integer, text text)
        WHERE ${holdsWords(search, sql`to_tsvector('english', text)`)}
      `.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    /** When each refused example was refused, by its id. */
    async listRefusedExamples(): Promise<ReadonlyMap<number, Date>> {
      const rows = await db.selectFrom('refused_examples').select(['example_id', 'refused_at']).execute();
      return new Map(rows.map(({ example_id, refused_at }) => [example_id, refused_at]));
    },

    /** Has no effect on one that is refused already. */
    async refuseExample(exampleId: number, { adminId, now }: { adminId: number; now: Date }): Promise<void> {
      await db
        .insertInto('refused_examples')
        .values({ example_id: exampleId, refused_at: now, refused_by: adminId })
        .onConflict((conflict) => conflict.column('example_id').doNothing())
        .execute();
    },

    async acceptExample(exampleId: number): Promise<void> {
      await db.deleteFrom('refused_examples').where('example_id', '=', exampleId).execute();
    },

    /** Locks the row until the transaction ends. */
    async lock(id: number): Promise<{ status: ShowcaseStatus; userId: number } | null> {
      const query = db
        .selectFrom('showcase_submissions')
        .select(['status', 'user_id as userId'])
        .where('id', '=', id)
        .forUpdate();
      return (await query.executeTakeFirst()) ?? null;
    },

    /** Returns null when there is none. */
    async decide(id: number, { accept, adminId, now }: { accept: boolean; adminId: number; now: Date }) {
      await db
        .updateTable('showcase_submissions')
        .set({ status: accept ? 'accepted' : 'refused', decided_at: now, decided_by: adminId })
        .where('id', '=', id)
        .execute();
      return (await submissions().where('submission.id', '=', id).executeTakeFirst()) ?? null;
    },
  };
}
