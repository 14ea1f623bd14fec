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

interface CallInput<R extends Route> {
  token?: string;
  params?: RouteParams<R>;
  query?: RouteQuery<R>;
  body?: RouteBody<R>;
}

/** Throws when the product does not answer or answers with a code other than 0. */
export async function call<R extends Route>(url: string, route: R, input: CallInput<R> = {}): Promise<RouteData<R>> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)[name])),
  );
  const query = new URLSearchParams(input.query as Record<string, string> | undefined);
  const response = await fetch(`${url}${API_BASE}${path}?${query}`, {
    method: route.method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  const envelope = (await response.json()) as Envelope<RouteData<R>>;
  if (envelope.code !== 0) throw new Error(`${route.method} ${route.path}: ${response.status} ${envelope.message}`);
  return envelope.data;
}
