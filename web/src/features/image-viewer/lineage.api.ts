import { imageRoutes, type ImageItem } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { aboutPicture } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';

/** From the first picture to this one, each made from the one before; undefined until known, and for null. */
export const useLineage = (id: number | null): readonly ImageItem[] | undefined =>
  useQuery({
    queryKey: aboutPicture(id, 'lineage'),
    queryFn: ({ signal }) =>
      call(imageRoutes.lineage, {
        params: { id: id ?? 0 },
        signal,
        // A link to a picture that is gone opens nothing.
        handles: ({ status }) => status === 404 || status === 403,
      }),
    enabled: id !== null,
    staleTime: Infinity,
    retry: false,
  }).data?.images;
