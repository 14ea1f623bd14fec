import { z } from 'zod';
import { recipeShotsSchema, runNameSchema, shotViewSchema } from './runs.schema.ts';
import { userId } from '../user-id.schema.ts';

/** An account keeps at most this number of recipes. */
export const RECIPE_LIMIT = 100;
/** The last versions of a recipe that can still be used. */
export const KEPT_RECIPE_VERSIONS = 20;

/** The database stores versions as 32-bit integers. */
const VERSION_LIMIT = 2 ** 31 - 1;

/** A recipe of this name gets a new version, if its shots have changed. */
export const keepRecipeSchema = z.strictObject({ name: runNameSchema, shots: recipeShotsSchema, user_id: userId });
export const shareRecipeSchema = z.strictObject({
  shared: z.boolean().describe('Whether everybody who has the link can read the recipe'),
  user_id: userId,
});
export const recipeIdParamsSchema = z.object({ id: z.coerce.number().int().positive() });
export const recipeVersionParamsSchema = recipeIdParamsSchema.extend({
  version: z.coerce.number().int().positive().max(VERSION_LIMIT),
});
export const recipeLinkParamsSchema = z.object({ link: z.string().regex(/^[\w-]{1,100}$/) });

const recipeShotView = shotViewSchema.omit({ id: true });
export const recipeContentSchema = z.object({ name: z.string(), shots: z.array(recipeShotView) });
export type RecipeContent = z.infer<typeof recipeContentSchema>;

export const recipeSchema = recipeContentSchema.extend({
  id: z.number().int(),
  /** It counts the saved versions. */
  version: z.number().int(),
  /** The versions that can still be used, newest first. */
  versions: z.array(z.number().int()),
  /** With it everybody can read the recipe; null means that nobody else can. */
  link: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** A recipe that comes with the product. */
export const presetRecipeSchema = recipeContentSchema.extend({
  about: z.string(),
  /** Columns that the words of the recipe name beside sku and name. */
  columns: z.array(z.string()),
});
export const recipesSchema = z.object({ presets: z.array(presetRecipeSchema), recipes: z.array(recipeSchema) });
export type Recipes = z.infer<typeof recipesSchema>;

/** The content of a recipe as a file. */
export const recipeFileSchema = z.strictObject({
  format: z.literal('recipe-1'),
  name: runNameSchema,
  shots: recipeShotsSchema,
});
