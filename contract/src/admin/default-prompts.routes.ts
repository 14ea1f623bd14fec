import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  changedDefaultPromptSchema,
  newDefaultPromptSchema,
  pageListSchema,
  promptAnswerSchema,
  promptIdSchema,
  promptListSchema,
} from './default-prompts.schema.ts';

const byId = z.object({ id: z.coerce.number().int().positive() });

export const defaultPromptRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/prompt/create',
    access: 'admin',
    summary: 'Write a default prompt for a page; an active one takes the place of the one before.',
    body: newDefaultPromptSchema,
    data: promptAnswerSchema,
    says: true,
    errors: ['invalid_fields'],
  }),
  update: defineRoute({
    method: 'POST',
    path: '/prompt/update',
    access: 'admin',
    summary: 'Change a default prompt; what is left out stays.',
    body: changedDefaultPromptSchema,
    data: promptAnswerSchema,
    says: true,
    errors: ['not_found', 'invalid_fields'],
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/prompt/delete',
    access: 'admin',
    summary: 'Delete a default prompt; its page goes back to the layout that is built in.',
    body: promptIdSchema,
    data: z.null(),
    says: true,
    errors: ['not_found'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/prompt/list',
    access: 'admin',
    summary: 'All default prompts, by page.',
    data: promptListSchema,
  }),
  pages: defineRoute({
    method: 'GET',
    path: '/pages/list',
    access: 'admin',
    summary: 'The pages that can have a default prompt.',
    data: pageListSchema,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/prompt/:id',
    access: 'admin',
    summary: 'One default prompt.',
    params: byId,
    data: promptAnswerSchema,
    errors: ['not_found'],
  }),
} as const;
