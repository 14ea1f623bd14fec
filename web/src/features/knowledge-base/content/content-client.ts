import { createClient, type Client, type ClientConfig } from '@prismicio/client';
import { CONTENT_API_PATH, CONTENT_ROUTES } from '@kenna/contract';
import { createPatientFetch } from './patient-fetch.ts';

/*
 * The official client of the content repository, called by the features' `*.api.ts`. It asks our own server, which answers
 * for the bundled documents and for a connected repository alike, so the page needs no other origin and no token.
 */

/** Names the repository to methods that ask for a name; the address below is what is called. */
const NAME = 'kenna';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** @param origin of the server, as `https://studio.example`. */
export const createContentClient = (origin: string, fetch: NonNullable<ClientConfig['fetch']>): Client =>
  createClient(NAME, {
    documentAPIEndpoint: origin + CONTENT_API_PATH,
    routes: [...CONTENT_ROUTES],
    fetch,
  });

let client: Client | undefined;

/** One for the whole page: it remembers the repository's refs for a few seconds. A preview's cookie is obeyed. */
export const contentClient = (): Client =>
  (client ??= createContentClient(location.origin, createPatientFetch({ fetch: (...asked) => fetch(...asked), wait })));
