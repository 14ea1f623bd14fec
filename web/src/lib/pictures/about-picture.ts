import type { Query } from '@tanstack/react-query';

/*
 * What is asked about one picture lies under its key, whichever feature asks. A picture that goes thereby takes the
 * questions with it: an answer on its way could only be that there is no such picture.
 */

const ABOUT = 'about-picture';

/** The key of a question about a picture. */
export const aboutPicture = (id: number | null, question: string) => [ABOUT, id, question] as const;

/** Every question about these pictures. */
export function aboutPictures(pictures: readonly { readonly id: number }[]) {
  const ids = new Set<unknown>(pictures.map(({ id }) => id));
  return { predicate: ({ queryKey: [about, id] }: Pick<Query, 'queryKey'>) => about === ABOUT && ids.has(id) };
}
