import type { reportRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ReportsService } from './reports.service.ts';

export const createReportHandlers = (reports: ReportsService): Handlers<typeof reportRoutes> => ({
  async report({ session, body }) {
    await reports.reportShown(session.userId, body);
    return { message: 'Thank you. We will look at it.', data: null };
  },
  list: ({ query }) => reports.list(query),
  decide: async (call) => ({
    message: call.body.decision === 'keep' ? 'Picture kept' : 'Picture deleted',
    data: await reports.decide(actorOf(call), call.body),
  }),
});
