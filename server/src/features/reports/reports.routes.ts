import type { reportRoutes, showcaseReportRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ReportsService } from './reports.service.ts';

export const createReportHandlers = (reports: ReportsService): Handlers<typeof reportRoutes> => ({
  list: ({ query }) => reports.list(query),
  decide: async (call) => ({
    message: call.body.decision === 'keep' ? 'Picture kept' : 'Picture deleted',
    data: await reports.decide(actorOf(call), call.body),
  }),
});

export const createShowcaseReportHandlers = (reports: ReportsService): Handlers<typeof showcaseReportRoutes> => ({
  async report({ session, body }) {
    await reports.reportShown(session.userId, body);
    return { message: 'Thank you. We will look at it.', data: null };
  },
});
