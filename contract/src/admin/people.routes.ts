import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  blockSchema,
  grantQuotaSchema,
  peopleListSchema,
  peopleQuerySchema,
  personAnswerSchema,
  unblockSchema,
} from './people.schema.ts';

export const peopleRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/people',
    access: 'admin',
    summary: 'Search people by name or e-mail address, newest first.',
    query: peopleQuerySchema,
    data: peopleListSchema,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/admin/people/:id',
    access: 'admin',
    summary: 'Get one person.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    data: personAnswerSchema,
    errors: ['not_found'],
  }),
  grant: defineRoute({
    method: 'POST',
    path: '/admin/people/grant',
    access: 'admin',
    summary: 'Add prompts or images to the plan of a person.',
    body: grantQuotaSchema,
    data: personAnswerSchema,
    hasMessage: true,
    errors: ['not_found', 'conflict', 'invalid_fields'],
  }),
  block: defineRoute({
    method: 'POST',
    path: '/admin/people/block',
    access: 'admin',
    summary:
      'Block a person, who can then use only the account area and sees the reason there. Admins cannot be blocked.',
    body: blockSchema,
    data: personAnswerSchema,
    hasMessage: true,
    errors: ['not_found', 'protected_account', 'invalid_fields'],
  }),
  unblock: defineRoute({
    method: 'POST',
    path: '/admin/people/unblock',
    access: 'admin',
    summary: 'Unblock a person.',
    body: unblockSchema,
    data: personAnswerSchema,
    hasMessage: true,
    errors: ['not_found', 'invalid_fields'],
  }),
} as const;
