import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sandboxCheckoutSchema, sandboxPortalSchema, sandboxRef, testCardSchema } from './sandbox.schema.ts';

const checkout = z.object({ ref: sandboxRef });
const portal = z.object({ token: sandboxRef });

/**
 * Requests of the payment sandbox's pages. The reference in the address grants access; without the sandbox all answer
 * 404.
 */
export const sandboxRoutes = {
  checkout: defineRoute({
    method: 'GET',
    path: '/sandbox/checkout/:ref',
    access: 'public',
    summary: 'Get the purchase of a test checkout.',
    params: checkout,
    data: sandboxCheckoutSchema,
    errors: ['not_found'],
  }),
  pay: defineRoute({
    method: 'POST',
    path: '/sandbox/checkout/:ref/pay',
    access: 'public',
    summary: 'Pay with a test card. The status `confirming` means that the bank asks for a confirmation.',
    params: checkout,
    body: testCardSchema,
    data: sandboxCheckoutSchema,
    errors: ['not_found', 'payment_declined', 'conflict', 'invalid_fields', 'too_many_requests'],
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/sandbox/checkout/:ref/confirm',
    access: 'public',
    summary: 'Confirm or decline a payment that the bank asks to confirm.',
    params: checkout,
    body: z.strictObject({ is_approved: z.boolean() }),
    data: sandboxCheckoutSchema,
    errors: ['not_found', 'payment_declined', 'conflict'],
  }),
  portal: defineRoute({
    method: 'GET',
    path: '/sandbox/portal/:token',
    access: 'public',
    summary: 'Get the card, the subscription and the invoices of a test customer.',
    params: portal,
    data: sandboxPortalSchema,
    errors: ['not_found'],
  }),
  changeCard: defineRoute({
    method: 'POST',
    path: '/sandbox/portal/:token/card',
    access: 'public',
    summary: 'Replace the test card; a payment that failed is tried again with it.',
    params: portal,
    body: testCardSchema,
    data: sandboxPortalSchema,
    errors: ['not_found', 'payment_declined', 'invalid_fields', 'too_many_requests'],
  }),
} as const;
