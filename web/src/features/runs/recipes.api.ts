import { recipeRoutes, type RecipeContent, type RouteBody } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { onceAfterFault } from '../../lib/api/once-after-fault.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showRefusal } from '../../ui/messages/server-words.ts';

const RECIPES = ['run recipes'] as const;

/** The recipes that come with the product, and the person's own. */
export const useRecipes = () =>
  useQuery({ queryKey: RECIPES, queryFn: ({ signal }) => call(recipeRoutes.list, { signal }), staleTime: 0 });

/** The recipe behind a link; null as link loads none. */
export const useSharedRecipe = (link: string | null) =>
  useQuery({
    queryKey: [...RECIPES, 'shared', link],
    queryFn: ({ signal }) =>
      call(recipeRoutes.shared, { params: { link: link ?? '' }, signal, handles: ({ status }) => status === 404 }),
    enabled: link !== null,
    ...onceAfterFault,
  });

export function useRecipeChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => reload(queryClient, { queryKey: RECIPES, exact: true });
  const keep = useMutation({
    mutationFn: (body: RouteBody<typeof recipeRoutes.keep>) => call(recipeRoutes.keep, { body, handles: showRefusal }),
    onSuccess,
  });
  const share = useMutation({
    mutationFn: ({ id, shared }: { readonly id: number; readonly shared: boolean }) =>
      call(recipeRoutes.share, { params: { id }, body: { shared } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(recipeRoutes.remove, { params: { id } }),
    onSuccess,
  });
  return { keep, share, remove };
}

/** Loads an earlier version of a recipe. */
export const useRecipeVersion = () =>
  useMutation({
    mutationFn: async (params: { readonly id: number; readonly version: number }): Promise<RecipeContent> =>
      (await call(recipeRoutes.version, { params })).recipe,
  });
