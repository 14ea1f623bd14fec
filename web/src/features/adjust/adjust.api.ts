import { adjustRoutes, imageRoutes, type Adjustment, type ImageItem } from '@kenna/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export interface AdjustSource {
  /** The picture that was chosen. */
  readonly image: ImageItem;
  /** The picture that is adjusted: of one that was adjusted before, what it was made from. */
  readonly origin: ImageItem;
}

/** What can be adjusted at an address: undefined while it is looked up, null when it is nobody's or somebody else's. */
export const useAdjustSource = (url: string | null): AdjustSource | null | undefined =>
  useQuery({
    queryKey: ['adjust-source', url],
    enabled: url !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<AdjustSource | null> => {
      const query = { image_url: url ?? '' };
      const { image } = await call(imageRoutes.find, { query, signal });
      if (image.adjustment === null) return { image, origin: image };
      const { images } = await call(imageRoutes.lineage, { params: { id: image.id }, signal });
      return { image, origin: images.find(({ id }) => id === image.parent_image_id) ?? image };
    },
  }).data;

/** Answers the new picture. */
export const useSaveAdjusted = () =>
  useMutation({
    mutationFn: async ({ imageId, adjustment }: { imageId: number; adjustment: Adjustment }) =>
      (await call(adjustRoutes.adjust, { body: { image_id: imageId, adjustment } })).image,
  });
