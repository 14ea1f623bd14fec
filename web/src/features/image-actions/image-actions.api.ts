import { BULK_LIMIT, imageActionRoutes, showcaseRoutes, type ImageItem } from '@kenna/contract';
import { useIsMutating, useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { aboutPictures } from '../../lib/about-picture.ts';
import { call } from '../../lib/api-client.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { useProductName, useProductSlug } from '../../lib/product-name.ts';
import { tellRefusal } from '../../lib/server-words.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { inPortions } from '../../lib/in-portions.ts';
import { withImages } from '../../lib/held-images.ts';

const LIKE = ['like-image'] as const;
const COUNTS = ['my-images-count'] as const;
const LISTS = ['my-images'] as const;

/** A failure shows as the picture going back to what it was; only a lost session is told. */
const handles = ({ status }: ApiError): boolean => status !== 401;

const idsOf = (images: readonly ImageItem[]): number[] => images.map(({ id }) => id);

const ofMany = <Answer>(images: readonly ImageItem[], act: (ids: number[]) => Promise<Answer>): Promise<Answer[]> =>
  inPortions(images, BULK_LIMIT, (portion) => act(idsOf(portion)));

/** What a query held before it was changed, to put it back. */
type Held = readonly (readonly [QueryKey, unknown])[];

/** Changes pictures in every list that holds them; answers what those lists held. */
function changeHeld(
  queryClient: QueryClient,
  images: readonly ImageItem[],
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
async function takeAway(queryClient: QueryClient, images: readonly ImageItem[]): Promise<Held> {
  const held = changeHeld(queryClient, images, () => null);
  await queryClient.cancelQueries(aboutPictures(images));
  return held;
}

function putBack(queryClient: QueryClient, images: readonly ImageItem[], held: Held = []): void {
  for (const [key, data] of held) queryClient.setQueryData(key, data);
  void queryClient.invalidateQueries(aboutPictures(images));
}

/** Likes pictures, or no longer: at once on the screen, taken back when the server refuses. One at a time. */
export function useLike() {
  const queryClient = useQueryClient();
  const busy = useIsMutating({ mutationKey: LIKE }) > 0;
  const setLike = (images: readonly ImageItem[], is_like: boolean) =>
    changeHeld(queryClient, images, (image) => ({ ...image, is_like }));
  const { mutate } = useMutation({
    mutationKey: LIKE,
    mutationFn: ({ images, liked }: { images: readonly ImageItem[]; liked: boolean }) =>
      ofMany(images, (image_ids) =>
        call(liked ? imageActionRoutes.like : imageActionRoutes.unlike, { body: { image_ids }, handles }),
      ),
    onMutate: ({ images, liked }) => void setLike(images, liked),
    // Who was quick to look there has a list that does not hold them yet.
    onSuccess: (_, { liked }) => {
      if (liked) void queryClient.invalidateQueries({ queryKey: [...LISTS, 'liked'] });
    },
    onError: (_, { images, liked }) => void setLike(images, !liked),
  });
  const like = (images: readonly ImageItem[], liked: boolean) => {
    const changed = images.filter(({ is_like }) => is_like !== liked);
    if (!busy && changed.length > 0) mutate({ images: changed, liked });
  };
  return { busy, like, toggle: (image: ImageItem) => like([image], !image.is_like) };
}

/** Into the bin: the pictures leave every list at once, and the message offers to bring them back. */
export function useTrash() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (images: readonly ImageItem[]) =>
      ofMany(images, (image_ids) => call(imageActionRoutes.trash, { body: { image_ids }, handles })),
    onMutate: (images) => takeAway(queryClient, images),
    onError: (_, images, held) => putBack(queryClient, images, held),
    onSuccess: (_, images, held) => {
      countAgain(queryClient);
      void queryClient.invalidateQueries({ queryKey: [...LISTS, 'trash'] });
      showToast({
        title: images.length === 1 ? 'Moved to the bin' : `${images.length} images moved to the bin`,
        type: 'success',
        action: { label: 'Undo', onAct: () => void undoTrash(queryClient, images, held) },
      });
    },
  });
}

async function undoTrash(queryClient: QueryClient, images: readonly ImageItem[], held: Held): Promise<void> {
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
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (images: readonly ImageItem[]) =>
      ofMany(images, (ids) => call(imageActionRoutes.restore, { body: { ids }, handles })),
    onMutate: (images) => takeAway(queryClient, images),
    onError: (_, images, held) => putBack(queryClient, images, held),
    onSuccess: (_, images) => {
      countAgain(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['renders'] });
      void queryClient.invalidateQueries({ queryKey: LISTS });
      tellRestored(images.length);
    },
  });
}

/** Gone for good, and the admin is told. */
export function useReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, render_id, image_url }: ImageItem) =>
      call(imageActionRoutes.remove, { body: { id, render_id, src: image_url, report: true }, handles }),
    onMutate: (image) => takeAway(queryClient, [image]),
    onError: (_, image, held) => putBack(queryClient, [image], held),
    onSuccess: () => countAgain(queryClient),
  });
}

interface Deletion {
  /** In the bin; with `emptied` those that are shown of it. */
  readonly images: readonly ImageItem[];
  /** The whole bin goes. */
  readonly emptied: boolean;
}

/** Out of the bin for good: some, or all that it holds. */
export function useDeleteImages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ images, emptied }: Deletion): Promise<unknown> =>
      emptied
        ? call(imageActionRoutes.emptyTrash, { body: {}, handles })
        : ofMany(images, (ids) => call(imageActionRoutes.emptyTrash, { body: { ids }, handles })),
    onMutate: ({ images }) => takeAway(queryClient, images),
    onError: (_, { images }, held) => putBack(queryClient, images, held),
    onSuccess: (_, { emptied }) => {
      countAgain(queryClient);
      if (emptied) showToast({ title: 'Bin emptied successfully', type: 'success' });
    },
  });
}

/** Offers a picture to the showcase team. */
export function useSubmitToShowcase() {
  const [product, name] = [useProductSlug(), useProductName()];
  return useMutation({
    mutationFn: ({ id, render_id }: ImageItem) =>
      call(showcaseRoutes.submit, { params: { product }, body: { image_id: id, render_id }, handles: tellRefusal }),
    onSuccess: () =>
      showToast({ title: `Thank you. Your image was submitted to the ${name} showcase team`, type: 'success' }),
  });
}

const countAgain = (queryClient: QueryClient): void => void queryClient.invalidateQueries({ queryKey: COUNTS });
