import { defineRoute } from '../route.ts';
import { enginesSchema } from './engines.schema.ts';

export const engineRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/engines',
    access: 'active',
    scope: 'read',
    summary: 'What each tool can do here with each model, and which engines may be picked.',
    data: enginesSchema,
  }),
} as const;
