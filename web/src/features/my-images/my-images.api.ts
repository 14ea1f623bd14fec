import { imageRoutes, type ImageList } from '@kenna/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The person's pictures, newest first. Asked again on every visit, because renders add to them. */
export const useMyImages = () =>
  useInfiniteQuery({
    queryKey: ['my-images'],
    queryFn: ({ pageParam, signal }) =>
      call(imageRoutes.listMine, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ImageList) => page.next ?? undefined,
    staleTime: 0,
  });

export const useImageCount = () =>
  useQuery({
    queryKey: ['my-images-count'],
    queryFn: ({ signal }) => call(imageRoutes.countMine, { query: {}, signal }),
    staleTime: 0,
  });
