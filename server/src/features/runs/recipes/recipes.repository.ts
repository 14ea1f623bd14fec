import type { RunShot } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { StoredShot } from '../../../db/tables/run-tables.ts';
import { readShot, storedShot } from '../stored-shot.ts';

export interface RecipeRecord {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly link: string | null;
  readonly updated_at: Date;
  /** The shots of the current version. */
  readonly shots: readonly RunShot[];
  /** Numbers of all versions, newest first. */
  readonly versions: readonly number[];
}

interface StoredRecipe extends Omit<RecipeRecord, 'shots'> {
  readonly shots: readonly StoredShot[];
}

const asRecord = (stored: StoredRecipe): RecipeRecord => ({ ...stored, shots: stored.shots.map(readShot) });
const asRecordOrNull = (stored: StoredRecipe | undefined) => (stored ? asRecord(stored) : null);

export const recipesRepository = (db: Kysely<Tables>) => {
  const records = () =>
    db
      .selectFrom('run_recipes as recipe')
      .innerJoin('run_recipe_versions as current', (join) =>
        join.onRef('current.recipe_id', '=', 'recipe.id').onRef('current.version', '=', 'recipe.version'),
      )
      .select(['recipe.id', 'recipe.name', 'recipe.version', 'recipe.link', 'recipe.updated_at', 'current.shots'])
      .select(
        sql<number[]>`ARRAY(
          SELECT version FROM run_recipe_versions WHERE recipe_id = recipe.id ORDER BY version DESC
        )`.as('versions'),
      );

  return {
    async listOfUser(userId: number): Promise<RecipeRecord[]> {
      const stored = await records().where('recipe.user_id', '=', userId).orderBy('recipe.name_key').execute();
      return stored.map(asRecord);
    },

    /** Returns null when there is none, or it belongs to another person. */
    async findOfUser(userId: number, id: number): Promise<RecipeRecord | null> {
      const query = records().where('recipe.user_id', '=', userId).where('recipe.id', '=', id);
      return asRecordOrNull(await query.executeTakeFirst());
    },

    async findByName(userId: number, nameKey: string): Promise<RecipeRecord | null> {
      const query = records().where('recipe.user_id', '=', userId).where('recipe.name_key', '=', nameKey);
      return asRecordOrNull(await query.executeTakeFirst());
    },

    async findByLink(link: string): Promise<RecipeRecord | null> {
      return asRecordOrNull(await records().where('recipe.link', '=', link).executeTakeFirst());
    },

    async findShots(id: number, version: number): Promise<readonly RunShot[] | null> {
      const query = db
        .selectFrom('run_recipe_versions')
        .select('shots')
        .where('recipe_id', '=', id)
        .where('version', '=', version);
      return (await query.executeTakeFirst())?.shots.map(readShot) ?? null;
    },

    async insert(userId: number, { name, nameKey }: { readonly name: string; readonly nameKey: string }) {
      return db
        .insertInto('run_recipes')
        .values({ user_id: userId, name, name_key: nameKey, version: 0 })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
    },

    /** Stores the next version, and removes all but the last ones. */
    async insertVersion(
      { id, version }: Pick<RecipeRecord, 'id' | 'version'>,
      { name, shots, now, kept }: { name: string; shots: readonly RunShot[]; now: Date; kept: number },
    ): Promise<void> {
      const next = version + 1;
      await db
        .insertInto('run_recipe_versions')
        .values({ recipe_id: id, version: next, shots: JSON.stringify(shots.map(storedShot)) })
        .execute();
      await db.updateTable('run_recipes').set({ name, version: next, updated_at: now }).where('id', '=', id).execute();
      await db
        .deleteFrom('run_recipe_versions')
        .where('recipe_id', '=', id)
        .where('version', '<=', next - kept)
        .execute();
    },

    /**
     * Gives a recipe this link unless it has one already; null ends its link. False when there is no such recipe, or it
     * belongs to another person.
     */
    async updateLink(userId: number, id: number, link: string | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('run_recipes')
        .set({ link: link === null ? null : sql<string>`coalesce(link, ${link}::text)` })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** False when there was none, or it belongs to another person. */
    async remove(userId: number, id: number): Promise<boolean> {
      const query = db.deleteFrom('run_recipes').where('id', '=', id).where('user_id', '=', userId);
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
};
