/** Lists of pictures for their owner: by page, by render, by id, and by lineage. */
import {
  type ImageItem,
  type ImageList,
  type imageRoutes,
  type MyImagesQuery,
  type ParsedQuery,
} from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { AppError } from '../../shared/app-error.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import type { imagesRepository } from './images.repository.ts';
import type { PictureGroup } from './picture-filters.ts';
import { presentForVisitor, type VisitorView } from './present-for-visitor.ts';
import { presentImage } from './present-image.ts';

interface Parts {
  readonly images: ReturnType<typeof imagesRepository>;
  readonly urlOf: BlobStore['urlOf'];
}

export function createPictureLists({ images, urlOf }: Parts) {
  const present = (rows: Parameters<typeof presentImage>[0][]) => rows.map((row) => presentImage(row, urlOf));

  async function list(userId: number, group: PictureGroup, query: MyImagesQuery) {
    const before = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const { limit } = query;
    const offset = (query.pagination - 1) * limit;
    const rows = await images.listOfUser(userId, { group, filters: query, before, offset, limit: limit + 1 });
    const { page, next } = pageOf(rows, limit);
    return { images: present(page), next } satisfies ImageList;
  }

  /** Pictures that are not in the bin, in the order of `ids`. */
  async function listByIds(userId: number, ids: readonly number[]): Promise<ImageItem[]> {
    const rows = ids.length === 0 ? [] : present(await images.listByIds(userId, ids));
    const found = new Map(rows.map((item) => [item.id, item]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  return {
    listByIds,

    /** Pictures of any owner as visitors see them, by id. */
    async listForVisitors(ids: readonly number[], view: VisitorView): Promise<Map<number, ImageItem>> {
      const items = ids.length === 0 ? [] : present(await images.listOfAnybody(ids));
      return new Map(items.map((item) => [item.id, presentForVisitor(item, view, urlOf)]));
    },

    presentForVisitor: (item: ImageItem, view: VisitorView) => presentForVisitor(item, view, urlOf),

    /** Pictures by render, in order. */
    async listOfRenders(renderIds: readonly number[]): Promise<Map<number, ImageItem[]>> {
      const items = renderIds.length === 0 ? [] : present(await images.listOfRenders(renderIds));
      return Map.groupBy(items, (item) => item.render_id ?? 0);
    },

    /** @throws AppError `not_found`, also for another person's picture. */
    async lineage(userId: number, imageId: number): Promise<{ images: ImageItem[] }> {
      const image = await images.findOwn(userId, imageId);
      if (!image) throw new AppError('not_found', { text: 'There is no such picture.' });
      return { images: await listByIds(userId, await images.listLineage(userId, imageId)) };
    },

    listForDialog: (userId: number, query: ParsedQuery<typeof imageRoutes.listForDialog>) =>
      list(userId, query.type === 'my_upload' ? 'uploaded' : 'made', query),

    listMine: (userId: number, query: MyImagesQuery) => list(userId, 'made', query),

    listUploads: (userId: number, query: MyImagesQuery) => list(userId, 'uploaded', query),

    listLiked: (userId: number, query: MyImagesQuery) => list(userId, 'liked', query),

    async count(userId: number): Promise<{ count: number; uploads: number }> {
      const { rendered, uploads } = await images.countOfUser(userId);
      return { count: rendered, uploads };
    },
  };
}
