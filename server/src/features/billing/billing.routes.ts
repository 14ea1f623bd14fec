import type { billingRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { BillingService } from './billing.service.ts';

export const createBillingHandlers = (billing: BillingService): Handlers<typeof billingRoutes> => ({
  register: ({ body, device, knownDevice }) => billing.register(body, { device, knownDevice }),
  verifyPayment: ({ session, body }) => billing.verifyPayment(session, body),
  subscription: ({ session }) => billing.subscription(session.userId),
  quoteChange: ({ session, body }) => billing.quoteChange(session.userId, body),
  change: ({ session, body }) => billing.change(session, body),
  invoices: ({ session }) => billing.invoices(session.userId),
  invoiceDocument: ({ session, params }) => billing.invoiceDocument(session.userId, params.id),
  portal: ({ session }) => billing.portal(session.userId),
  quota: ({ session, query }) => billing.quota(session.userId, query.cursor),
  async contactEnterprise({ body }) {
    await billing.contactEnterprise(body);
    return null;
  },
  invoicesOf: ({ params }) => billing.invoices(params.id),
  async assignPlan(call) {
    await billing.assignPlan(actorOf(call), call.body);
    return { message: 'Plan changed', data: null };
  },
  refund: async (call) => ({ message: 'Payment given back', data: await billing.refund(actorOf(call), call.body) }),
});
