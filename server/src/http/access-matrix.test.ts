/**
 * Who may do what with a library, tried on every route of the contract: a route without a row here is a type error, a
 * group without a table fails the first test.
 */
import {
  API_BASE,
  apiKeyRoutes,
  chatRoutes,
  collectionRoutes,
  defaultPromptRoutes,
  downloadRoutes,
  exploreRoutes,
  imageActionRoutes,
  imageRoutes,
  noteRoutes,
  showcaseRoutes,
  webhookRoutes,
  type Route,
} from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../testing/pictures.ts';
import type { ApiClient } from '../testing/api-client.ts';
import { IMPOSSIBLE_WORD } from '../testing/steered-engine.ts';
import { type Named, type OnDesk, type Sent, TABLES } from '../testing/route-requests.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, type Person } from '../testing/world.ts';

const TITLE = 'Hidden atelier';
/** Groups whose doors are tried by tests of their own. */
const TRIED_ELSEWHERE = [
  'account area',
  'accounts',
  'billing',
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

const NOBODYS: Named = {
  image: 99_999_001,
  imageUrl: `http://127.0.0.1:3000/files/images/${'ab'.repeat(16)}/original.png`,
  heldImage: 99_999_002,
  trashedImage: 99_999_003,
  render: 99_999_004,
  collection: 99_999_005,
  otherCollection: 99_999_006,
  link: 'A'.repeat(22),
  chat: 99_999_007,
  conversation: 99_999_018,
  note: 99_999_008,
  submission: 99_999_009,
  download: 'B'.repeat(43),
  archiveLink: 'C'.repeat(43),
  apiKey: 99_999_010,
  webhook: 99_999_011,
  prompt: 99_999_010,
  oldPrompt: 99_999_011,
  item: 99_999_012,
  oldItem: 99_999_013,
  newPicture: 99_999_014,
  person: 99_999_015,
  report: 99_999_016,
  failedRender: 99_999_017,
};

/** Which things the request names. */
function namesOf({ request }: Row): ReadonlySet<string> {
  const names = new Set<string>();
  request(
    new Proxy(NOBODYS, {
      get(target, name) {
        names.add(String(name));
        return Reflect.get(target, name) as unknown;
      },
    }),
  );
  return names;
}
const namesSomething = (row: Row): boolean => namesOf(row).size > 0;

const guarded = rows.filter(({ route }) => route.access !== 'public' && route.access !== 'optional');
const admins = guarded.filter(({ route }) => route.access === 'admin');
const own = guarded.filter((row) => !admins.includes(row));
const open = rows.filter((row) => !guarded.includes(row) && namesSomething(row));

let app: TestApp;
let ada: Person;
let bob: Person;
let blocked: Person;
let hers: Named;
let onDesk: OnDesk;
/** Whose things are read and never changed. */
let reader: Person;
let theirs: Named;
beforeAll(async () => {
  app = await testApp({ worker: false });
  [ada, bob, blocked] = [await app.world.user({ name: 'Ada' }), await app.world.user(), await app.world.blockedUser()];
  onDesk = await deskThings();
  hers = await things(ada);
  reader = await app.world.user();
  theirs = await things(reader);
});
afterAll(() => app.close());

async function deskThings(): Promise<OnDesk> {
  const [admin, person] = [await app.world.admin(), await app.world.user()];
  const promptOf = async (title: string) => {
    const body = { title, page: 'GenerateImage', template: '{size}' } as const;
    return (await admin.api.call(defaultPromptRoutes.create, { body })).data.prompt.id;
  };
  const itemOf = async (image_id: number) => {
    const body = { image_id, prompt: 'a dress', model: 'kennaxl' } as const;
    return (await admin.api.call(exploreRoutes.create, { body })).data.item.id;
  };
  const [first, second, newPicture] = await app.world.pictures({ owner: admin, count: 3 });
  const [reported] = await app.world.pictures({ owner: person });
  await person.api.call(imageActionRoutes.remove, { body: { id: reported!, report: true } });
  const { id: report } = await app.db.selectFrom('image_reports').select('id').executeTakeFirstOrThrow();
  return {
    prompt: await promptOf('One'),
    oldPrompt: await promptOf('Two'),
    newPicture: newPicture!,
    oldItem: await itemOf(first!),
    item: await itemOf(second!),
    person: person.id,
    report,
    failedRender: await app.world.render({ owner: person, status: 'error' }),
  };
}

/** Something of everything, in a private collection that is locked. */
async function things(owner: Person): Promise<Named> {
  const render = await app.world.render({ owner });
  await app.world.pictures({ owner, row: { render_id: render, position: 0 } });
  const imageUrl = await uploadPicture(owner, plainPicture(300, 300));
  const { image } = (await owner.api.call(imageRoutes.find, { query: { image_url: imageUrl } })).data;
  const [trashedImage] = await app.world.pictures({ owner, row: { trashed_at: new Date() } });
  const [heldImage] = await app.world.pictures({ owner });
  const otherCollection = await app.world.collection({ owner, title: TITLE });
  const body = { title: TITLE, is_private: true, password: PASSWORD };
  const { collection } = (await owner.api.call(collectionRoutes.create, { body })).data;
  const held = { collection_id: collection.id, image_id: heldImage! };
  await owner.api.call(collectionRoutes.addImage, { body: held });
  const said = await owner.api.call(chatRoutes.send, {
    params: { id: 'new' },
    body: { text: IMPOSSIBLE_WORD, image_ids: [image.id] },
  });
  const conversation = await app.world.conversation({ owner });
  const note = { image_id: image.id, text: 'Shorter', visibility: 'only_me' } as const;
  const written = await owner.api.call(noteRoutes.add, { body: note });
  const offered = { params: { product: 'kenna' }, body: { image_id: heldImage! } };
  await owner.api.call(showcaseRoutes.submit, offered);
  const { id: submission } = await app.db
    .selectFrom('showcase_submissions')
    .select('id')
    .where('image_id', '=', heldImage!)
    .executeTakeFirstOrThrow();
  const saved = await owner.api.call(downloadRoutes.image, { body: { image_id: image.id } });
  const packed = await owner.api.call(downloadRoutes.archive, { body: { image_ids: [image.id] } });
  const { key } = (await owner.api.call(apiKeyRoutes.create, { body: { name: 'Build', scopes: ['read'] } })).data;
  const { webhook } = (await owner.api.call(webhookRoutes.create, { body: { url: 'http://127.0.0.1:9/' } })).data;
  return {
    ...onDesk,
    apiKey: key.id,
    webhook: webhook.id,
    download: saved.data.download_id,
    archiveLink: packed.data.url.split('/').at(-1)!,
    chat: said.data.chatId,
    conversation,
    note: written.data.note.id,
    submission,
    image: image.id,
    imageUrl,
    heldImage: heldImage!,
    trashedImage: trashedImage!,
    render,
    otherCollection,
    collection: collection.id,
    link: collection.short_link,
  };
}

/** Who may send a request, with things that it may name: of its own where it changes them. */
async function askerOf(row: Row): Promise<{ caller: Person; named: Named }> {
  const isAdmins = row.route.access === 'admin';
  if (!isAdmins && row.route.method === 'GET') return { caller: reader, named: theirs };
  const owner = await app.world.user();
  const isOfDesk = [...namesOf(row)].every((name) => name in onDesk);
  const named = isOfDesk ? { ...NOBODYS, ...onDesk } : await things(owner);
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

/** Everything that a stranger could have changed. */
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
  const offered = await app.db.selectFrom('showcase_submissions').selectAll().where('user_id', '=', owner.id).execute();
  return { images, collections, held, reports, messages, notes, offered };
}

/** Titles, names and file keys that an answer must not hold. */
async function secretsOf(owner: Person): Promise<RegExp> {
  const rows = await app.db.selectFrom('images').select('original_key').where('user_id', '=', owner.id).execute();
  const folders = rows.map(({ original_key: key }) => key.split('/')[1]!);
  return new RegExp([TITLE, owner.name, owner.email, ...folders].join('|'));
}

describe('the matrix', () => {
  it('holds every group of the API that no other test tries', async () => {
    const document = (await (await app.api.raw(`${API_BASE}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { tags: string[] }>>;
    };
    const tags = Object.values(document.paths).flatMap((path) => Object.values(path).flatMap(({ tags: own }) => own));
    expect([...new Set(tags)].sort()).toEqual([...Object.keys(TABLES), ...TRIED_ELSEWHERE].sort());
  });

  it.each(titled(rows))('sends what is understood: %s', async (_, row) => {
    const { caller, named } = await askerOf(row);
    const { status } = await send(caller.api, row, named, { user_id: caller.id });
    expect(status).toBe(row.route === collectionRoutes.checkPassword ? 403 : 200);
  });
});

describe('without a session', () => {
  it.each(titled(guarded))('nothing is done: %s', async (_, row) => {
    const before = await stateOf(ada);
    expect(await send(app.api, row, hers)).toMatchObject({ status: 401, code: 1002, data: null });
    const ended = app.api.as('x'.repeat(43));
    expect(await send(ended, row, hers)).toMatchObject({ status: 401, code: 1003, data: null });
    expect(await stateOf(ada)).toEqual(before);
  });
});

describe('a person who is blocked', () => {
  // Their own account stays open to them.
  it.each(titled(guarded.filter(({ route }) => route.access !== 'session')))('is turned away: %s', async (_, row) => {
    expect(await send(blocked.api, row, NOBODYS)).toMatchObject({ status: 403, code: 1007, data: null });
  });
});

describe('a person who says to be another', () => {
  const saying = own.filter(({ route: { body, query } }) =>
    [body, query].some((schema) => schema !== undefined && 'shape' in schema && 'user_id' in (schema.shape as object)),
  );
  it.each(titled(saying))('is turned away: %s', async (_, row) => {
    const answer = await send(bob.api, row, NOBODYS, { user_id: ada.id });
    expect(answer).toMatchObject({ status: 403, code: 1009, data: null });
  });
});

describe('a person who is no admin', () => {
  it.each(titled(admins))('is turned away: %s', async (_, row) => {
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

  it.each(titled(open))('learns of a locked collection that it is locked: %s', async (_, row) => {
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
