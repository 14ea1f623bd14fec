import { createClient, type Client, type ClientConfig } from '@prismicio/client';
import { CONTENT_API_PATH, CONTENT_ROUTES } from '@kenna/contract';
import { createRetryingFetch } from './retrying-fetch.ts';

/*
 * The official client of the content repository, used by the features' `*.api.ts`. It sends its requests to our own
 * server, which answers for the bundled documents and for a connected repository alike, so that the page needs no other
 * origin and no token.
 */

/** Repository name, which the client requires; requests go to `documentAPIEndpoint`. */
const NAME = 'kenna';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** @param origin Origin of the server, such as `https://studio.example`. */
export const createContentClient = (origin: string, fetch: NonNullable<ClientConfig['fetch']>): Client =>
  createClient(NAME, {
    documentAPIEndpoint: origin + CONTENT_API_PATH,
    routes: [...CONTENT_ROUTES],
    fetch,
  });

let client: Client | undefined;

/**
 * The page's single client, because it caches the repository's refs for a few seconds. It respects the cookie of a
 * preview.
 */
export const contentClient = (): Client =>
  (client ??= createContentClient(
    location.origin,
    createRetryingFetch({ fetch: (...asked) => fetch(...asked), wait }),
  ));
