import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../shared/app-error.ts';
import { sharedLinkOf, withPreview, type LinkPreview } from './link-preview.ts';

/** Paths that belong to the server; what is not found there is an error and not a page. */
const SERVER_PATHS = /^\/(api|files|content|assets|app|apps|metrics|healthz)(\/|\?|$)/;
/** Vite names these after their content. */
const HASHED_FILES = /\/assets\//;

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
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header('cache-control', HASHED_FILES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  const page = isBuilt ? readFileSync(join(webDir, 'index.html'), 'utf8') : '';
  app.setNotFoundHandler(async ({ method, url }, reply) => {
    const isPage = (method === 'GET' || method === 'HEAD') && !SERVER_PATHS.test(url);
    if (isPage && isBuilt) {
      const link = sharedLinkOf(url);
      const preview = link === null ? null : await previewOf(link);
      if (preview === null) return reply.sendFile('index.html');
      const html = withPreview(page, preview, new URL(url, publicUrl).href);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    }
    throw new AppError('not_found', { text: `${method} ${url.split('?')[0]} does not exist here.` });
  });
}
