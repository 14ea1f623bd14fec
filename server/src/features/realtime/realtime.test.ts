import { chatChannel, chatRoutes, imageRoutes, libraryChannel, renderResultsChannel } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { IMPOSSIBLE_WORD } from '../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  ada = await app.world.user();
});
afterAll(() => app.close());

const authorize = (channel: string, { socket = '123.456', person = ada }: { socket?: string; person?: Person } = {}) =>
  person.api.raw('/api/web/broadcasting/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ socket_id: socket, channel_name: channel }).toString(),
  });

describe('listening to a channel', () => {
  it('is granted for the person’s own channels, in the format of the official client', async () => {
    const response = await authorize(renderResultsChannel(ada.id));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ auth: expect.stringContaining(renderResultsChannel(ada.id)) });
    expect((await authorize(`private-render.results.for.dialog.${ada.id}`)).status).toBe(200);
    expect((await authorize(`private-subscription.change.${ada.id}`)).status).toBe(200);
    expect((await authorize(libraryChannel(ada.id))).status).toBe(200);
  });

  it('is refused for the channels of others and for names that are not ours', async () => {
    const foreign = [
      renderResultsChannel(ada.id + 1),
      libraryChannel(ada.id + 1),
      `private-render.results.${ada.id}extra`,
      `private-render.results.0${ada.id + 1}`,
      `presence-render.results.${ada.id}`,
      `private-render.results.${ada.id}:{}`,
      `private-anything.${ada.id}`,
    ];
    for (const channel of foreign) expect((await authorize(channel)).status, channel).toBe(403);
  });

  it('is granted for a conversation only to its owner', async () => {
    const url = await uploadPicture(ada, plainPicture(240, 240));
    const { image } = (await ada.api.call(imageRoutes.find, { query: { image_url: url } })).data;
    const body = { text: IMPOSSIBLE_WORD, image_ids: [image.id] };
    const { chatId } = (await ada.api.call(chatRoutes.send, { params: { id: 'new' }, body })).data;
    expect((await authorize(chatChannel(chatId))).status).toBe(200);
    expect((await authorize(chatChannel(chatId), { person: await app.world.user() })).status).toBe(403);
    expect((await authorize(chatChannel(chatId + 1000))).status).toBe(403);
  });

  it('is refused for an ambiguous socket id', async () => {
    expect((await authorize(renderResultsChannel(ada.id), { socket: '1:2.3' })).status).toBe(422);
  });

  it('needs a session, which may be a blocked person’s', async () => {
    const blocked = await app.world.blockedUser();
    expect((await authorize(`private-subscription.change.${blocked.id}`, { person: blocked })).status).toBe(200);
    const response = await app.api.raw('/api/web/broadcasting/auth', { method: 'POST' });
    expect(response.status).toBe(401);
  });
});
