import type { z } from 'zod';
import type { ApiScope } from './api-keys/api-keys.schema.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * A route is data: both sides and the OpenAPI document are derived from it.
 * `access` says who may call: anyone, a session if there is one, a session, a session that is not blocked, or that of
 * an admin.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `API_BASE`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: 'public' | 'optional' | 'session' | 'active' | 'admin';
  /** What a key for scripts must be allowed to do; a route without one takes no keys. */
  readonly scope?: ApiScope;
  /** Kept from people who have not shown that their address is theirs. */
  readonly verified?: true;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** `multipart`: the body is a form with one file in `image`; `form`: URL-encoded. Default: JSON. */
  readonly encoding?: 'json' | 'form' | 'multipart';
  readonly data: z.ZodType;
  /** Answers with words of its own for the person, in `message`. */
  readonly says?: true;
  /** Answered without the envelope, because a client that is not ours reads it. */
  readonly bare?: true;
  /** Answers the bytes of a file to save; `data` says nothing then. */
  readonly file?: true;
  readonly errors?: readonly ErrorCode[];
}

export const defineRoute = <const R extends Route>(route: R): R => route;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a caller passes. */
export type RouteParams<R extends Route> = Input<R['params']>;
export type RouteQuery<R extends Route> = Input<R['query']>;
export type RouteBody<R extends Route> = Input<R['body']>;
/** What a handler receives after validation. */
export type ParsedParams<R extends Route> = Output<R['params']>;
export type ParsedQuery<R extends Route> = Output<R['query']>;
export type ParsedBody<R extends Route> = Output<R['body']>;
export type RouteData<R extends Route> = z.output<R['data']>;
