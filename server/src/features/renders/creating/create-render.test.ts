import { imageRoutes, parseFinalPrompt, renderRoutes, type RenderRequest } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN_THING } from '../../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  ada = await app.world.user();
});
afterAll(() => app.close());

const dress: RenderRequest = {
  page: 'GenerateImage',
  prompt: 'emerald silk evening dress',
  image_width: 256,
  image_height: 256,
};
const ask = (body: Partial<RenderRequest> = {}, person = ada) =>
  person.api.call(renderRoutes.create, { body: { ...dress, ...body } });
const tryAnything = (unchecked: unknown) => ada.api.call(renderRoutes.create, { unchecked });

async function upload(person: Person): Promise<string> {
  const pixels = await sharp({ create: { width: 210, height: 210, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(pixels)], { type: 'image/png' }), 'teal.png');
  return (await person.api.call(imageRoutes.upload, { form })).data;
}

describe('asking for pictures', () => {
  it('returns at once a placeholder for each picture and the remaining quota', async () => {
    const person = await app.world.user();
    const { status, data } = await ask({ image_count: 4, image_width: 640, image_height: 960 }, person);
    expect(status).toBe(200);
    expect(data.render_limit).toBe(19);
    expect(data.placeholders).toEqual(
      [0, 1, 2, 3].map((index) => ({ index, width: 640, height: 960, preview_url: null })),
    );
  });

  it('refuses words that the engine cannot draw, offers alternatives, and charges nothing', async () => {
    const person = await app.world.user();
    expect(await ask({ prompt: `velvet ${UNKNOWN_THING}` }, person)).toMatchObject({
      status: 422,
      code: 1070,
      message: 'The built-in engine cannot draw a sofa yet. Nothing was charged.',
      data: {
        thing: 'sofa',
        reason: 'The built-in engine cannot draw a sofa yet.',
        advice: null,
        offers: [{ kind: 'nearest', label: 'a chair', prompt: 'velvet chair' }],
      },
    });
    expect((await ask({ prompt: 'velvet chair' }, person)).data.render_limit).toBe(19);
  });

  it('refuses undressed minors in whichever field, and charges nothing', async () => {
    const person = await app.world.user();
    expect(await ask({ prompt: 'portrait of a schoolgirl', accent_prompt: 'topless' }, person)).toMatchObject({
      status: 422,
      data: { fields: { prompt: 'This is not drawn here. Please see the content guidelines.' } },
    });
    expect((await ask({}, person)).data.render_limit).toBe(19);
  });

  it('assembles the final prompt, with each style once and a random seed', async () => {
    const { data } = await ask({
      prompt_styles: ['Cinematic', 'Cinematic'],
      negative_prompt: 'belt',
      accent_prompt: 'soft',
      final_prompt: '/render something else',
      model: 'kenna3',
    });
    const row = await app.db
      .selectFrom('renders')
      .select(['final_prompt', 'seed'])
      .where('id', '=', data.render_id)
      .executeTakeFirstOrThrow();
    expect(parseFinalPrompt(row.final_prompt)).toMatchObject({
      command: 'render',
      positive: dress.prompt,
      styles: ['Cinematic'],
      negative: 'belt',
      accent: 'soft',
      model: 'kenna3',
      seed: row.seed,
    });
  });

  it('chooses a seed with which pictures of the render can share shapes, and keeps a requested seed', async () => {
    const seedOf = async (id: number) => (await ada.api.call(renderRoutes.get, { params: { id } })).data.settings.seed;
    for (let i = 0; i < 4; i++) expect((await seedOf((await ask()).data.render_id)) % 4).toBe(0);
    expect(await seedOf((await ask({ seed: 7 })).data.render_id)).toBe(7);
  });

  it('waits behind earlier renders', async () => {
    const { data: first } = await ask();
    const { data: second } = await ask();
    const position = async (id: number) =>
      (await ada.api.call(renderRoutes.get, { params: { id } })).data.position ?? -1;
    expect((await position(second.render_id)) - (await position(first.render_id))).toBe(1);
  });

  it('stores emoji, right-to-left text and any script as typed', async () => {
    for (const prompt of ['👗🧵 שמלה ירוקה', 'فستان سهرة زمردي', 'エメラルドのドレス', 'Robe d\'été "fluide" <b>']) {
      const { data } = await ask({ prompt });
      expect((await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data.settings.prompt).toBe(
        prompt,
      );
    }
  });

  it('replaces control characters with spaces', async () => {
    const { data } = await ask({ prompt: 'red\u0001dress\r\n\u202e' + 'x\u0007', prompt_styles: ['Low\u0001key'] });
    const { settings } = (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
    expect(settings.prompt).toBe('red dress \u202ex');
    expect(settings.prompt_styles).toEqual(['Low key']);
  });
});

describe('an invalid render request', () => {
  const refusals: [string, unknown, string][] = [
    ['a prompt of nothing but spaces', { ...dress, prompt: ' \u0000 \n' }, 'prompt'],
    ['a huge prompt', { ...dress, prompt: 'x'.repeat(2001) }, 'prompt'],
    ['a prompt that is no text', { ...dress, prompt: ['dress'] }, 'prompt'],
    ['an unknown field', { ...dress, is_free: true }, 'is_free'],
    ['an unknown mode', { ...dress, page: 'MineBitcoin' }, 'page'],
    ['an unknown model', { ...dress, model: 'dalle' }, 'model'],
    ['a size of zero', { ...dress, image_width: 0 }, 'image_width'],
    ['a negative size', { ...dress, image_height: -768 }, 'image_height'],
    ['a size that is no number', { ...dress, image_width: '768' }, 'image_width'],
    ['half a pixel', { ...dress, image_width: 300.5 }, 'image_width'],
    ['a huge size', { ...dress, image_width: 100_000 }, 'image_width'],
    ['two sizes that differ', { ...dress, size: '768x768' }, 'size'],
    ['three pictures', { ...dress, image_count: 3 }, 'image_count'],
    ['a hundred pictures', { ...dress, image_count: 100 }, 'image_count'],
    ['guidance beyond its slider', { ...dress, guidance_slider: 99 }, 'guidance_slider'],
    ['a negative seed', { ...dress, seed: -1 }, 'seed'],
    ['a background that is no colour', { ...dress, background_type: 'red; drop table' }, 'background_type'],
    ['a hundred styles', { ...dress, prompt_styles: Array(100).fill('Cinematic') }, 'prompt_styles'],
    ['a key with control characters', { ...dress, idempotency_key: 'abc\u0000defgh' }, 'idempotency_key'],
    ['an endless number', { ...dress, guidance_slider: 1e999 }, 'guidance_slider'],
  ];

  it.each(refusals)('is refused with the name of the field: %s', async (_name, body, field) => {
    const answer = await tryAnything(body);
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 422, code: 1017 });
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('is refused without the inputs that its tool requires, and costs nothing', async () => {
    const person = await app.world.user();
    const prompt_image_url = await upload(person);
    expect(await ask({ page: 'Backdrop' }, person)).toMatchObject({
      status: 422,
      data: { fields: { prompt_image_url: 'This field is required' } },
    });
    expect(await ask({ page: 'VirtualTryOn', prompt_image_url }, person)).toMatchObject({
      status: 422,
      data: { fields: { blend_image_url: 'This field is required' } },
    });
    expect(await ask({ page: 'EditWithChat', prompt_image_url }, person)).toMatchObject({
      status: 422,
      data: { fields: { text: 'This field is required' } },
    });
    expect((await ask({}, person)).data.render_limit).toBe(19);
  });

  it('is refused when it names a picture of another person, a missing or an external one', async () => {
    const theirs = await upload(await app.world.user());
    for (const url of [
      theirs,
      '/files/images/none/original.png',
      'http://169.254.169.254/latest',
      '../../etc/passwd',
    ]) {
      for (const field of ['prompt_image_url', 'mask_image', 'blend_image_url']) {
        expect(await ask({ [field]: url }), `${field} ${url}`).toMatchObject({ status: 403, code: 1008 });
      }
    }
    expect((await ask({ prompt_image_url: await upload(ada) })).status).toBe(200);
  });

  it('is refused for another user id, without a session, and for a blocked person', async () => {
    expect(await ask({ user_id: ada.id + 1 })).toMatchObject({ status: 403, code: 1009 });
    expect((await ask({ user_id: ada.id })).status).toBe(200);
    expect((await app.api.call(renderRoutes.create, { body: dress })).status).toBe(401);
    expect(await ask({}, await app.world.blockedUser())).toMatchObject({ status: 403, code: 1007 });
  });

  it('is refused when a person sends too many', async () => {
    const limited = await testApp({ worker: false, limits: { renderPerPerson: { max: 2, timeWindow: '1 minute' } } });
    const [first, second] = [await limited.world.user(), await limited.world.user()];
    const statuses = [await ask({}, first), await ask({}, first), await ask({}, first), await ask({}, second)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    await limited.close();
  });
});

describe('the same request again', () => {
  const key = () => crypto.randomUUID();

  it('is the same render, charged once', async () => {
    const person = await app.world.user();
    const body = { idempotency_key: key() };
    const first = await ask(body, person);
    const second = await ask(body, person);
    expect(second.data).toEqual(first.data);
    expect(second.data.render_limit).toBe(19);
  });

  it('is the same render when both arrive at once', async () => {
    const person = await app.world.user();
    const body = { idempotency_key: key() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(body, person)));
    expect(new Set(answers.map(({ data }) => data.render_id)).size).toBe(1);
    expect(answers.every(({ status, data }) => status === 200 && data.render_limit === 19)).toBe(true);
  });

  it('is answered even when no quota is left', async () => {
    const person = await app.world.user({ left: 1 });
    const body = { idempotency_key: key() };
    const first = await ask(body, person);
    expect((await ask(body, person)).data).toEqual(first.data);
    expect((await ask({ idempotency_key: key() }, person)).status).toBe(402);
  });

  it('conflicts when the key was used for another request', async () => {
    const idempotency_key = key();
    await ask({ idempotency_key });
    expect(await ask({ idempotency_key, prompt: 'another dress' })).toMatchObject({ status: 409, code: 1014 });
  });

  it('is another render for another person with the same key', async () => {
    const body = { idempotency_key: key() };
    const [mine, theirs] = [await ask(body), await ask(body, await app.world.user())];
    expect(mine.data.render_id).not.toBe(theirs.data.render_id);
  });
});
