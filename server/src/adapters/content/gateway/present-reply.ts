/**
 * Rewrites addresses in a repository's replies to our own origin, so that pages need neither another host nor a token.
 */
import { CONTENT_API_PATH } from '@kenna/contract';

const PICTURES_PATH = '/content/pictures';

interface Presenting {
  readonly origin: string;
  readonly endpoint: URL;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether we proxy a host's pictures: those of Prismic and of the repository itself. */
export const isPictureHost = (host: string, endpoint: URL): boolean =>
  host === endpoint.host || host === 'images.prismic.io' || /^[a-z0-9-]+\.cdn\.prismic\.io$/i.test(host);

function pictureAddress(address: string, { origin, endpoint }: Presenting): string {
  const url = URL.parse(address);
  if (!url || !isPictureHost(url.host, endpoint)) return address;
  return `${origin}${PICTURES_PATH}/${url.host}${url.pathname}${url.search}`;
}

/** Rewrites the address of a repository's call to the matching call of ours. */
function callAddress(address: string, origin: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  url.searchParams.delete('access_token');
  const call = /(\/documents\/search|\/tags)\/?$/.exec(url.pathname)?.[1] ?? '';
  return `${origin}${CONTENT_API_PATH}${call}${url.search}`;
}

const CALLS = new Set(['href', 'action', 'next_page', 'prev_page']);

/** @param body the repository's answer; it is not modified. */
export function presentReply(body: unknown, presenting: Presenting): unknown {
  if (Array.isArray(body)) return body.map((entry) => presentReply(entry, presenting));
  if (!isRecord(body)) return body;
  const isPicture = isRecord(body.dimensions) && typeof body.url === 'string';
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (typeof value !== 'string') return [name, presentReply(value, presenting)];
      if (isPicture && name === 'url') return [name, pictureAddress(value, presenting)];
      return [name, CALLS.has(name) ? callAddress(value, presenting.origin) : value];
    }),
  );
}
