import { z } from 'zod';
import { PASSWORD_PATTERN, PASSWORD_RULE_TEXT, passwordRefusal } from '../password-rule.ts';
import { imageItemSchema } from '../images/images.schema.ts';
import { userId } from '../user-id.schema.ts';

/** A collection as the image picker shows it. */
export const dialogCollectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  private: z.boolean(),
  /** URL of its cover; null while it is empty. */
  cover: z.string().nullable(),
  /** How many pictures it holds. */
  count: z.number().int(),
  /** The cover and the two that follow. */
  images: z.array(imageItemSchema),
  created_at: z.iso.datetime(),
});
export type DialogCollection = z.infer<typeof dialogCollectionSchema>;

export const dialogCollectionsRequestSchema = z.object({
  user_id: userId,
  /** Page number from 1. */
  pagination: z.number().int().min(1).max(100_000).default(1),
  /** `next` of the previous answer; takes precedence over `pagination`. */
  cursor: z.string().max(2000).optional(),
  /** Part of the title. */
  search: z.string().trim().max(200).default(''),
});
export const dialogCollectionsSchema = z.object({
  collections: z.array(dialogCollectionSchema),
  next: z.string().nullable(),
});

export const COLLECTION_NAME_TEXT = 'collection must contain name';
export const COLLECTION_MISSING_TEXT = 'Collection does not exist';
export const COLLECTION_TITLE_LIMIT = 100;
/** Header with the grant that `check/collection/password` returned. */
export const GRANT_HEADER = 'x-collection-grant';
export const GRANT_MINUTES = 15;

/** `last_saved` sorts by date of creation, newest first. */
export const COLLECTION_SORTS = ['last_saved', 'a_to_z', 'z_to_a'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** What people with the link may do. */
export const shareSettingsSchema = z.object({
  /** Whether the link works. */
  is_shared: z.boolean(),
  expires_at: z.iso.datetime().nullable(),
  /** Whether visitors may download originals; otherwise they only see the largest preview. */
  allows_download: z.boolean(),
  shows_prompts: z.boolean(),
});

/** A collection as its owner sees it. */
export const collectionSchema = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  title: z.string(),
  private: z.boolean(),
  /** A private collection without a password is visible only to its owner. */
  has_password: z.boolean(),
  /** URL of its cover: the chosen picture, otherwise the first; null while the collection is empty. */
  cover: z.string().nullable(),
  /** The chosen cover; null for the first picture. */
  cover_image_id: z.number().int().nullable(),
  /** The cover and the two that follow. */
  images: z.array(imageItemSchema),
  count: z.number().int(),
  /** The address for visitors is `/shared/{short_link}`. */
  short_link: z.string(),
  share: shareSettingsSchema,
  /** How often visitors have opened it. */
  view_count: z.number().int(),
  created_at: z.iso.datetime(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), share: z.boolean() }),
});
export type Collection = z.infer<typeof collectionSchema>;

/** At most this number of a collection's pictures are counted for visitors, who wait no longer for a larger one. */
export const SHARED_COUNT_LIMIT = 1000;

/** A collection as its visitors see it. */
export const sharedCollectionSchema = z.object({
  short_link: z.string(),
  title: z.string(),
  owner_name: z.string(),
  private: z.boolean(),
  cover: z.string().nullable(),
  /** True when the cover shows explicit content. */
  cover_is_nsfw: z.boolean(),
  /** How many of its first `SHARED_COUNT_LIMIT` pictures are not in the bin. */
  count: z.number().int(),
  /** True when it may have more pictures than `count`. */
  count_is_minimum: z.boolean(),
  allows_download: z.boolean(),
  created_at: z.iso.datetime(),
});
export type SharedCollection = z.infer<typeof sharedCollectionSchema>;

export const collectionAnswerSchema = z.object({ collection: collectionSchema });
export const collectionListSchema = z.object({
  collections: z.array(collectionSchema),
  /** Number of all matching collections. */
  total: z.number().int(),
  next: z.string().nullable(),
});

/** A picture in a collection, with the notes that visitors can read. */
export const heldImageSchema = imageItemSchema.extend({ notes: z.array(z.string()) });
export type HeldImage = z.infer<typeof heldImageSchema>;

export const collectionPageSchema = z.object({
  collection: sharedCollectionSchema,
  /** Null for a visitor. */
  own: collectionSchema.nullable(),
  images: z.array(heldImageSchema),
  next: z.string().nullable(),
});
export type CollectionPage = z.infer<typeof collectionPageSchema>;

export const linkAnswerSchema = z.object({
  /** Whether the answer reveals nothing until the password is given. */
  locked: z.boolean(),
  collection: sharedCollectionSchema.nullable(),
});
export const grantSchema = z.object({ grant: z.string(), expires_at: z.iso.datetime() });
/** `data` of a wrong password. */
export const wrongPasswordSchema = z.object({
  /** How many guesses are left before the server asks to wait. */
  tries_left: z.number().int().min(0),
});
export const privacySchema = z.object({ is_private: z.boolean(), has_password: z.boolean() });

/** Whether each of the pictures is in any collection after the call. */
export const bookmarksSchema = z.object({
  images: z.array(z.object({ image_id: z.number().int(), is_bookmark: z.boolean() })),
});
/** The collection after pictures were saved to it, removed from it or moved to it, with their bookmarks. */
export const savedImagesSchema = collectionAnswerSchema.extend(bookmarksSchema.shape);

export const collectionTitleSchema = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(z.string().min(2, COLLECTION_NAME_TEXT).max(COLLECTION_TITLE_LIMIT));
/** An empty text means no password. */
export const collectionPasswordSchema = z.union(
  [
    z.literal(''),
    z
      .string()
      .max(200)
      .regex(PASSWORD_PATTERN, { error: ({ input }) => passwordRefusal(String(input)) }),
  ],
  PASSWORD_RULE_TEXT,
);
