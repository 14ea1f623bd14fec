import { useIsMutating, useQueryClient, type QueryClient } from '@tanstack/react-query';

/* What is done with a picture is a mutation with this key and with the pictures as `images`: one thing at a time. */

export const IMAGE_ACTION = ['image-action'] as const;

interface Named {
  readonly id: number;
}

const pendingOn = (id: number) => ({
  mutationKey: IMAGE_ACTION,
  predicate: ({ state }: { state: { variables: unknown } }) => {
    const { images = [] } = (state.variables ?? {}) as { images?: readonly Named[] };
    return images.some((image) => image.id === id);
  },
});

/** Whether something is being done with a picture. */
export const useIsImageBusy = (id: number): boolean => useIsMutating(pendingOn(id)) > 0;

/** Whether something is being done with some of the pictures. */
export const useAreImagesBusy = (images: readonly Named[]): boolean => {
  const queryClient = useQueryClient();
  const pending = useIsMutating({ mutationKey: IMAGE_ACTION }) > 0;
  return pending && idleImages(queryClient, images).length < images.length;
};

/** Those of the pictures with which nothing is being done. */
export const idleImages = <Image extends Named>(queryClient: QueryClient, images: readonly Image[]): Image[] =>
  images.filter(({ id }) => queryClient.isMutating(pendingOn(id)) === 0);
