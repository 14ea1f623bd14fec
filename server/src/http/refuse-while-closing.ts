import type { FastifyInstance } from 'fastify';
import { AppError } from '../shared/app-error.ts';

/**
 * Refuses requests that arrive on open connections during shutdown, with `Retry-After`; requests in progress are
 * completed. Registered before everything that reads the client's address, which a closed connection no longer has.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { ip } = request as { ip?: string };
    if (isClosing || ip === undefined) return done(new AppError('unavailable'));
    // The connection may break before a later hook reads the address.
    Object.defineProperty(request, 'ip', { value: ip });
    done();
  });
  // A persistent connection would delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
