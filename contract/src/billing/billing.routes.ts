import { z } from 'zod';
import { userSchema, userWithTokenSchema } from '../accounts/accounts.schema.ts';
import { defineRoute } from '../route.ts';
import {
  assignPlanSchema,
  billingStateSchema,
  changeSubscriptionSchema,
  enterpriseContactSchema,
  invoiceSchema,
  quotaHistorySchema,
  refundSchema,
  registerSchema,
  verifyPaymentSchema,
} from './billing.schema.ts';

const ownQuery = z.object({ user_id: z.coerce.number().int().optional() });

export const billingRoutes = {
  register: defineRoute({
    method: 'POST',
    path: '/register',
    access: 'public',
    summary:
      'Create an account with the whole sign-up form. A paid plan answers 402 with `{ checkout, checkout_url, user }`: the account exists on the free plan until the checkout is paid.',
    body: registerSchema,
    data: userWithTokenSchema,
    errors: ['payment_required', 'invalid_fields', 'too_many_requests', 'billing_unavailable'],
  }),
  verifyPayment: defineRoute({
    method: 'POST',
    path: '/user/payment/verification',
    access: 'session',
    summary: 'Whether a checkout of yours was paid; answers the account with its plan.',
    body: verifyPaymentSchema,
    data: userSchema,
    errors: ['payment_required', 'not_found', 'billing_unavailable'],
  }),
  subscription: defineRoute({
    method: 'GET',
    path: '/user/subscription',
    access: 'session',
    summary: 'What you pay for, until when, and what it becomes.',
    query: ownQuery,
    data: billingStateSchema,
  }),
  change: defineRoute({
    method: 'POST',
    path: '/user/subscription/change',
    access: 'session',
    summary:
      'Change the plan: up at once, down with the end of the period; `free` cancels, the present plan resumes. Without a subscription it answers 402 with a checkout.',
    body: changeSubscriptionSchema,
    data: billingStateSchema,
    errors: ['payment_required', 'payment_declined', 'nothing_to_change', 'billing_unavailable'],
  }),
  invoices: defineRoute({
    method: 'GET',
    path: '/user/invoices',
    access: 'session',
    summary: 'Your invoices, the newest first, at most a hundred.',
    query: ownQuery,
    data: z.object({ invoices: z.array(invoiceSchema) }),
  }),
  portal: defineRoute({
    method: 'POST',
    path: '/user/billing-portal',
    access: 'session',
    summary: 'A short-lived link to the page of the payment provider, for cards and invoices.',
    body: z.strictObject({ user_id: z.number().int().optional() }),
    data: z.object({ url: z.string() }),
    errors: ['nothing_to_change', 'billing_unavailable'],
  }),
  quota: defineRoute({
    method: 'GET',
    path: '/user/quota',
    access: 'session',
    summary: 'What is left of your plan, and where the rest went.',
    query: ownQuery.extend({ cursor: z.string().max(200).optional() }),
    data: quotaHistorySchema,
  }),
  contactEnterprise: defineRoute({
    method: 'POST',
    path: '/enterprise/contact',
    access: 'public',
    summary: 'Ask for an enterprise plan; a person answers by mail.',
    body: enterpriseContactSchema,
    data: z.null(),
    errors: ['invalid_fields', 'too_many_requests'],
  }),
  invoicesOf: defineRoute({
    method: 'GET',
    path: '/admin/people/:id/invoices',
    access: 'admin',
    summary: 'The invoices of a person, the newest first, at most a hundred.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    query: ownQuery,
    data: z.object({ invoices: z.array(invoiceSchema) }),
  }),
  assignPlan: defineRoute({
    method: 'POST',
    path: '/admin/people/plan',
    access: 'admin',
    summary: 'Give a person a plan that is not paid for, or take it back. Not while they pay for one.',
    body: assignPlanSchema,
    data: z.null(),
    says: true,
    errors: ['not_found', 'conflict', 'nothing_to_change', 'invalid_fields'],
  }),
  refund: defineRoute({
    method: 'POST',
    path: '/admin/billing/refund',
    access: 'admin',
    summary: 'Give an invoice back, and end its plan if asked to.',
    body: refundSchema,
    data: invoiceSchema,
    says: true,
    errors: ['not_found', 'nothing_to_change', 'billing_unavailable'],
  }),
} as const;
