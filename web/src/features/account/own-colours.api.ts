import { colourRoutes, type RouteBody } from '@kenna/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { ownColoursQuery } from '../../lib/colours/own-colours.ts';

/** Every error is shown beside the form, not as a toast. */
const handles = () => true;

/** Changes of the person's named colours; problems with a name, a code or a file are shown where they were entered. */
export function useColourChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => reload(queryClient, { queryKey: ownColoursQuery.queryKey });
  const add = useMutation({
    mutationFn: (body: RouteBody<typeof colourRoutes.add>) => call(colourRoutes.add, { body, handles }),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: (body: RouteBody<typeof colourRoutes.update>) => call(colourRoutes.update, { body, handles }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (ids: number[]) => call(colourRoutes.remove, { body: { ids } }),
    onSettled: onSuccess,
  });
  const load = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('image', file);
      return call(colourRoutes.import, { form, handles });
    },
    onSuccess,
  });
  return { add, update, remove, load };
}

/** Why a swatch file was refused. */
export const fileProblem = (error: unknown): string =>
  isApiError(error) ? (error.fields.image ?? error.message) : 'The file could not be read. Please try again.';
