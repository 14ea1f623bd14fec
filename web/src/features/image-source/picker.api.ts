import { collectionRoutes, imageRoutes, type ImageList } from '@kenna/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { pickerKey, type PickerTab } from './picker-keys.ts';

/** The pictures of one tab of the picker, newest first. */
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

/** The person's collections with their pictures; an empty page ends the list. */
export const usePickerCollections = () =>
  useInfiniteQuery({
    queryKey: ['picker-collections'],
    queryFn: ({ pageParam, signal }) =>
      call(collectionRoutes.listForDialog, { body: { pagination: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ collections }, _, page) => (collections.length === 0 ? undefined : page + 1),
    staleTime: 0,
  });
