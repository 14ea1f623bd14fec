/**
 * Requests to one ComfyUI server. They never have an `Origin` or `Sec-Fetch-*` header: the server would treat them as
 * coming from a foreign web page and refuse. Each request opens its own connection, so that a restart of the server
 * breaks none.
 */
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';

export interface ComfyRequest {
  readonly method?: 'GET' | 'POST';
  /** Path including the query. */
  readonly path: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
}

export interface ComfyReply {
  readonly status: number;
  readonly body: Buffer;
}

/** @throws ImageEngineError: `unavailable` without an answer, `cancelled` when the signal was aborted. */
export type ComfyHttp = (request: ComfyRequest) => Promise<ComfyReply>;

export interface ComfyAddress {
  /** Address without a trailing slash. */
  readonly url: string;
  /** `user:password`, a bearer key, or null. */
  readonly key: string | null;
}

/** The header for a proxy in front of the server, which itself has no authentication. */
export function authorizationOf({ key }: ComfyAddress): Record<string, string> {
  if (key === null) return {};
  const isPair = key.includes(':');
  return { authorization: isPair ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}` };
}

async function contentOf({ json, form }: ComfyRequest) {
  if (form !== undefined) {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    return { body, type: encoded.headers.get('content-type') ?? '' };
  }
  return json === undefined ? null : { body: Buffer.from(JSON.stringify(json)), type: 'application/json' };
}

export function createComfyHttp(address: ComfyAddress): ComfyHttp {
  const request = address.url.startsWith('https:') ? requestTls : requestPlain;

  return async function send(asked) {
    const content = await contentOf(asked);
    const timeout = AbortSignal.timeout(asked.timeoutMs);
    const signal = asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout;
    const headers = {
      ...authorizationOf(address),
      ...(content && { 'content-type': content.type, 'content-length': content.body.length }),
    };
    try {
      return await new Promise<ComfyReply>((resolve, reject) => {
        const options = { method: asked.method ?? 'GET', headers, signal, agent: false };
        const sent = request(address.url + asked.path, options, (response) => {
          const status = response.statusCode ?? 0;
          buffer(response).then((body) => resolve({ status, body }), reject);
        });
        sent.once('error', reject);
        sent.end(content?.body);
      });
    } catch (error) {
      if (asked.signal?.aborted) throw new ImageEngineError('cancelled', 'stopped', { cause: error });
      const reason = timeout.aborted ? 'no answer in time' : error instanceof Error ? error.message : String(error);
      throw new ImageEngineError('unavailable', `${address.url}${asked.path}: ${reason}`, { cause: error });
    }
  };
}
