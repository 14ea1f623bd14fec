import type { FastifyInstance } from 'fastify';
import { AppError } from '../shared/app-error.ts';

/**
 * Requests that arrive on open connections while the server ends are told to come again; those that were being answered
 * are. Registered before everything that asks for the caller's address: a connection that is gone has none any more.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { ip } = request as { ip?: string };
    if (isClosing || ip === undefined) return done(new AppError('unavailable'));
    // The connection may break before a later hook asks.
    Object.defineProperty(request, 'ip', { value: ip });
    done();
  });
  // A connection that is kept would hold up the end.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
