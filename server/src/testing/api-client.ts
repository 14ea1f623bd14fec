import {
  API_BASE,
  type Route,
  type RouteBody,
  type RouteData,
  type RouteParams,
  type RouteQuery,
} from '@kenna/contract';

interface Answer<Data> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly headers: Headers;
}

/** Valid input; `unchecked` allows any input, as an attacker might send. */
interface Input<R extends Route> {
  readonly params?: RouteParams<R>;
  readonly query?: RouteQuery<R>;
  readonly body?: RouteBody<R>;
  readonly unchecked?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiClient {
  readonly token: string | null;
  as(token: string): ApiClient;
  call<R extends Route>(route: R, input?: Input<R>): Promise<Answer<RouteData<R>>>;
  /** Sends any request, for tests outside the contract. */
  raw(path: string, init?: RequestInit): Promise<Response>;
}

/** The address of a request, with the values of its path and its query as they are. */
export function pathOf(route: Route, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${API_BASE}${path}?${search.toString()}`;
}

/** A real HTTP client, typed by the contract. */
export function createApiClient(baseUrl: string, token: string | null = null): ApiClient {
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };

  return {
    token,
    as: (other) => createApiClient(baseUrl, other),

    async call(route, { params, query, body, unchecked, form, headers } = {}) {
      const sent = unchecked ?? body;
      const json = sent === undefined ? {} : { 'content-type': 'application/json' };
      const response = await fetch(baseUrl + pathOf(route, params, query), {
        method: route.method,
        headers: { ...authorization, ...json, ...headers },
        body: form ?? (sent === undefined ? null : JSON.stringify(sent)),
      });
      // A file has no envelope.
      if (route.file && response.ok) {
        await response.body?.cancel();
        return { code: 0, message: '', data: null as never, status: response.status, headers: response.headers };
      }
      const envelope = (await response.json()) as Answer<never>;
      return { ...envelope, status: response.status, headers: response.headers };
    },

    raw: (path, init = {}) =>
      fetch(baseUrl + path, { ...init, headers: { ...authorization, ...(init.headers as Record<string, string>) } }),
  };
}
