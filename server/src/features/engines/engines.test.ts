import { auditRoutes, engineDeskRoutes, engineRoutes, renderRoutes, type RenderRequest } from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSteeredEngine } from '../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

const { readInstruction: _reading, exportScene: _files, judgeWords: _judging, ...steered } = createSteeredEngine();
const studio = { ...steered, name: 'studio', vocabulary: null, controlsOf: () => ['guidance'] as const };

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
const states = async () => (await admin.api.call(engineDeskRoutes.list)).data.engines;

describe('a render on a remote engine', () => {
  it('is made by it and named after it', async () => {
    expect(await draw()).toMatchObject({ status: 'completed', engines: ['studio'], remarks: [] });
  });

  it('moves on once when the engine runs out of memory, and the picture says so', async () => {
    steered.failNext('out_of_memory');
    expect(await draw()).toMatchObject({
      status: 'completed',
      engines: ['steered'],
      remarks: [{ kind: 'engine', words: 'Engine studio ran out of memory, so the built-in engine made this.' }],
    });
  });

  it('is charged for what was delivered alone, though two engines worked on it', async () => {
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

  it('does not move on when the engine declines it', async () => {
    const before = app.engine.tasks.length;
    steered.failNext('refused');
    expect((await draw()).status).toBe('error');
    expect(app.engine.tasks.length).toBe(before);
  });

  it('is stood in for while the engine is down', async () => {
    steered.setHealthy(false);
    const words = 'Engine studio could not be reached, so the built-in engine made this.';
    expect(await draw()).toMatchObject({ engines: ['steered'], remarks: [{ kind: 'engine', words }] });
  });

  it('is refused, uncharged, where the engine that stands in cannot draw it', async () => {
    const bea = await app.world.user({ plan: 'starter', left: 10 });
    steered.setHealthy(false);
    app.engine.failNext('not_drawable');
    const { data } = await bea.api.call(renderRoutes.create, { body });
    await app.settle();
    expect((await bea.api.call(renderRoutes.get, { params: { id: data.render_id } })).data).toMatchObject({
      status: 'error',
      reason: 'Engine studio could not be reached. told to be not_drawable Nothing was charged.',
      images: [],
    });
    expect((await bea.api.call(renderRoutes.create, { body })).data.render_limit).toBe(9);
    await app.settle();
  });

  it('is asked for whatever the words are, because it may draw what the built-in engine cannot', async () => {
    expect((await draw({ prompt: 'velvet sofa' })).status).toBe('completed');
  });

  it('gets the faces that were asked from whoever can', async () => {
    expect((await draw({ face_fixes: true })).engines).toEqual(['studio']);
    expect(studio.tasks.at(-1)?.operation).toBe('enhanceFaces');
  });
});

describe('picking an engine', () => {
  it('is offered with what each follows', async () => {
    const { abilities, choice } = (await ada.api.call(engineRoutes.list)).data;
    const generating = abilities.find(({ page, model }) => page === 'GenerateImage' && model === 'kennaxl');
    expect(generating?.controls).toEqual(['guidance', 'presets']);
    expect(choice.map(({ name, title }) => [name, title])).toEqual([
      ['studio', 'Engine studio'],
      ['steered', 'Built-in engine'],
    ]);
    expect(choice[1]?.abilities[0]?.controls).toContain('seed');
  });

  it('is followed', async () => {
    expect(await draw({ engine: 'steered' })).toMatchObject({ engines: ['steered'], remarks: [] });
  });

  it('is refused for an engine that is not there', async () => {
    const answer = await ada.api.call(renderRoutes.create, { body: { ...body, engine: 'nobody' } });
    expect(answer).toMatchObject({ status: 422, data: { fields: { engine: 'There is no such engine to pick' } } });
  });
});

describe('the desk', () => {
  it('shows each engine: where it is, what it has and does, and what it failed with last', async () => {
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

  it('tries one by a picture that is charged to nobody, and keeps that it was tried', async () => {
    const { status, data } = await admin.api.call(engineDeskRoutes.test, { body: { name: 'studio' } });
    expect(status).toBe(200);
    expect(data.fault).toBeNull();
    expect(data.picture).toMatch(/^data:image\/webp;base64,/);
    const { entries } = (await admin.api.call(auditRoutes.list, { query: {} })).data;
    expect(entries[0]).toMatchObject({ action: 'engine.test', after: { engine: 'studio' } });
  });

  it('says what the engine said when it made none', async () => {
    steered.failNext('missing_model');
    const { data } = await admin.api.call(engineDeskRoutes.test, { body: { name: 'studio' } });
    expect(data).toMatchObject({ picture: null, fault: 'missing_model: told to be missing_model' });
  });
});
