import type { z } from 'zod';
import type { ApiScope } from './api-scopes.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * A route is data: client, server and the OpenAPI document are derived from it. `access` is who may call: anyone, an
 * optional session, a session, a session that is not blocked, or an admin's session.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below `API_BASE`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: 'public' | 'optional' | 'session' | 'active' | 'admin';
  /** The scope that an API key needs; a route without one accepts no keys. */
  readonly scope?: ApiScope;
  /** Set on routes that only people with a verified e-mail address may use. */
  readonly verified?: true;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** `multipart`: a form with one file in `image`; `form`: URL-encoded. Default: JSON. */
  readonly encoding?: 'json' | 'form' | 'multipart';
  /** The size of the file in a multipart form; `UPLOAD_LIMIT_BYTES` by default. */
  readonly fileLimitBytes?: number;
  readonly data: z.ZodType;
  /** The handler supplies its own `message` for the person. */
  readonly hasMessage?: true;
  /** The answer has no envelope, because third-party clients read it. */
  readonly bare?: true;
  /** The answer is a file to save; `data` is unused. */
  readonly file?: true;
  readonly errors?: readonly ErrorCode[];
}

export const defineRoute = <const R extends Route>(route: R): R => route;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The parameters that a caller passes. */
export type RouteParams<R extends Route> = Input<R['params']>;
export type RouteQuery<R extends Route> = Input<R['query']>;
export type RouteBody<R extends Route> = Input<R['body']>;
/** What a handler receives after validation. */
export type ParsedParams<R extends Route> = Output<R['params']>;
export type ParsedQuery<R extends Route> = Output<R['query']>;
export type ParsedBody<R extends Route> = Output<R['body']>;
export type RouteData<R extends Route> = z.output<R['data']>;
