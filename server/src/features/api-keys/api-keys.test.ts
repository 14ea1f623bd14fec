import {
  accountAreaRoutes,
  accountRoutes,
  apiKeyRoutes,
  imageActionRoutes,
  imageRoutes,
  renderRoutes,
  showcaseRoutes,
  type ApiScope,
} from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, plainPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  ada = await app.world.user();
});
afterAll(() => app.close());

async function keyOf(person: Person, ...scopes: ApiScope[]) {
  const { data } = await person.api.call(apiKeyRoutes.create, { body: { name: 'Build', scopes } });
  return { ...data, api: app.api.as(data.token) };
}
const list = async (person: Person) => (await person.api.call(apiKeyRoutes.list)).data.keys;
const read = (api: Person['api']) => api.call(imageRoutes.listMine);

describe('a key', () => {
  it('is shown once and stored as a hash, and its last use is recorded', async () => {
    const person = await app.world.user();
    const { token, key, api } = await keyOf(person, 'read');
    expect(token).toMatch(/^kenna_sk_[\w-]{43}$/);
    expect(await list(person)).toEqual([{ ...key, last_used_at: null }]);
    expect((await read(api)).status).toBe(200);
    expect((await list(person))[0]?.last_used_at).not.toBeNull();
    const rows = await app.db.selectFrom('api_keys').selectAll().where('user_id', '=', person.id).execute();
    expect(JSON.stringify([rows, await list(person)])).not.toContain(token);
  });

  it('gives access only to its scopes', async () => {
    const [image] = await app.world.pictures({ owner: ada });
    const liking = { body: { image_id: image! } };
    const [reader, librarian, painter] = [
      await keyOf(ada, 'read'),
      await keyOf(ada, 'library'),
      await keyOf(ada, 'render'),
    ];
    const refused = { status: 403, code: 1039 };
    expect((await read(reader.api)).status).toBe(200);
    expect(await reader.api.call(imageActionRoutes.like, liking)).toMatchObject(refused);
    expect(await reader.api.call(renderRoutes.cancel, { params: { id: 1 } })).toMatchObject(refused);
    expect((await librarian.api.call(imageActionRoutes.like, liking)).status).toBe(200);
    expect(await read(librarian.api)).toMatchObject(refused);
    expect((await painter.api.call(renderRoutes.cancel, { params: { id: 99_999_999 } })).status).toBe(404);
  });

  it('receives absolute addresses, and they are accepted in requests', async () => {
    const { api } = await keyOf(ada, 'read', 'library', 'render');
    const form = formOf(await plainPicture(300, 300).png().toBuffer());
    const uploaded = (await api.call(imageRoutes.upload, { form })).data;
    const { image } = (await api.call(imageRoutes.find, { query: { image_url: uploaded } })).data;
    const addresses = [uploaded, image.image_url, image.webp_image_url, image.variants[0]!.url];
    for (const address of addresses) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/files\/signed\/images\//);
    expect(image.final_prompt).not.toContain('http');
    // Only the path is returned, because the page may be served from another address.
    const { data } = await ada.api.call(imageRoutes.find, { query: { image_url: uploaded } });
    expect(data.image.image_url).toMatch(/^\/files\/images\//);
    const guide = await (await app.api.raw('/api/docs')).text();
    expect(guide).toContain('are absolute in answers to keys and in notifications');
  });

  it('reaches only the data of its owner', async () => {
    const bob = await app.world.user();
    const [hers] = await app.world.pictures({ owner: ada });
    const { api } = await keyOf(bob, 'read', 'library', 'render');
    expect((await api.call(imageActionRoutes.like, { body: { image_id: hers! } })).status).toBe(404);
  });

  it('gives no access to the account, to other keys or to the admin area', async () => {
    const admin = await app.world.admin();
    const { api } = await keyOf(admin, 'read', 'library', 'render');
    const refused = { status: 403, code: 1039 };
    expect(await api.call(accountRoutes.authenticate)).toMatchObject(refused);
    expect(await api.call(accountRoutes.logout)).toMatchObject(refused);
    expect(await api.call(accountAreaRoutes.profile, { body: {} })).toMatchObject(refused);
    expect(await api.call(apiKeyRoutes.create, { body: { name: 'x', scopes: ['read'] } })).toMatchObject(refused);
    expect(await api.call(showcaseRoutes.queue, { query: {} })).toMatchObject(refused);
  });

  it('stops working at once when its owner revokes it, and nobody else can', async () => {
    const bob = await app.world.user();
    const { key, api } = await keyOf(ada, 'read');
    const revoke = (person: Person) => person.api.call(apiKeyRoutes.revoke, { body: { id: key.id } });
    expect((await revoke(bob)).status).toBe(404);
    expect((await read(api)).status).toBe(200);
    expect((await revoke(ada)).status).toBe(200);
    expect(await read(api)).toMatchObject({ status: 401, code: 1003 });
  });

  it('does not work while the account is blocked or waits for its deletion', async () => {
    const [blocked, leaving] = [await app.world.user(), await app.world.user()];
    const keys = [await keyOf(blocked, 'read'), await keyOf(leaving, 'read')];
    expect(await Promise.all(keys.map(async ({ api }) => (await read(api)).status))).toEqual([200, 200]);
    await app.db.updateTable('users').set({ is_blocked: true }).where('id', '=', blocked.id).execute();
    await leaving.api.call(accountAreaRoutes.requestDeletion, { body: { password: PASSWORD } });
    expect(await Promise.all(keys.map(async ({ api }) => (await read(api)).code))).toEqual([1007, 1003]);
  });

  it('requires a verified address and existing scopes', async () => {
    const stranger = await app.world.user({ verified: false });
    const body = { name: 'Build', scopes: ['read' as const] };
    expect(await stranger.api.call(apiKeyRoutes.create, { body })).toMatchObject({ status: 403, code: 1037 });
    const wrong = { name: '', scopes: ['admin'] };
    const answer = await ada.api.call(apiKeyRoutes.create, { unchecked: wrong });
    expect(answer.status).toBe(422);
    expect((await ada.api.call(apiKeyRoutes.create, { body: { name: 'x', scopes: [] } })).status).toBe(422);
  });
});
