/** Admins order engines and families on two servers that share a database. */
import { auditRoutes, engineAdminRoutes, renderRoutes } from '@kenna/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createComfyuiEngine } from '../../adapters/image-engine/comfyui/comfyui-engine.ts';
import { filesOfAll } from '../../testing/fake-comfyui/family-files.ts';
import { startFakeComfyui, type FakeComfyui } from '../../testing/fake-comfyui/fake-comfyui.ts';
import { remoteSettings } from '../../testing/remote-settings.ts';
import { createSteeredEngine } from '../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

const MODEL = { steps: null, size: { multiple: 64, pixels: 256 * 256 } };
const FILES = filesOfAll('z-image-turbo', 'flux-2-klein-4b');
const log = pino({ level: 'silent' });

let comfyui: FakeComfyui;
let app: TestApp;
/** A server of the same installation, which has not seen the requests of the admin. */
let other: TestApp;
let admin: Person;
let ada: Person;

const remotesOf = (url: string) => {
  const { readInstruction: _reading, exportScene: _files, judgeWords: _judging, ...steered } = createSteeredEngine();
  const cloud = { ...steered, name: 'cloud', vocabulary: null };
  const settings = remoteSettings('comfyui', url, { name: 'studio', model: MODEL, familyOrder: ['z-image-turbo'] });
  return [cloud, createComfyuiEngine({ settings, log })];
};

beforeAll(async () => {
  comfyui = await startFakeComfyui({ modelFiles: FILES });
  app = await testApp({ remotes: remotesOf(comfyui.url), worker: false });
  other = await testApp({ remotes: remotesOf(comfyui.url), database: app.database });
  admin = await app.world.admin();
  ada = await app.world.user({ plan: 'starter', left: 100 });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await comfyui.close();
});
beforeEach(() => other.clock.advance(60_000));

/** The engine that draws on the other server, and the file with which the studio would. */
async function drawnBy(): Promise<[engine: string | null, file: unknown]> {
  const body = {
    page: 'GenerateImage',
    prompt: 'a dress',
    image_count: 1,
    image_width: 256,
    image_height: 256,
  } as const;
  const { data } = await ada.api.call(renderRoutes.create, { body });
  await other.settle();
  const image = await app.db
    .selectFrom('images')
    .select('engine')
    .where('render_id', '=', data.render_id)
    .executeTakeFirstOrThrow();
  const nodes = Object.values(comfyui.prompts.at(-1)?.prompt ?? {});
  return [image.engine, nodes.find((node) => node.class_type === 'UNETLoader')?.inputs['unet_name']];
}
const order = (engines: readonly string[]) =>
  admin.api.call(engineAdminRoutes.order, { body: { engines: [...engines] } });
const orderFamilies = (families: readonly string[] | null, name = 'studio') =>
  admin.api.call(engineAdminRoutes.orderFamilies, { body: { name, families: families && [...families] } });
const stateOf = async (name: string) =>
  (await admin.api.call(engineAdminRoutes.list)).data.engines.find((engine) => engine.name === name)!;
const newestEntry = async () => (await admin.api.call(auditRoutes.list, { query: {} })).data.entries[0];

describe('orders that admins set', () => {
  it('prefer an engine on every server, are shown and are logged', async () => {
    expect((await stateOf('cloud')).place).toBeNull();
    for (const first of ['studio', 'cloud']) {
      expect((await order([first])).status).toBe(200);
      other.clock.advance(60_000);
      expect((await drawnBy())[0]).toBe(first);
      expect((await stateOf(first)).place).toBe(0);
    }
    expect((await stateOf('studio')).place).toBeNull();
    const entry = { action: 'engine.order', before: { engines: ['studio'] }, after: { engines: ['cloud'] } };
    expect(await newestEntry()).toMatchObject(entry);
  });

  it('prefer a family on every server, until the configured order applies again', async () => {
    await order(['studio']);
    const families = async () => (await stateOf('studio')).report!.families;
    expect(await families()).toEqual([
      { id: 'z-image-turbo', title: 'Z-Image Turbo', is_ordered: true, is_usable: true },
      { id: 'flux-2-klein-4b', title: 'FLUX.2 klein 4B', is_ordered: false, is_usable: true },
    ]);
    expect(await drawnBy()).toEqual(['studio', 'z_image_turbo_bf16.safetensors']);

    await orderFamilies(['flux-2-klein-4b']);
    other.clock.advance(60_000);
    expect(await drawnBy()).toEqual(['studio', 'flux-2-klein-4b.safetensors']);
    expect((await families()).map(({ id, is_ordered }) => [id, is_ordered])).toEqual([
      ['flux-2-klein-4b', true],
      ['z-image-turbo', false],
    ]);
    expect((await stateOf('studio')).orders_families).toBe(true);
    expect(await newestEntry()).toMatchObject({
      action: 'engine.families',
      before: { engine: 'studio', families: null },
      after: { engine: 'studio', families: ['flux-2-klein-4b'] },
    });

    await orderFamilies(null);
    other.clock.advance(60_000);
    expect(await drawnBy()).toEqual(['studio', 'z_image_turbo_bf16.safetensors']);
    expect((await stateOf('studio')).orders_families).toBe(false);
  });

  it('are refused for engines and families that are not there, or are named twice', async () => {
    for (const engines of [['nobody'], ['cloud', 'cloud'], ['steered']])
      expect(await order(engines)).toMatchObject({
        status: 422,
        data: { fields: { engines: expect.any(String) as string } },
      });
    for (const families of [['flux-1-dev'], ['z-image-turbo', 'z-image-turbo']])
      expect(await orderFamilies(families)).toMatchObject({
        status: 422,
        data: { fields: { families: expect.any(String) as string } },
      });
    expect((await orderFamilies([], 'nobody')).status).toBe(404);
  });
});
