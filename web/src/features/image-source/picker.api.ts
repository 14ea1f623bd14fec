import { collectionRoutes, imageRoutes, type CollectionPage, type ImageList, type RouteData } from '@kenna/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { pickerKey, type PickerTab } from './picker-keys.ts';

/** Pictures of one tab of the picker, newest first. */
export const usePickerImages = (tab: PickerTab) =>
  useInfiniteQuery({
    queryKey: pickerKey(tab),
    queryFn: ({ pageParam, signal }) =>
      call(imageRoutes.listForDialog, {
        query: { type: tab, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ImageList) => page.next ?? undefined,
    staleTime: 0,
  });

/** Collections of the person, newest first. */
export const usePickerCollections = () =>
  useInfiniteQuery({
    queryKey: ['picker-collections'],
    queryFn: ({ pageParam, signal }) =>
      call(collectionRoutes.listForDialog, { body: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: RouteData<typeof collectionRoutes.listForDialog>) => next ?? undefined,
    staleTime: 0,
  });

/** Pictures of a collection, in its order. */
export const usePickerCollection = (id: number) =>
  useInfiniteQuery({
    queryKey: ['picker-collection', id],
    queryFn: ({ pageParam, signal }) =>
      call(collectionRoutes.get, {
        body: { collection_id: id, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: CollectionPage) => next ?? undefined,
    staleTime: 0,
  });
