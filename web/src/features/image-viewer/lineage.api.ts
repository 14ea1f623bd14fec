import { imageRoutes, type ImageItem } from '@kenna/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { aboutPicture } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';

const lineageQuery = (id: number | null) =>
  queryOptions({
    queryKey: aboutPicture(id, 'lineage'),
    queryFn: ({ signal }) =>
      call(imageRoutes.lineage, {
        params: { id: id ?? 0 },
        signal,
        // A link to a deleted picture opens nothing, so no error is shown.
        handles: ({ status }) => status === 404 || status === 403,
      }),
    enabled: id !== null,
    staleTime: Infinity,
    retry: false,
  });

/**
 * All pictures from the first one to this one, each made from the one before. Undefined while loading, and without an
 * id.
 */
export const useLineage = (id: number | null): readonly ImageItem[] | undefined =>
  useQuery(lineageQuery(id)).data?.images;

/** The picture with that id: undefined while it is loading; null without an id and when it cannot be opened. */
export function usePicture(id: number | null): ImageItem | null | undefined {
  const { data, isPending } = useQuery(lineageQuery(id));
  if (id === null) return null;
  return data?.images.at(-1) ?? (isPending ? undefined : null);
}
