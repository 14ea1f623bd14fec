const PLACES = [
  ['/workplace/my-images', 'Your images are loading'],
  ['/workplace/collections', 'Your collections are loading'],
  ['/workplace/assistant', 'The assistant is loading'],
  ['/workplace/runs', 'Your runs are loading'],
  ['/workplace', 'Your workspace is loading'],
  ['/account', 'Your account is loading'],
  ['/admin', 'The administration is loading'],
  ['/shared', 'The collection is loading'],
] as const;

/** What is loading at that address while the application starts. */
export const startWordsAt = (pathname: string): string =>
  PLACES.find(([place]) => pathname.startsWith(place))?.[1] ?? 'The studio is loading';
