import type { recipeRoutes } from '@kenna/contract';
import type { Handlers } from '../../../http/bind-routes.ts';
import type { RecipesService } from './recipes.service.ts';

export const createRecipeHandlers = (recipes: RecipesService): Handlers<typeof recipeRoutes> => ({
  list: ({ session }) => recipes.list(session.userId),
  keep: ({ session, body }) => recipes.keep(session.userId, body),
  version: ({ session, params }) => recipes.getVersion(session.userId, params.id, params.version),
  share: ({ session, params, body }) => recipes.share(session.userId, params.id, body.shared),
  shared: ({ params }) => recipes.getShared(params.link),
  async remove({ session, params }) {
    await recipes.remove(session.userId, params.id);
    return null;
  },
});
