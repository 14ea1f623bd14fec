import { z } from 'zod';
import { imageItemSchema } from '../images/images.schema.ts';
import { defineRoute } from '../route.ts';
import { adjustRequestSchema } from './adjustment.schema.ts';

export const adjustRoutes = {
  adjust: defineRoute({
    method: 'POST',
    path: '/render/adjust-image',
    access: 'active',
    scope: 'render',
    summary:
      'Adjust light, filter and crop of one of your pictures at full size, as a new picture; this costs nothing from the plan.',
    body: adjustRequestSchema,
    data: z.object({ image: imageItemSchema }),
    errors: ['not_found', 'not_owner', 'invalid_fields'],
  }),
} as const;
