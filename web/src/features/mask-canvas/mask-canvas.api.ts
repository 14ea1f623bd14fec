import { imageRoutes, type RegionKind } from '@kenna/contract';
import { call } from '../../lib/api/api-client.ts';

/** Gives a mask to the studio; answers the address that `mask_image` takes. */
export function uploadMask(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  return call(imageRoutes.uploadMask, { form });
}

/** Lets the studio find a part of a picture; answers the address of its mask, null when there is no such thing. */
export async function findRegion(picture: string, kind: RegionKind, signal: AbortSignal): Promise<string | null> {
  const answer = await call(imageRoutes.selectRegion, { body: { prompt_image_url: picture, kind }, signal });
  return answer.found ? answer.mask_url : null;
}
