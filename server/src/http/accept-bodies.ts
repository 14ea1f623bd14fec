import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON (an empty body counts as none) and URL-encoded forms. Multipart forms have a parser of their own; other
 * types are refused with 415.
 */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
