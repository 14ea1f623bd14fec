import { z } from 'zod';
import { storageUseSchema } from '../billing/storage.ts';
import { UPLOAD_LIMIT_BYTES, UPLOAD_MINIMUM_SIDE, UPLOAD_TO_ENLARGE_MINIMUM_SIDE, MEGABYTE } from '../constants.ts';
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
import { coercedUserId } from '../user-id.schema.ts';

const LIMIT = `${UPLOAD_LIMIT_BYTES / MEGABYTE} MB`;
const ownerQuery = z.object({ user_id: coercedUserId });

export const imageRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/render/upload-image',
    access: 'active',
    scope: 'render',
    encoding: 'multipart',
    summary: `Upload a picture (JPG, PNG, WebP, AVIF or HEIC; with \`page\` RemoveBackground or UpscaleAndFacelift also PDF, of which the first page is taken; at most ${LIMIT}, both sides over ${UPLOAD_MINIMUM_SIDE} px, with \`page\` UpscaleAndFacelift at least ${UPLOAD_TO_ENLARGE_MINIMUM_SIDE} px); returns its URL.`,
    data: z.string(),
    errors: [
      'storage_full',
      'too_large',
      'unsupported_type',
      'image_too_small',
      'image_unreadable',
      'image_too_many_pixels',
    ],
  }),
  listMine: defineRoute({
    method: 'GET',
    path: '/render/my-images',
    access: 'active',
    scope: 'read',
    summary: 'List the pictures made by your renders, newest first.',
    query: myImagesQuerySchema,
    data: imageListSchema,
  }),
  listUploads: defineRoute({
    method: 'GET',
    path: '/render/uploaded/my-images',
    access: 'active',
    scope: 'read',
    summary: 'List the pictures that you uploaded, newest first.',
    query: myImagesQuerySchema,
    data: imageListSchema,
  }),
  listForDialog: defineRoute({
    method: 'GET',
    path: '/dialog/my-images',
    access: 'active',
    scope: 'read',
    summary: 'List the pictures for the image picker, rendered or uploaded by you, newest first.',
    query: dialogImagesQuerySchema,
    data: imageListSchema,
  }),
  lineage: defineRoute({
    method: 'GET',
    path: '/render/lineage/:id',
    access: 'active',
    scope: 'read',
    summary: 'List the pictures from which a picture was made, from the first one to this one.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    data: lineageSchema,
    errors: ['not_found', 'not_owner'],
  }),
  find: defineRoute({
    method: 'GET',
    path: '/render/image',
    access: 'active',
    scope: 'read',
    summary: 'Get your picture with a given URL.',
    query: z.object({ image_url: z.string().min(1).max(2000), user_id: coercedUserId }),
    data: z.object({ image: imageItemSchema }),
    errors: ['not_owner'],
  }),
  uploadMask: defineRoute({
    method: 'POST',
    path: '/render/upload-mask',
    access: 'active',
    scope: 'render',
    encoding: 'multipart',
    summary: `Upload a mask (PNG or JPG, at most ${LIMIT}, white where it covers); returns its URL for \`mask_image\`.`,
    data: z.string(),
    errors: ['too_large', 'unsupported_type', 'image_unreadable', 'image_too_many_pixels'],
  }),
  selectRegion: defineRoute({
    method: 'POST',
    path: '/render/select-region',
    access: 'active',
    scope: 'render',
    summary: 'Find the subject, the people or the background of one of your pictures; returns a mask.',
    body: selectRegionRequestSchema,
    data: maskSchema,
    errors: ['not_owner', 'engine_unavailable'],
  }),
  storage: defineRoute({
    method: 'GET',
    path: '/user/storage',
    access: 'session',
    summary: 'Get the storage that your pictures use, and the limit of your plan.',
    query: ownerQuery,
    data: storageUseSchema,
  }),
  countMine: defineRoute({
    method: 'GET',
    path: '/render/my-images/count',
    access: 'active',
    scope: 'read',
    summary: 'Count your pictures and your uploads.',
    query: ownerQuery,
    data: imageCountSchema,
  }),
} as const;
