import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  keepRecipeSchema,
  recipeContentSchema,
  recipeIdParamsSchema,
  recipeLinkParamsSchema,
  recipeSchema,
  recipesSchema,
  recipeVersionParamsSchema,
  shareRecipeSchema,
} from './recipes.schema.ts';

const recipe = z.object({ recipe: recipeSchema });
const content = z.object({ recipe: recipeContentSchema });

/**
 * Recipes for runs: those that come with the product, and a person’s own, which are named, versioned and shared by
 * link.
 */
export const recipeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/run/recipe/list',
    access: 'active',
    scope: 'read',
    summary: 'List the recipes that come with the product, and your own by name.',
    data: recipesSchema,
  }),
  keep: defineRoute({
    method: 'POST',
    path: '/run/recipe',
    access: 'active',
    scope: 'render',
    summary: 'Keep shots as a recipe. If you have one of this name, it gets a new version.',
    body: keepRecipeSchema,
    data: recipe,
    errors: ['invalid_fields'],
  }),
  version: defineRoute({
    method: 'GET',
    path: '/run/recipe/:id/version/:version',
    access: 'active',
    scope: 'read',
    summary: 'Get an earlier version of one of your recipes.',
    params: recipeVersionParamsSchema,
    data: content,
    errors: ['not_found'],
  }),
  share: defineRoute({
    method: 'POST',
    path: '/run/recipe/:id/share',
    access: 'active',
    scope: 'render',
    summary: 'Make a link with which everybody can read one of your recipes, or end it.',
    params: recipeIdParamsSchema,
    body: shareRecipeSchema,
    data: recipe,
    errors: ['not_found'],
  }),
  shared: defineRoute({
    method: 'GET',
    path: '/run/recipe/shared/:link',
    access: 'optional',
    scope: 'read',
    summary: 'Get the recipe behind a link.',
    params: recipeLinkParamsSchema,
    data: content,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/run/recipe/:id',
    access: 'active',
    scope: 'render',
    summary: 'Delete one of your recipes with its versions. Runs that use its shots stay as they are.',
    params: recipeIdParamsSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
} as const;
