import type { FastifyInstance } from 'fastify';

/**
 * Accepts the log that the realtime client of each page sends every minute: up to fifty entries on its connection, in
 * the query. Nothing is stored. The client expects a script that calls its numbered receiver.
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
