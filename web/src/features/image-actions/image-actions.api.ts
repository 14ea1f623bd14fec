import { BULK_LIMIT, imageActionRoutes, showcaseRoutes, type ImageItem } from '@kenna/contract';
import { useMutation, useQueryClient, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { aboutPictures } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { idleImages, IMAGE_ACTION } from '../../lib/pictures/image-action.ts';
import { useProductName, useProductSlug } from '../../lib/text/product-name.ts';
import { showRefusal } from '../../ui/messages/server-words.ts';
import { askAgain, reload } from '../../lib/api/newer-data.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { inPortions } from '../../lib/api/in-portions.ts';
import { withImages } from '../../lib/pictures/with-images.ts';

const COUNTS = ['my-images-count'] as const;
const LISTS = ['my-images'] as const;
/** First elements of the query keys of all lists that contain the person's pictures. */
const LISTS_OF_PICTURES: readonly unknown[] = [
  'my-images',
  'my-images-count',
  'renders',
  'collection',
  'collections',
  'picker-images',
  'picker-collection',
  'picker-collections',
];

/** Filter that matches those lists. */
const ofPictures: QueryFilters = { predicate: ({ queryKey: [name] }) => LISTS_OF_PICTURES.includes(name) };

/**
 * Failures of these actions show no general error message, because the picture returns to its former state. An ended
 * session (401) is the exception.
 */
const handles = ({ status }: ApiError): boolean => status !== 401;

type Images = readonly ImageItem[];
type Named = Pick<ImageItem, 'id'>;

interface OnImages {
  readonly images: Images;
}

const idsOf = (images: readonly Named[]): number[] => images.map(({ id }) => id);

const ofMany = <Answer>(images: Images, act: (ids: number[]) => Promise<Answer>): Promise<Answer[]> =>
  inPortions(images, BULK_LIMIT, (portion) => act(idsOf(portion)));

/** Query data before a change, from which the change is rolled back. */
type FormerData = readonly (readonly [QueryKey, unknown])[];

/** Changes pictures in every cached list that contains them. Returns the former data of those lists. */
function changeCached(
  queryClient: QueryClient,
  images: readonly Named[],
  change: (image: ImageItem) => ImageItem | null,
): FormerData {
  const ids = new Set(idsOf(images));
  const before: (readonly [QueryKey, unknown])[] = [];
  for (const [key, data] of queryClient.getQueriesData({})) {
    const after = withImages(data, ids, change);
    if (after === data) continue;
    before.push([key, data]);
    queryClient.setQueryData(key, after);
  }
  return before;
}

/** Removes pictures from every cached list and cancels the queries about them. */
async function removeCached(queryClient: QueryClient, images: readonly Named[]): Promise<FormerData> {
  const former = changeCached(queryClient, images, () => null);
  await queryClient.cancelQueries(aboutPictures(images));
  return former;
}

/**
 * Removes pictures once the server has confirmed it: the answer to a request that began earlier may have brought them
 * back.
 */
function confirmRemoved(queryClient: QueryClient, images: readonly Named[]): void {
  changeCached(queryClient, images, () => null);
  askAgain(queryClient, ofPictures);
}

/** Shows the former data at once. Other changes since then are in the answers to the reload. */
function rollBack(queryClient: QueryClient, images: readonly Named[], former: FormerData = []): void {
  for (const [key, data] of former) queryClient.setQueryData(key, data);
  void reload(queryClient, aboutPictures(images));
  void reloadLibrary(queryClient);
}

/** A 404 means that another window has deleted one of the pictures: this shows a message and reloads the lists. */
function handleMissing(queryClient: QueryClient, error: Error, images: Images): void {
  if (!isApiError(error) || error.status !== 404) return;
  const title = images.length === 1 ? 'This image is no longer there.' : 'One of these images is no longer there.';
  showToast({ title: `${title} It was deleted in another window`, type: 'error' });
  void reloadLibrary(queryClient);
}

export const reloadLibrary = (queryClient: QueryClient): Promise<void> => reload(queryClient, ofPictures);

export const reloadLiked = (queryClient: QueryClient): Promise<void> =>
  reload(queryClient, { queryKey: [...LISTS, 'liked'] });

/** Reloads the bin and the number of pictures outside of it. */
export async function reloadBin(queryClient: QueryClient): Promise<void> {
  reloadCounts(queryClient);
  await reload(queryClient, { queryKey: [...LISTS, 'trash'] });
}

/** Wraps an action so that it skips pictures with another action in progress. */
function useSkippingBusy(act: (images: Images) => void): (images: Images) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (images) => {
      const idle = idleImages(queryClient, images);
      if (idle.length > 0) act(idle);
    },
    [queryClient, act],
  );
}

/** Likes or unlikes pictures. The change is optimistic and is rolled back when the request fails. */
export function useLike() {
  const queryClient = useQueryClient();
  const setLike = (images: Images, is_like: boolean) =>
    changeCached(queryClient, images, (image) => ({ ...image, is_like }));
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images, liked }: OnImages & { readonly liked: boolean }) =>
      ofMany(images, (image_ids) =>
        call(liked ? imageActionRoutes.like : imageActionRoutes.unlike, { body: { image_ids }, handles }),
      ),
    onMutate: ({ images, liked }) => void setLike(images, liked),
    // Lists may have been loaded before the server stored this like.
    onSuccess: (_, { images, liked }) => {
      setLike(images, liked);
      askAgain(queryClient, ofPictures);
      if (liked) void reloadLiked(queryClient);
    },
    onError: (error, { images, liked }) => {
      setLike(images, !liked);
      handleMissing(queryClient, error, images);
    },
  });
  const like = (images: Images, liked: boolean) => {
    const changed = idleImages(queryClient, images).filter(({ is_like }) => is_like !== liked);
    if (changed.length > 0) mutate({ images: changed, liked });
  };
  return { like, toggle: (image: ImageItem) => like([image], !image.is_like) };
}

/** Moves pictures to the bin. They leave every list at once, and a message offers to undo this. */
export function useTrash(): (images: Images) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images }: OnImages) =>
      ofMany(images, (image_ids) => call(imageActionRoutes.trash, { body: { image_ids }, handles })),
    onMutate: ({ images }) => removeCached(queryClient, images),
    onError: (error, { images }, former) => {
      rollBack(queryClient, images, former);
      handleMissing(queryClient, error, images);
    },
    onSuccess: (_, { images }, former) => {
      confirmRemoved(queryClient, images);
      void reloadBin(queryClient);
      showToast({
        title: images.length === 1 ? 'Moved to the bin' : `${images.length} images moved to the bin`,
        type: 'success',
        action: { label: 'Undo', onAct: () => void undoTrash(queryClient, images, former) },
      });
    },
  });
  return useSkippingBusy(useCallback((images) => mutate({ images }), [mutate]));
}

async function undoTrash(queryClient: QueryClient, images: Images, former: FormerData): Promise<void> {
  const restored = await ofMany(images, (ids) => call(imageActionRoutes.restore, { body: { ids } })).catch(() => null);
  if (restored === null) return;
  rollBack(queryClient, images, former);
  reloadCounts(queryClient);
  announceRestored(images.length);
}

const announceRestored = (count: number): void =>
  showToast({
    title:
      count === 1
        ? 'The image was restored to its original location'
        : `${count} images were restored to their original location`,
    type: 'success',
  });

/** Restores pictures from the bin. */
export function useRestore(): (images: Images) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images }: OnImages) =>
      ofMany(images, (ids) => call(imageActionRoutes.restore, { body: { ids }, handles })),
    onMutate: ({ images }) => removeCached(queryClient, images),
    onError: (error, { images }, former) => {
      rollBack(queryClient, images, former);
      handleMissing(queryClient, error, images);
    },
    onSuccess: (_, { images }) => {
      reloadCounts(queryClient);
      void reloadLibrary(queryClient);
      announceRestored(images.length);
    },
  });
  return useSkippingBusy(useCallback((images) => mutate({ images }), [mutate]));
}

/** Reports pictures to the admin and deletes them permanently. */
export function useReport(): (images: Images) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images }: OnImages) =>
      Promise.all(
        images.map(({ id, render_id, image_url }) =>
          call(imageActionRoutes.remove, { body: { id, render_id, src: image_url, report: true }, handles }),
        ),
      ),
    onMutate: ({ images }) => removeCached(queryClient, images),
    onError: (error, { images }, former) => {
      rollBack(queryClient, images, former);
      handleMissing(queryClient, error, images);
    },
    onSuccess: (_, { images }) => {
      confirmRemoved(queryClient, images);
      reloadCounts(queryClient);
    },
  });
  return useSkippingBusy(useCallback((images) => mutate({ images }), [mutate]));
}

interface Deletion extends OnImages {
  /** True to empty the whole bin; `images` are then the loaded pictures in it. */
  readonly emptied: boolean;
}

/** Deletes pictures in the bin permanently, either some or all of them. */
export function useDeleteImages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images, emptied }: Deletion): Promise<unknown> =>
      emptied
        ? call(imageActionRoutes.emptyTrash, { body: {}, handles })
        : ofMany(images, (ids) => call(imageActionRoutes.emptyTrash, { body: { ids }, handles })),
    onMutate: ({ images }) => removeCached(queryClient, images),
    onError: (error, { images }, former) => {
      rollBack(queryClient, images, former);
      handleMissing(queryClient, error, images);
    },
    onSuccess: (_, { images, emptied }) => {
      confirmRemoved(queryClient, images);
      reloadCounts(queryClient);
      if (emptied) showToast({ title: 'Bin emptied successfully', type: 'success' });
    },
  });
}

/** Submits pictures to the showcase team. */
export function useSubmitToShowcase(): (images: Images) => void {
  const [product, name] = [useProductSlug(), useProductName()];
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images }: OnImages) =>
      Promise.all(
        images.map(({ id, render_id }) =>
          call(showcaseRoutes.submit, { params: { product }, body: { image_id: id, render_id }, handles: showRefusal }),
        ),
      ),
    onSuccess: () =>
      showToast({ title: `Thank you. Your image was submitted to the ${name} showcase team`, type: 'success' }),
  });
  return useSkippingBusy(useCallback((images) => mutate({ images }), [mutate]));
}

const reloadCounts = (queryClient: QueryClient): void => void reload(queryClient, { queryKey: COUNTS });

/** Removes pictures that were deleted in another window. */
export function dropImages(queryClient: QueryClient, ids: readonly number[]): void {
  void removeCached(
    queryClient,
    ids.map((id) => ({ id })),
  );
  askAgain(queryClient, ofPictures);
}

/** Applies likes that were set in another window. */
export function setLikes(queryClient: QueryClient, ids: readonly number[], is_like: boolean): void {
  changeCached(
    queryClient,
    ids.map((id) => ({ id })),
    (image) => ({ ...image, is_like }),
  );
  askAgain(queryClient, ofPictures);
}
