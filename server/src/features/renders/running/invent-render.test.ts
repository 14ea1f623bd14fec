import {
  blendGuidanceSent,
  imageRoutes,
  parseFinalPrompt,
  renderRoutes,
  strengthSent,
  type RenderRequest,
} from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../../testing/pictures.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
let ada: Person;
let picture: string;
let second: string;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
  picture = await uploadPicture(ada, plainPicture(300, 240));
  second = await uploadPicture(ada, plainPicture(260, 280, 'coral'));
});
afterAll(() => app.close());

async function done(body: RenderRequest, person = ada) {
  const { data } = await person.api.call(renderRoutes.create, { body });
  await app.settle();
  return (await person.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
}
const task = () => app.engine.tasks.at(-1);
const refusalOf = async (body: RenderRequest) => {
  const answer = await ada.api.call(renderRoutes.create, { unchecked: body });
  return { status: answer.status, fields: (answer.data as unknown as { fields?: object } | null)?.fields };
};

describe('Sketch To Image', () => {
  const asked = (): RenderRequest => ({ page: 'LineToDrawing', prompt_image_url: picture });

  it('gives the engine the drawing and the line settings of the panel', async () => {
    const words = { prompt: 'red bodice', accent_prompt: 'lace', guidance_slider: 20, prompt_styles: ['Marble'] };
    const held = { strength_slider: strengthSent(0.2), cg_slider: 0.5, edges: true };
    const size = { image_width: 512, image_height: 640 };
    const render = await done({ ...asked(), ...words, ...held, ...size, model: 'kennasketch' });
    expect(task()).toMatchObject({
      operation: 'sketch',
      source: { width: 300, height: 240 },
      width: 512,
      height: 640,
      count: 2,
      prompt: 'red bodice',
      accentPrompt: 'lace',
      styles: ['Marble'],
      guidance: 20,
      model: 'kennasketch',
      strength: 0.2,
      lineControl: 0.5,
      edges: true,
      background: null,
    });
    expect(render.images).toMatchObject([{ width: 512, height: 640, tool: 'LineToDrawing' }, { width: 512 }]);
    expect(render.settings).toMatchObject({ ...held, prompt_image_url: picture });
    expect(parseFinalPrompt(render.images[0]?.final_prompt ?? '')?.strength).toBe(0.9);
  });

  it('requires a drawing, but no prompt', async () => {
    expect(await refusalOf({ page: 'LineToDrawing' })).toEqual({
      status: 422,
      fields: { prompt_image_url: 'This field is required' },
    });
    expect((await done(asked())).status).toBe('completed');
  });
});

describe('Create Variations', () => {
  const asked = (): RenderRequest => ({ page: 'CreateVariations', prompt_image_url: picture });

  it.each([
    [0, 1.1],
    [0.1, 1],
    [0.35, 0.75],
    [1, 0.1],
  ])('holds the source by %f where %f is sent', async (strength, sent) => {
    expect(strengthSent(strength)).toBe(sent);
    await done({ ...asked(), strength_slider: sent, image_count: 1 });
    expect(task()).toMatchObject({ operation: 'vary', strength, blend: null, colourways: [] });
  });

  it('uses the strength of the specification by default', async () => {
    const render = await done({ ...asked(), image_count: 1 });
    expect(task()).toMatchObject({ operation: 'vary', strength: 0.35 });
    expect(render.settings.strength_slider).toBe(0.75);
  });

  it.each([
    [0.5, 0.5],
    [0, 0],
    [0.8, 0.8],
    // The top of the slider leaves a tenth of the source.
    [0.9, 0.9],
    [1, 0.9],
  ])('converts a blend guidance of %f to a palette share of %f', async (guidance, palette) => {
    const blend = { blend_image_url: second, blend_guidance_slider: blendGuidanceSent(guidance) };
    await done({ ...asked(), ...blend, blend_control_guidance_slider: 0.75, image_count: 1 });
    const { blend: given } = task() as Extract<ReturnType<typeof task>, { operation: 'vary' }>;
    expect(given).toMatchObject({ source: { width: 260, height: 280 }, form: 0.25 });
    expect(given?.palette).toBeCloseTo(palette);
  });

  it('keeps the form of the source by default', async () => {
    await done({ ...asked(), blend_image_url: second, image_count: 1 });
    expect(task()).toMatchObject({ blend: { palette: 0.5, form: 0 } });
  });

  it('makes one picture for each colourway, in the size of the source, and counts each', async () => {
    const eve = await app.world.user({ plan: 'starter', left: 10 });
    const own = await uploadPicture(eve, plainPicture(300, 240));
    const colourways = ['navy', '#c65d3b', 'emerald green'];
    const body = { ...asked(), prompt_image_url: own, colourways, image_count: 4 } as const;
    const { data } = await eve.api.call(renderRoutes.create, { body });
    expect(data).toMatchObject({ render_limit: 7, placeholders: [{ width: 300, height: 240 }, {}, {}] });
    await app.settle();
    expect(task()).toMatchObject({ colourways, count: 3 });
  });

  it('refuses too many colourways, and blending with pictures of others', async () => {
    const many = Array.from({ length: 9 }, (_, index) => `#00000${index}`);
    expect(await refusalOf({ ...asked(), colourways: many })).toMatchObject({
      status: 422,
      fields: { colourways: 'At most 8 at once' },
    });
    const bob = await app.world.user();
    const theirs = await uploadPicture(bob, plainPicture(260, 260));
    expect((await refusalOf({ ...asked(), blend_image_url: theirs })).status).toBe(403);
  });
});

describe('Create Backdrop', () => {
  const asked = (): RenderRequest => ({ page: 'Backdrop', prompt_image_url: picture });
  const canvas = { image_width: 1200, image_height: 600 };

  it('gives the engine the canvas with the position of the picture', async () => {
    const placement = { x: -20, y: 300, width: 300, height: 240 };
    const render = await done({ ...asked(), ...canvas, placement, background_type: '#d8cfc0', image_count: 1 });
    expect(task()).toMatchObject({
      operation: 'outpaint',
      width: 1200,
      height: 600,
      placement,
      background: '#d8cfc0',
      strength: 1,
    });
    expect(render.images).toMatchObject([{ width: 1200, height: 600, tool: 'Backdrop' }]);
    expect(render.settings).toMatchObject({ placement, strength_slider: 0.1 });
  });

  it('centres a picture by default, and reduces one that is larger than its canvas', async () => {
    await done({ ...asked(), ...canvas, image_count: 1 });
    expect(task()).toMatchObject({ placement: { x: 450, y: 180, width: 300, height: 240 } });
    await done({ ...asked(), image_width: 256, image_height: 256, image_count: 1 });
    expect(task()).toMatchObject({ placement: { x: 0, y: 26, width: 256, height: 205 } });
  });

  it('accepts a canvas of up to 3000 pixels a side; other tools accept 1536', async () => {
    const wide = { image_width: 3000, image_height: 256, image_count: 1 } as const;
    expect((await done({ ...asked(), ...wide })).images[0]).toMatchObject({ width: 3000, height: 256 });
    expect((await refusalOf({ ...asked(), image_width: 3001 })).status).toBe(422);
    expect((await refusalOf({ page: 'LineToDrawing', prompt_image_url: picture, image_width: 1537 })).fields).toEqual({
      image_width: 'Use at most 1536 pixels',
    });
  });
});

it('keeps the lineage over three tools', async () => {
  const first = await done({ page: 'GenerateImage', prompt: 'a dress', image_count: 1 });
  const varied = await done({
    page: 'CreateVariations',
    prompt_image_url: first.images[0]?.image_url ?? '',
    colourways: ['navy'],
  });
  const set = await done({ page: 'Backdrop', prompt_image_url: varied.images[0]?.image_url ?? '', image_count: 1 });
  const id = set.images[0]?.id ?? 0;
  const { images } = (await ada.api.call(imageRoutes.lineage, { params: { id } })).data;
  expect(images.map(({ tool }) => tool)).toEqual(['GenerateImage', 'CreateVariations', 'Backdrop']);
});
