/** The built web before a product that has no files of pictures. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';

const WEB = path.join(import.meta.dirname, '../web/dist');
/** A WebP file of one pixel, sent in place of every picture. */
const PICTURE = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * Serves the built web from its folder, the same picture at every picture's address, and everything else from the
 * product at `url`.
 */
export async function serveParts(url: string): Promise<FastifyInstance> {
  const parts = Fastify({ forceCloseConnections: true });
  parts.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  parts.get('/files/*', (_request, reply) => reply.type('image/webp').send(PICTURE));
  parts.all('/api/*', async ({ method, headers, url: asked, body }, reply) => {
    const { authorization = '', 'content-type': type = 'application/json' } = headers;
    const sent = { method, headers: { authorization, 'content-type': type } };
    const answer = await fetch(
      new URL(asked, url),
      body instanceof Buffer ? { ...sent, body: new Uint8Array(body) } : sent,
    );
    const text = await answer.text();
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(text);
  });
  parts.get('/*', (request, reply) => {
    const file = path.join(WEB, new URL(request.url, url).pathname);
    const isFile = path.extname(file) !== '' && existsSync(file);
    return reply
      .type(isFile ? (TYPES[path.extname(file)] ?? 'application/octet-stream') : 'text/html')
      .send(readFileSync(isFile ? file : path.join(WEB, 'index.html')));
  });
  await parts.listen({ host: '127.0.0.1', port: 0 });
  return parts;
}
