/** Addresses of pictures that were given out, and what they answer after the picture was taken back. */
import {
  collectionRoutes,
  exploreRoutes,
  GRANT_HEADER,
  imageActionRoutes,
  imageRoutes,
  landingRoutes,
  showcaseRoutes,
  type ImageItem,
  type RouteBody,
} from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

const OTHER_PASSWORD = 'Wool-and-cotton-2';
const MINUTE = 60_000;

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  ada = await app.world.user();
});
afterAll(() => app.close());

type Addressed = Pick<ImageItem, 'image_url' | 'webp_image_url' | 'variants'>;
const addressesOf = ({ image_url, webp_image_url, variants }: Addressed): string[] => [
  ...new Set([image_url, webp_image_url, ...variants.map(({ url }) => url)]),
];

/** The statuses of all addresses, without repetitions. */
async function answers(addresses: readonly string[]): Promise<number[]> {
  const statuses = await Promise.all(addresses.map(async (address) => (await app.api.raw(address)).status));
  return [...new Set(statuses)];
}

async function uploaded(owner: Person = ada): Promise<ImageItem> {
  const url = await uploadPicture(owner, plainPicture(900, 700));
  return (await owner.api.call(imageRoutes.find, { query: { image_url: url } })).data.image;
}

async function collected(settings: Partial<RouteBody<typeof collectionRoutes.create>> = {}) {
  const image = await uploaded();
  const made = await ada.api.call(collectionRoutes.create, { body: { title: 'Looks', ...settings } });
  const { id, short_link: link } = made.data.collection;
  await ada.api.call(collectionRoutes.addImage, { body: { collection_id: id, image_id: image.id } });
  return { id, link, image };
}

async function visit(link: string, grant?: string) {
  const headers = grant === undefined ? {} : { [GRANT_HEADER]: grant };
  const { data } = await app.api.call(collectionRoutes.get, { body: { short_link: link }, headers });
  return [...addressesOf(data.images[0]!), data.collection.cover!];
}

async function enter(link: string, password: string): Promise<string> {
  const body = { short_link: link, password };
  return (await app.api.call(collectionRoutes.checkPassword, { body })).data.grant;
}

const share = (body: RouteBody<typeof collectionRoutes.share>) => ada.api.call(collectionRoutes.share, { body });
const trash = (id: number) => ada.api.call(imageActionRoutes.trash, { body: { image_id: id } });
const restore = (id: number) => ada.api.call(imageActionRoutes.restore, { body: { id, user_id: ada.id } });
const trashed = async (id: number) =>
  (await ada.api.call(imageActionRoutes.listTrashed)).data.images.find((image) => image.id === id)!;

describe('the address of an own picture', () => {
  it('stops working in the bin, where the owner sees it at another one, and works again once restored', async () => {
    const image = await uploaded();
    expect(await answers(addressesOf(image))).toEqual([200]);
    await trash(image.id);
    const inBin = addressesOf(await trashed(image.id));
    expect(await answers(addressesOf(image))).toEqual([404]);
    expect(await answers(inBin)).toEqual([200]);
    await restore(image.id);
    expect(await answers(addressesOf(image))).toEqual([200]);
    expect(await answers(inBin)).toEqual([404]);
    await trash(image.id);
    expect(await answers(inBin)).toEqual([404]);
  });

  it('stops working when the picture is deleted for good', async () => {
    const image = await uploaded();
    await ada.api.call(imageActionRoutes.remove, { body: { id: image.id } });
    expect(await answers(addressesOf(image))).toEqual([404]);
  });
});

describe('the address that a visitor of a collection has', () => {
  it('contains nothing by which the files are found elsewhere', async () => {
    const { link, image } = await collected();
    const folder = image.webp_image_url.split('/').at(-2)!;
    const visited = await visit(link);
    expect(visited.join()).not.toContain(folder);
    expect(await answers(visited)).toEqual([200]);
  });

  it.each<[string, (collection: { id: number; image: ImageItem }) => Promise<unknown>]>([
    ['the collection is no longer shared', ({ id }) => share({ collection_id: id, is_shared: false })],
    ['its link is replaced', ({ id }) => share({ collection_id: id, renew_link: true })],
    [
      'it becomes private',
      ({ id }) => ada.api.call(collectionRoutes.update, { body: { id, is_private: true, password: PASSWORD } }),
    ],
    ['the picture is moved to the bin', ({ image }) => trash(image.id)],
    [
      'the picture is removed from it',
      ({ id, image }) =>
        ada.api.call(collectionRoutes.removeImage, { body: { collection_id: id, image_id: image.id } }),
    ],
    ['it is deleted', ({ id }) => ada.api.call(collectionRoutes.remove, { body: { collection_Id: id } })],
  ])('stops working when %s', async (_, takeBack) => {
    const collection = await collected();
    const visited = await visit(collection.link);
    expect(await answers(visited)).toEqual([200]);
    expect((await takeBack(collection)) as { status: number }).toMatchObject({ status: 200 });
    expect(await answers(visited)).toEqual([404]);
  });

  it('stops working when the link expires', async () => {
    const { id, link } = await collected();
    await share({ collection_id: id, expires_at: new Date(app.clock.now().getTime() + MINUTE).toISOString() });
    const visited = await visit(link);
    expect(await answers(visited)).toEqual([200]);
    app.clock.advance(2 * MINUTE);
    expect(await answers(visited)).toEqual([404]);
  });

  it('outlives the grant of the password, but not the password', async () => {
    const { id, link } = await collected({ is_private: true, password: PASSWORD });
    const visited = await visit(link, await enter(link, PASSWORD));
    app.clock.advance(60 * MINUTE);
    expect(await answers(visited)).toEqual([200]);
    await ada.api.call(collectionRoutes.update, { body: { id, password: OTHER_PASSWORD } });
    expect(await answers(visited)).toEqual([404]);
    expect(await answers(await visit(link, await enter(link, OTHER_PASSWORD)))).toEqual([200]);
  });

  it('gives no original, which visitors get as a download with credentials', async () => {
    const { link, image } = await collected();
    const [shown = ''] = await visit(link);
    const original = image.image_url.slice(image.image_url.lastIndexOf('/') + 1);
    expect(await answers([shown])).toEqual([200]);
    expect(await answers([shown.replace(/[^/]+$/, original)])).toEqual([404]);
  });

  it('works for no other picture or collection', async () => {
    const [one, other] = [await collected(), await collected()];
    const [address = ''] = await visit(one.link);
    const swapped = address.replace(`/${one.image.id}/`, `/${other.image.id}/`);
    expect(swapped).not.toBe(address);
    expect(await answers([swapped, address.replace(`shared/${one.id}/`, `shared/${other.id}/`)])).toEqual([404]);
  });
});

describe('the public address', () => {
  it('works while the showcase shows the picture', async () => {
    const image = await uploaded();
    const admin = await app.world.admin();
    await ada.api.call(showcaseRoutes.submit, { params: { product: 'kenna' }, body: { image_id: image.id } });
    const { submissions } = (await admin.api.call(showcaseRoutes.queue, { query: { status: 'submitted' } })).data;
    const { id, image: waiting } = submissions.find((each) => each.image.id === image.id)!;
    expect(await answers(addressesOf(waiting))).toEqual([200]);
    await admin.api.call(showcaseRoutes.decide, { body: { id, accept: true } });
    const { entries } = (await app.api.call(showcaseRoutes.list, { query: {} })).data;
    const shown = addressesOf(entries[0]!.image);
    expect(await answers(shown)).toEqual([200]);
    await admin.api.call(showcaseRoutes.decide, { body: { id, accept: false } });
    expect(await answers(shown)).toEqual([404]);
  });

  it('works while the explore page shows the picture', async () => {
    const admin = await app.world.admin();
    const image = await uploaded(admin);
    const body = { image_id: image.id, prompt: 'a coat', negative_prompt: '', model: 'kennaxl' } as const;
    const { item } = (await admin.api.call(exploreRoutes.create, { body })).data;
    const { images } = (await app.api.call(landingRoutes.gallery, { query: {} })).data;
    const shown = addressesOf(images[0]!);
    expect(await answers(shown)).toEqual([200]);
    await admin.api.call(exploreRoutes.update, { params: { id: item.id }, body: { is_hidden: true } });
    expect(await answers(shown)).toEqual([404]);
    expect(await answers(addressesOf(item))).toEqual([200]);
  });

  it('is not found for pictures that were never public', async () => {
    const image = await uploaded();
    const names = addressesOf(image).map((address) => address.split('/').at(-1)!);
    expect(await answers(names.map((name) => `/files/public/${image.id}/${name}`))).toEqual([404]);
  });
});

describe('caches', () => {
  it('may keep a picture for minutes, and ask again without loading it', async () => {
    const { image_url: address, id } = await uploaded();
    const first = await app.api.raw(address);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=60');
    const again = () => app.api.raw(address, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect((await again()).status).toBe(304);
    await trash(id);
    expect((await again()).status).toBe(404);
  });
});

it('takes an own picture by whichever address its owner sees it', async () => {
  const { link, image } = await collected();
  const [address = ''] = await visit(link);
  const found = await ada.api.call(imageRoutes.find, { query: { image_url: address } });
  expect(found.data.image.id).toBe(image.id);
  const bob = await app.world.user({ name: 'Bob' });
  expect((await bob.api.call(imageRoutes.find, { query: { image_url: address } })).status).toBe(403);
});

it('answers 404 for addresses that it never gave out', async () => {
  const invented = [
    `bin/${'-'.repeat(36)}/1/a.png`,
    'images/a%00b/c.png',
    'public/999999999999999/a.png',
    'shared/1/x/1/a.png',
    `shared/1/${'x'.repeat(22)}/1/a.png`,
    `${'a/'.repeat(900)}b`,
  ];
  expect(await answers(invented.map((path) => `/files/${path}`))).toEqual([404]);
});
