import * as contract from '@kenna/contract';
import type { Route } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import type { Person } from '../testing/world.ts';

const routes = Object.entries(contract)
  .filter(([name]) => name.endsWith('Routes'))
  .flatMap(([, group]) => Object.values(group as Record<string, Route>));
const named = (route: Route) => `${route.method} ${route.path}`;

/** Routes that stay open to blocked people. */
const OF_THE_ACCOUNT = Object.values(contract.accountAreaRoutes as Record<string, Route>).map(named);
const ALSO_OPEN = ['POST /logout', 'POST /user/download/account', 'POST /broadcasting/auth', 'GET /user/storage'];
/** Routes with which a person sees and ends their payments. */
const OF_MONEY = /^(GET|POST) \/(user\/(subscription|payment|billing|quota|invoices)|billing|quota|register)/;

let app: TestApp;
let blocked: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  blocked = await app.world.blockedUser();
});
afterAll(() => app.close());

describe('the access levels of the contract', () => {
  it('give blocked people access only to the account area and to payments', () => {
    const open = routes.filter(({ access }) => access === 'session').map(named);
    const known = [...OF_THE_ACCOUNT, ...ALSO_OPEN];
    expect(open.filter((name) => !known.includes(name) && !OF_MONEY.test(name))).toEqual([]);
  });

  it('refuse blocked people before the request is read', async () => {
    const closed = routes.filter(({ access }) => access === 'active' || access === 'admin');
    expect(closed.length).toBeGreaterThan(60);
    for (const route of closed) {
      const path = contract.API_BASE + route.path.replace(/:\w+/g, '1');
      const response = await blocked.api.raw(path, { method: route.method });
      expect([named(route), response.status, ((await response.json()) as { code: number }).code]).toEqual([
        named(route),
        403,
        1007,
      ]);
    }
  });

  it('accept API keys only where a route has a scope, and never for the account', () => {
    const withScope = routes.filter(({ scope }) => scope !== undefined);
    expect(withScope.every(({ access }) => access === 'active' || access === 'optional')).toBe(true);
    const ofTheAccount = [
      contract.accountRoutes,
      contract.accountAreaRoutes,
      contract.apiKeyRoutes,
      contract.webhookRoutes,
    ];
    expect(ofTheAccount.flatMap((group) => Object.values(group as Record<string, Route>)).some((r) => r.scope)).toBe(
      false,
    );
  });
});
