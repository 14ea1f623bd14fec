/**
 * JSON over HTTP to a server that may take minutes before its first byte: a picture is one request, and `fetch` gives
 * up after five minutes without headers. Every request opens its own connection, because reused ones break unnoticed
 * when the server restarts.
 */
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { failureOfReply } from './failure-of-reply.ts';

export interface HttpJson {
  /** @throws ImageEngineError when there is no valid answer or its status is an error. */
  get(path: string, options: { readonly signal: AbortSignal }): Promise<unknown>;
  /** The same as `get`; returns undefined for an empty body. */
  post(path: string, body: object, options: { readonly signal: AbortSignal }): Promise<unknown>;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

interface Options {
  /** Address without a trailing slash. */
  readonly url: string;
  /** `user:password`, or null. */
  readonly key: string | null;
}

/** Maps a connection error to the port's errors. */
function failureOfConnection(error: unknown, signal: AbortSignal): ImageEngineError {
  const isLate = signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (isLate) return new ImageEngineError('unavailable', 'no answer in time', { cause: error });
  if (signal.aborted) return new ImageEngineError('cancelled', 'given up', { cause: error });
  const text = error instanceof Error ? error.message || ((error as NodeJS.ErrnoException).code ?? '') : String(error);
  return new ImageEngineError('unavailable', `no answer: ${text}`, { cause: error });
}

/** HTML instead of JSON comes from a proxy, a login page or another program: the engine itself was not reached. */
function read({ status, body }: Reply): unknown {
  if (status === 204 || body === '') {
    if (status < 300) return undefined;
    throw failureOfReply(status, undefined);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    if (status >= 400) throw failureOfReply(status, body.slice(0, 200));
    throw new ImageEngineError('unavailable', `answered ${status} with no JSON: is this the address of its API?`, {
      cause: error,
    });
  }
  if (status < 200 || status >= 300) throw failureOfReply(status, parsed);
  return parsed;
}

export function createHttpJson({ url, key }: Options): HttpJson {
  const authorization = key === null ? {} : { authorization: `Basic ${Buffer.from(key).toString('base64')}` };

  async function send(
    method: 'GET' | 'POST',
    path: string,
    body: string | null,
    signal: AbortSignal,
  ): Promise<unknown> {
    const request = url.startsWith('https:') ? requestTls : requestPlain;
    const content =
      body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const answered = Promise.withResolvers<Reply>();
    const sent = request(`${url}${path}`, {
      method,
      signal,
      agent: false,
      headers: { accept: 'application/json', ...content, ...authorization },
    });
    sent.once('error', answered.reject);
    sent.once('response', (response) => {
      text(response).then((body) => answered.resolve({ status: response.statusCode ?? 0, body }), answered.reject);
    });
    sent.end(body ?? undefined);
    const reply = await answered.promise.catch((error: unknown) => {
      throw failureOfConnection(error, signal);
    });
    return read(reply);
  }

  return {
    get: (path, { signal }) => send('GET', path, null, signal),
    post: (path, body, { signal }) => send('POST', path, JSON.stringify(body), signal),
  };
}
