import { BULK_LIMIT, imageActionRoutes, showcaseRoutes, type ImageItem } from '@kenna/contract';
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { aboutPictures } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { idleImages, IMAGE_ACTION } from '../../lib/pictures/image-action.ts';
import { useProductName, useProductSlug } from '../../lib/text/product-name.ts';
import { showRefusal } from '../../lib/api/server-words.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { inPortions } from '../../lib/api/in-portions.ts';
import { withImages } from '../../lib/pictures/with-images.ts';

const COUNTS = ['my-images-count'] as const;
const LISTS = ['my-images'] as const;
/** First words of the keys of lists that hold pictures of the person. */
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

/** A failure shows as the picture going back to what it was; only a lost session is told, and that a picture is gone. */
const handles = ({ status }: ApiError): boolean => status !== 401;

type Images = readonly ImageItem[];
type Named = Pick<ImageItem, 'id'>;

interface OnImages {
  readonly images: Images;
}

const idsOf = (images: readonly Named[]): number[] => images.map(({ id }) => id);

const ofMany = <Answer>(images: Images, act: (ids: number[]) => Promise<Answer>): Promise<Answer[]> =>
  inPortions(images, BULK_LIMIT, (portion) => act(idsOf(portion)));

/** What a query held before it was changed, to put it back. */
type Held = readonly (readonly [QueryKey, unknown])[];

/** Changes pictures in every list that holds them; answers what those lists held. */
function changeHeld(
  queryClient: QueryClient,
  images: readonly Named[],
  change: (image: ImageItem) => ImageItem | null,
): Held {
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

/** Takes pictures out of every list, with all that is asked about them. */
async function takeAway(queryClient: QueryClient, images: readonly Named[]): Promise<Held> {
  const held = changeHeld(queryClient, images, () => null);
  await queryClient.cancelQueries(aboutPictures(images));
  return held;
}

function putBack(queryClient: QueryClient, images: readonly Named[], held: Held = []): void {
  for (const [key, data] of held) queryClient.setQueryData(key, data);
  void queryClient.invalidateQueries(aboutPictures(images));
}

/** Where one of the pictures is gone, another window has removed it: the lists are read again. */
function tellGone(queryClient: QueryClient, error: Error, images: Images): void {
  if (!isApiError(error) || error.status !== 404) return;
  const title = images.length === 1 ? 'This image is no longer there.' : 'One of these images is no longer there.';
  showToast({ title: `${title} It was deleted in another window`, type: 'error' });
  void reloadLibrary(queryClient);
}

export const reloadLibrary = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => LISTS_OF_PICTURES.includes(name) });

export const reloadLiked = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [...LISTS, 'liked'] });

/** What lies in the bin, and how many pictures are left outside. */
export async function reloadBin(queryClient: QueryClient): Promise<void> {
  countAgain(queryClient);
  await queryClient.invalidateQueries({ queryKey: [...LISTS, 'trash'] });
}

/** Acts on those of the pictures with which nothing is being done yet. */
function useOnIdle(act: (images: Images) => void): (images: Images) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (images) => {
      const idle = idleImages(queryClient, images);
      if (idle.length > 0) act(idle);
    },
    [queryClient, act],
  );
}

/** Likes pictures, or no longer: at once on the screen, taken back when the server refuses. */
export function useLike() {
  const queryClient = useQueryClient();
  const setLike = (images: Images, is_like: boolean) =>
    changeHeld(queryClient, images, (image) => ({ ...image, is_like }));
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images, liked }: OnImages & { readonly liked: boolean }) =>
      ofMany(images, (image_ids) =>
        call(liked ? imageActionRoutes.like : imageActionRoutes.unlike, { body: { image_ids }, handles }),
      ),
    onMutate: ({ images, liked }) => void setLike(images, liked),
    // Who was quick to look there has a list that does not hold them yet.
    onSuccess: (_, { liked }) => {
      if (liked) void reloadLiked(queryClient);
    },
    onError: (error, { images, liked }) => {
      setLike(images, !liked);
      tellGone(queryClient, error, images);
    },
  });
  const like = (images: Images, liked: boolean) => {
    const changed = idleImages(queryClient, images).filter(({ is_like }) => is_like !== liked);
    if (changed.length > 0) mutate({ images: changed, liked });
  };
  return { like, toggle: (image: ImageItem) => like([image], !image.is_like) };
}

/** Into the bin: the pictures leave every list at once, and the message offers to bring them back. */
export function useTrash(): (images: Images) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images }: OnImages) =>
      ofMany(images, (image_ids) => call(imageActionRoutes.trash, { body: { image_ids }, handles })),
    onMutate: ({ images }) => takeAway(queryClient, images),
    onError: (error, { images }, held) => {
      putBack(queryClient, images, held);
      tellGone(queryClient, error, images);
    },
    onSuccess: (_, { images }, held) => {
      void reloadBin(queryClient);
      showToast({
        title: images.length === 1 ? 'Moved to the bin' : `${images.length} images moved to the bin`,
        type: 'success',
        action: { label: 'Undo', onAct: () => void undoTrash(queryClient, images, held) },
      });
    },
  });
  return useOnIdle(useCallback((images) => mutate({ images }), [mutate]));
}

async function undoTrash(queryClient: QueryClient, images: Images, held: Held): Promise<void> {
  const restored = await ofMany(images, (ids) => call(imageActionRoutes.restore, { body: { ids } })).catch(() => null);
  if (restored === null) return;
  putBack(queryClient, images, held);
  countAgain(queryClient);
  tellRestored(images.length);
}

const tellRestored = (count: number): void =>
  showToast({
    title:
      count === 1
        ? 'The image was restored to its original location'
        : `${count} images were restored to their original location`,
    type: 'success',
  });

/** Out of the bin. */
export function useRestore(): (images: Images) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images }: OnImages) =>
      ofMany(images, (ids) => call(imageActionRoutes.restore, { body: { ids }, handles })),
    onMutate: ({ images }) => takeAway(queryClient, images),
    onError: (error, { images }, held) => {
      putBack(queryClient, images, held);
      tellGone(queryClient, error, images);
    },
    onSuccess: (_, { images }) => {
      countAgain(queryClient);
      void reloadLibrary(queryClient);
      tellRestored(images.length);
    },
  });
  return useOnIdle(useCallback((images) => mutate({ images }), [mutate]));
}

/** Gone for good, and the admin is told. */
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
    onMutate: ({ images }) => takeAway(queryClient, images),
    onError: (error, { images }, held) => {
      putBack(queryClient, images, held);
      tellGone(queryClient, error, images);
    },
    onSuccess: () => countAgain(queryClient),
  });
  return useOnIdle(useCallback((images) => mutate({ images }), [mutate]));
}

interface Deletion extends OnImages {
  /** The whole bin goes, of which `images` are shown. */
  readonly emptied: boolean;
}

/** Out of the bin for good: some, or all that it holds. */
export function useDeleteImages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: IMAGE_ACTION,
    mutationFn: ({ images, emptied }: Deletion): Promise<unknown> =>
      emptied
        ? call(imageActionRoutes.emptyTrash, { body: {}, handles })
        : ofMany(images, (ids) => call(imageActionRoutes.emptyTrash, { body: { ids }, handles })),
    onMutate: ({ images }) => takeAway(queryClient, images),
    onError: (error, { images }, held) => {
      putBack(queryClient, images, held);
      tellGone(queryClient, error, images);
    },
    onSuccess: (_, { emptied }) => {
      countAgain(queryClient);
      if (emptied) showToast({ title: 'Bin emptied successfully', type: 'success' });
    },
  });
}

/** Offers a picture to the showcase team. */
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
  return useOnIdle(useCallback((images) => mutate({ images }), [mutate]));
}

const countAgain = (queryClient: QueryClient): void => void queryClient.invalidateQueries({ queryKey: COUNTS });

/** Pictures that another window has removed. */
export function dropImages(queryClient: QueryClient, ids: readonly number[]): void {
  void takeAway(
    queryClient,
    ids.map((id) => ({ id })),
  );
}

/** Likes of another window. */
export const setLikes = (queryClient: QueryClient, ids: readonly number[], is_like: boolean): void =>
  void changeHeld(
    queryClient,
    ids.map((id) => ({ id })),
    (image) => ({ ...image, is_like }),
  );
