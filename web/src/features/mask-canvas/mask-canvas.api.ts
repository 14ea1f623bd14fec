import { imageRoutes, type RegionKind } from '@kenna/contract';
import { call } from '../../lib/api/api-client.ts';

/** Uploads a mask and returns its address, the value for `mask_image`. */
export function uploadMask(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  return call(imageRoutes.uploadMask, { form });
}

/**
 * Has the server segment a part of a picture. Returns the address of its mask, or null when the picture has no such
 * part.
 */
export async function findRegion(picture: string, kind: RegionKind, signal: AbortSignal): Promise<string | null> {
  const answer = await call(imageRoutes.selectRegion, { body: { prompt_image_url: picture, kind }, signal });
  return answer.found ? answer.mask_url : null;
}
