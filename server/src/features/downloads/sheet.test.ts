import { collectionRoutes, downloadRoutes, noteRoutes, type RouteBody } from '@kenna/contract';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let collection_id: number;
const WORDS =
  'Robe d’été crème, ľahký żakiet, Платье и пальто, 東京 שמלה silk organza with a train, sleeves to the wrist, a high collar, covered buttons all the way down the back, a silk lining and a hem that is rolled by hand';

beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ name: 'Zoë' });
  const ids: number[] = [];
  for (const [index, colour] of ['teal', 'plum', 'orange', 'navy', 'olive'].entries()) {
    const key = `images/${crypto.randomUUID()}/${crypto.randomUUID()}.png`;
    await app.blobs.put(key, await plainPicture(300, 400, colour).png().toBuffer(), 'image/png');
    const render = await app.world.render({ owner: ada, prompt: index === 0 ? WORDS : `Dress ${index}` });
    const row = { original_key: key, width: 300, height: 400, render_id: render, position: 0, seed: 7 };
    ids.push(...(await app.world.pictures({ owner: ada, row })));
  }
  collection_id = await app.world.collection({ owner: ada, title: 'Été à Łódź — résumé', images: ids.reverse() });
});
afterAll(() => app.close());

async function printed(asked: Partial<RouteBody<typeof downloadRoutes.sheet>> = {}) {
  const { data } = await ada.api.call(downloadRoutes.sheet, { body: { collection_id, ...asked } });
  await app.settle();
  const response = await ada.api.raw(data.data);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(new Uint8Array(await response.arrayBuffer()));
  const pages = [...document.pages()];
  return {
    name: data.name,
    sides: pages.map((page) => page.getOriginalSize()),
    texts: pages.map((page) => page.getText().replace(/\s+/g, ' ')),
    /** Colour statistics of the page and of its footer. */
    async pixels(index: number) {
      const {
        data: bytes,
        width,
        height,
      } = await pages[index]!.render({
        scale: 1,
        render: async ({ data: raw }) => raw,
      });
      const image = sharp(bytes, { raw: { width, height, channels: 4 } });
      const flat = await image.flatten({ background: 'white' }).png().toBuffer();
      const foot = await sharp(flat)
        .extract({ left: 0, top: height - 60, width, height: 60 })
        .toBuffer();
      return { page: await sharp(flat).stats(), foot: await sharp(foot).stats() };
    },
  };
}

it('draws the cover on a title page, and pictures with captions and page numbers on the next', async () => {
  const { name, texts, sides, pixels } = await printed({ captions: ['number', 'prompt', 'details'] });
  expect(name).toBe('ete-a-łodz-resume.pdf');
  expect(sides).toHaveLength(2);
  expect(texts[0]).toContain('Été à Łódź — résumé');
  expect(texts[0]).toContain('5 images · by Zoë Lace');
  for (const word of ['crème', 'ľahký żakiet', 'Платье', 'Dress 4', 'seed 7', '300 × 400', '2 / 2']) {
    expect(texts[1]).toContain(word);
  }
  expect(texts[1]).toContain('…');
  const [cover, sheet] = [await pixels(0), await pixels(1)];
  // The teal cover, and pictures on white paper.
  expect(cover.page.dominant.g).toBeGreaterThan(cover.page.dominant.r);
  expect(sheet.page.channels.every(({ stdev }) => stdev > 12)).toBe(true);
  expect(sheet.foot.channels[0]!.min).toBeLessThan(160);
});

it('uses the chosen paper, columns and captions', async () => {
  const { texts, sides } = await printed({
    page: 'letter',
    landscape: true,
    columns: 2,
    captions: ['number'],
    title_page: false,
  });
  expect(sides[0]).toEqual({ originalWidth: 792, originalHeight: 612 });
  expect(texts[0]).not.toContain('crème');
  expect(texts).toHaveLength(3);
});

it('prints only notes that others may read', async () => {
  const { images } = (await ada.api.call(collectionRoutes.get, { body: { collection_id } })).data;
  const image_id = images[0]!.id;
  await ada.api.call(noteRoutes.add, { body: { image_id, text: 'Style 4711, € 420', visibility: 'link' } });
  await ada.api.call(noteRoutes.add, { body: { image_id, text: 'Too dear', visibility: 'only_me' } });
  const { texts } = await printed({ captions: ['notes'], title_page: false });
  expect(texts[0]).toContain('Style 4711, € 420');
  expect(texts[0]).not.toContain('Too dear');
});

it('needs a collection of the person’s own that is not empty', async () => {
  const bob = await app.world.user();
  expect((await bob.api.call(downloadRoutes.sheet, { body: { collection_id } })).status).toBe(404);
  const empty = await app.world.collection({ owner: ada });
  expect((await ada.api.call(downloadRoutes.sheet, { body: { collection_id: empty } })).status).toBe(422);
});
