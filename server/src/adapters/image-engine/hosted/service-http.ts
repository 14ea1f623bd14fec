/**
 * Requests to a hosted service of images: JSON in and out, with the key in its headers. The key never leaves for
 * another host, and no text of an answer that repeats it is passed on.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import { decodePicture } from '../composition/png.ts';
import { detailOf } from './detail-of.ts';
import { kindOfStatus } from './kind-of-status.ts';

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; null where the body is no JSON. */
  readonly body: unknown;
}

export interface ServiceRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Ends the wait before a repetition; `signal` where it is absent. */
  readonly patience?: AbortSignal;
  /** Time in ms that the answer may take, for services that draw before they answer. */
  readonly timeoutMs?: number;
}

interface ServiceParts {
  /** Address of the service. */
  readonly url: string;
  readonly key: string | null;
  /** The headers that carry the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** What an answer means more exactly than its status; null where the status says all. */
  readonly kindOf?: (answer: ServiceAnswer) => EngineErrorKind | null;
  /** The delay in ms that an answer asks for, where the service says it elsewhere than in `Retry-After`. */
  readonly pauseOf?: (answer: ServiceAnswer) => number | null;
}

/** A single answer may take this long in ms; drawing itself is waited for by asking again. */
const ANSWER_TIMEOUT_MS = 60_000;
/** Maximum requested delay in ms to wait for here; the queue of renders handles a longer one. */
const MAX_WAIT_MS = 20_000;
const MAX_PICTURE_BYTES = 128 * 1024 * 1024;
const MAX_DETAIL = 400;

/** Thrown by `download` where the address no longer answers the picture. */
export class ExpiredPictureError extends Error {
  override readonly name = 'ExpiredPictureError';
}

/** The delay that an answer asks for in ms; null where it asks for none. */
function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = Number(text);
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(delay) ? null : Math.max(0, delay);
}

/** The last two labels of a host name: services name hosts of a region in their answers, such as `api.eu.bfl.ai`. */
const domainOf = (host: string): string => (/^[\d.]+$|:/.test(host) ? host : host.split('.').slice(-2).join('.'));

/** The error of the port for a request that had no answer. */
export function lostRequest(error: unknown, signal: AbortSignal): ImageEngineError {
  if (error instanceof ImageEngineError) return error;
  if (signal.aborted) return new ImageEngineError('cancelled', 'given up', { cause: error });
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'TimeoutError') return new ImageEngineError('unavailable', 'no answer in time', { cause: error });
  return new ImageEngineError('unavailable', `no answer: ${message}`, { cause: error });
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_PICTURE_BYTES) throw new ImageEngineError('failed', 'the answered picture is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export type ServiceHttp = ReturnType<typeof createServiceHttp>;

export function createServiceHttp({ url, key, headers, kindOf = () => null, pauseOf = () => null }: ServiceParts) {
  const base = new URL(url);

  /** An address that the service answered; @throws ImageEngineError `failed` where the key must not go there. */
  function ofService(address: string): string {
    const target = URL.parse(address, `${url}/`);
    const isOwn =
      target?.protocol === base.protocol &&
      (target.host === base.host ||
        (target.port === base.port && domainOf(target.hostname) === domainOf(base.hostname)));
    if (!isOwn) throw new ImageEngineError('failed', 'answered an address on a host that is not its own');
    return target.href;
  }

  /** `failed` for an answer that is not as expected, otherwise by its status. */
  function failureOf(answer: ServiceAnswer): ImageEngineError {
    const detail = detailOf(answer.body) ?? `status ${answer.status}`;
    const safe = key === null ? detail : detail.replaceAll(key, '…');
    return new ImageEngineError(kindOf(answer) ?? kindOfStatus(answer.status), safe.slice(0, MAX_DETAIL));
  }

  /** For a question about a job: a fault of the service, or its limit of questions, says nothing about the job. */
  function failureOfQuestion(answer: ServiceAnswer): ImageEngineError {
    const failure = failureOf(answer);
    const isPassing = answer.status >= 500 || answer.status === 429;
    return isPassing ? new ImageEngineError('unavailable', failure.message) : failure;
  }

  /** The answer, whatever its status. @throws ImageEngineError when there is none. */
  async function ask(address: string, request: ServiceRequest) {
    const { method = 'GET', json, form, headers: more, signal, timeoutMs = ANSWER_TIMEOUT_MS } = request;
    const target = ofService(address);
    try {
      const response = await fetch(target, {
        method,
        // A custom header would follow a redirect to another host.
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...headers,
          ...more,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: parsed(text) } satisfies ServiceAnswer;
    } catch (error) {
      throw lostRequest(error, signal);
    }
  }

  /**
   * The body of a good answer. A service that asks for a short wait did nothing yet: the request is repeated once after
   * it. No other request is repeated, because each may cost money. @throws ImageEngineError
   */
  async function demand(address: string, request: ServiceRequest): Promise<unknown> {
    let answer = await ask(address, request);
    const pause = answer.status === 429 ? (retryAfter(answer.headers) ?? pauseOf(answer)) : null;
    if (pause !== null && pause <= MAX_WAIT_MS) {
      const signal = request.patience ?? request.signal;
      await wait(pause, undefined, { signal }).catch((error: unknown) => {
        throw lostRequest(error, signal);
      });
      answer = await ask(address, request);
    }
    if (answer.status >= 400) throw failureOf(answer);
    if (answer.body === null) {
      throw new ImageEngineError('unavailable', 'answered no JSON: is this the address of its API?');
    }
    return answer.body;
  }

  /**
   * The picture at an address of the service's store, which may soon expire, or one that the address itself contains.
   * The key goes along only with `withKey`, and only to the service's own host. @throws ExpiredPictureError, or
   * ImageEngineError `unavailable`.
   */
  async function download(address: string, signal: AbortSignal, { withKey = false } = {}): Promise<Pixels> {
    if (address.startsWith('data:image/')) {
      return decodePicture(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
    }
    const target = URL.parse(address, base.href);
    if (target?.protocol !== 'https:' && target?.host !== base.host) {
      throw new ImageEngineError('failed', 'answered a picture at an address that is not safe to read');
    }
    try {
      const response = await fetch(target, {
        ...(withKey && target.host === base.host && { headers }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      if ([401, 403, 404, 410].includes(response.status)) throw new ExpiredPictureError('the picture has expired');
      if (!response.ok) throw new ImageEngineError('unavailable', `the picture answered status ${response.status}`);
      return await decodePicture(await bytesOf(response));
    } catch (error) {
      if (error instanceof ExpiredPictureError) throw error;
      throw lostRequest(error, signal);
    }
  }

  return { ask, demand, download, failureOf, failureOfQuestion };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
