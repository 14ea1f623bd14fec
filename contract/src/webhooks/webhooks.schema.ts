import { z } from 'zod';
import { REQUIRED_TEXT } from '../constants.ts';
import { userId } from '../user-id.schema.ts';

/** `run.paused` tells of a pause that nobody asked for. `test` is sent by the test button in the settings. */
export const WEBHOOK_EVENTS = ['render.finished', 'run.finished', 'run.paused', 'test'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Maximum number of webhook addresses per account. */
export const WEBHOOK_LIMIT = 5;
/** How many attempts a delivery gets before it counts as failed. */
export const DELIVERY_TRIES = 8;
/** Maximum number of deliveries stored for each address. */
export const MAX_DELIVERIES = 50;

/** Headers of a delivery: its id, the Unix time of the signature in seconds, and `v1=` with the signature in hex. */
export const WEBHOOK_HEADERS = {
  id: 'Webhook-Id',
  timestamp: 'Webhook-Timestamp',
  signature: 'Webhook-Signature',
} as const;

const id = z.number().int().positive();

export const webhookSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  created_at: z.string(),
  /** Result of the last finished delivery; null before the first. */
  last_status: z.enum(DELIVERY_STATUSES).nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const createWebhookSchema = z.strictObject({
  url: z.string(REQUIRED_TEXT).trim().min(1, REQUIRED_TEXT).max(2000, 'Use at most 2000 characters'),
  user_id: userId,
});

/** `secret` signs every delivery and is returned only in this answer. */
export const createdWebhookSchema = z.object({ webhook: webhookSchema, secret: z.string() });

export const namedWebhookSchema = z.strictObject({ id, user_id: userId });

export const deliverySchema = z.object({
  id: z.number().int(),
  event: z.enum(WEBHOOK_EVENTS),
  status: z.enum(DELIVERY_STATUSES),
  tries: z.number().int(),
  /** HTTP status of the last answer; null when there was none. */
  response_status: z.number().int().nullable(),
  problem: z.string().nullable(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;
