/**
 * Named collections of a person's pictures. The image picker asks for them; only the owner sees them.
 */
import { PAGE_SIZE, type DialogCollection } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ImagesService } from '../images/images.service.ts';
import { collectionsRepository } from './collections.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
}

/** Of one collection in the picker: enough to find a picture by eye. */
const PICKED_IMAGES = 60;

export type CollectionsService = ReturnType<typeof createCollectionsService>;

export function createCollectionsService({ db, images }: Parts) {
  const collections = collectionsRepository(db);

  return {
    /** One page of the image picker; an empty one ends it. */
    async listForDialog(userId: number, page: number): Promise<{ collections: DialogCollection[] }> {
      const rows = await collections.listOfUser(userId, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
      const held = await collections.listImageIds(rows.map(({ id }) => id));
      const shown = rows.map(({ id }) => (held.get(id) ?? []).slice(0, PICKED_IMAGES));
      const items = new Map((await images.listByIds(userId, shown.flat())).map((image) => [image.id, image]));
      return {
        collections: rows.map(({ id, title, isPrivate, coverImageId, createdAt }, index) => {
          const pictures = shown[index]!.flatMap((imageId) => items.get(imageId) ?? []);
          const cover = pictures.find((image) => image.id === coverImageId) ?? pictures[0];
          return {
            ...{ id, title, private: isPrivate, cover: cover?.webp_image_url ?? null },
            ...{ count: held.get(id)?.length ?? 0, images: pictures, created_at: createdAt.toISOString() },
          };
        }),
      };
    },
  };
}
