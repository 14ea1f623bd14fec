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
    summary: 'List the items of the explore page in their order, hidden ones included.',
    data: landingListSchema,
  }),
  order: defineRoute({
    method: 'POST',
    path: '/explore/landing/update-order',
    access: 'admin',
    summary: 'Set the order of the explore page. `ids` must name every item once.',
    body: landingOrderSchema,
    data: landingListSchema,
    says: true,
    errors: ['conflict'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/explore/landing',
    access: 'admin',
    summary: 'Add a picture of your own or of the showcase at the start of the landing gallery.',
    body: newLandingItemSchema,
    data: landingItemAnswerSchema,
    says: true,
    errors: ['not_found', 'conflict', 'invalid_fields'],
  }),
  get: defineRoute({
    method: 'GET',
    path: '/explore/landing/:id',
    access: 'admin',
    summary: 'Get one item of the explore page.',
    params: byId,
    data: landingItemAnswerSchema,
    errors: ['not_found'],
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/explore/landing/:id',
    access: 'admin',
    summary: 'Change the words or the model of an item, or hide it; fields that are left out stay unchanged.',
    params: byId,
    body: changedLandingItemSchema,
    data: landingItemAnswerSchema,
    says: true,
    errors: ['not_found', 'invalid_fields'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/explore/landing/:id',
    access: 'admin',
    summary: 'Remove an item from the explore page; its picture is not deleted.',
    params: byId,
    data: z.null(),
    says: true,
    errors: ['not_found'],
  }),
} as const;

export const landingRoutes = {
  gallery: defineRoute({
    method: 'GET',
    // Spelt as in the specification.
    path: '/lading-page/get',
    access: 'public',
    summary: 'List the landing gallery, page by page. `collection_id` may be left out; only 12 exists.',
    query: galleryQuerySchema,
    data: galleryPageSchema,
    errors: ['not_found'],
  }),
} as const;
