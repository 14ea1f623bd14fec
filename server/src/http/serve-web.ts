import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../shared/app-error.ts';
import { sharedLinkOf, withPreview, type LinkPreview } from './link-preview.ts';
import { withCanonical } from './page-head.ts';

/** Paths that belong to the server; what is not found there is an error and not a page. */
const SERVER_PATHS = /^\/(api|files|content|assets|app|apps|metrics|healthz)(\/|\?|$)/;
/** Vite names these after their content. */
const HASHED_FILES = /\/assets\//;

/** A page has two kilobytes: more care would save a few bytes. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface ServedWeb {
  readonly webDir: string;
  /** What the link of a collection shows before it is opened; null where nothing may be told. */
  readonly previewOf: (link: string) => Promise<LinkPreview | null>;
  readonly publicUrl: string;
}

/** The built web, with its one page for every path that the web's own router knows. */
export async function serveWeb(app: FastifyInstance, { webDir, previewOf, publicUrl }: ServedWeb): Promise<void> {
  const isBuilt = existsSync(join(webDir, 'index.html'));
  if (isBuilt) {
    await app.register(serveStatic, {
      root: webDir,
      // The page is told its address below.
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header('cache-control', HASHED_FILES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  const page = isBuilt ? readFileSync(join(webDir, 'index.html'), 'utf8') : '';
  app.setNotFoundHandler(async ({ method, url, headers }, reply) => {
    const isPage = (method === 'GET' || method === 'HEAD') && !SERVER_PATHS.test(url);
    if (isPage && isBuilt) {
      const link = sharedLinkOf(url);
      const preview = link === null ? null : await previewOf(link);
      const addressed = withCanonical(page, url, publicUrl);
      const html = preview === null ? addressed : withPreview(addressed, preview, new URL(url, publicUrl).href);
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
      if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(html);
      return reply.header('content-encoding', 'br').send(brotliCompressSync(html, FAST));
    }
    throw new AppError('not_found', { text: `${method} ${url.split('?')[0]} does not exist here.` });
  });
}
