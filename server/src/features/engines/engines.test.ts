import { auditRoutes, engineAdminRoutes, engineRoutes, renderRoutes, type RenderRequest } from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSteeredEngine } from '../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

const { readInstruction: _reading, exportScene: _files, judgeWords: _judging, ...steered } = createSteeredEngine();
const studio = {
  ...steered,
  name: 'studio',
  vocabulary: null,
  controlsOf: () => ['guidance'] as const,
  describe: async (...asked: Parameters<typeof steered.describe>) => ({
    ...(await steered.describe(...asked)),
    files: [
      {
        name: 'klein.safetensors',
        folder: 'diffusion_models',
        use: 'used' as const,
        words: 'Used to draw.',
        licence: null,
        operations: ['generate', 'instructEdit'] as const,
      },
    ],
    devices: [
      { name: 'Card', memoryTotal: 24e9, memoryFree: 9e9 },
      { name: 'Silent card', memoryTotal: 24e9, memoryFree: null },
    ],
  }),
};

let app: TestApp;
let admin: Person;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ remotes: [studio], peopleChoose: true });
  [admin, ada] = [await app.world.admin(), await app.world.user({ plan: 'starter', left: 100 })];
});
afterAll(() => app.close());
beforeEach(() => {
  steered.setHealthy(true);
  app.clock.advance(10 * 60_000);
});

const body = { page: 'GenerateImage', prompt: 'a dress', image_count: 1, image_width: 256, image_height: 256 } as const;

async function draw(changes: Partial<RenderRequest> = {}) {
  const { data } = await ada.api.call(renderRoutes.create, { body: { ...body, ...changes } });
  await app.settle();
  const render = (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
  const engines = await app.db
    .selectFrom('images')
    .select('engine')
    .where('render_id', '=', data.render_id)
    .orderBy('position')
    .execute();
  return {
    ...render,
    engines: engines.map(({ engine }) => engine),
    remarks: render.images.flatMap(({ remarks }) => remarks),
  };
}
const states = async () => (await admin.api.call(engineAdminRoutes.list)).data.engines;

describe('a render on a remote engine', () => {
  it('is made by it, and its name is recorded', async () => {
    expect(await draw()).toMatchObject({ status: 'completed', engines: ['studio'], remarks: [] });
  });

  it('is tried once on another engine when the first runs out of memory, with a note', async () => {
    steered.failNext('out_of_memory');
    expect(await draw()).toMatchObject({
      status: 'completed',
      engines: ['steered'],
      remarks: [{ kind: 'engine', words: 'Engine studio ran out of memory, so the built-in engine made this.' }],
    });
  });

  it('is charged only for delivered pictures, although two engines worked on it', async () => {
    const bea = await app.world.user({ plan: 'starter', left: 10 });
    steered.stopAfter(1);
    const { data } = await bea.api.call(renderRoutes.create, { body: { ...body, image_count: 2 } });
    await app.settle();
    steered.stopAfter(null);
    const { images } = (await bea.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
    expect(images).toHaveLength(2);
    expect((await bea.api.call(renderRoutes.create, { body })).data.render_limit).toBe(7);
    await app.settle();
  });

  it('is made by another engine when the first fails or takes too long, and is charged once', async () => {
    const bea = await app.world.user({ plan: 'starter', left: 10 });
    for (const [kind, words] of [
      ['failed', 'Engine studio failed, so the built-in engine made this.'],
      ['timeout', 'Engine studio took too long, so the built-in engine made this.'],
    ] as const) {
      steered.failNext(kind);
      const { data } = await bea.api.call(renderRoutes.create, { body });
      await app.settle();
      const render = (await bea.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
      expect(render.images.flatMap(({ remarks }) => remarks)).toEqual([{ kind: 'engine', words }]);
      // A success in between keeps the engine from being paused.
      await draw();
    }
    expect((await bea.api.call(renderRoutes.create, { body })).data.render_limit).toBe(7);
    await app.settle();
  });

  it('is not tried on another engine when the first declines it', async () => {
    const before = app.engine.tasks.length;
    steered.failNext('refused');
    expect((await draw()).status).toBe('error');
    expect(app.engine.tasks.length).toBe(before);
  });

  it('is made by the fallback while the engine is down', async () => {
    steered.setHealthy(false);
    const words = 'Engine studio could not be reached, so the built-in engine made this.';
    expect(await draw()).toMatchObject({ engines: ['steered'], remarks: [{ kind: 'engine', words }] });
  });

  it('is refused without a charge when the fallback cannot draw it', async () => {
    const bea = await app.world.user({ plan: 'starter', left: 10 });
    steered.setHealthy(false);
    app.engine.failNext('not_drawable');
    const { data } = await bea.api.call(renderRoutes.create, { body });
    await app.settle();
    expect((await bea.api.call(renderRoutes.get, { params: { id: data.render_id } })).data).toMatchObject({
      status: 'error',
      reason: 'Engine studio could not be reached. simulated: not_drawable Nothing was charged.',
      images: [],
    });
    expect((await bea.api.call(renderRoutes.create, { body })).data.render_limit).toBe(9);
    await app.settle();
  });

  it('is accepted with any words, because the engine may draw what the built-in one cannot', async () => {
    expect((await draw({ prompt: 'velvet sofa' })).status).toBe('completed');
  });

  it('gets its faces enhanced by an engine that can', async () => {
    expect((await draw({ face_fixes: true })).engines).toEqual(['studio']);
    expect(studio.tasks.at(-1)?.operation).toBe('enhanceFaces');
  });
});

describe('picking an engine', () => {
  it('is offered with the controls of each', async () => {
    const { abilities, choice } = (await ada.api.call(engineRoutes.list)).data;
    const generating = abilities.find(({ page, model }) => page === 'GenerateImage' && model === 'kennaxl');
    expect(generating?.controls).toEqual(['guidance', 'presets']);
    expect(choice.map(({ name, title }) => [name, title])).toEqual([
      ['studio', 'Engine studio'],
      ['steered', 'Built-in engine'],
    ]);
    expect(choice[1]?.abilities[0]?.controls).toContain('seed');
  });

  it('is respected', async () => {
    expect(await draw({ engine: 'steered' })).toMatchObject({ engines: ['steered'], remarks: [] });
  });

  it('is refused for an engine that is not there', async () => {
    const answer = await ada.api.call(renderRoutes.create, { body: { ...body, engine: 'nobody' } });
    expect(answer).toMatchObject({ status: 422, data: { fields: { engine: 'There is no such engine to pick' } } });
  });
});

describe('the admin page of engines', () => {
  it('shows the address, models, operations and last faults of each engine', async () => {
    steered.failNext('out_of_memory');
    await draw();
    await app.services.background.settle();
    const [remote, own] = await states();
    expect(remote).toMatchObject({
      name: 'studio',
      title: 'Engine studio',
      is_healthy: true,
      rests_until: null,
      running: 0,
      address: { kind: 'test', url: 'http://engine.test' },
      report: { version: '1.0', queue: 0 },
    });
    expect(remote?.faults[0]).toMatchObject({ kind: 'out_of_memory', operation: 'generate', model: 'kennaxl' });
    expect(remote?.operations.find(({ name }) => name === 'inpaint')?.kind).toBe('native');
    expect(own).toMatchObject({ name: 'steered', address: null });
  });

  it('shows an engine that does not answer', async () => {
    steered.setHealthy(false);
    expect((await states())[0]).toMatchObject({ is_healthy: false, report: null });
  });

  it('tests an engine with a picture that is charged to nobody, and logs the test', async () => {
    const { status, data } = await admin.api.call(engineAdminRoutes.test, { body: { name: 'studio' } });
    expect(status).toBe(200);
    expect(data.fault).toBeNull();
    expect(data.picture).toMatch(/^data:image\/webp;base64,/);
    expect(data.memory).toEqual([{ device: 'Card', total: 24e9, free: 9e9 }]);
    const { entries } = (await admin.api.call(auditRoutes.list, { query: {} })).data;
    expect(entries[0]).toMatchObject({ action: 'engine.test', after: { engine: 'studio' } });
  });

  it('tests each operation of an engine with a small task of its own', async () => {
    const [remote] = await states();
    for (const { name: operation } of remote!.operations) {
      const { data } = await admin.api.call(engineAdminRoutes.test, { body: { name: 'studio', operation } });
      expect(data.fault, operation).toBeNull();
      expect(studio.tasks.at(-1)).toMatchObject({ operation, count: 1 });
    }
    // The pictures that are edited come from the built-in engine.
    expect(app.engine.tasks.at(-1)).toMatchObject({ operation: 'generate' });
  });

  it('tests a model file for what it can do, and refuses other files and operations', async () => {
    const asked = { name: 'studio', operation: 'instructEdit', file: 'klein.safetensors' };
    const { data } = await admin.api.call(engineAdminRoutes.test, { body: asked });
    expect(data.fault).toBeNull();
    const { entries } = (await admin.api.call(auditRoutes.list, { query: {} })).data;
    expect(entries[0]).toMatchObject({ after: { operation: 'instructEdit', file: 'klein.safetensors' } });
    for (const [changes, field] of [
      [{ operation: 'tryOn' }, 'file'],
      [{ file: 'other.safetensors' }, 'file'],
      [{ operation: 'fly', file: null }, 'operation'],
    ] as const) {
      const refused = await admin.api.call(engineAdminRoutes.test, { body: { ...asked, ...changes } });
      expect(refused).toMatchObject({ status: 422, data: { fields: { [field]: expect.any(String) as string } } });
    }
  });

  it('shows the engine’s error when the test fails', async () => {
    steered.failNext('missing_model');
    const { data } = await admin.api.call(engineAdminRoutes.test, { body: { name: 'studio' } });
    expect(data).toMatchObject({ picture: null, fault: 'missing_model: simulated: missing_model' });
  });
});
