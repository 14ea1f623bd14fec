import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { answerError } from '../http/error-handler.ts';
import { serveContent } from '../http/files/serve-content.ts';
import type { ContentRepository } from '../ports/content-repository.port.ts';

/** The routes of a content repository on a loopback port, as the app registers them. */
export async function serveRepository(content: ContentRepository) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  serveContent(app, content);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    endpoint: `${origin}/content/api/v2`,
    async close() {
      await app.close();
      await content.close();
    },
  };
}
