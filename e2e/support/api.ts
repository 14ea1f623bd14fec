/** A client of the API, typed by the contract. */
import {
  API_BASE,
  type Envelope,
  type Route,
  type RouteBody,
  type RouteData,
  type RouteParams,
  type RouteQuery,
} from '@kenna/contract';

export interface CallInput<R extends Route> {
  token?: string;
  params?: RouteParams<R>;
  query?: RouteQuery<R>;
  body?: RouteBody<R>;
  /** The form of a multipart route. */
  form?: FormData;
  /** The caller's address, as a proxy in front of the product reports it. */
  from?: string;
}

interface Answer<R extends Route> {
  readonly status: number;
  readonly envelope: Envelope<RouteData<R>>;
}

/** Throws when the product does not answer with an envelope. */
export async function answerTo<R extends Route>(url: string, route: R, input: CallInput<R> = {}): Promise<Answer<R>> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)[name])),
  );
  const query = new URLSearchParams(input.query as Record<string, string> | undefined);
  const response = await fetch(`${url}${API_BASE}${path}?${query}`, {
    method: route.method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
      ...(input.from ? { 'x-forwarded-for': input.from } : {}),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.form === undefined ? {} : { body: input.form }),
  });
  return { status: response.status, envelope: (await response.json()) as Envelope<RouteData<R>> };
}

/** Throws when the product does not answer or answers with a code other than 0. */
export async function call<R extends Route>(url: string, route: R, input: CallInput<R> = {}): Promise<RouteData<R>> {
  const { status, envelope } = await answerTo(url, route, input);
  if (envelope.code !== 0) throw new Error(`${route.method} ${route.path}: ${status} ${envelope.message}`);
  return envelope.data;
}
