/**
 * The content repository's routes, with the addresses of the Prismic REST API v2 and its graph query, on the page's own
 * origin whichever repository is connected.
 */
import { CONTENT_API_PATH, CONTENT_GRAPH_PATH } from '@kenna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type {
  ContentAsker,
  ContentReply,
  ContentRepository,
  GraphRequest,
} from '../../ports/content-repository.port.ts';
import { AppError } from '../../shared/app-error.ts';

/** The cookie in which the official client looks for a ref. */
const PREVIEW_COOKIE = 'io.prismic.preview';
const PREVIEW_SECONDS = 30 * 60;

const parametersOf = ({ url }: FastifyRequest) => new URL(url, 'http://site.invalid').searchParams;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads `Authorization: Token …` as the client sends it, or `access_token` in the address. */
function askerOf(request: FastifyRequest): ContentAsker {
  const shown = /^(?:token|bearer)\s+(?<token>\S+)$/i.exec(request.headers.authorization ?? '')?.groups?.token;
  return {
    origin: `${request.protocol}://${request.host}`,
    token: textOf(parametersOf(request).get('access_token')) ?? shown ?? null,
  };
}

function send(reply: FastifyReply, { status, body, maxAge, retryAfter, copyOf }: ContentReply): FastifyReply {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  if (copyOf) void reply.header('x-content-copy', copyOf.toISOString());
  return reply
    .code(status)
    .header('cache-control', status === 200 && maxAge ? `public, max-age=${maxAge}` : 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

const graphSchema = z.object({
  query: z.string().max(20_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The official client sends queries in the address, other clients in the body. */
function graphRequestOf(request: FastifyRequest): GraphRequest {
  const parameters = Object.fromEntries(parametersOf(request));
  const sent = request.method === 'POST' ? request.body : { ...parameters, variables: jsonOf(parameters.variables) };
  const parsed = graphSchema.safeParse(sent);
  if (!parsed.success) throw new AppError('malformed_request', { text: 'Send a graph query in `query`.' });
  const { query, variables = null, operationName = null } = parsed.data;
  return { query, variables, operationName, ref: textOf(request.headers['prismic-ref']) };
}

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    throw new AppError('malformed_request', { text: 'The variables of the query are not JSON.' });
  }
}

function servePictures(app: FastifyInstance, content: ContentRepository): void {
  app.get<{ Params: { '*': string } }>('/content/pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const picture = await content.picture(request.params['*'], parametersOf(request));
    if (picture === null) throw new AppError('not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(picture.contentType)
      .send(picture.bytes);
  });
}

/** Opening `/content/preview?release=…&access_token=…` shows a release, `/content/preview/end` leaves it. */
function servePreviews(app: FastifyInstance, content: ContentRepository): void {
  const cookie = (value: string, seconds: number) =>
    // Not HttpOnly, because the client reads it in the page.
    `${PREVIEW_COOKIE}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  const hidden = { schema: { hide: true } };

  app.get('/content/preview', hidden, async (request, reply) => {
    const ref = await content.findRelease(parametersOf(request).get('release') ?? '', askerOf(request));
    if (ref === null) throw new AppError('not_found', { text: 'There is no such release, or you may not see it.' });
    return reply.header('set-cookie', cookie(ref, PREVIEW_SECONDS)).header('cache-control', 'no-store').redirect('/');
  });

  app.get('/content/preview/end', hidden, async (_request, reply) =>
    reply.header('set-cookie', cookie('', 0)).header('cache-control', 'no-store').redirect('/'),
  );
}

export function serveContent(app: FastifyInstance, content: ContentRepository): void {
  const hidden = { schema: { hide: true } };
  const root = async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, await content.root(askerOf(request)));
  app.get(CONTENT_API_PATH, hidden, root);
  app.get(`${CONTENT_API_PATH}/`, hidden, root);
  app.get(`${CONTENT_API_PATH}/documents/search`, hidden, async (request, reply) =>
    send(reply, await content.search(parametersOf(request), askerOf(request))),
  );
  app.get(`${CONTENT_API_PATH}/tags`, hidden, async (request, reply) =>
    send(reply, await content.tags(parametersOf(request), askerOf(request))),
  );
  const graph = async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, await content.graph(graphRequestOf(request), askerOf(request)));
  app.get(CONTENT_GRAPH_PATH, hidden, graph);
  app.post(CONTENT_GRAPH_PATH, hidden, graph);
  servePictures(app, content);
  servePreviews(app, content);
}
