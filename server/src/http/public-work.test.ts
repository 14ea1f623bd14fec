/**
 * What strangers may request reads as many rows and index entries when there is four times as much data. Archives of a
 * collection are left out: they contain every picture, up to `COLLECTION_DOWNLOAD_LIMIT`.
 */
import {
  accountAreaRoutes,
  accountRoutes,
  collectionRoutes,
  downloadRoutes,
  drawingRoutes,
  landingRoutes,
  productRoutes,
  provenanceRoutes,
  sandboxRoutes,
  SHARED_COUNT_LIMIT,
  showcaseRoutes,
  tutorialRoutes,
  type Route,
} from '@kenna/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, plainPicture } from '../testing/pictures.ts';
import type { Sent } from '../testing/route-requests.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { sendTo } from '../testing/tried-routes.ts';
import { PASSWORD, type Person } from '../testing/world.ts';

/** More than two pages of any list, and more than is counted for visitors. */
const SOME = SHARED_COUNT_LIMIT + 50;
const MANY = 4 * SOME;
/** Rows that a plan may read more of by chance. */
const SPARE = 30;
/** Plans that read tables as a whole. */
const PLANS = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
const why = onServer ? ' (skipped: a server counts what was read only later)' : '';

interface Place {
  readonly open: { readonly id: number; readonly link: string };
  readonly locked: { readonly id: number; readonly link: string };
  readonly image: number;
  /** An address for visitors of the open collection. */
  readonly file: string;
  readonly nextOfShowcase: string;
}

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  ada = await app.world.user();
  // Otherwise few rows are read as a whole because that is faster.
  for (const plan of PLANS) await sql`SET ${sql.raw(plan)} = off`.execute(app.db);
});
afterAll(async () => {
  for (const plan of PLANS) await sql`RESET ${sql.raw(plan)}`.execute(app.db);
  await app.close();
});

/** Rows and index entries that were read since the database was opened. */
async function countRead(): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(app.db);
  const { rows } = await sql<{ read: string }>`
    SELECT (SELECT sum(seq_tup_read) FROM pg_stat_user_tables WHERE schemaname = 'public')
      + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE schemaname = 'public') AS read
  `.execute(app.db);
  return Number(rows[0]!.read);
}

/** Adds pictures to both collections and to the showcase, with notes, and as many people and renders. */
async function add(count: number, { open, locked }: Pick<Place, 'open' | 'locked'>): Promise<void> {
  const variants = JSON.stringify([{ width: 300, key: 'images/ab/300.webp' }]);
  const images = await app.world.pictures({ owner: ada, count, row: { variants } });
  for (const { id } of [open, locked]) {
    const held = images.map((image_id, position) => ({ collection_id: id, image_id, position: image_id + position }));
    await app.db.insertInto('collection_images').values(held).execute();
  }
  await sql`
    INSERT INTO showcase_submissions (image_id, user_id, status, decided_at)
    SELECT id, ${ada.id}, 'accepted', now() + id * interval '1 second' FROM unnest(${images}::bigint[]) AS id
  `.execute(app.db);
  await sql`
    INSERT INTO image_notes (image_id, user_id, text, visibility)
    SELECT id, ${ada.id}, 'Shorter', 'public' FROM unnest(${images}::bigint[]) AS id
  `.execute(app.db);
  await sql`
    INSERT INTO users (email, first_name, last_name, password_hash)
    SELECT id || '@example.com', 'Ada', 'Lace', '' FROM unnest(${images}::bigint[]) AS id
  `.execute(app.db);
  await sql`
    INSERT INTO renders (user_id, mode, model, request, final_prompt, seed, image_count, width, height)
    SELECT ${ada.id}, 'GenerateImage', 'kenna3', '{}', '', 0, 1, 1, 1 FROM unnest(${images}::bigint[])
  `.execute(app.db);
  await sql`ANALYZE`.execute(app.db);
}

async function furnish(): Promise<Place> {
  const made = async (body: { title: string; is_private?: boolean; password?: string }) => {
    const { collection } = (await ada.api.call(collectionRoutes.create, { body })).data;
    return { id: collection.id, link: collection.short_link };
  };
  const open = await made({ title: 'Open' });
  const locked = await made({ title: 'Locked', is_private: true, password: PASSWORD });
  await add(SOME, { open, locked });
  const visit = (await app.api.call(collectionRoutes.get, { body: { short_link: open.link } })).data;
  const showcase = (await app.api.call(showcaseRoutes.list, { query: {} })).data;
  expect(visit.collection).toMatchObject({ count: SHARED_COUNT_LIMIT, count_is_minimum: true });
  const [first] = visit.images;
  return {
    open,
    locked,
    image: first!.id,
    file: first!.image_url,
    nextOfShowcase: showcase.next!,
  };
}

/** Requests of strangers with the status that they get. */
const REQUESTS: [string, number, Route, (place: Place) => Sent][] = [
  ['a shared collection', 200, collectionRoutes.get, ({ open }) => ({ body: { short_link: open.link } })],
  ['its link', 200, collectionRoutes.validateLink, ({ open }) => ({ body: { short_link: open.link } })],
  ['a locked collection', 403, collectionRoutes.get, ({ locked }) => ({ body: { short_link: locked.link } })],
  [
    'a guess of its password',
    403,
    collectionRoutes.checkPassword,
    ({ locked }) => ({ body: { short_link: locked.link, password: 'Guessed-it-1' } }),
  ],
  ['the landing gallery', 200, landingRoutes.gallery, () => ({ query: {} })],
  ['the showcase', 200, showcaseRoutes.list, () => ({ query: {} })],
  ['the next page of the showcase', 200, showcaseRoutes.list, ({ nextOfShowcase: cursor }) => ({ query: { cursor } })],
  ['the product', 200, productRoutes.get, () => ({})],
  ['the drawings', 200, drawingRoutes.list, () => ({})],
  ['the tutorials', 200, tutorialRoutes.list, () => ({})],
  [
    'the verification of a picture',
    200,
    provenanceRoutes.verify,
    () => ({ form: async () => formOf(await plainPicture(300, 300).png().toBuffer()) }),
  ],
  ['an unknown session', 200, accountRoutes.authenticate, () => ({})],
  ['a login', 401, accountRoutes.login, () => ({ body: { email: ada.email, password: 'Guessed-it-1' } })],
  ['a forgotten password', 200, accountRoutes.forgetPassword, () => ({ body: { email: ada.email } })],
  ['the link of a mail', 422, accountAreaRoutes.verifyEmail, () => ({ body: { token: 'a'.repeat(43) } })],
  ['the link of a download', 404, downloadRoutes.archiveFile, () => ({ params: { link: 'C'.repeat(43) } })],
  ['a page of the payment sandbox', 404, sandboxRoutes.checkout, () => ({ params: { ref: 'checkout_1' } })],
];

describe.skipIf(onServer)(`what strangers may request${why}`, () => {
  let place: Place;
  const paths = (): [string, string][] => [
    ['a file of a shared collection', place.file],
    ['a file of the showcase', `/files/public/${place.image}/300.webp`],
  ];

  async function measure(send: () => Promise<Response>) {
    // The first request may fill a cache.
    for (const isCounted of [false, true]) {
      const before = await countRead();
      const response = await send();
      await response.arrayBuffer();
      await app.services.background.settle();
      const read = (await countRead()) - before;
      if (isCounted) return { status: response.status, read };
    }
    throw new Error('unreachable');
  }

  async function measureAll() {
    const measured = new Map<string, { readonly status: number; readonly read: number }>();
    for (const [name, , route, request] of REQUESTS) {
      const sent = request(place);
      const form = await sent.form?.();
      measured.set(name, await measure(async () => sendTo(app, route, sent, form)));
    }
    for (const [name, path] of paths()) measured.set(name, await measure(() => app.api.raw(path)));
    return measured;
  }

  it('costs the same however much there is', async () => {
    place = await furnish();
    const few = await measureAll();
    await add(MANY - SOME, place);
    const many = await measureAll();
    expect(REQUESTS.map(([name]) => `${name} ${many.get(name)?.status}`)).toEqual(
      REQUESTS.map(([name, expected]) => `${name} ${expected}`),
    );
    const grown = [...many].filter(([name, { read }]) => read > 1.5 * few.get(name)!.read + SPARE);
    expect(grown.map(([name, { read }]) => `${name}: ${few.get(name)!.read}, then ${read}`)).toEqual([]);
  });
});
