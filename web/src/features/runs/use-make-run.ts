import type { RouteBody, runRoutes } from '@kenna/contract';
import { useNavigate } from 'react-router';
import { useCreateRun } from './runs.api.ts';

/** Makes a run and opens it. */
export function useMakeRun() {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateRun();
  return {
    isPending,
    /** `starts`: it draws at once. */
    make: (body: RouteBody<typeof runRoutes.create>, { starts = false } = {}) =>
      mutate({ body, starts }, { onSuccess: ({ run }) => void navigate(`/workplace/runs/${run.id}`) }),
  };
}

/** A run with a product for each picture, which is its photograph. The person names the products. */
export const runOfPictures = (name: string, ids: readonly number[]): RouteBody<typeof runRoutes.create> => ({
  name,
  rows: ids.map((id) => ({ sku: `PICTURE-${id}`, photographs: [id] })),
});
