import {
  BULK_LIMIT,
  COLLECTION_STEP,
  collectionRoutes,
  type Collection,
  type CollectionSort,
  type ImageItem,
  type RouteBody,
  type RouteData,
} from '@kenna/contract';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { aboutPicture } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';
import { IMAGE_ACTION } from '../../lib/pictures/image-action.ts';
import { putConfirmed, reload } from '../../lib/api/newer-data.ts';
import { inPortions } from '../../lib/api/in-portions.ts';
import { withImages } from '../../lib/pictures/with-images.ts';
import { onceAfterFault } from '../../lib/api/once-after-fault.ts';
import { reorder } from './reorder.ts';
import { showToast } from '../../ui/messages/toast.store.ts';

const COLLECTIONS = ['collections'] as const;
const COLLECTION = ['collection'] as const;
const ofImage = (id: number) => aboutPicture(id, 'collections');

type ListPage = RouteData<typeof collectionRoutes.list>;
type Page = RouteData<typeof collectionRoutes.get>;

/** The person's collections whose title contains the search text, sorted. */
export const useCollections = (sort: CollectionSort, search: string) =>
  useInfiniteQuery({
    queryKey: [...COLLECTIONS, sort, search],
    queryFn: ({ pageParam, signal }) =>
      call(collectionRoutes.list, {
        query: { sort, search, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ListPage) => next ?? undefined,
    staleTime: 0,
    placeholderData: (before) => before,
  });

/** A collection of the person with its pictures, or with those of which the prompts hold the words of a search. */
export const useCollection = (id: number, search = '') =>
  useInfiniteQuery({
    queryKey: search === '' ? [...COLLECTION, id] : [...COLLECTION, id, search],
    queryFn: ({ pageParam, signal }) =>
      call(collectionRoutes.get, {
        body: {
          collection_id: id,
          ...(search && { search }),
          ...(pageParam === undefined ? {} : { cursor: pageParam, limit: COLLECTION_STEP }),
        },
        signal,
        // The page itself explains why it cannot show the collection.
        handles: ({ status }) => status !== 401,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    // What was found stays while the next search is on its way.
    placeholderData: (before, query) => (query?.queryKey[COLLECTION.length] === id ? before : undefined),
    staleTime: 0,
    ...onceAfterFault,
  });

/** The collections that contain a picture. */
export const useCollectionsOfImage = (id: number) =>
  useQuery({
    queryKey: ofImage(id),
    queryFn: ({ signal }) => call(collectionRoutes.listOfImage, { body: { image_id: id }, signal }),
    staleTime: 0,
  });

const fieldProblems = ({ status }: { status: number }): boolean => status === 422;

export function useCreateCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof collectionRoutes.create>) =>
      call(collectionRoutes.create, { body, handles: fieldProblems }),
    onSuccess: () => reloadLists(queryClient),
  });
}

export function useUpdateCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof collectionRoutes.update>) =>
      call(collectionRoutes.update, { body, handles: fieldProblems }),
    onSuccess: ({ collection }) => {
      cacheCollection(queryClient, collection);
      showToast({ title: 'Collection Updated Successfully', type: 'success' });
    },
  });
}

export function useUpdateCover() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof collectionRoutes.updateCover>) => call(collectionRoutes.updateCover, { body }),
    onSuccess: ({ collection }) => {
      cacheCollection(queryClient, collection);
      showToast({ title: 'Collection Updated Successfully', type: 'success' });
    },
  });
}

/** Changes the settings of a collection's share link. */
export function useShareSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof collectionRoutes.share>) => call(collectionRoutes.share, { body }),
    onSuccess: ({ collection }) => cacheCollection(queryClient, collection),
  });
}

/**
 * Moves a picture of a collection before another one, or to the end for null. The page shows the new order before the
 * server confirms it.
 */
export function useOrderImage(id: number) {
  const queryClient = useQueryClient();
  const key = [...COLLECTION, id];
  return useMutation({
    mutationFn: ({ image, before }: { image: number; before: number | null }) =>
      call(collectionRoutes.orderImage, { body: { collection_id: id, image_id: image, before_image_id: before } }),
    onMutate: ({ image, before }) =>
      queryClient.setQueryData<InfiniteData<Page>>(
        key,
        (data) => data && { ...data, pages: reorder(data.pages, image, before) },
      ),
    onSuccess: () => reloadLists(queryClient),
    // The order that was shown may have been overwritten by the answer to an older request.
    onSettled: () => reload(queryClient, { queryKey: key }),
  });
}

export function useRemoveCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Collection) => call(collectionRoutes.remove, { body: { collection_Id: id } }),
    onSuccess: (_, { id }) => {
      queryClient.removeQueries({ queryKey: [...COLLECTION, id], type: 'inactive' });
      reloadLists(queryClient);
      showToast({ title: 'Collection Deleted Successfully', type: 'success' });
    },
  });
}

interface Saving {
  readonly collection: Collection;
  readonly images: readonly ImageItem[];
}

const bodyOf = ({ collection, images }: Saving) => ({
  collection_id: collection.id,
  image_ids: images.map(({ id }) => id),
});

export function useAddToCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ collection, images }: Saving) =>
      inPortions(images, BULK_LIMIT, (portion) =>
        call(collectionRoutes.addImage, { body: bodyOf({ collection, images: portion }) }),
      ),
    onSuccess: (answers) => {
      for (const saved of answers) applySaved(queryClient, saved);
    },
  });
}

export function useMoveToCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ from, ...saving }: Saving & { readonly from: Collection }) =>
      call(collectionRoutes.moveImage, { body: { ...bodyOf(saving), from_collection_id: from.id } }),
    onSuccess: (saved, { from, images }) => {
      applySaved(queryClient, saved);
      uncacheImages(queryClient, from.id, images);
    },
  });
}

export function useRemoveFromCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: (saving: Saving) => call(collectionRoutes.removeImage, { body: bodyOf(saving) }),
    onSuccess: (saved, { collection, images }) => {
      applySaved(queryClient, saved);
      uncacheImages(queryClient, collection.id, images);
    },
  });
}

const reloadLists = (queryClient: QueryClient): void => void reload(queryClient, { queryKey: COLLECTIONS });

/** Writes a changed collection to the query cache and reloads the lists of collections. */
function cacheCollection(queryClient: QueryClient, own: Collection): void {
  putConfirmed<InfiniteData<Page>>(queryClient, [...COLLECTION, own.id], (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, own })),
  }));
  reloadLists(queryClient);
}

/** Updates the bookmarks and the collection after pictures were saved, moved or removed. */
function applySaved(
  queryClient: QueryClient,
  { collection, images }: RouteData<typeof collectionRoutes.addImage>,
): void {
  const marks = new Map(images.map(({ image_id, is_bookmark }) => [image_id, is_bookmark]));
  setBookmarks(queryClient, marks);
  cacheCollection(queryClient, collection);
  void reload(queryClient, { queryKey: [...COLLECTION, collection.id] });
}

/** Sets in every cached list whether the pictures are in a collection. */
export function setBookmarks(queryClient: QueryClient, marks: ReadonlyMap<number, boolean>): void {
  const ids = new Set(marks.keys());
  for (const [key, data] of queryClient.getQueriesData({})) {
    const after = withImages(data, ids, (image) => ({
      ...image,
      is_bookmark: marks.get(image.id) ?? image.is_bookmark,
    }));
    if (after !== data) putConfirmed(queryClient, key, after);
  }
  for (const id of ids) void reload(queryClient, { queryKey: ofImage(id) });
}

/** Reloads the given collections and all lists of collections. */
export async function reloadCollections(queryClient: QueryClient, ids: readonly number[]): Promise<void> {
  reloadLists(queryClient);
  await reload(queryClient, { queryKey: ['picker-collections'] });
  for (const id of ids) {
    await reload(queryClient, { queryKey: [...COLLECTION, id] });
    await reload(queryClient, { queryKey: ['picker-collection', id] });
  }
}

function uncacheImages(queryClient: QueryClient, id: number, images: readonly ImageItem[]): void {
  const ids = new Set(images.map((image) => image.id));
  putConfirmed<InfiniteData<Page>>(queryClient, [...COLLECTION, id], (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, images: page.images.filter((image) => !ids.has(image.id)) })),
  }));
  void reload(queryClient, { queryKey: [...COLLECTION, id] });
}
