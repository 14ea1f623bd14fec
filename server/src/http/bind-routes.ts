/**
 * Binds the contract to handlers: if a route of a group has no handler, the program does not compile. The binding
 * checks access, validates the input and wraps the answer in the envelope; a handler does neither.
 */
import {
  API_BASE,
  GRANT_HEADER,
  WINDOW_HEADER,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  type Route,
  type RouteData,
} from '@kenna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Session } from '../features/accounts/accounts.service.ts';
import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/library-news.ts';
import { deviceTokenOf, writeDeviceToken } from './device-cookie.ts';
import { documentedResponses } from './api-docs/documented-responses.ts';
import type { RouteLimit } from './rate-limits.ts';
import { readForm, type UploadedFile } from './read-form.ts';
import { refuseBrokenText } from './refuse-broken-text.ts';
import { sendFile, type FileAnswer } from './send-file.ts';
import { checkAccess, checkUserId, type FindSession } from './session.ts';
import { askedAtOf, type AskedAt } from './asked-at.ts';

type SessionOf<R extends Route> = R['access'] extends 'session' | 'active' | 'admin'
  ? Session
  : R['access'] extends 'optional'
    ? Session | null
    : null;

interface Call<R extends Route> {
  readonly params: ParsedParams<R>;
  readonly query: ParsedQuery<R>;
  readonly body: ParsedBody<R>;
  readonly session: SessionOf<R>;
  /** The file of a multipart route; null elsewhere. */
  readonly file: R['encoding'] extends 'multipart' ? UploadedFile : null;
  /** Grant for a private collection (`X-Collection-Grant`); null without one. */
  readonly grant: string | null;
  /** The person, and the browser window that sent the request (`X-Window`). */
  readonly actor: R['access'] extends 'public' | 'optional' ? null : Actor;
  /** How many guesses remain before the route's limits; null where the route limits none. */
  readonly triesLeft: number | null;
  /** The client's `User-Agent`, at most 300 characters. */
  readonly device: string;
  /** The proof of an earlier login from this device, and how to store one. */
  readonly knownDevice: { readonly token: string | null; write(token: string): void };
  /** The caller's network address. */
  readonly address: string;
  /** Aborts when the client disconnects before the answer. */
  readonly signal: AbortSignal;
  readonly askedAt: AskedAt;
}

/** An answer with a message for the person. */
interface Said<Data> {
  readonly message: string;
  readonly data: Data;
}

type AnswerOf<R extends Route> = R['file'] extends true
  ? FileAnswer
  : R['hasMessage'] extends true
    ? Said<RouteData<R>>
    : RouteData<R>;

export type Handlers<Routes extends Record<string, Route>> = {
  readonly [Name in keyof Routes]: (call: Call<Routes[Name]>) => Promise<AnswerOf<Routes[Name]>>;
};

interface Binding<Routes extends Record<string, Route>> {
  /** Heading in the documentation. */
  readonly tag: string;
  readonly routes: Routes;
  readonly handlers: Handlers<Routes>;
  readonly findSession: FindSession;
  /** Rate limits of single routes, in addition to the global limit. */
  readonly limits: RouteLimits<Routes>;
}

type RouteLimits<Routes extends Record<string, Route>> = { readonly [Name in keyof Routes]?: RouteLimit };

/** Binds one group of routes: its heading in the documentation, the routes, their handlers, and their rate limits. */
type BindGroup = <Routes extends Record<string, Route>>(
  tag: string,
  routes: Routes,
  handlers: Handlers<Routes>,
  limits?: RouteLimits<Routes>,
) => void;

/** Makes the function that adds groups of routes to `app`, so that a list of groups has one row for each. */
export const createBindGroup =
  (app: FastifyInstance, findSession: FindSession): BindGroup =>
  (tag, routes, handlers, limits = {}) =>
    bindRoutes(app, { tag, routes, handlers, findSession, limits });

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

function checkEncoding(route: Route, request: FastifyRequest): void {
  const sent = request.headers['content-type'];
  const encoding = route.encoding ?? 'json';
  if (sent === undefined || sent.toLowerCase().startsWith(CONTENT_TYPES[encoding])) return;
  throw new AppError('unsupported_type', { text: `Send the request as ${encoding === 'json' ? 'JSON' : 'a form'}.` });
}

/** A connection that closes after the answer does not count as an abort. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => raw.writableEnded || left.abort());
  return left.signal;
}

const windowOf = (sent: string | string[] | undefined): string | null =>
  typeof sent === 'string' && /^[\w-]{1,40}$/.test(sent) ? sent : null;

async function callOf(route: Route, request: FastifyRequest, reply: FastifyReply) {
  checkUserId(request, request.query);
  checkUserId(request, request.body);
  const file = route.encoding === 'multipart' ? await readForm(request, route.fileLimitBytes) : null;
  const { params, query, body, session, headers, triesLeft, ip: address } = request;
  const askedAt = askedAtOf(request);
  const signal = signalOf(reply);
  const sent = headers[GRANT_HEADER];
  const grant = typeof sent === 'string' ? sent : null;
  const actor = session && { userId: session.userId, window: windowOf(headers[WINDOW_HEADER]) };
  const device = (headers['user-agent'] ?? '').slice(0, 300);
  const knownDevice = { token: deviceTokenOf(request), write: (token: string) => writeDeviceToken(reply, token) };
  const caller = { grant, actor, triesLeft, device, knownDevice, address };
  return { params, query, body, session, file, askedAt, signal, ...caller };
}

function bindRoutes<Routes extends Record<string, Route>>(
  app: FastifyInstance,
  { tag, routes, handlers, findSession, limits }: Binding<Routes>,
): void {
  for (const name of Object.keys(routes) as (keyof Routes & string)[]) {
    const route: Route = routes[name] as Route;
    const handle = handlers[name] as (call: unknown) => Promise<z.output<typeof route.data>>;
    app.route({
      ...limits[name],
      method: route.method,
      url: API_BASE + route.path,
      // HEAD requests must not generate the file.
      ...(route.file && { exposeHeadRoute: false }),
      schema: {
        tags: [tag],
        summary: route.summary,
        operationId: `${tag}.${name}`,
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        consumes: [CONTENT_TYPES[route.encoding ?? 'json']],
        ...(route.access !== 'public' && {
          security: [{ bearer: [] }, ...(route.scope ? [{ apiKey: [route.scope] }] : [])],
        }),
        response: documentedResponses(route),
      },
      onRequest: checkAccess(route, findSession),
      preParsing: async (request) => checkEncoding(route, request),
      preValidation: refuseBrokenText,
      handler: async (request, reply) => {
        const data = await handle(await callOf(route, request, reply));
        if (route.file) return sendFile(reply, data as FileAnswer);
        if (route.hasMessage) return { code: 0, ...(data as Said<unknown>) };
        return route.bare ? data : { code: 0, message: 'Success', data };
      },
    });
  }
}
