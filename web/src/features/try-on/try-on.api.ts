import { imageRoutes, type RegionKind } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import type { Finding } from './finding.ts';

/** Searches a picture for a region, once. Errors are not shown, because the render reports them as well. */
export function useFinding(picture: string | null, kind: RegionKind): Finding {
  const look = useQuery({
    queryKey: ['region', picture, kind],
    enabled: picture !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => {
      const body = { prompt_image_url: picture ?? '', kind };
      return call(imageRoutes.selectRegion, { body, signal, handles: ({ status }) => status !== 401 });
    },
  });
  if (picture === null || look.isError) return { state: 'unknown' };
  if (!look.data) return { state: 'looking' };
  return look.data.found ? { state: 'found', maskUrl: look.data.mask_url } : { state: 'missing' };
}
