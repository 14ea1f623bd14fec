import { collectionRoutes, imageRoutes, type CollectionPage, type ImageList, type RouteData } from '@kenna/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { pickerKey, type PickerTab } from './picker-keys.ts';

/** Pictures of one tab of the picker, newest first; those whose prompts hold the words of a search that is not empty. */
export const usePickerImages = (tab: PickerTab, search: string) =>
  useInfiniteQuery({
    queryKey: [...pickerKey(tab), search],
    queryFn: ({ pageParam, signal }) =>
      call(imageRoutes.listForDialog, {
        query: { type: tab, ...(search !== '' && { search }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ImageList) => page.next ?? undefined,
    staleTime: 0,
    placeholderData: (before) => before,
  });

/** Collections of the person whose titles contain the words, newest first. */
export const usePickerCollections = (search: string) =>
  useInfiniteQuery({
    queryKey: ['picker-collections', search],
    queryFn: ({ pageParam, signal }) =>
      call(collectionRoutes.listForDialog, {
        body: { search, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: RouteData<typeof collectionRoutes.listForDialog>) => next ?? undefined,
    staleTime: 0,
    placeholderData: (before) => before,
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
