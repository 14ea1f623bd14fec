import { imageRoutes, type ImageItem } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { aboutPicture } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';

/**
 * All pictures from the first one to this one, each made from the one before. Undefined while loading, and without an
 * id.
 */
export const useLineage = (id: number | null): readonly ImageItem[] | undefined =>
  useQuery({
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
  }).data?.images;
