/** A whole studio on one ComfyUI server that has FLUX.2 klein and nothing else, from requests of the API to graphs. */
import { engineRoutes, imageRoutes, renderRoutes, type RenderRequest } from '@kenna/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createComfyuiEngine } from '../../adapters/image-engine/comfyui/comfyui-engine.ts';
import { filesOf } from '../../testing/fake-comfyui/family-files.ts';
import { startFakeComfyui, type FakeComfyui } from '../../testing/fake-comfyui/fake-comfyui.ts';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { drawRun, makeRun } from '../../testing/runs.ts';
import { remoteSettings } from '../../testing/remote-settings.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

const MODEL = { steps: null, size: { multiple: 64, pixels: 256 * 256 } };

const LORA = 'denim_klein_4b.safetensors';

let comfyui: FakeComfyui;
let app: TestApp;
let ada: Person;
beforeAll(async () => {
  comfyui = await startFakeComfyui({
    modelFiles: filesOf('flux-2-klein-4b', { loras: [LORA] }),
    loraMetadata: { [LORA]: { 'modelspec.trigger_phrase': 'dnm' } },
    without: ['CatVTONWrapper'],
  });
  const settings = remoteSettings('comfyui', comfyui.url, { name: 'studio', model: MODEL });
  const engine = createComfyuiEngine({ settings, log: pino({ level: 'silent' }) });
  app = await testApp({ remotes: [engine] });
  await engine.isHealthy();
});
afterAll(async () => {
  await app.close();
  await comfyui.close();
});
beforeEach(async () => {
  ada = await app.world.user({ plan: 'starter', left: 10 });
});

/** Draws one picture, and returns it with the inputs of the nodes of each class in its graph. */
async function draw(body: RenderRequest) {
  const { data } = await ada.api.call(renderRoutes.create, { body: { image_count: 1, ...body } });
  await app.settle();
  const render = (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
  expect(render).toMatchObject({ status: 'completed', reason: null });
  const [image] = render.images;
  const { engine } = await app.db
    .selectFrom('images')
    .select('engine')
    .where('render_id', '=', data.render_id)
    .executeTakeFirstOrThrow();
  expect(engine).toBe('studio');
  const nodes = Object.values(comfyui.prompts.at(-1)!.prompt);
  const inputsOf = (kind: string) => nodes.flatMap((node) => (node.class_type === kind ? [node.inputs] : []));
  return { image: image!, inputsOf };
}

const dress: RenderRequest = { page: 'GenerateImage', prompt: 'red wrap dress', image_width: 256, image_height: 256 };

describe('a studio on FLUX.2 klein', () => {
  it('creates a picture, edits it by a message and puts a garment on a person, charged once each', async () => {
    const created = await draw(dress);
    expect(created.inputsOf('EmptyFlux2LatentImage')).toHaveLength(1);
    expect(created.inputsOf('CLIPLoader')[0]).toMatchObject({ clip_name: 'qwen_3_4b.safetensors', type: 'flux2' });
    expect(created.inputsOf('LoadImage')).toEqual([]);

    const source = { prompt_image_url: created.image.image_url };
    const edited = await draw({ page: 'EditWithChat', ...source, text: 'make it navy' });
    expect(edited.inputsOf('ReferenceLatent').length).toBeGreaterThan(0);
    expect(edited.inputsOf('LoadImage')).toHaveLength(1);
    expect(edited.inputsOf('CLIPTextEncode')[0]).toMatchObject({
      text: expect.stringContaining('make it navy') as string,
    });

    const [person, coat] = [await uploadPicture(ada, plainPicture(256, 320)), plainPicture(240, 240, 'maroon')];
    const blend_image_url = await uploadPicture(ada, coat);
    const worn = await draw({ page: 'VirtualTryOn', prompt_image_url: person, blend_image_url });
    expect(worn.inputsOf('LoadImage')).toHaveLength(2);
    expect(worn.inputsOf('ReferenceLatent')).toHaveLength(4);
    expect(worn.image).toMatchObject({ width: 256, height: 320 });

    expect(comfyui.misuse).toEqual([]);
    expect((await ada.api.call(renderRoutes.create, { body: { ...dress, image_count: 1 } })).data.render_limit).toBe(6);
    await app.settle();
  });

  it('offers the LoRAs of the server as styles of the tools that have them, and draws with the chosen one', async () => {
    const { abilities } = (await ada.api.call(engineRoutes.list)).data;
    const offering = abilities.filter(({ loras }) => loras !== undefined);
    expect(new Set(offering.map(({ page }) => page))).toEqual(
      new Set(['GenerateImage', 'CreateVariations', 'GenerateFill']),
    );
    expect(offering[0]?.loras).toEqual([
      { name: LORA, title: 'denim klein 4b', words: 'dnm', strength: 1, base: 'FLUX.2 klein 4B' },
    ]);

    const { image, inputsOf } = await draw({ ...dress, loras: [{ name: LORA, strength: 0.4 }] });
    expect(inputsOf('LoraLoaderModelOnly')).toMatchObject([{ lora_name: LORA, strength_model: 0.4 }]);
    expect(inputsOf('CLIPTextEncode')[0]).toMatchObject({ text: expect.stringContaining('dnm') as string });
    expect(image.final_prompt).toContain(`/lora 0.4 ${LORA}`);

    const refused = await ada.api.call(renderRoutes.create, {
      body: { ...dress, loras: [{ name: 'gone.safetensors' }] },
    });
    expect(refused).toMatchObject({ status: 422, data: { fields: { loras: expect.any(String) as string } } });
  });

  it('says in which sizes the model draws, where people choose the size', async () => {
    const { abilities } = (await ada.api.call(engineRoutes.list)).data;
    const sized = abilities.filter(({ sizes }) => sizes !== undefined);
    expect(new Set(sized.map(({ page }) => page))).toEqual(new Set(['GenerateImage']));
    expect(sized[0]?.sizes).toEqual({ multiple: 64, pixels: 256 * 256 });
  });

  it('refers to the picture of the garment itself in every shot of a series', async () => {
    const image_url = await uploadPicture(ada, plainPicture(256, 320, 'maroon'));
    const { image } = (await ada.api.call(imageRoutes.find, { query: { image_url } })).data;
    const shotOf = (name: string, text: string) => ({ name, photograph: 1, steps: [{ page: 'EditWithChat', text }] });
    const run = await makeRun(ada, {
      rows: [{ sku: 'A', photographs: [image.id] }],
      shots: [shotOf('Street', 'show it in a street'), shotOf('Beach', 'show it at a beach')],
    });
    const before = comfyui.prompts.length;
    expect(await drawRun(app, ada, run.id)).toMatchObject({ status: 'finished', cells: { done: 2 } });
    const graphs = comfyui.prompts.slice(before).map(({ prompt }) => Object.values(prompt));
    const inputsOf = (kind: string) =>
      graphs.map((nodes) => nodes.filter((node) => node.class_type === kind).map(({ inputs }) => inputs));
    expect(graphs).toHaveLength(2);
    const [street, beach] = inputsOf('LoadImage');
    expect(street).toHaveLength(1);
    expect(beach).toEqual(street);
    expect(inputsOf('ReferenceLatent').map(({ length }) => length)).toEqual([2, 2]);
    const [first, second] = inputsOf('RandomNoise');
    expect(second).toEqual(first);
  });

  it('gives the same picture for the same seed, and another for another', async () => {
    const looksOf = async (seed: number) => (await draw({ ...dress, seed })).image.thumbhash;
    const first = await looksOf(11);
    expect(await looksOf(11)).toBe(first);
    expect(await looksOf(12)).not.toBe(first);
  });
});
