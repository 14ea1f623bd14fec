import { defineRoute } from '../route.ts';
import { engineStatesSchema, engineTestSchema, engineTrialSchema } from './engines.schema.ts';

export const engineDeskRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/engines',
    access: 'admin',
    summary: 'The engines of this installation: how each is, what it has and can do, and what it failed with last.',
    data: engineStatesSchema,
  }),
  test: defineRoute({
    method: 'POST',
    path: '/admin/engines/test',
    access: 'admin',
    summary: 'Let one engine make one small picture. It is charged to nobody and kept nowhere.',
    body: engineTestSchema,
    data: engineTrialSchema,
    says: true,
    errors: ['not_found'],
  }),
} as const;
