import type { Query } from '@tanstack/react-query';

/*
 * All queries about a single picture share a key prefix, whichever feature sends them. When a picture is deleted they
 * can be cancelled together, because a pending one could only fail with "not found".
 */

const ABOUT = 'about-picture';

/** Key of a query about a picture. */
export const aboutPicture = (id: number | null, question: string) => [ABOUT, id, question] as const;

/** Filter that matches every query about these pictures. */
export function aboutPictures(pictures: readonly { readonly id: number }[]) {
  const ids = new Set<unknown>(pictures.map(({ id }) => id));
  return { predicate: ({ queryKey: [about, id] }: Pick<Query, 'queryKey'>) => about === ABOUT && ids.has(id) };
}
