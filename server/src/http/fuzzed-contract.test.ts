/**
 * Sends every route of the contract inputs that no client of ours sends. Each route is first reached with a valid
 * request, so that the modified requests are rejected by the route and not by an earlier check.
 */
import * as contract from '@kenna/contract';
import type { Route } from '@kenna/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Sent } from '../testing/route-requests.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { createCallers, sendTo, triedRoutes, type Callers } from '../testing/tried-routes.ts';

/** Minimum share of routes that a valid request must reach. */
const MIN_REACHED = 0.6;
/** `npm run soak` tries every fault in every field, and more random requests. */
const IS_SOAK = process.env['SOAK'] === '1';
/** Random invalid requests for each route; in addition, all inputs that once caused an error are repeated. */
const RANDOM_REQUESTS = IS_SOAK ? 20 : 3;

const allRoutes = Object.entries(contract)
  .filter(([name]) => name.endsWith('Routes'))
  .flatMap(([, group]) => Object.values(group as Record<string, Route>));

let app: TestApp;
let callers: Callers;
beforeAll(async () => {
  app = await testApp({ worker: false });
  callers = await createCallers(app);
});
afterAll(() => app.close());

type Place = 'params' | 'query' | 'body';
interface Fault {
  readonly place: Place;
  readonly field: string;
  /** The value that is sent; undefined omits the field. */
  readonly value: unknown;
}

const BROKEN = ['a\0b', 'a\ud800', '\udfffa'];
const hostile = fc.oneof(
  fc.constantFrom(...BROKEN, '', ' ', 'é'.repeat(2500), '🧵'.repeat(70), '1e999', '__proto__', "' OR 1=1 --", '\u202e'),
  fc.constantFrom(0, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, null, true, [], {}),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The fields of a schema, whatever its type. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

function placesOf({ params, query, body }: Sent, route: Route): { place: Place; field: string }[] {
  const fields = {
    params: Object.keys(params ?? {}),
    query: new Set([...Object.keys(query ?? {}), ...fieldsOf(route.query)]),
    body: new Set([...Object.keys(body ?? {}), ...fieldsOf(route.body)]),
  };
  return (['params', 'query', 'body'] as const).flatMap((place) =>
    [...fields[place]].map((field) => ({ place, field })),
  );
}

function withFaults(sent: Sent, faults: readonly Fault[]): Sent {
  const copy = { params: { ...sent.params }, query: { ...sent.query }, body: { ...sent.body } };
  for (const { place, field, value } of faults) {
    if (place !== 'params') copy[place][field] = value;
    // A path parameter cannot be omitted, and an address cannot contain half a surrogate pair.
    else copy.params[field] = String(value || 'none').toWellFormed();
  }
  return { ...sent, ...copy };
}

const reached = new Set<Route>();

describe('the contract, fuzzed', () => {
  it.each(triedRoutes.map((row) => [row.name, row] as const))(
    'never answers an invalid request with a server error: %s',
    async (_, row) => {
      const { route, request } = row;
      const first = await callers.of(row);
      const firstRequest = await request(first);
      const answer = await sendTo(first.person, route, firstRequest, await firstRequest.form?.());
      if (answer.ok) reached.add(route);
      await answer.arrayBuffer();

      // The previous request may have deleted what it named.
      const asker = await callers.of(row);
      const valid = await request(asker);
      const places = placesOf(valid, route);
      async function tryFaults(faults: readonly Fault[]): Promise<void> {
        const response = await sendTo(asker.person, route, withFaults(valid, faults), await valid.form?.());
        const text = await response.text();
        const description = JSON.stringify(faults);
        expect(response.status, `${description} ${text.slice(0, 300)}`).toBeLessThan(500);
        const isBroken = faults.some(({ place, value }) => place === 'body' && BROKEN.includes(value as string));
        if (isBroken && route.encoding !== 'form') expect(response.status, description).toBeGreaterThanOrEqual(400);
      }
      for (const [index, at] of places.entries()) {
        // One check refuses broken text in all fields of a request, so each field gets one kind of it in turn.
        const values = [BROKEN[index % BROKEN.length], undefined, null];
        const tried = IS_SOAK ? values : values.slice(index % values.length).slice(0, 1);
        for (const value of tried) await tryFaults([{ ...at, value }]);
      }
      if (places.length === 0) return;
      const required = Object.keys(valid.body ?? {});
      // Omits all optional fields, and then each required one in turn.
      for (const kept of required) {
        const left = required.filter((field) => field !== kept);
        await tryFaults(left.map((field) => ({ place: 'body', field, value: undefined })));
      }
      const fault = fc.record({ at: fc.constantFrom(...places), value: hostile });
      const faults = fc.array(fault, { minLength: 1, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(faults, (list) => tryFaults(list.map(({ at, value }) => ({ ...at, value })))),
        { numRuns: RANDOM_REQUESTS, seed: 17 },
      );
    },
  );

  it('reaches most routes with a valid request', () => {
    const share = reached.size / allRoutes.length;
    const missed = allRoutes.filter((route) => !reached.has(route)).map(({ method, path }) => `${method} ${path}`);
    process.stdout.write(
      `Valid requests reached ${reached.size} of ${allRoutes.length} routes (${Math.round(share * 100)} %),` +
        ` not ${missed.join(', ')}.\n`,
    );
    expect(share).toBeGreaterThanOrEqual(MIN_REACHED);
  });
});

describe('forms', () => {
  const multipart = allRoutes.filter(({ encoding }) => encoding === 'multipart');
  const whole = [
    '--edge',
    'Content-Disposition: form-data; name="image"; filename="a.png"',
    'Content-Type: image/png',
    '',
    'x'.repeat(200),
    '--edge--',
    '',
  ].join('\r\n');

  it.each(multipart.map((route) => [route.path, route] as const))(
    'that cannot be read are refused: %s',
    async (_, route) => {
      const post = async (type: string, body: string) => {
        const headers = { 'content-type': type };
        const response = await callers.reader.person.api.raw(contract.API_BASE + route.path, {
          method: 'POST',
          headers,
          body,
        });
        return { status: response.status, message: ((await response.json()) as { message: string }).message };
      };
      const faulty = [
        ['multipart/form-data', whole],
        ['multipart/form-data; boundary=', whole],
        ['multipart/form-data; boundary=other', whole],
        ['multipart/form-data; boundary=edge', ''],
        ...Array.from({ length: 12 }, (__, k) => ['multipart/form-data; boundary=edge', whole.slice(0, k * 25 + 5)]),
        [
          'multipart/form-data; boundary=edge',
          whole.replace('name="image"', 'name="page"').replace('; filename="a.png"', '').replace('xx', 'x\0'),
        ],
      ] as [string, string][];
      for (const [type, body] of faulty) {
        const { status, message } = await post(type, body);
        expect(status, `${type}: ${body.slice(0, 80)}: ${message}`).toBeGreaterThanOrEqual(400);
        expect(status, `${type}: ${body.slice(0, 80)}: ${message}`).toBeLessThan(500);
        expect(message).not.toBe('');
      }
    },
  );
});

describe('addresses', () => {
  it.each(['/shared/Ada/Coats/a%00b', '/shared/a%00b', '/%00', '/files/a%00b', '/content/pictures/a%00b.png'])(
    'with a zero character are no fault of the server: %s',
    async (path) => expect((await app.api.raw(path)).status).toBeLessThan(500),
  );
});
