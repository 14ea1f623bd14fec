import { imageActionRoutes, imageRoutes, renderRoutes, type RouteQuery } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const found = async ({ api }: Person, query: RouteQuery<typeof imageRoutes.listMine>) =>
  (await api.call(imageRoutes.listMine, { query })).data.images.map(({ id }) => id);

async function render(person: Person, prompt: string): Promise<number> {
  const body = { page: 'GenerateImage', prompt, image_count: 1, image_width: 256, image_height: 256 } as const;
  await person.api.call(renderRoutes.create, { body });
  await app.settle();
  return (await found(person, {}))[0]!;
}

describe('my images', () => {
  it('are found by the words of their prompt, in any inflection and by prefix', async () => {
    const [ada, bob] = [await app.world.user({ plan: 'pro' }), await app.world.user()];
    const velvet = await render(ada, 'Two red velvet dresses on marble');
    const coat = await render(ada, 'a wool coat, velvet collar');
    await render(bob, 'velvet dress');
    expect(await found(ada, { search: 'velvet' })).toEqual([coat, velvet]);
    expect(await found(ada, { search: 'dress velvet' })).toEqual([velvet]);
    expect(await found(ada, { search: 'DRESSES' })).toEqual([velvet]);
    expect(await found(ada, { search: 'marb' })).toEqual([velvet]);
    expect(await found(ada, { search: 'velvet linen' })).toEqual([]);
  });

  it('accept any text for a search', async () => {
    const ada = await app.world.user();
    const coat = await render(ada, 'a wool coat');
    for (const search of ["coat' | !", 'coat & (', '<coat>', ':* coat', 'coat\\', '"coat']) {
      expect(await found(ada, { search }), search).toEqual([coat]);
    }
    for (const search of ['', '  ', '&|!']) expect(await found(ada, { search }), search).toEqual([coat]);
    expect(await found(ada, { search: 'the' })).toEqual([]);
  });

  it('are filtered by tool, model, colour and shape', async () => {
    const ada = await app.world.user();
    const insert = async (row: object) => (await app.world.pictures({ owner: ada, row }))[0]!;
    const wide = await insert({ width: 1280, height: 768, model: 'kennaxl', colours: ['red', 'black'] });
    const tall = await insert({ width: 640, height: 960, model: 'kenna3', colours: ['green'], tool: 'Backdrop' });
    const square = await insert({ width: 768, height: 760, model: 'kennaxl', colours: ['red'], tool: 'Adjust' });
    expect(await found(ada, { shape: 'wide' })).toEqual([wide]);
    expect(await found(ada, { shape: 'tall' })).toEqual([tall]);
    expect(await found(ada, { shape: 'square' })).toEqual([square]);
    expect(await found(ada, { colour: 'red' })).toEqual([square, wide]);
    expect(await found(ada, { colour: 'red', model: 'kennaxl', tool: 'GenerateImage' })).toEqual([wide]);
    expect(await found(ada, { model: 'kenna3' })).toEqual([tall]);
    expect(await found(ada, { tool: 'Adjust' })).toEqual([square]);
  });

  it('are filtered by day, both days included', async () => {
    const ada = await app.world.user();
    const at = async (time: string) =>
      (await app.world.pictures({ owner: ada, row: { created_at: new Date(time) } }))[0]!;
    const first = await at('2026-03-01T00:00:00Z');
    const second = await at('2026-03-02T23:59:59.999Z');
    const third = await at('2026-03-03T00:00:00Z');
    expect(await found(ada, { from: '2026-03-01', until: '2026-03-02' })).toEqual([second, first]);
    expect(await found(ada, { from: '2026-03-02' })).toEqual([third, second]);
    expect(await found(ada, { until: '2026-03-01' })).toEqual([first]);
    expect((await ada.api.call(imageRoutes.listMine, { query: { from: 'yesterday' } })).status).toBe(422);
  });

  it('are read page by page within days, also when the last of a page was deleted since', async () => {
    const ada = await app.world.user();
    const ids = await app.world.pictures({
      owner: ada,
      count: 45,
      row: { created_at: new Date('2026-03-01T12:00:00Z') },
    });
    const page = async (cursor?: string) =>
      (await ada.api.call(imageRoutes.listMine, { query: { from: '2026-03-01', ...(cursor && { cursor }) } })).data;
    const first = await page();
    await ada.api.call(imageActionRoutes.remove, { body: { id: first.images.at(-1)!.id } });
    const second = await page(first.next!);
    const third = await page(second.next!);
    const read = [first, second, third].flatMap(({ images }) => images.map(({ id }) => id));
    expect(read).toEqual([...ids].reverse());
  });

  it('keep their filter from page to page', async () => {
    const ada = await app.world.user();
    const red = await app.world.pictures({ owner: ada, count: 25, row: { colours: ['red'] } });
    await app.world.pictures({ owner: ada, count: 5, row: { colours: ['blue'] } });
    const first = (await ada.api.call(imageRoutes.listMine, { query: { colour: 'red' } })).data;
    const second = (await ada.api.call(imageRoutes.listMine, { query: { colour: 'red', cursor: first.next! } })).data;
    expect([...first.images, ...second.images].map(({ id }) => id)).toEqual([...red].reverse());
    expect(second.next).toBeNull();
  });

  it('include uploads in the filter by colour', async () => {
    const ada = await app.world.user();
    await uploadPicture(ada, plainPicture(300, 300, '#c01020'));
    const colours = async (colour: 'red' | 'blue') =>
      (await ada.api.call(imageRoutes.listUploads, { query: { colour } })).data.images.length;
    expect([await colours('red'), await colours('blue')]).toEqual([1, 0]);
  });

  it('are marked when they are in a collection', async () => {
    const ada = await app.world.user();
    const [held, free] = await app.world.pictures({ owner: ada, count: 2 });
    await app.world.collection({ owner: ada, images: [held!] });
    const { images } = (await ada.api.call(imageRoutes.listMine)).data;
    expect(images.map(({ id, is_bookmark: isBookmark }) => [id, isBookmark])).toEqual([
      [free, false],
      [held, true],
    ]);
  });
});
