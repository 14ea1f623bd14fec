import { z } from 'zod';
import { pickedImagesFields } from '../images/image-actions.schema.ts';
import { COLLECTION_SORTS, collectionPasswordSchema, collectionTitleSchema } from './collections.schema.ts';
import { searchText } from '../search-text.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

const id = z.number().int().positive();
const link = z.string().min(1).max(200);
const collectionId = { collection_id: id, user_id: userId };

export const collectionListQuerySchema = z.object({
  user_id: coercedUserId,
  /** Page number from 1. */
  pagination: z.coerce.number().int().min(1).max(100_000).default(1),
  /** `next` of the previous answer; takes precedence over `pagination`. */
  cursor: z.string().max(2000).optional(),
  sort: z.enum(COLLECTION_SORTS).default('last_saved'),
  /** Part of the title. */
  search: z.string().trim().max(200).default(''),
});

export const createCollectionSchema = z.object({
  title: collectionTitleSchema,
  is_private: z.boolean().default(false),
  password: collectionPasswordSchema.nullish(),
  user_id: userId,
});

/** The whole collection may be sent back as it was received; fields that are left out stay unchanged. */
export const updateCollectionSchema = z.object({
  id,
  title: collectionTitleSchema.optional(),
  private: z.boolean().optional(),
  /** Another name for `private`. When both are sent, this one counts. */
  is_private: z.boolean().optional(),
  /** A new password; null removes it, and an empty one leaves it unchanged. */
  password: collectionPasswordSchema.nullish(),
  user_id: userId,
});

export const removeCollectionSchema = z.object({ collection_Id: id, user_id: userId });

export const updateCoverSchema = z.object({
  id,
  /** Id or URL of a picture in the collection; null for the first picture. */
  cover: z.union([id, z.string().min(1).max(2000)]).nullable(),
  user_id: userId,
});

const somePictures = z
  .object({ ...collectionId, ...pickedImagesFields, image_url: pickedImagesFields.src })
  .refine(({ image_id: one, image_ids: many }) => one !== undefined || many !== undefined, {
    path: ['image_id'],
    message: 'Choose a picture',
  });
export const addImageSchema = somePictures;
export const removeImageSchema = somePictures;
export const moveImageSchema = somePictures.safeExtend({ from_collection_id: id });

export const orderImageSchema = z.object({
  ...collectionId,
  image_id: id,
  /** The picture before which it is placed; null makes it the last. */
  before_image_id: id.nullable(),
});

export const collectionsOfImageSchema = z.object({ image_id: id, user_id: userId });
export const collectionPrivacySchema = z.object(collectionId);

export const shareCollectionSchema = z.object({
  ...collectionId,
  is_shared: z.boolean().optional(),
  expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
  allows_download: z.boolean().optional(),
  shows_prompts: z.boolean().optional(),
  /** True replaces the link; the previous one stops working. */
  renew_link: z.boolean().default(false),
});

/** A collection is addressed by its link, or by its id when the caller owns it or was granted access. */
const eitherWay = { short_link: link.optional(), collection_id: id.optional(), user_id: userId };
const isNamed = ({
  short_link: byLink,
  collection_id: byId,
}: {
  short_link?: string | undefined;
  collection_id?: number | undefined;
}) => byLink !== undefined || byId !== undefined;
const NAME_NEEDED = { path: ['short_link'], message: 'Name a collection' };

export const checkPasswordSchema = z
  .object({ ...eitherWay, password: z.string().max(200) })
  .refine(isNamed, NAME_NEEDED);
export const getCollectionSchema = z
  .object({
    ...eitherWay,
    cursor: z.string().max(200).optional(),
    /** Words of the prompts or their beginnings; all of them must match. Only the owner can search. */
    search: searchText,
    /** Pictures of the page; 20 where it is left out. */
    limit: z.number().int().min(1).max(100).optional(),
  })
  .refine(isNamed, NAME_NEEDED);

/**
 * In `/shared/{user_name}/{title}/{id}` only `id` matters; it is the short link, which cannot be guessed by counting.
 */
export const validateLinkSchema = z
  .object({
    short_link: link.optional(),
    user_name: z.string().max(500).optional(),
    title: z.string().max(500).optional(),
    id: z.union([link, z.number()]).optional(),
  })
  .refine(({ short_link: byLink, id: last }) => byLink !== undefined || last !== undefined, NAME_NEEDED);
