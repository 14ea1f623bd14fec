import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { imageCountSchema, imageListSchema, myImagesQuerySchema } from './images.schema.ts';

const ownerQuery = z.object({ user_id: z.coerce.number().int().optional() });

export const imageRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/render/upload-image',
    access: 'active',
    encoding: 'multipart',
    summary: 'Upload a picture (JPG or PNG, at most 9 MB, both sides over 200 px); answers its URL.',
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
  countMine: defineRoute({
    method: 'GET',
    path: '/render/my-images/count',
    access: 'active',
    summary: 'How many pictures you have.',
    query: ownerQuery,
    data: imageCountSchema,
  }),
} as const;
