import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  decideSubmissionSchema,
  showcaseListSchema,
  showcaseQuerySchema,
  showcaseQueueQuerySchema,
  submissionListSchema,
  submissionSchema,
  submitShowcaseSchema,
  submittedSchema,
} from './showcase.schema.ts';

export const showcaseRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/user/:product-showcase',
    access: 'active',
    scope: 'library',
    verified: true,
    summary:
      'Offer one of your pictures to the showcase team; offering it again has no effect. `product`: the slug of this product.',
    params: z.object({ product: z.string().min(1).max(40) }),
    body: submitShowcaseSchema,
    data: submittedSchema,
    errors: ['not_found'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/showcase/list',
    access: 'public',
    summary:
      'List the pictures that the showcase team accepted, newest first, then the examples that ship with the product.',
    query: showcaseQuerySchema,
    data: showcaseListSchema,
  }),
  queue: defineRoute({
    method: 'GET',
    path: '/admin/showcase',
    access: 'admin',
    summary:
      'List the showcase submissions with a given status: waiting ones oldest first, decided ones most recently decided first.',
    query: showcaseQueueQuerySchema,
    data: submissionListSchema,
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/admin/showcase/decide',
    access: 'admin',
    summary: 'Accept or refuse a picture for the showcase; a decision can be changed.',
    body: decideSubmissionSchema,
    data: z.object({ submission: submissionSchema }),
    hasMessage: true,
    errors: ['not_found'],
  }),
} as const;
