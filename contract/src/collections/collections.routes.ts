import { defineRoute } from '../route.ts';
import { dialogCollectionsRequestSchema, dialogCollectionsSchema } from './collections.schema.ts';

export const collectionRoutes = {
  listForDialog: defineRoute({
    method: 'POST',
    path: '/dialog/my-collections',
    access: 'active',
    summary: 'Your collections for the image picker, each with its newest pictures.',
    body: dialogCollectionsRequestSchema,
    data: dialogCollectionsSchema,
  }),
} as const;
