import type { adjustRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { AdjustmentsService } from './adjustments.service.ts';

export const createAdjustmentHandlers = (adjustments: AdjustmentsService): Handlers<typeof adjustRoutes> => ({
  adjust: ({ session, body, signal }) => adjustments.adjust(session.userId, body, signal),
});
