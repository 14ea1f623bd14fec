import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  engineOrderSchema,
  engineStatesSchema,
  engineTestSchema,
  engineTrialSchema,
  familyOrderSchema,
} from './engines.schema.ts';

export const engineAdminRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/engines',
    access: 'admin',
    summary: 'List the engines of this installation with their health, weights, operations and last errors.',
    data: engineStatesSchema,
  }),
  order: defineRoute({
    method: 'POST',
    path: '/admin/engines/order',
    access: 'admin',
    summary:
      'Set which engines are preferred, best first. Engines that are left out come after them, by load; with an empty list, the load of the engines alone decides.',
    body: engineOrderSchema,
    data: z.null(),
    hasMessage: true,
    errors: ['invalid_fields'],
  }),
  orderFamilies: defineRoute({
    method: 'POST',
    path: '/admin/engines/families',
    access: 'admin',
    summary:
      'Set which families of models one engine prefers, best first; null restores the order of the configuration.',
    body: familyOrderSchema,
    data: z.null(),
    hasMessage: true,
    errors: ['not_found', 'invalid_fields'],
  }),
  test: defineRoute({
    method: 'POST',
    path: '/admin/engines/test',
    access: 'admin',
    summary:
      'Make one small test picture with one engine, for one of its operations and with one of its model files. It is charged to nobody and not stored.',
    body: engineTestSchema,
    data: engineTrialSchema,
    hasMessage: true,
    errors: ['not_found', 'invalid_fields'],
  }),
} as const;
