import { imageRoutes } from '@kenna/contract';
import sharp, { type Sharp } from 'sharp';
import type { Person } from './world.ts';

/** A picture of one colour, not encoded yet. */
export const plainPicture = (width: number, height: number, background = 'teal'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A black picture whose left half is white, as a mask. */
export const halfMask = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'black' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'white' } },
      left: 0,
      top: 0,
    },
  ]);

/** A picture that does not compress: about a megabyte. */
export function noisePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 600, height: 600, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
}

export function formOf(bytes: Uint8Array, fields: Record<string, string> = {}, type = 'image/png'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), 'picture');
  return form;
}

/** Returns the URL. */
export const uploadPicture = async (person: Person, picture: Sharp): Promise<string> =>
  (await person.api.call(imageRoutes.upload, { form: formOf(await picture.png().toBuffer()) })).data;

/** Returns the URL. */
export const uploadMask = async (person: Person, picture: Sharp): Promise<string> =>
  (await person.api.call(imageRoutes.uploadMask, { form: formOf(await picture.png().toBuffer()) })).data;
