import { z } from 'zod';
import { imageItemSchema } from './images.schema.ts';
import { userId } from '../user-id.schema.ts';

/** Maximum number of pictures in one request. */
export const BULK_LIMIT = 500;
/** How long a picture stays in the bin before it is deleted for good. */
export const TRASH_DAYS = 30;

const id = z.number().int().positive();
/** One picture or many: `image_ids` takes precedence when it is given. */
export const pickedImagesFields = {
  image_id: id.optional(),
  image_ids: z.array(id).min(1).max(BULK_LIMIT, `At most ${BULK_LIMIT} at once`).optional(),
  /** The specification's pages send `render_id` and `src`; neither is used. */
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

/** Body for restoring: one picture as `id`, or many as `ids`. */
export const restoreImageSchema = z
  .object({ id: id.optional(), ids: pickedImagesFields.image_ids, user_id: userId })
  .refine(({ id: one, ids }) => one !== undefined || ids !== undefined, { path: ['id'], message: 'Choose a picture' });

export const deleteImageSchema = z.object({
  id,
  /** True removes the picture and reports it to the admins. */
  report: z.boolean().default(false),
  render_id: pickedImagesFields.render_id,
  src: pickedImagesFields.src,
  user_id: userId,
});

export const emptyTrashSchema = z.object({
  /** Pictures in the bin; when absent, all of them. */
  ids: pickedImagesFields.image_ids,
  user_id: userId,
});

/** The pictures that the request named. */
export const actedOnSchema = z.object({ image_ids: z.array(id) });
/** Only the number of deleted pictures, because a bin may hold too many to list their ids. */
export const removedCountSchema = z.object({ removed: z.number().int() });

export const trashedImageSchema = imageItemSchema.extend({
  trashed_at: z.iso.datetime(),
  /** When the picture will be deleted for good. */
  expires_at: z.iso.datetime(),
});
export type TrashedImage = z.infer<typeof trashedImageSchema>;
export const trashedListSchema = z.object({ images: z.array(trashedImageSchema), next: z.string().nullable() });
export type TrashedList = z.infer<typeof trashedListSchema>;
