import type { adjustRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { AdjustmentsService } from './adjustments.service.ts';

export const createAdjustmentHandlers = (adjustments: AdjustmentsService): Handlers<typeof adjustRoutes> => ({
  adjust: ({ actor, body, signal }) => adjustments.adjust(actor, body, signal),
});
