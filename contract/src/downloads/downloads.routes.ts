import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { runIdParamsSchema } from '../runs/runs.schema.ts';
import {
  archiveAnswerSchema,
  archiveRequestSchema,
  collectionArchiveSchema,
  downloadAnswerSchema,
  downloadIdSchema,
  downloadImageSchema,
  downloadStateSchema,
  runArchiveSchema,
  sheetRequestSchema,
} from './downloads.schema.ts';

const named = z.object({ download_id: downloadIdSchema });

export const downloadRoutes = {
  image: defineRoute({
    method: 'POST',
    path: '/user/download/image',
    access: 'active',
    scope: 'read',
    summary:
      'Save one of your pictures as JPG, PNG, SVG, WebP, AVIF or TIFF in a size for a channel. A small file is returned at once; others are announced on `render.download.image`.',
    body: downloadImageSchema,
    data: downloadAnswerSchema,
    errors: ['not_found', 'queue_unavailable'],
  }),
  file: defineRoute({
    method: 'GET',
    path: '/user/download/image/:download_id',
    access: 'active',
    scope: 'read',
    summary: 'Get the file of one of your downloads; it is kept for an hour.',
    params: named,
    file: true,
    data: z.null(),
    errors: ['not_found', 'conflict'],
  }),
  state: defineRoute({
    method: 'GET',
    path: '/user/download/state/:download_id',
    access: 'active',
    scope: 'read',
    summary: 'Get the state of one of your downloads.',
    params: named,
    data: downloadStateSchema,
    errors: ['not_found'],
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/user/download/cancel',
    access: 'active',
    scope: 'read',
    summary: 'Cancel one of your downloads; a finished one is not changed.',
    body: named.extend({ user_id: z.number().int().optional() }),
    data: downloadStateSchema,
    errors: ['not_found'],
  }),
  archive: defineRoute({
    method: 'POST',
    path: '/user/download/archive',
    access: 'active',
    scope: 'read',
    summary: 'Get a link to a ZIP of several of your pictures, which is made while it is sent.',
    body: archiveRequestSchema,
    data: archiveAnswerSchema,
    errors: ['not_found'],
  }),
  account: defineRoute({
    method: 'POST',
    path: '/user/download/account',
    access: 'session',
    summary:
      'Get a link to a ZIP of all your data: pictures with their originals, and the stored data about you as JSON.',
    body: z.strictObject({ user_id: z.number().int().optional() }),
    data: archiveAnswerSchema,
  }),
  collectionArchive: defineRoute({
    method: 'POST',
    path: '/render/collection/download',
    access: 'optional',
    scope: 'read',
    summary:
      'Get a link to a ZIP of a whole collection, or to one of its pictures, for its owner, and for visitors where the owner allows it.',
    body: collectionArchiveSchema,
    data: archiveAnswerSchema,
    errors: ['not_found', 'collection_locked', 'not_owner'],
  }),
  runArchive: defineRoute({
    method: 'POST',
    path: '/run/:id/export',
    access: 'active',
    scope: 'read',
    summary:
      'Get a link to a ZIP of a run: its pictures, named by SKU and shot, and a manifest (JSON, CSV) with words, seeds and hashes.',
    params: runIdParamsSchema,
    body: runArchiveSchema,
    data: archiveAnswerSchema,
    errors: ['not_found', 'nothing_to_change'],
  }),
  archiveFile: defineRoute({
    method: 'GET',
    path: '/download/:link',
    access: 'public',
    summary: 'Download the ZIP of a link. The link needs no session, because a browser that saves a file sends none.',
    params: z.object({ link: z.string().regex(/^[\w-]{43}$/) }),
    file: true,
    data: z.null(),
    errors: ['not_found', 'conflict'],
  }),
  sheet: defineRoute({
    method: 'POST',
    path: '/render/collection/sheet',
    access: 'active',
    scope: 'read',
    summary: 'Make a contact sheet of one of your collections as PDF; it is announced on `render.download.image`.',
    body: sheetRequestSchema,
    data: downloadAnswerSchema,
    errors: ['not_found', 'queue_unavailable'],
  }),
} as const;
