import type { RouteBody, runRoutes } from '@kenna/contract';
import { useNavigate } from 'react-router';
import { useCreateRun } from './runs.api.ts';

/** Makes a run and opens it. */
export function useMakeRun() {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCreateRun();
  return {
    isPending,
    /** `starts`: it draws at once. The run is opened also when the button that made it has gone meanwhile. */
    make: (body: RouteBody<typeof runRoutes.create>, { starts = false } = {}) =>
      void mutateAsync({ body, starts }).then(
        ({ run }) => navigate(`/workplace/runs/${run.id}`),
        () => {}, // The request shows its refusal.
      ),
  };
}

/** A run with a product for each picture, which is its photograph. The person names the products. */
export const runOfPictures = (name: string, ids: readonly number[]): RouteBody<typeof runRoutes.create> => ({
  name,
  rows: ids.map((id) => ({ sku: `PICTURE-${id}`, photographs: [id] })),
});
