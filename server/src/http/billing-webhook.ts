import { API_BASE } from '@kenna/contract';
import type { FastifyInstance } from 'fastify';

/** Larger than any provider's event. */
const EVENT_LIMIT_BYTES = 512 * 1024;

/** Receives the payment provider's events. The signature covers the exact bytes, so the body is not parsed. */
export async function acceptBillingEvents(
  app: FastifyInstance,
  receive: (body: string, signature: string) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: EVENT_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`${API_BASE}/billing/webhook`, { schema: { hide: true } }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = typeof request.body === 'string' ? request.body : '';
      await receive(body, typeof signature === 'string' ? signature : '');
      return { code: 0, message: 'Success', data: null };
    });
  });
}
