import { randomBytes } from 'node:crypto';
import type { ImageTool, Model } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A picture of a history. */
export interface HistoryRow {
  readonly id: number;
  readonly userId: number;
  /** null for an upload. */
  readonly tool: ImageTool | null;
  readonly engine: string | null;
  readonly model: Model | null;
  readonly prompt: string | null;
  readonly createdAt: Date;
  /** Smallest first. */
  readonly variants: readonly { readonly width: number; readonly key: string }[];
  readonly thumbhash: string;
  readonly isExplicit: boolean;
  readonly credentialsKey: string | null;
  readonly parentId: number | null;
  /** A second picture that was used, such as the garment of a try-on. */
  readonly secondId: number | null;
}

/** A file of a picture that could not be marked, signed or stamped. */
export interface Unsigned {
  /** The picture; null when it is not known. */
  readonly imageId: number | null;
  readonly lacks: 'credentials' | 'mark' | 'time_stamp';
  readonly reason: string;
  /** True when the file was delivered nevertheless. */
  readonly isDelivered: boolean;
}

/** What a person wants in the credentials of their pictures. */
export interface CredentialsChoice {
  readonly author: string | null;
  readonly withPrompt: boolean;
}

export type ProvenanceRepository = ReturnType<typeof provenanceRepository>;

export const provenanceRepository = (db: Kysely<Tables>) => ({
  /** The picture first, then the ones from which it was made, at most `limit`; empty when it does not exist. */
  async listHistory(imageId: number, limit: number): Promise<HistoryRow[]> {
    const { rows } = await sql<HistoryRow>`
      WITH RECURSIVE history AS (
        SELECT images.*, 1 AS step FROM images WHERE id = ${imageId}
        UNION ALL
        SELECT parent.*, history.step + 1 FROM images AS parent
        JOIN history ON parent.id = history.parent_image_id AND parent.user_id = history.user_id
        WHERE history.step < ${limit}
      )
      SELECT history.id, history.user_id AS "userId", history.tool, history.engine, history.model,
        renders.request->>'prompt' AS prompt, history.created_at AS "createdAt", history.variants,
        history.thumbhash, history.is_nsfw AS "isExplicit", history.credentials_key AS "credentialsKey", history.parent_image_id AS "parentId",
        (renders.request->>'blend_image_id')::bigint AS "secondId"
      FROM history LEFT JOIN renders ON renders.id = history.render_id ORDER BY history.step
    `.execute(db);
    return rows;
  },

  /** The mark of a picture, which is chosen when it is first asked for. */
  async markOf(imageId: number): Promise<string> {
    await db
      .insertInto('watermarks')
      .values({ bits: randomBytes(8).toString('hex'), image_id: imageId })
      .onConflict((conflict) => conflict.column('image_id').doNothing())
      .execute();
    const row = await db.selectFrom('watermarks').select('bits').where('image_id', '=', imageId).executeTakeFirst();
    return row!.bits;
  },

  /** Records a file that could not be marked or signed, and forgets those from before `since`. */
  async insertUnsigned(
    { imageId, lacks, reason, isDelivered, now }: Unsigned & { readonly now: Date },
    since: Date,
  ): Promise<void> {
    await db.deleteFrom('unsigned_pictures').where('happened_at', '<', since).execute();
    const row = { image_id: imageId, lacks, reason, is_delivered: isDelivered, happened_at: now };
    await db.insertInto('unsigned_pictures').values(row).execute();
  },

  /** Newest first. */
  listUnsigned: (limit: number) =>
    db
      .selectFrom('unsigned_pictures')
      .leftJoin('images', 'images.id', 'unsigned_pictures.image_id')
      .leftJoin('users', 'users.id', 'images.user_id')
      .select(['unsigned_pictures.id', 'image_id as imageId', 'lacks', 'reason', 'is_delivered as isDelivered'])
      .select(['happened_at as happenedAt', 'users.id as userId', 'users.email'])
      .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
      .orderBy('unsigned_pictures.id', 'desc')
      .limit(limit)
      .execute(),

  async countUnsigned(since: Date): Promise<number> {
    const query = db.selectFrom('unsigned_pictures').select(sql<number>`count(*)::int`.as('count'));
    return (await query.where('happened_at', '>=', since).executeTakeFirstOrThrow()).count;
  },

  /** Finds the picture that has a mark; null for a mark that this installation did not add. */
  async findMark(bits: string): Promise<{ readonly imageId: number | null } | null> {
    const row = await db
      .selectFrom('watermarks')
      .select('image_id as imageId')
      .where('bits', '=', bits)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Whether everybody can see the picture in the showcase. */
  async isInShowcase(imageId: number): Promise<boolean> {
    const row = await db
      .selectFrom('showcase_submissions')
      .innerJoin('images', 'images.id', 'showcase_submissions.image_id')
      .select('showcase_submissions.id')
      .where('images.id', '=', imageId)
      .where('images.trashed_at', 'is', null)
      .where('showcase_submissions.status', '=', 'accepted')
      .executeTakeFirst();
    return row !== undefined;
  },

  async choiceOf(userId: number): Promise<CredentialsChoice> {
    return db
      .selectFrom('users')
      .select(['credentials_author as author', 'credentials_prompt as withPrompt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  },

  /** What the owner of a picture wants in its credentials; null when there is no such picture. */
  async findChoiceFor(imageId: number): Promise<CredentialsChoice | null> {
    const row = await db
      .selectFrom('images')
      .innerJoin('users', 'users.id', 'images.user_id')
      .select(['credentials_author as author', 'credentials_prompt as withPrompt'])
      .where('images.id', '=', imageId)
      .executeTakeFirst();
    return row ?? null;
  },

  async updateChoice(userId: number, { author, withPrompt }: CredentialsChoice): Promise<void> {
    const values = { credentials_author: author, credentials_prompt: withPrompt };
    await db.updateTable('users').set(values).where('id', '=', userId).execute();
  },
});
