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
    summary: 'Create a default prompt for a page; an active one replaces the previous active one.',
    body: newDefaultPromptSchema,
    data: promptAnswerSchema,
    hasMessage: true,
    errors: ['invalid_fields'],
  }),
  update: defineRoute({
    method: 'POST',
    path: '/prompt/update',
    access: 'admin',
    summary: 'Change a default prompt; fields that are left out stay unchanged.',
    body: changedDefaultPromptSchema,
    data: promptAnswerSchema,
    hasMessage: true,
    errors: ['not_found', 'invalid_fields'],
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/prompt/delete',
    access: 'admin',
    summary: 'Delete a default prompt; if it was active, its page returns to the built-in layout.',
    body: promptIdSchema,
    data: z.null(),
    hasMessage: true,
    errors: ['not_found'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/prompt/list',
    access: 'admin',
    summary: 'List all default prompts, sorted by the page (tool) that they belong to.',
    data: promptListSchema,
  }),
  pages: defineRoute({
    method: 'GET',
    path: '/pages/list',
    access: 'admin',
    summary: 'List the pages that can have a default prompt.',
    data: pageListSchema,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/prompt/:id',
    access: 'admin',
    summary: 'Get one default prompt.',
    params: byId,
    data: promptAnswerSchema,
    errors: ['not_found'],
  }),
} as const;
