/**
 * Nobody reads or changes what belongs to somebody else: tested on each route of the groups that have a table in
 * `testing/route-requests.ts`, where a route without a row is a type error. A group without a table, which is not named
 * below either, fails the first test.
 */
import { API_BASE, collectionRoutes, type Route } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../testing/api-client.ts';
import { adminThings, namesOf, NOBODYS, things, TITLE } from '../testing/named-things.ts';
import { type Named, type AdminNamed, type Sent, TABLES } from '../testing/route-requests.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import type { Person } from '../testing/world.ts';

/** Groups of routes with access tests of their own. */
const TESTED_ELSEWHERE = [
  'account area',
  'accounts',
  'backups',
  'billing',
  'drawings',
  'provenance',
  'payment sandbox',
  'product',
  'realtime',
  'renders',
  'showcase reports',
  'tutorials',
];

interface Row {
  readonly name: string;
  readonly route: Route;
  readonly request: (named: Named) => Sent;
}

const rows: Row[] = Object.entries(TABLES).flatMap(([group, [routes, requests]]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({
    name: `${group}.${name}: ${route.method} ${route.path}`,
    route,
    request: (requests as Record<string, Row['request']>)[name]!,
  })),
);
const titled = (chosen: readonly Row[]) => chosen.map((row) => [row.name, row] as const);

const namesSomething = (row: Row): boolean => namesOf(row.request).size > 0;

const guarded = rows.filter(({ route }) => route.access !== 'public' && route.access !== 'optional');
const admins = guarded.filter(({ route }) => route.access === 'admin');
const own = guarded.filter((row) => !admins.includes(row));
const open = rows.filter((row) => !guarded.includes(row) && namesSomething(row));

let app: TestApp;
let ada: Person;
let bob: Person;
let blocked: Person;
let hers: Named;
let adminNamed: AdminNamed;
/** Owner of objects that are read and never changed. */
let reader: Person;
let theirs: Named;
beforeAll(async () => {
  app = await testApp({ worker: false });
  [ada, bob, blocked] = [await app.world.user({ name: 'Ada' }), await app.world.user(), await app.world.blockedUser()];
  adminNamed = await adminThings(app);
  hers = await things(app, ada, adminNamed);
  reader = await app.world.user();
  theirs = await things(app, reader, adminNamed);
});
afterAll(() => app.close());

/**
 * The person who sends the request, and the objects that it may name: the person's own where the request changes them.
 */
async function askerOf(row: Row): Promise<{ caller: Person; named: Named }> {
  const isAdmins = row.route.access === 'admin';
  if (!isAdmins && row.route.method === 'GET') return { caller: reader, named: theirs };
  const owner = await app.world.user();
  const names = namesOf(row.request);
  const isOfAdmin = [...names].every((name) => name in adminNamed);
  const named = isOfAdmin ? { ...NOBODYS, ...adminNamed } : await things(app, owner, adminNamed, names);
  return { caller: isAdmins ? await app.world.admin() : owner, named };
}

async function send(api: ApiClient, { route, request }: Row, named: Named, added: Record<string, unknown> = {}) {
  const { params, query, body, form } = request(named);
  const { status, code, message, data } = await api.call(route, {
    ...(params && { params }),
    ...(query && { query: { ...query, ...added } }),
    ...(body && { unchecked: { ...body, ...added } }),
    ...(form && { form: await form() }),
  });
  return { status, code, message, data: data as unknown };
}

/**
 * The owner's pictures, collections, runs and what belongs to them, and all reports, to see that a stranger changed
 * none.
 */
async function stateOf(owner: Person): Promise<unknown> {
  const images = await app.db.selectFrom('images').selectAll().where('user_id', '=', owner.id).orderBy('id').execute();
  const collections = await app.db
    .selectFrom('collections')
    .selectAll()
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .execute();
  const held = await app.db
    .selectFrom('collection_images')
    .selectAll()
    .where('collection_id', 'in', [0, ...collections.map(({ id }) => id)])
    .orderBy('collection_id')
    .orderBy('image_id')
    .execute();
  const messages = await app.db.selectFrom('chat_messages').selectAll().where('user_id', '=', owner.id).execute();
  const reports = await app.db.selectFrom('image_reports').selectAll().execute();
  const notes = await app.db.selectFrom('image_notes').selectAll().where('user_id', '=', owner.id).execute();
  const colours = await app.db.selectFrom('named_colours').selectAll().where('user_id', '=', owner.id).execute();
  const runs = await app.db.selectFrom('runs').selectAll().where('user_id', '=', owner.id).orderBy('id').execute();
  const ofRuns = [0, ...runs.map(({ id }) => id)];
  const rows = await app.db.selectFrom('run_rows').selectAll().where('run_id', 'in', ofRuns).orderBy('id').execute();
  const shots = await app.db.selectFrom('run_shots').selectAll().where('run_id', 'in', ofRuns).orderBy('id').execute();
  const cells = await app.db.selectFrom('run_cells').selectAll().where('run_id', 'in', ofRuns).orderBy('id').execute();
  const offered = await app.db.selectFrom('showcase_submissions').selectAll().where('user_id', '=', owner.id).execute();
  const recipes = await app.db.selectFrom('run_recipes').selectAll().where('user_id', '=', owner.id).execute();
  return { images, collections, held, reports, messages, notes, colours, runs, rows, shots, cells, recipes, offered };
}

/** Titles, names and file keys that an answer must not contain. */
async function secretsOf(owner: Person): Promise<RegExp> {
  const rows = await app.db.selectFrom('images').select('original_key').where('user_id', '=', owner.id).execute();
  const folders = rows.map(({ original_key: key }) => key.split('/')[1]!);
  return new RegExp([TITLE, owner.name, owner.email, ...folders].join('|'));
}

describe('the matrix', () => {
  it('contains every group of the API that no other test covers', async () => {
    const document = (await (await app.api.raw(`${API_BASE}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { tags: string[] }>>;
    };
    const tags = Object.values(document.paths).flatMap((path) => Object.values(path).flatMap(({ tags: own }) => own));
    expect([...new Set(tags)].sort()).toEqual([...Object.keys(TABLES), ...TESTED_ELSEWHERE].sort());
  });

  it.each(titled(rows))('sends a valid request: %s', async (_, row) => {
    const { caller, named } = await askerOf(row);
    const { status } = await send(caller.api, row, named, { user_id: caller.id });
    expect(status).toBe(row.route === collectionRoutes.checkPassword ? 403 : 200);
  });
});

describe('without a session', () => {
  it.each(titled(guarded))('a request is refused: %s', async (_, row) => {
    const before = await stateOf(ada);
    expect(await send(app.api, row, hers)).toMatchObject({ status: 401, code: 1002, data: null });
    const ended = app.api.as('x'.repeat(43));
    expect(await send(ended, row, hers)).toMatchObject({ status: 401, code: 1003, data: null });
    expect(await stateOf(ada)).toEqual(before);
  });
});

describe('a person who is blocked', () => {
  // Blocked people keep access to their own account.
  it.each(titled(guarded.filter(({ route }) => route.access !== 'session')))('is refused: %s', async (_, row) => {
    expect(await send(blocked.api, row, NOBODYS)).toMatchObject({ status: 403, code: 1007, data: null });
  });
});

describe('a person who sends the id of another person', () => {
  const saying = own.filter(({ route: { body, query } }) =>
    [body, query].some((schema) => schema !== undefined && 'shape' in schema && 'user_id' in (schema.shape as object)),
  );
  it.each(titled(saying))('is refused: %s', async (_, row) => {
    const answer = await send(bob.api, row, NOBODYS, { user_id: ada.id });
    expect(answer).toMatchObject({ status: 403, code: 1009, data: null });
  });
});

describe('a person who is not an admin', () => {
  it.each(titled(admins))('is refused: %s', async (_, row) => {
    const before = await stateOf(ada);
    for (const person of [ada, bob]) {
      expect(await send(person.api, row, hers)).toMatchObject({ status: 403, code: 1029, data: null });
    }
    expect(await stateOf(ada)).toEqual(before);
  });
});

describe('a stranger', () => {
  it.each(titled(own.filter(namesSomething)))('reaches nothing, and learns nothing: %s', async (_, row) => {
    const before = await stateOf(ada);
    const [foreign, unknown] = [await send(bob.api, row, hers), await send(bob.api, row, NOBODYS)];
    expect([403, 404]).toContain(foreign.status);
    expect(foreign).toEqual(unknown);
    expect(await stateOf(ada)).toEqual(before);
  });

  it.each(titled(own.filter((row) => !namesSomething(row))))('gets only what is their own: %s', async (_, row) => {
    const { status, data } = await send(bob.api, row, NOBODYS);
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toMatch(await secretsOf(ada));
  });

  it.each(titled(open))('learns of a private collection only that it is locked: %s', async (_, row) => {
    const before = await stateOf(ada);
    for (const caller of [app.api, bob.api, blocked.api]) {
      const [locked, unknown] = [await send(caller, row, hers), await send(caller, row, NOBODYS)];
      expect([200, 403]).toContain(locked.status);
      expect([403, 404]).toContain(unknown.status);
      expect(JSON.stringify(locked)).not.toMatch(await secretsOf(ada));
      expect(JSON.stringify(locked)).not.toContain('"count"');
    }
    expect(await stateOf(ada)).toEqual(before);
  });
});
