import { z } from 'zod';
import { CHANNEL_FORMATS, CHANNEL_NAMES, channelOf } from './channels.ts';
import { DEFAULT_PATTERN, PATTERN_LIMIT } from './file-names.ts';
import { userId } from '../../user-id.schema.ts';

export const CHANNEL_LIMIT = 8;
/** A delivery has at most this number of files: pictures × channels. */
export const DELIVERY_LIMIT = 5000;
/** A delivery into a folder is kept for this time, and then removed. */
export const DELIVERY_DAYS = 30;
/** The answer lists at most this number of files that did not pass; the manifest lists all. */
export const FAILURES_SHOWN = 200;
/** Percent. A product is fitted to 90 % of the frame, and the check allows for the rounding of its edges. */
export const MAX_OWN_FILL = 88;
const side = z.number().int().min(200, 'Use at least 200 pixels').max(8000, 'Use at most 8000 pixels');

export const ownChannelSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,20}$/, 'Use small letters, digits and hyphens'),
  width: side,
  height: side,
  format: z.enum(CHANNEL_FORMATS).default('jpg'),
  white: z.boolean().default(false).describe('Whether the background must be pure white'),
  fill: z
    .number()
    .int()
    .min(1)
    .max(MAX_OWN_FILL)
    .nullable()
    .default(null)
    .describe('Percent of the width or of the height that the product takes at least, on a white background'),
  max_megabytes: z.number().min(0.1).max(50).default(20),
});

/** `approved`: only pictures that the owner has approved. `made`: all that are done and not rejected. */
export const DELIVERED_PICTURES = ['approved', 'made'] as const;
export type DeliveredPictures = (typeof DELIVERED_PICTURES)[number];

export const deliverSchema = z.strictObject({
  channels: z
    .array(z.union([z.enum(CHANNEL_NAMES), ownChannelSchema]))
    .min(1, 'Choose a channel')
    .max(CHANNEL_LIMIT, `At most ${CHANNEL_LIMIT} channels`)
    .refine((channels) => new Set(channels.map((each) => channelOf(each).key)).size === channels.length, {
      message: 'Each channel has a name of its own',
    }),
  pattern: z
    .string()
    .trim()
    .min(1, 'Write how files are named')
    .max(PATTERN_LIMIT, `Use at most ${PATTERN_LIMIT} characters`)
    .default(DEFAULT_PATTERN)
    .describe('Name of a file, in which {sku}, {name}, {shot}, {channel}, {number} and columns are replaced'),
  pictures: z.enum(DELIVERED_PICTURES).default('made'),
  user_id: userId,
});

/** What came out of a delivery whose files are all made. */
export const deliveryReportSchema = z.object({
  passed: z.number().int(),
  /** Passed files that were changed beside their size, so that they pass. */
  mended: z.number().int(),
  failed: z.number().int(),
  /** The first `FAILURES_SHOWN` of those that did not pass and were left out. */
  failures: z.array(
    z.object({
      file: z.string(),
      sku: z.string(),
      shot: z.string(),
      channel: z.string(),
      reasons: z.array(z.string()),
    }),
  ),
});
export type DeliveryReport = z.infer<typeof deliveryReportSchema>;

export const deliveryViewSchema = z.object({
  download_id: z.string(),
  status: z.enum(['waiting', 'working', 'ready', 'failed', 'cancelled']),
  name: z.string(),
  /** The folder of the store into which it is written; null for a ZIP. */
  folder: z.string().nullable(),
  /** Files made so far, and all. */
  done: z.number().int(),
  total: z.number().int(),
  created_at: z.iso.datetime(),
  /** Null until all files are made. */
  report: deliveryReportSchema.nullable(),
});
export type DeliveryView = z.infer<typeof deliveryViewSchema>;

export const folderDeliverySchema = z.object({
  download_id: z.string(),
  /** Where the files are written: a prefix of keys in the store, without a slash at its end. */
  folder: z.string(),
  /** Files, without the manifest. */
  total: z.number().int(),
});
