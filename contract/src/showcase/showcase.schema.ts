import { z } from 'zod';
import { imageItemSchema } from '../images/images.schema.ts';
import { searchText } from '../search-text.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

/** `submitted`: no admin has decided yet. */
export const SHOWCASE_STATUSES = ['submitted', 'accepted', 'refused'] as const;
export type ShowcaseStatus = (typeof SHOWCASE_STATUSES)[number];

export const submitShowcaseSchema = z.object({
  image_id: z.number().int().positive(),
  /** The specification's pages send this; it is not used. */
  render_id: z.number().int().nullish(),
  user_id: userId,
});
export const submittedSchema = z.object({ image_id: z.number().int(), status: z.enum(SHOWCASE_STATUSES) });

const page = z.object({ cursor: z.string().max(200).optional() });

export const showcaseQuerySchema = page.extend({
  /** Words of the prompt or their beginnings; all of them must match. */
  search: searchText,
});

/** An accepted picture, as everyone sees it. */
export const showcaseEntrySchema = z.object({
  id: z.number().int(),
  image: imageItemSchema,
  /** Name of the picture's maker. */
  maker: z.string(),
  /** The maker's public notes. */
  notes: z.array(z.string()),
  /** True for a picture that ships with the product. Its ids are negative, and no other route knows them. */
  is_example: z.boolean(),
});
export type ShowcaseEntry = z.infer<typeof showcaseEntrySchema>;
export const showcaseListSchema = z.object({ entries: z.array(showcaseEntrySchema), next: z.string().nullable() });

export const showcaseQueueQuerySchema = page.extend({
  status: z.enum(SHOWCASE_STATUSES).default('submitted'),
  user_id: coercedUserId,
});

/** A submission as admins see it. */
export const submissionSchema = showcaseEntrySchema.extend({
  status: z.enum(SHOWCASE_STATUSES),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type Submission = z.infer<typeof submissionSchema>;
export const submissionListSchema = z.object({ submissions: z.array(submissionSchema), next: z.string().nullable() });

export const decideSubmissionSchema = z.object({
  id: z
    .number()
    .int()
    .refine((id) => id !== 0),
  accept: z.boolean(),
  user_id: userId,
});
