import { z } from 'zod';
import type { ContentPicture } from '../../../ports/content-repository.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createRequestSharing } from './share-requests.ts';
import type { LastGoodCopies } from './last-good-copies.ts';
import { isPictureHost } from './present-reply.ts';

interface Parts {
  readonly endpoint: URL;
  readonly copies: LastGoodCopies;
  readonly clock: Clock;
}

const ANSWER_MS = 15_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Image types that cannot contain scripts. */
const SHOWN = /^image\/(?:png|jpeg|webp|avif|gif)$/;
const copySchema = z.object({ contentType: z.string().regex(SHOWN), base64: z.base64() });

/** Returns null when the picture cannot be fetched, is not of an allowed type or is larger than `MAX_BYTES`. */
async function fetched(url: URL): Promise<ContentPicture | null> {
  const response = await fetch(url, {
    headers: { accept: 'image/webp,image/*' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  const contentType = response?.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!response?.ok || !SHOWN.test(contentType)) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.byteLength > MAX_BYTES ? null : { bytes, contentType };
}

/** Fetches pictures of a connected repository. The picture at an address never changes, so each is fetched once. */
export function createPictureProxy({ endpoint, copies, clock }: Parts) {
  const together = createRequestSharing<ContentPicture | null>();

  async function pictureAt(url: URL): Promise<ContentPicture | null> {
    const copy = await copies.find(url.href);
    if (copy) {
      const { contentType, base64 } = copySchema.parse(copy.body);
      return { contentType, bytes: Buffer.from(base64, 'base64') };
    }
    const picture = await fetched(url);
    if (picture) {
      const base64 = Buffer.from(picture.bytes).toString('base64');
      await copies.store(url.href, { contentType: picture.contentType, base64 }, clock.now());
    }
    return picture;
  }

  return async (path: string, parameters: URLSearchParams): Promise<ContentPicture | null> => {
    const [host = '', ...names] = path.split('/');
    if (!isPictureHost(host, endpoint)) return null;
    const protocol = host === endpoint.host ? endpoint.protocol : 'https:';
    const url = new URL(`${protocol}//${host}/${names.map(encodeURIComponent).join('/')}`);
    url.search = parameters.toString();
    return together(url.href, () => pictureAt(url));
  };
}
