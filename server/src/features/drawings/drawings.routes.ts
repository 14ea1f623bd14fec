import type { drawingRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { DrawingsService } from './drawings.service.ts';

export const createDrawingHandlers = (drawings: DrawingsService): Handlers<typeof drawingRoutes> => ({
  list: async () => drawings.list(),
});
