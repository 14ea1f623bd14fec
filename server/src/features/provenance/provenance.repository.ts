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
  readonly credentialsKey: string | null;
  readonly parentId: number | null;
}

/** What a person wants in the credentials of their pictures. */
export interface CredentialsChoice {
  readonly author: string | null;
  readonly withPrompt: boolean;
}

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
        history.credentials_key AS "credentialsKey", history.parent_image_id AS "parentId"
      FROM history LEFT JOIN renders ON renders.id = history.render_id ORDER BY history.step
    `.execute(db);
    return rows;
  },

  async choiceOf(userId: number): Promise<CredentialsChoice> {
    return db
      .selectFrom('users')
      .select(['credentials_author as author', 'credentials_prompt as withPrompt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  },

  async updateChoice(userId: number, { author, withPrompt }: CredentialsChoice): Promise<void> {
    const values = { credentials_author: author, credentials_prompt: withPrompt };
    await db.updateTable('users').set(values).where('id', '=', userId).execute();
  },
});
