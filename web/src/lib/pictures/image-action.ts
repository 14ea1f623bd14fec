import { useIsMutating, useQueryClient, type QueryClient } from '@tanstack/react-query';

/*
 * Every action on pictures is a mutation with this key and with the pictures as the variable `images`, so that the page
 * can prevent two simultaneous actions on one picture.
 */

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

/** Returns whether an action on the picture is in progress. */
export const useIsImageBusy = (id: number): boolean => useIsMutating(pendingOn(id)) > 0;

/** Returns whether an action on any of the pictures is in progress. */
export const useAreImagesBusy = (images: readonly Named[]): boolean => {
  const queryClient = useQueryClient();
  const pending = useIsMutating({ mutationKey: IMAGE_ACTION }) > 0;
  return pending && idleImages(queryClient, images).length < images.length;
};

/** Returns the pictures on which no action is in progress. */
export const idleImages = <Image extends Named>(queryClient: QueryClient, images: readonly Image[]): Image[] =>
  images.filter(({ id }) => queryClient.isMutating(pendingOn(id)) === 0);
