import { z } from 'zod';
import { imageItemSchema } from '../images/images.schema.ts';

/** A collection as the image picker shows it. */
export const dialogCollectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  private: z.boolean(),
  /** URL of its cover; null while it is empty. */
  cover: z.string().nullable(),
  /** How many pictures it holds. */
  count: z.number().int(),
  /** Newest first. */
  images: z.array(imageItemSchema),
  created_at: z.iso.datetime(),
});
export type DialogCollection = z.infer<typeof dialogCollectionSchema>;

export const dialogCollectionsRequestSchema = z.object({
  user_id: z.number().int().optional(),
  /** Page number from 1. */
  pagination: z.number().int().min(1).max(100_000).default(1),
});
export const dialogCollectionsSchema = z.object({ collections: z.array(dialogCollectionSchema) });
