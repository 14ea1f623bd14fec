import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  dialogImagesQuerySchema,
  imageCountSchema,
  imageItemSchema,
  imageListSchema,
  lineageSchema,
  maskSchema,
  myImagesQuerySchema,
  selectRegionRequestSchema,
} from './images.schema.ts';

const ownerQuery = z.object({ user_id: z.coerce.number().int().optional() });

export const imageRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/render/upload-image',
    access: 'active',
    encoding: 'multipart',
    summary:
      'Upload a picture (JPG or PNG; PDF with `page` RemoveBackground or UpscaleAndFacelift, of which the first page is taken; at most 9 MB, both sides over 200 px); answers its URL.',
    data: z.string(),
    errors: ['too_large', 'unsupported_type', 'image_too_small', 'image_unreadable', 'image_too_many_pixels'],
  }),
  listMine: defineRoute({
    method: 'GET',
    path: '/render/my-images',
    access: 'active',
    summary: 'The pictures made by your renders, newest first.',
    query: myImagesQuerySchema,
    data: imageListSchema,
  }),
  listUploads: defineRoute({
    method: 'GET',
    path: '/render/uploaded/my-images',
    access: 'active',
    summary: 'The pictures that you uploaded, newest first.',
    query: myImagesQuerySchema,
    data: imageListSchema,
  }),
  listForDialog: defineRoute({
    method: 'GET',
    path: '/dialog/my-images',
    access: 'active',
    summary: 'The pictures of the image picker, newest first: made by you or uploaded by you.',
    query: dialogImagesQuerySchema,
    data: imageListSchema,
  }),
  lineage: defineRoute({
    method: 'GET',
    path: '/render/lineage/:id',
    access: 'active',
    summary: 'How a picture came about: the first picture, and each that was made from the one before, up to this one.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    data: lineageSchema,
    errors: ['not_found', 'not_owner'],
  }),
  find: defineRoute({
    method: 'GET',
    path: '/render/image',
    access: 'active',
    summary: 'The picture of yours that is found at a URL.',
    query: z.object({ image_url: z.string().min(1).max(2000), user_id: z.coerce.number().int().optional() }),
    data: z.object({ image: imageItemSchema }),
    errors: ['not_owner'],
  }),
  uploadMask: defineRoute({
    method: 'POST',
    path: '/render/upload-mask',
    access: 'active',
    encoding: 'multipart',
    summary: 'Upload a mask (PNG or JPG, at most 9 MB, white where it covers); answers its URL for `mask_image`.',
    data: z.string(),
    errors: ['too_large', 'unsupported_type', 'image_unreadable', 'image_too_many_pixels'],
  }),
  selectRegion: defineRoute({
    method: 'POST',
    path: '/render/select-region',
    access: 'active',
    summary: 'Find the subject, the people or the background of a picture of yours; answers a mask.',
    body: selectRegionRequestSchema,
    data: maskSchema,
    errors: ['not_owner', 'engine_unavailable'],
  }),
  countMine: defineRoute({
    method: 'GET',
    path: '/render/my-images/count',
    access: 'active',
    summary: 'How many pictures you have.',
    query: ownerQuery,
    data: imageCountSchema,
  }),
} as const;
