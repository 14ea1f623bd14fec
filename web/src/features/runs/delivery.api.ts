import { downloadRoutes, runRoutes, type DeliveryView, type RouteBody } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showRefusal } from '../../ui/messages/server-words.ts';

export type DeliveryOrder = RouteBody<typeof downloadRoutes.deliver>;

/** A folder that is being written is polled at this interval, in milliseconds. */
const POLL_MS = 1500;

const deliveryKey = (id: number) => ['runs', id, 'delivery'] as const;

export const isWriting = ({ folder, status }: DeliveryView): boolean =>
  folder !== null && (status === 'waiting' || status === 'working');

/** The last delivery of a run; it is loaded again when the dialog opens, when a ZIP ends and while a folder is written. */
export const useDelivery = (id: number) =>
  useQuery({
    queryKey: deliveryKey(id),
    queryFn: ({ signal }) => call(downloadRoutes.delivery, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const delivery = state.data?.delivery;
      return delivery && isWriting(delivery) ? POLL_MS : false;
    },
  });

/** Writes a delivery into a folder, or goes on with the last one, or cancels it. Refusals are shown. */
export function useFolderDelivery(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(action: DeliveryOrder | 'resume' | { readonly cancel: string }): Promise<void> {
      if (action === 'resume')
        await call(downloadRoutes.resumeDelivery, { params: { id }, body: {}, handles: showRefusal });
      else if ('cancel' in action) {
        await call(downloadRoutes.cancel, { body: { download_id: action.cancel }, handles: showRefusal });
      } else await call(downloadRoutes.deliverToFolder, { params: { id }, body: action, handles: showRefusal });
    },
    onSettled: () => reload(queryClient, { queryKey: deliveryKey(id) }),
  });
}

/** The first product of a run, as an example of names; undefined while it loads, null when there is none. */
export const useFirstProduct = (id: number) =>
  useQuery({
    queryKey: ['runs', id, 'rows', 'first'],
    queryFn: ({ signal }) => call(runRoutes.rows, { params: { id }, query: { limit: 1 }, signal }),
    select: ({ rows }) => rows[0] ?? null,
    staleTime: 0,
  });
