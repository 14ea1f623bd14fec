import { adjustRoutes, imageRoutes, type Adjustment, type ImageItem } from '@kenna/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export interface AdjustSource {
  /** The chosen picture. */
  readonly image: ImageItem;
  /** The picture that is adjusted: the original of a picture that was adjusted before, otherwise the chosen one. */
  readonly origin: ImageItem;
}

/** The text for a picture that cannot be opened. */
export const SOURCE_GONE_TEXT = 'This picture can’t be opened. It may have been deleted. Choose another one.';

/**
 * The picture at an address, with its original. undefined: still loading, or no address; null: it does not exist,
 * belongs to another person or could not be loaded.
 */
export function useAdjustSource(url: string | null): AdjustSource | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['adjust-source', url],
    enabled: url !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<AdjustSource> => {
      const query = { image_url: url ?? '' };
      const { image } = await call(imageRoutes.find, { query, signal });
      if (image.adjustment === null) return { image, origin: image };
      const { images } = await call(imageRoutes.lineage, { params: { id: image.id }, signal });
      return { image, origin: images.find(({ id }) => id === image.parent_image_id) ?? image };
    },
  });
  return isError ? null : data;
}

/** Saves an adjustment and returns the new picture. */
export const useSaveAdjusted = () =>
  useMutation({
    mutationFn: async ({ imageId, adjustment }: { imageId: number; adjustment: Adjustment }) =>
      (await call(adjustRoutes.adjust, { body: { image_id: imageId, adjustment } })).image,
  });
