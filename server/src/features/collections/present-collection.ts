import type { Collection, ImageItem, SharedCollection } from '@kenna/contract';
import type { CollectionRow } from './collections.repository.ts';

export type ImagesById = ReadonlyMap<number, ImageItem>;

/** Ids of the pictures for a card: the first ones, and the cover. */
export const cardImageIds = ({ firstImageIds, cover_image_id: cover }: CollectionRow): number[] =>
  cover === null ? firstImageIds : [cover, ...firstImageIds];

/** The pictures of a card, cover first; a chosen cover in the bin is ignored. */
export function cardImages(row: CollectionRow, items: ImagesById): ImageItem[] {
  const ids = new Set(cardImageIds(row));
  return [...ids].flatMap((id) => items.get(id) ?? []).slice(0, 3);
}

/** A collection as its owner sees it. */
export function presentCollection(row: CollectionRow, items: ImagesById): Collection {
  const images = cardImages(row, items);
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    private: row.is_private,
    has_password: row.password_hash !== null,
    cover: images[0]?.webp_image_url ?? null,
    cover_image_id: row.cover_image_id,
    images,
    count: row.count,
    short_link: row.short_link,
    share: {
      is_shared: row.is_shared,
      expires_at: row.share_expires_at?.toISOString() ?? null,
      allows_download: row.allows_download,
      shows_prompts: row.shows_prompts,
    },
    view_count: row.view_count,
    created_at: row.created_at.toISOString(),
    can: { edit: true, delete: true, share: true },
  };
}

/** A collection as its visitors see it. */
export function presentShared(row: CollectionRow, items: ImagesById): SharedCollection {
  const [cover] = cardImages(row, items);
  return {
    short_link: row.short_link,
    title: row.title,
    owner_name: row.ownerName,
    private: row.is_private,
    cover: cover?.webp_image_url ?? null,
    cover_is_nsfw: cover?.is_nsfw ?? false,
    count: row.count,
    count_is_minimum: row.countIsMinimum,
    allows_download: row.allows_download,
    created_at: row.created_at.toISOString(),
  };
}
