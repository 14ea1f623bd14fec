import {
  API_BASE,
  errorNameOf,
  WINDOW_HEADER,
  type Envelope,
  type Route,
  type RouteBody,
  type RouteData,
  type RouteParams,
  type RouteQuery,
} from '@kenna/contract';
import { ApiError } from './api-error.ts';
import { sendForm } from './send-form.ts';
import { readSessionToken } from './session-token.ts';
import { WINDOW_ID } from './window-id.ts';

/*
 * Calls of the contract's routes, used by the features' `*.api.ts`. A call is typed by its route and returns the `data`
 * of the envelope. It throws `ApiError` when the server refuses or cannot be reached, `AbortError` when it is aborted.
 */

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [key in Name]?: undefined }
  : undefined extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

export type CallInput<R extends Route> = Given<'params', RouteParams<R>> &
  Given<'query', RouteQuery<R>> &
  Given<'body', RouteBody<R>> & {
    /** The file and fields of a multipart route. */
    form?: FormData;
    /** Called with the uploaded share of the form, 0 to 1. */
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
    /** Headers to add to those that every call has. */
    headers?: Readonly<Record<string, string>>;
    /** Returns true if the caller shows the error itself; the general message is then not shown. */
    handles?: (error: ApiError) => boolean;
  };

type FailureListener = (error: ApiError, handled: boolean) => void;
const listeners = new Set<FailureListener>();

/**
 * Calls the listener once for each failed call, until the returned function is called. `handled` is true if the caller
 * shows the error itself.
 */
export function onCallFailed(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const call = <R extends Route>(route: R, input: CallInput<R>): Promise<RouteData<R>> =>
  notifyingFailure(input, async () => dataOf<R>(await answered(route, input)));

/** Calls a route that also returns a message for the person. */
export const callWithMessage = <R extends Route & { hasMessage: true }>(
  route: R,
  input: CallInput<R>,
): Promise<{ message: string; data: RouteData<R> }> =>
  notifyingFailure(input, async () => {
    const response = await answered(route, input);
    const envelope = await readEnvelope(response.clone());
    return { message: envelope?.message ?? '', data: await dataOf<R>(response) };
  });

/** Calls a route that returns a file. */
export const callFile = <R extends Route & { file: true }>(route: R, input: CallInput<R>): Promise<Blob> =>
  notifyingFailure(input, async () => {
    const response = await answered(route, input);
    if (!response.ok) await dataOf(response);
    return response.blob();
  });

/**
 * Notifies the listeners if a call fails. A refusal of an earlier session counts as handled, because it says nothing
 * about the present one.
 */
async function notifyingFailure<R extends Route, Answer>(
  input: CallInput<R>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const token = readSessionToken();
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError) {
      const isOutdated = error.status === 401 && token !== readSessionToken();
      const handled = isOutdated || (input.handles?.(error) ?? false);
      for (const listener of listeners) listener(error, handled);
    }
    throw error;
  }
}

async function answered<R extends Route>(route: R, input: CallInput<R>): Promise<Response> {
  try {
    return await request(route, input);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('network', 0, 'The server cannot be reached. Check your network and try again.', null);
  }
}

async function dataOf<R extends Route>(response: Response): Promise<RouteData<R>> {
  const envelope = await readEnvelope(response);
  if (envelope?.code === 0 && response.ok) return envelope.data as RouteData<R>;
  const kind = (envelope && errorNameOf(envelope.code)) ?? 'unknown';
  throw new ApiError(kind, response.status, envelope?.message ?? response.statusText, envelope?.data ?? null);
}

function request<R extends Route>(route: R, input: CallInput<R>): Promise<Response> {
  const { form, onProgress, signal, body } = input;
  const [address, headers] = [addressOf(route, input), headersOf(input)];
  if (form && onProgress) return sendForm({ address, method: route.method, headers, form, signal, onProgress });
  return fetch(address, {
    method: route.method,
    headers,
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    signal: signal ?? null,
  });
}

async function readEnvelope(response: Response): Promise<Envelope<unknown> | null> {
  try {
    return (await response.json()) as Envelope<unknown>;
  } catch {
    return null;
  }
}

function headersOf(input: { body?: unknown; headers?: Readonly<Record<string, string>> }): Record<string, string> {
  const token = readSessionToken();
  return {
    accept: 'application/json',
    [WINDOW_HEADER]: WINDOW_ID,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...input.headers,
  };
}

function addressOf(route: Route, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return `${API_BASE}${path}${search && `?${search}`}`;
}
