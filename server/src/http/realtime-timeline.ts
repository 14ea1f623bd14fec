import type { FastifyInstance } from 'fastify';

/**
 * Takes the log that the realtime client of each page sends every minute: up to fifty entries of how its connection fared,
 * in the query. Nothing of it is kept. The client reads the answer as a script that calls its receiver, by number.
 */
export function acceptRealtimeTimeline(app: FastifyInstance): void {
  app.get<{ Params: { receiver: string } }>(
    '/timeline/v2/jsonp/:receiver(^\\d{1,9}$)',
    { schema: { hide: true }, logLevel: 'warn' },
    (request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(`Pusher.ScriptReceivers[${request.params.receiver}](null, {});`),
  );
}
