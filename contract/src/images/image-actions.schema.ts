import { z } from 'zod';
import { imageItemSchema } from './images.schema.ts';

/** How many pictures one request may act on. */
export const BULK_LIMIT = 500;
/** How long a picture lies in the bin before it is removed for good. */
export const TRASH_DAYS = 30;

const id = z.number().int().positive();
const userId = z.number().int().optional();

/** One picture, or many: `image_ids` counts where it is given. */
export const pickedImagesFields = {
  image_id: id.optional(),
  image_ids: z.array(id).min(1).max(BULK_LIMIT, `At most ${BULK_LIMIT} at once`).optional(),
  /** Sent along by the specification's pages; not needed. */
  render_id: id.nullish(),
  src: z.string().max(2000).nullish(),
};
const namesOne = ({
  image_id: one,
  image_ids: many,
}: {
  image_id?: number | undefined;
  image_ids?: number[] | undefined;
}) => one !== undefined || many !== undefined;
const ONE_NEEDED = { path: ['image_id'], message: 'Choose a picture' };

export const imageActionSchema = z.object({ ...pickedImagesFields, user_id: userId }).refine(namesOne, ONE_NEEDED);
export type ImageAction = z.input<typeof imageActionSchema>;

export const trashRenderSchema = z.object({ render_id: id, user_id: userId });

/** Of the bin and of deletion: the picture is named `id`, or many are `ids`. */
export const restoreImageSchema = z
  .object({ id: id.optional(), ids: pickedImagesFields.image_ids, user_id: userId })
  .refine(({ id: one, ids }) => one !== undefined || ids !== undefined, { path: ['id'], message: 'Choose a picture' });

export const deleteImageSchema = z.object({
  id,
  /** Removes it and tells the admin. */
  report: z.boolean().default(false),
  render_id: pickedImagesFields.render_id,
  src: pickedImagesFields.src,
  user_id: userId,
});

export const emptyTrashSchema = z.object({
  /** Pictures in the bin; all of them when left out. */
  ids: pickedImagesFields.image_ids,
  user_id: userId,
});

/** The pictures on which the call acted. */
export const actedOnSchema = z.object({ image_ids: z.array(id) });
/** A whole bin may hold more than a list of ids should. */
export const removedCountSchema = z.object({ removed: z.number().int() });

export const trashedImageSchema = imageItemSchema.extend({
  trashed_at: z.iso.datetime(),
  /** When it is removed for good. */
  expires_at: z.iso.datetime(),
});
export type TrashedImage = z.infer<typeof trashedImageSchema>;
export const trashedListSchema = z.object({ images: z.array(trashedImageSchema), next: z.string().nullable() });
export type TrashedList = z.infer<typeof trashedListSchema>;
