import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../shared/app-error.ts';

/** Paths that belong to the server; what is not found there is an error and not a page. */
const SERVER_PATHS = /^\/(api|files|assets|app|apps|metrics|healthz)(\/|\?|$)/;
/** Vite names these after their content. */
const HASHED_FILES = /\/assets\//;

/** The built web, with its one page for every path that the web's own router knows. */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
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
  app.setNotFoundHandler(async ({ method, url }, reply) => {
    const isPage = (method === 'GET' || method === 'HEAD') && !SERVER_PATHS.test(url);
    if (isPage && isBuilt) return reply.sendFile('index.html');
    throw new AppError('not_found', { text: `${method} ${url.split('?')[0]} does not exist here.` });
  });
}
