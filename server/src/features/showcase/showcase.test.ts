import { imageActionRoutes, noteRoutes, showcaseRoutes, type ShowcaseStatus } from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltInPicture } from '../../shared/built-in-pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let admin: Person;
const builtIn: BuiltInPicture[] = [];
beforeAll(async () => {
  app = await testApp({ worker: false, builtIn: { pictures: builtIn, fileOf: () => null } });
  [ada, admin] = [await app.world.user({ name: 'Ada' }), await app.world.admin()];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('showcase_submissions').execute();
});

const submit = (imageId: number, person: Person = ada, product = 'kenna') =>
  person.api.call(showcaseRoutes.submit, { params: { product }, body: { image_id: imageId } });
const queue = async (status: ShowcaseStatus = 'submitted') =>
  (await admin.api.call(showcaseRoutes.queue, { query: { status } })).data.submissions;
const firstInLine = async () => (await queue())[0]!.id;
const decide = (id: number, accept: boolean) => admin.api.call(showcaseRoutes.decide, { body: { id, accept } });
const shown = async () => (await app.api.call(showcaseRoutes.list, { query: {} })).data.entries;

async function offered(count = 1): Promise<number[]> {
  const variants = JSON.stringify([{ width: 300, key: 'images/shown/w300.webp' }]);
  const images = await app.world.pictures({ owner: ada, count, row: { variants } });
  for (const image of images) await submit(image);
  return images;
}

describe('submitting a picture to the showcase', () => {
  it('creates one submission, however often it is repeated', async () => {
    const [image] = await offered();
    expect((await submit(image!)).data).toEqual({ image_id: image, status: 'submitted' });
    expect(await queue()).toMatchObject([{ status: 'submitted', maker: 'Ada Lace', image: { id: image } }]);
    expect(await shown()).toEqual([]);
  });

  it('works only at the address with the name of this product', async () => {
    const [image] = await app.world.pictures({ owner: ada });
    expect((await submit(image!, ada, 'another')).status).toBe(404);
  });

  it('returns the decision when it is submitted again', async () => {
    const [image] = await offered();
    const id = await firstInLine();
    await decide(id, false);
    expect((await submit(image!)).data.status).toBe('refused');
    expect(await queue()).toEqual([]);
  });
});

describe('the showcase', () => {
  it('shows accepted pictures, newest first, with prompts and public notes but nothing private', async () => {
    const [first, second, third] = await offered(3);
    const notes = [
      ['for all', 'public'],
      ['for clients', 'link'],
      ['for me', 'only_me'],
    ] as const;
    for (const [text, visibility] of notes) {
      await ada.api.call(noteRoutes.add, { body: { image_id: second!, text, visibility } });
    }
    const waiting = await queue();
    expect(waiting.map(({ image }) => image.id)).toEqual([first, second, third]);
    await decide(waiting[0]!.id, true);
    app.clock.advance(1000);
    await decide(waiting[1]!.id, true);
    await decide(waiting[2]!.id, false);
    const entries = await shown();
    expect(entries.map(({ image }) => image.id)).toEqual([second, first]);
    expect(entries[0]).toMatchObject({ maker: 'Ada Lace', notes: ['for all'], image: { seed: null, scene: null } });
    expect(JSON.stringify(entries)).not.toContain('original');
    expect(await queue('refused')).toMatchObject([{ image: { id: third } }]);
  });

  it('follows a changed decision', async () => {
    await offered();
    const id = await firstInLine();
    await decide(id, true);
    expect(await shown()).toHaveLength(1);
    await decide(id, false);
    expect(await shown()).toEqual([]);
  });

  it('hides a deleted picture, and shows it again when it is restored', async () => {
    const [image] = await offered();
    const id = await firstInLine();
    await decide(id, true);
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: image! } });
    expect(await shown()).toEqual([]);
    await ada.api.call(imageActionRoutes.restore, { body: { id: image! } });
    expect(await shown()).toHaveLength(1);
  });

  it('is searched by the words of the prompts', async () => {
    const [image] = await app.world.pictures({ owner: ada, row: { words: "'velvet' 'gown'" } });
    await submit(image!);
    await decide(await firstInLine(), true);
    const found = async (search: string) =>
      (await app.api.call(showcaseRoutes.list, { query: { search } })).data.entries.map((entry) => entry.image.id);
    expect(await found('velvet gowns')).toEqual([image]);
    expect(await found('linen')).toEqual([]);
  });

  it('continues where the previous page ended, without gaps or repeats', async () => {
    const images = await offered(25);
    while ((await queue()).length > 0) await decide(await firstInLine(), true);
    const first = (await app.api.call(showcaseRoutes.list, { query: {} })).data;
    const second = (await app.api.call(showcaseRoutes.list, { query: { cursor: first.next! } })).data;
    const seen = [...first.entries, ...second.entries].map(({ image }) => image.id);
    expect(second.next).toBeNull();
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(new Set(images));
  });
});

describe('the examples', () => {
  beforeAll(() => void builtIn.push(builtInPicture('gown', 7), builtInPicture('chair', 9), builtInPicture('lamp')));
  afterAll(() => void builtIn.splice(0));
  const prompts = async () => (await shown()).map(({ image }) => image.prompt);

  it('fill the showcase of a new installation, with their words', async () => {
    const [gown, chair, ...others] = await shown();
    expect(others).toEqual([]);
    expect(gown).toMatchObject({
      maker: 'Kenna',
      notes: ['note on gown'],
      is_example: true,
      image: { prompt: 'gown' },
    });
    expect(gown!.image.webp_image_url).toBe('/files/gallery/gown-960.webp');
    expect(chair!.id).toBe(-9);
  });

  it('follow the last accepted picture', async () => {
    await offered(21);
    while ((await queue()).length > 0) await decide(await firstInLine(), true);
    const first = (await app.api.call(showcaseRoutes.list, { query: {} })).data;
    expect(first.entries.filter(({ is_example }) => is_example)).toEqual([]);
    const second = (await app.api.call(showcaseRoutes.list, { query: { cursor: first.next! } })).data;
    expect(second.entries.map(({ is_example }) => is_example)).toEqual([false, true, true]);
    expect(second.next).toBeNull();
  });

  it('are searched by their words', async () => {
    const { entries } = (await app.api.call(showcaseRoutes.list, { query: { search: 'chairs' } })).data;
    expect(entries.map(({ id }) => id)).toEqual([-9]);
  });

  it('are removed by an admin, and come back when one accepts them again', async () => {
    expect((await decide(-7, false)).data.submission).toMatchObject({ id: -7, status: 'refused' });
    await decide(-7, false);
    expect(await prompts()).toEqual(['chair']);
    expect(await queue('refused')).toMatchObject([{ id: -7, is_example: true }]);
    expect(await queue('accepted')).toMatchObject([{ id: -9 }]);
    await decide(-7, true);
    expect(await prompts()).toEqual(['gown', 'chair']);
    expect(await queue('refused')).toEqual([]);
  });

  it('are the only things with negative ids', async () => {
    expect((await decide(-8, false)).status).toBe(404);
    expect((await decide(0, false)).status).toBe(422);
  });
});

function builtInPicture(name: string, exampleId?: number): BuiltInPicture {
  const showcase =
    exampleId === undefined ? {} : { showcase: { id: exampleId, note: `note on ${name}`, drawn_on: '2026-11-28' } };
  return {
    prompt: name,
    negative_prompt: '',
    model: 'kenna3',
    seed: 1,
    width: 640,
    height: 960,
    thumbhash: '',
    variants: [{ width: 960, url: `/files/gallery/${name}-960.webp` }],
    ...showcase,
  };
}
