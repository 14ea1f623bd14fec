/** Every route of which a test knows a valid request, with people who may send it. */
import type { Route } from '@kenna/contract';
import { accountRequests, type TriedRoute } from './account-requests.ts';
import { pathOf } from './api-client.ts';
import { adminThings, namesOf, things } from './named-things.ts';
import { TABLES, type Named, type Sent } from './route-requests.ts';
import type { TestApp } from './test-app.ts';
import type { Person } from './world.ts';

export const triedRoutes: readonly TriedRoute[] = [
  ...Object.entries(TABLES).flatMap(([group, [routes, requests]]) =>
    Object.entries(routes as Record<string, Route>).map(([name, route]) => {
      const request = (requests as Record<string, (named: Named) => Sent>)[name]!;
      return {
        name: `${group}.${name}`,
        route,
        names: namesOf(request),
        request: ({ named }: { named: Named }) => request(named),
      };
    }),
  ),
  ...accountRequests,
];

interface Caller {
  readonly app: TestApp;
  readonly person: Person;
  readonly named: Named;
}

export interface Callers {
  /** A person who only reads. */
  readonly reader: Caller;
  /** The person who sends the request, with objects of their own where it may change them. */
  of(row: TriedRoute): Promise<Caller>;
}

export async function createCallers(app: TestApp): Promise<Callers> {
  const adminNamed = await adminThings(app);
  const person = await app.world.user();
  const reader = { app, person, named: await things(app, person, adminNamed) };
  return {
    reader,
    async of({ route, names }) {
      if (route.access === 'admin')
        return { app, person: await app.world.admin(), named: { ...reader.named, ...adminNamed } };
      if (route.method === 'GET') return reader;
      const owner = await app.world.user();
      return { app, person: owner, named: await things(app, owner, adminNamed, names) };
    },
  };
}

/** Sends a request as it is, whether or not it is valid. */
export function sendTo({ api }: Pick<Person, 'api'>, route: Route, { params, query, body }: Sent, form?: FormData) {
  const isForm = route.encoding === 'form';
  const hasBody = route.body !== undefined && form === undefined;
  const coded = isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body ?? {});
  return api.raw(pathOf(route, params, query), {
    method: route.method,
    ...(hasBody && {
      body: coded,
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    }),
    ...(form && { body: form }),
  });
}
