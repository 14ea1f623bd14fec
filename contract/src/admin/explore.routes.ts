import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  changedLandingItemSchema,
  galleryPageSchema,
  galleryQuerySchema,
  landingItemAnswerSchema,
  landingListSchema,
  landingOrderSchema,
  newLandingItemSchema,
} from './explore.schema.ts';

const byId = z.object({ id: z.coerce.number().int().positive() });

export const exploreRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/explore/landing',
    access: 'admin',
    summary: 'List the pictures of the home page’s gallery in their order, hidden ones included.',
    data: landingListSchema,
  }),
  order: defineRoute({
    method: 'POST',
    path: '/explore/landing/update-order',
    access: 'admin',
    summary: 'Set the order of the home page’s gallery. `ids` must name every picture once.',
    body: landingOrderSchema,
    data: landingListSchema,
    hasMessage: true,
    errors: ['conflict'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/explore/landing',
    access: 'admin',
    summary: 'Add a picture of your own or of the showcase at the start of the home page’s gallery.',
    body: newLandingItemSchema,
    data: landingItemAnswerSchema,
    hasMessage: true,
    errors: ['not_found', 'conflict', 'invalid_fields'],
  }),
  get: defineRoute({
    method: 'GET',
    path: '/explore/landing/:id',
    access: 'admin',
    summary: 'Get one picture of the home page’s gallery.',
    params: byId,
    data: landingItemAnswerSchema,
    errors: ['not_found'],
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/explore/landing/:id',
    access: 'admin',
    summary: 'Change the words or the model of a picture, or hide it; fields that are left out stay unchanged.',
    params: byId,
    body: changedLandingItemSchema,
    data: landingItemAnswerSchema,
    hasMessage: true,
    errors: ['not_found', 'invalid_fields'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/explore/landing/:id',
    access: 'admin',
    summary: 'Remove a picture from the home page’s gallery; the picture itself is not deleted.',
    params: byId,
    data: z.null(),
    hasMessage: true,
    errors: ['not_found'],
  }),
} as const;

export const landingRoutes = {
  gallery: defineRoute({
    method: 'GET',
    // Spelt as in the specification.
    path: '/lading-page/get',
    access: 'public',
    summary: 'List the home page’s gallery, page by page. `collection_id` is optional; the only valid value is 12.',
    query: galleryQuerySchema,
    data: galleryPageSchema,
    errors: ['not_found'],
  }),
} as const;
