import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  archiveAnswerSchema,
  archiveRequestSchema,
  collectionArchiveSchema,
  downloadAnswerSchema,
  downloadIdSchema,
  downloadImageSchema,
  downloadStateSchema,
  sheetRequestSchema,
} from './downloads.schema.ts';

const named = z.object({ download_id: downloadIdSchema });

export const downloadRoutes = {
  image: defineRoute({
    method: 'POST',
    path: '/user/download/image',
    access: 'active',
    summary:
      'Save a picture of yours as JPG, PNG, SVG, WebP, AVIF or TIFF in a size for a channel. A small file is answered at once; another is announced on `render.download.image`.',
    body: downloadImageSchema,
    data: downloadAnswerSchema,
    errors: ['not_found', 'queue_unavailable'],
  }),
  file: defineRoute({
    method: 'GET',
    path: '/user/download/image/:download_id',
    access: 'active',
    summary: 'The file of a download of yours, for an hour.',
    params: named,
    file: true,
    data: z.null(),
    errors: ['not_found', 'conflict'],
  }),
  state: defineRoute({
    method: 'GET',
    path: '/user/download/state/:download_id',
    access: 'active',
    summary: 'How far a download of yours is.',
    params: named,
    data: downloadStateSchema,
    errors: ['not_found'],
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/user/download/cancel',
    access: 'active',
    summary: 'Stop making a download of yours; what has ended stays as it is.',
    body: named.extend({ user_id: z.number().int().optional() }),
    data: downloadStateSchema,
    errors: ['not_found'],
  }),
  archive: defineRoute({
    method: 'POST',
    path: '/user/download/archive',
    access: 'active',
    summary: 'Many pictures of yours as a ZIP, which is made while it is sent; answers a link for a browser.',
    body: archiveRequestSchema,
    data: archiveAnswerSchema,
    errors: ['not_found'],
  }),
  collectionArchive: defineRoute({
    method: 'POST',
    path: '/render/collection/download',
    access: 'optional',
    summary: 'A whole collection as a ZIP, for its owner, and for a visitor where the owner allows it.',
    body: collectionArchiveSchema,
    data: archiveAnswerSchema,
    errors: ['not_found', 'collection_locked', 'not_owner'],
  }),
  archiveFile: defineRoute({
    method: 'GET',
    path: '/download/:link',
    access: 'public',
    summary: 'The ZIP behind a link. A browser that saves a file sends no session, so the link is the key.',
    params: z.object({ link: z.string().regex(/^[\w-]{43}$/) }),
    file: true,
    data: z.null(),
    errors: ['not_found', 'conflict'],
  }),
  sheet: defineRoute({
    method: 'POST',
    path: '/render/collection/sheet',
    access: 'active',
    summary: 'A collection of yours as a contact sheet in PDF; announced on `render.download.image`.',
    body: sheetRequestSchema,
    data: downloadAnswerSchema,
    errors: ['not_found', 'queue_unavailable'],
  }),
} as const;
