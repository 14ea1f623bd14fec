import { downloadRoutes, runRoutes } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** The last delivery of a run; it is loaded again when the dialog opens and when a delivery ends. */
export const useDelivery = (id: number) =>
  useQuery({
    queryKey: ['runs', id, 'delivery'],
    queryFn: ({ signal }) => call(downloadRoutes.delivery, { params: { id }, signal }),
    staleTime: 0,
  });

/** The first product of a run, as an example of names; undefined while it loads, null when there is none. */
export const useFirstProduct = (id: number) =>
  useQuery({
    queryKey: ['runs', id, 'rows', 'first'],
    queryFn: ({ signal }) => call(runRoutes.rows, { params: { id }, query: { limit: 1 }, signal }),
    select: ({ rows }) => rows[0] ?? null,
    staleTime: 0,
  });
