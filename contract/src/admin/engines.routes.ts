import { defineRoute } from '../route.ts';
import { engineStatesSchema, engineTestSchema, engineTrialSchema } from './engines.schema.ts';

export const engineAdminRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/engines',
    access: 'admin',
    summary: 'List the engines of this installation with their health, weights, operations and last errors.',
    data: engineStatesSchema,
  }),
  test: defineRoute({
    method: 'POST',
    path: '/admin/engines/test',
    access: 'admin',
    summary:
      'Make one small test picture with one engine, for one of its operations and with one of its model files. It is charged to nobody and not stored.',
    body: engineTestSchema,
    data: engineTrialSchema,
    says: true,
    errors: ['not_found', 'invalid_fields'],
  }),
} as const;
