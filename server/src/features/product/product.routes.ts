import type { productRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ProductService } from './product.service.ts';

export const createProductHandlers = (product: ProductService): Handlers<typeof productRoutes> => ({
  get: async ({ askedAt }) => product.describe(askedAt),
});
