import { defineRoute } from '../route.ts';
import { enginesSchema } from './engines.schema.ts';

export const engineRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/engines',
    access: 'active',
    scope: 'read',
    summary: 'List the abilities of each tool with each model, and the engines that may be chosen.',
    data: enginesSchema,
  }),
} as const;
