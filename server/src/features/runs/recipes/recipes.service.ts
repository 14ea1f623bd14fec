/** Recipes for runs: those that come with the product, and people's own, which are named, versioned and shared by link. */
import { isDeepStrictEqual } from 'node:util';
import {
  KEPT_RECIPE_VERSIONS,
  RECIPE_LIMIT,
  withoutOwnPictures,
  type ParsedBody,
  type Recipe,
  type RecipeContent,
  type recipeRoutes,
  type Recipes,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { AppError, invalidFields } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createSecretToken } from '../../../shared/security/secret-token.ts';
import type { QuotaService } from '../../quota/quota.service.ts';
import { PRESET_RECIPES } from './preset-recipes.ts';
import { recipesRepository, type RecipeRecord } from './recipes.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly quota: Pick<QuotaService, 'lockAccount'>;
  readonly clock: Clock;
}

const noSuchRecipe = () => new AppError('not_found', { text: 'There is no such recipe.' });

const present = ({ shots, versions, updated_at: at, ...recipe }: RecipeRecord): Recipe => ({
  ...recipe,
  shots: [...shots],
  versions: [...versions],
  updated_at: at.toISOString(),
});

export type RecipesService = ReturnType<typeof createRecipesService>;

export function createRecipesService({ db, quota, clock }: Parts) {
  const recipes = recipesRepository(db);

  async function getOwn(userId: number, id: number): Promise<RecipeRecord> {
    const recipe = await recipes.findOfUser(userId, id);
    if (!recipe) throw noSuchRecipe();
    return recipe;
  }

  return {
    async list(userId: number): Promise<Recipes> {
      return { presets: [...PRESET_RECIPES], recipes: (await recipes.listOfUser(userId)).map(present) };
    },

    /** Shots that are those of the current version make no new one. @throws AppError `invalid_fields`. */
    async keep(userId: number, { name, shots }: ParsedBody<typeof recipeRoutes.keep>): Promise<{ recipe: Recipe }> {
      const nameKey = name.toLowerCase();
      const kept = await db.transaction().execute(async (transaction) => {
        await quota.lockAccount(transaction, userId);
        const repository = recipesRepository(transaction);
        const earlier = await repository.findByName(userId, nameKey);
        if (earlier && isDeepStrictEqual(earlier.shots, shots)) return earlier;
        if (!earlier && (await repository.listOfUser(userId)).length >= RECIPE_LIMIT) {
          throw invalidFields({ name: `An account keeps ${RECIPE_LIMIT} recipes. Delete one first.` });
        }
        const recipe = earlier ?? (await repository.insert(userId, { name, nameKey }));
        await repository.insertVersion(recipe, { name, shots, now: clock.now(), kept: KEPT_RECIPE_VERSIONS });
        return (await repository.findOfUser(userId, recipe.id))!;
      });
      return { recipe: present(kept) };
    },

    /** @throws AppError `not_found`. */
    async getVersion(userId: number, id: number, version: number): Promise<{ recipe: RecipeContent }> {
      const { name } = await getOwn(userId, id);
      const shots = await recipes.findShots(id, version);
      if (!shots) throw noSuchRecipe();
      return { recipe: { name, shots: [...shots] } };
    },

    /** A link that ends does not come back: the next one is another. @throws AppError `not_found`. */
    async share(userId: number, id: number, shared: boolean): Promise<{ recipe: Recipe }> {
      if (!(await recipes.updateLink(userId, id, shared ? createSecretToken() : null))) throw noSuchRecipe();
      return { recipe: present(await getOwn(userId, id)) };
    },

    /** @throws AppError `not_found` when there is no such link, or it has ended. */
    async getShared(link: string): Promise<{ recipe: RecipeContent }> {
      const recipe = await recipes.findByLink(link);
      if (!recipe) throw noSuchRecipe();
      return { recipe: { name: recipe.name, shots: withoutOwnPictures(recipe.shots) } };
    },

    /** @throws AppError `not_found`. */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await recipes.remove(userId, id))) throw noSuchRecipe();
    },
  };
}
