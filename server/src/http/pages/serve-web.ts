import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import serveStatic from '@fastify/static';
import type { FirstPage } from '@kenna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/app-error.ts';
import { askedAtOf, type AskedAt } from '../asked-at.ts';
import { readBuiltWeb, type BuiltWeb } from './built-web.ts';
import { sharedLinkOf, withPreview, writtenPathOf, type LinkPreview } from './link-preview.ts';
import { withCanonical } from './page-head.ts';

/** Paths of the server itself; an unknown one is an error and not a page of the web. */
const SERVER_PATHS = /^\/(api|files|content|assets|app|apps|metrics|healthz|livez|readyz)(\/|\?|$)/;
const FIRST_PAGE = /^\/(\?|$)/;
/** Vite names these files by their content. */
const HASHED_FILES = /\/assets\//;

/** Fast compression: pages have about 2 KB, the first page 20 KB, so stronger compression would save little. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface ServedWeb {
  readonly webDir: string;
  /** Link preview of a shared collection; null where it must not be shown. */
  readonly previewOf: (link: string) => Promise<LinkPreview | null>;
  /** Link preview of a page of the content repository; null for other paths. */
  readonly writtenPreviewOf: (path: string) => Promise<LinkPreview | null>;
  readonly publicUrl: string;
  /** The data with which the first page is rendered. */
  readonly firstPageOf: (askedAt: AskedAt) => Promise<FirstPage>;
}

/** Timeout of a preview from the repository: the page must not wait long for tags that only messengers read. */
const PREVIEW_TIMEOUT_MS = 1000;

/** Serves the built web: its files, the rendered first page, and one page for the other paths of the web's router. */
export async function serveWeb(app: FastifyInstance, parts: ServedWeb): Promise<void> {
  const { webDir, previewOf, writtenPreviewOf, publicUrl, firstPageOf } = parts;
  const built = await readBuiltWeb(webDir);
  if (built) {
    await app.register(serveStatic, {
      root: webDir,
      // The page is served below, with its address filled in.
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header('cache-control', HASHED_FILES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  async function findPreview(url: string): Promise<LinkPreview | null> {
    const link = sharedLinkOf(url);
    if (link !== null) return previewOf(link);
    const path = writtenPathOf(url);
    if (path === null) return null;
    return Promise.race([writtenPreviewOf(path), delay(PREVIEW_TIMEOUT_MS, null, { ref: false })]);
  }
  /** When the database or the repository fails, the page is sent without a preview. */
  const previewFor = ({ url, log }: FastifyRequest): Promise<LinkPreview | null> =>
    findPreview(url).catch((error: unknown) => {
      log.warn({ err: error }, 'a page is sent without its preview');
      return null;
    });
  async function pageFor({ page, drawFirstPage }: BuiltWeb, request: FastifyRequest): Promise<string> {
    const { url, log } = request;
    if (drawFirstPage && FIRST_PAGE.test(url)) {
      try {
        return await drawFirstPage(await firstPageOf(askedAtOf(request)));
      } catch (error) {
        // On failure the empty page is sent, which renders itself in the browser.
        log.error(error, 'The first page could not be drawn');
      }
    }
    const preview = await previewFor(request);
    return preview === null ? page : withPreview(page, preview, new URL(url, publicUrl).href);
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url, headers } = request;
    const isPage = (method === 'GET' || method === 'HEAD') && !SERVER_PATHS.test(url);
    if (isPage && built) {
      const html = withCanonical(await pageFor(built, request), url, publicUrl);
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
      if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(html);
      return reply.header('content-encoding', 'br').send(brotliCompressSync(html, FAST));
    }
    throw new AppError('not_found', { text: `${method} ${url.split('?')[0]} does not exist here.` });
  });
}
