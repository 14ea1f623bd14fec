import {
  chatChannel,
  chatRoutes,
  colourRoutes,
  imageActionRoutes,
  imageRoutes,
  renderRoutes,
  type ChatSend,
} from '@kenna/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { halfMask, plainPicture, uploadMask, uploadPicture } from '../../testing/pictures.ts';
import { IMPOSSIBLE_WORD } from '../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
});
afterEach(() => app.engine.release());
afterAll(() => app.close());

async function upload(person = ada): Promise<number> {
  const url = await uploadPicture(person, plainPicture(240, 300));
  return (await person.api.call(imageRoutes.find, { query: { image_url: url } })).data.image.id;
}
const send = (id: number | 'new', body: ChatSend, person = ada) =>
  person.api.call(chatRoutes.send, { params: { id }, body });
const read = async (chatId: number, person = ada) =>
  (await person.api.call(chatRoutes.messages, { query: { chatId } })).data;
/** The picture shown below the last answer. */
const seen = async (chatId: number) => (await read(chatId)).messages.at(-1)?.picture;

/** A conversation with one step. */
async function begun(text = 'make it red') {
  const source = await upload();
  const { chatId } = (await send('new', { text, image_ids: [source] })).data;
  await app.settle();
  return { chatId, source, first: (await seen(chatId))!.id };
}

describe('a message that changes the picture', () => {
  it("may name the person's own colours, which the engine receives as codes", async () => {
    const person = await app.world.user({ plan: 'pro' });
    for (const [name, hex] of [
      ['Atelier Blush', '#e8c9c4'],
      ['Dress', '#00ff00'],
    ] as const)
      await person.api.call(colourRoutes.add, { body: { name, hex } });
    const source = await upload(person);
    const text = 'make the dress atelier blush';
    const { data } = await send('new', { text, image_ids: [source] }, person);
    expect(data.messages.map((message) => message.text)).toEqual([text, 'Will make the dress Atelier Blush']);
    await app.settle();
    expect(app.engine.tasks.at(-1)).toMatchObject({ operation: 'instructEdit', text: 'make the dress #e8c9c4' });
  });

  it('starts a render, and the answer shows its state', async () => {
    const source = await upload();
    app.engine.hold();
    const { data } = await send('new', { text: ' make it  red ', image_ids: [source] });
    expect(data.messages).toMatchObject([
      { role: 'user', text: 'make it red', outcome: null, render: null, picture: null },
      { role: 'assistant', text: 'Will make it red', outcome: 'edit', picture: { id: source } },
    ]);
    expect(data.messages[1]?.render).toMatchObject({
      id: data.accepted?.render_id,
      settings: { page: 'EditWithChat' },
    });
    app.engine.release();
    await app.settle();
    const { messages, source: began } = await read(data.chatId);
    expect(began?.id).toBe(source);
    expect(messages[1]).toMatchObject({
      render: { status: 'completed', settings: { text: 'make it red' } },
      picture: { parent_image_id: source, tool: 'EditWithChat', prompt: 'make it red', width: 240, height: 300 },
      suggestions: ['Make it navy'],
    });
    expect(app.engine.tasks.at(-1)).toMatchObject({ operation: 'instructEdit', text: 'make it red', last: null });
  });

  it('edits the last result, and gives the engine the earlier messages', async () => {
    const { chatId, first } = await begun();
    const { data } = await send(chatId, { text: 'more' });
    await app.settle();
    expect(await seen(chatId)).toMatchObject({ parent_image_id: first });
    expect(app.engine.tasks.at(-1)).toMatchObject({ text: 'more', last: { texts: ['make it red'] } });
    expect(data.messages[1]?.suggestions).toEqual(['Undo that']);
  });

  it('edits an earlier step when that is requested, and keeps the later ones', async () => {
    const { chatId, source, first } = await begun();
    await send(chatId, { text: 'blur it', image_ids: [source] });
    await app.settle();
    expect(await seen(chatId)).toMatchObject({ parent_image_id: source });
    expect((await read(chatId)).messages[1]?.picture?.id).toBe(first);
  });

  it('passes the mask to the engine', async () => {
    const source = await upload();
    const mask = await uploadMask(ada, halfMask(240, 300));
    const { data } = await send('new', { text: 'make this red', image_ids: [source], mask_image: mask });
    await app.settle();
    expect(data.messages).toMatchObject([{ is_marked: true }, { text: 'Will make this red there' }]);
    expect(app.engine.tasks.at(-1)).toMatchObject({ operation: 'instructEdit', mask: { width: 240, height: 300 } });
  });

  it('may refer to a second picture, which the engine gets and the message keeps', async () => {
    const [source, dress] = [await upload(), await upload()];
    const { data } = await send('new', { text: 'put this on her', image_ids: [source], second_image_id: dress });
    expect(data.messages).toMatchObject([
      { text: 'put this on her', attachments: [{ id: dress }] },
      { text: 'Will put this on her from the other', attachments: [] },
    ]);
    await app.settle();
    expect(app.engine.tasks.at(-1)).toMatchObject({
      operation: 'instructEdit',
      second: { source: { width: 240, height: 300 }, scene: null },
    });
    await send(data.chatId, { text: 'more' });
    await app.settle();
    expect(app.engine.tasks.at(-1)).toMatchObject({ text: 'more', second: null, last: { texts: [''] } });
  });

  it('is refused, and nothing is stored or charged, with a second picture that cannot be used', async () => {
    const source = await upload();
    const other = await app.world.user({ plan: 'pro' });
    const [theirs, binned] = [await upload(other), await upload()];
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: binned } });
    const tasks = app.engine.tasks.length;
    for (const [second, words] of [
      [theirs, /not among your images/],
      [binned, /not among your images/],
      [source, /the picture of the conversation itself/],
    ] as const) {
      const refusal = await send('new', { text: 'put this on her', image_ids: [source], second_image_id: second });
      expect(refusal.status).toBe(422);
      expect(refusal.data).toMatchObject({ fields: { second_image_id: expect.stringMatching(words) } });
    }
    const { data: chats } = await ada.api.call(chatRoutes.messages, { query: { image_id: source } });
    expect(chats.chatId).toBeNull();
    expect(app.engine.tasks.length).toBe(tasks);
  });

  it('fails with the reason when its second picture was binned while it waited', async () => {
    const [source, dress] = [await upload(), await upload()];
    app.engine.hold();
    const before = await send('new', { text: 'make it red', image_ids: [await upload()] });
    await app.engine.held();
    const { data } = await send('new', { text: 'put this on her', image_ids: [source], second_image_id: dress });
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: dress } });
    app.engine.release();
    await app.settle();
    const [said, answer] = (await read(data.chatId)).messages;
    expect(said?.attachments).toEqual([]);
    expect(answer).toMatchObject({ render: { status: 'error', reason: expect.stringMatching(/gone/) } });
    expect(before.status).toBe(200);
  });

  it('is refused until the previous step has ended', async () => {
    const source = await upload();
    app.engine.hold();
    const { data } = await send('new', { text: 'make it red', image_ids: [source] });
    await app.engine.held();
    expect((await send(data.chatId, { text: 'brighter' })).status).toBe(409);
    await ada.api.call(renderRoutes.cancel, { params: { id: data.accepted!.render_id } });
    app.engine.release();
    await app.settle();
    expect(await seen(data.chatId)).toMatchObject({ id: source });
    expect((await send(data.chatId, { text: 'brighter' })).status).toBe(200);
    await app.settle();
  });

  it('leaves the picture unchanged when it fails, and shows a retry in its place', async () => {
    const source = await upload();
    app.engine.failNext('refused');
    const { data } = await send('new', { text: 'make it red', image_ids: [source] });
    await app.settle();
    const failed = (await read(data.chatId)).messages[1];
    expect(failed).toMatchObject({ render: { status: 'error', can: { retry: true } }, picture: { id: source } });
    expect(failed?.text).toBe('This was not done: the picture is as it was.');
    expect(failed?.render?.reason).toBeTruthy();
    await ada.api.call(renderRoutes.retry, { params: { id: data.accepted!.render_id } });
    await app.settle();
    expect(await seen(data.chatId)).toMatchObject({ parent_image_id: source });
  });

  it('is executed once, however often it is sent with the same key', async () => {
    const source = await upload();
    const body = { text: 'make it red', image_ids: [source], idempotency_key: 'key-of-a-message' };
    const [first, again] = [await send('new', body), await send('new', body)];
    await app.settle();
    expect(again.data.messages.map(({ id }) => id)).toEqual(first.data.messages.map(({ id }) => id));
    expect((await read(first.data.chatId)).messages).toHaveLength(2);
  });

  it('is executed once when it is sent twice at the same moment', async () => {
    const source = await upload();
    const body = { text: 'make it red', image_ids: [source], idempotency_key: 'key-of-a-double-click' };
    const both = await Promise.all([send('new', body), send('new', body)]);
    await app.settle();
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data.messages.map(({ id }) => id)).toEqual(both[1].data.messages.map(({ id }) => id));
    expect((await read(both[0].data.chatId)).messages).toHaveLength(2);
  });

  it('costs as much as a render; without quota nothing is stored', async () => {
    const poor = await app.world.user({ left: 1 });
    const source = await upload(poor);
    const { data } = await send('new', { text: 'make it red', image_ids: [source] }, poor);
    expect(data.accepted?.render_limit).toBe(0);
    await app.settle();
    expect((await send(data.chatId, { text: 'brighter' }, poor)).status).toBe(402);
    expect((await read(data.chatId, poor)).messages).toHaveLength(2);
    expect((await send('new', { text: 'brighter', image_ids: [source] }, poor)).status).toBe(402);
    expect((await poor.api.call(chatRoutes.list)).data.chats).toHaveLength(1);
  });
});

describe('a message that changes nothing', () => {
  it('undoes a step, and the next edit continues from there', async () => {
    const { chatId, source, first } = await begun();
    await send(chatId, { text: 'brighter' });
    await app.settle();
    const made = app.engine.tasks.length;
    const { data } = await send(chatId, { text: 'undo' });
    expect(data).toMatchObject({ accepted: null, messages: [{}, { outcome: 'undo', render: null }] });
    expect((await seen(chatId))?.id).toBe(first);
    await send(chatId, { text: 'undo' });
    expect((await seen(chatId))?.id).toBe(source);
    expect(app.engine.tasks).toHaveLength(made);
    await send(chatId, { text: 'blur it' });
    await app.settle();
    expect(await seen(chatId)).toMatchObject({ parent_image_id: source });
  });

  it('reports when there is nothing to undo', async () => {
    const { chatId, source } = await begun();
    await send(chatId, { text: 'undo' });
    const { data } = await send(chatId, { text: 'undo' });
    expect(data.messages[1]).toMatchObject({ outcome: 'cannot', picture: { id: source } });
    expect(data.messages[1]?.text).toMatch(/nothing to undo/);
  });

  it('reports what cannot be done, without a charge', async () => {
    const poor = await app.world.user({ left: 1 });
    const source = await upload(poor);
    const { data } = await send('new', { text: IMPOSSIBLE_WORD, image_ids: [source] }, poor);
    expect(data).toMatchObject({ accepted: null, messages: [{}, { text: 'I cannot do that', outcome: 'cannot' }] });
    expect(data.messages[1]).toMatchObject({ render: null, picture: { id: source }, suggestions: ['Make it navy'] });
    const { left } = await app.db
      .selectFrom('quota_ledger')
      .select(({ fn }) => fn.sum<number>('amount').as('left'))
      .where('user_id', '=', poor.id)
      .executeTakeFirstOrThrow();
    expect(Number(left)).toBe(1);
  });

  it.each([
    ['no words', { text: '  ', image_ids: [1] }, 422],
    ['no picture to begin with', { text: 'make it red' }, 422],
    ['a picture that is not there', { text: 'make it red', image_ids: [99_999_999] }, 404],
    ['a mask of nobody', { text: 'make it red', mask_image: '/files/none.png' }, 403],
  ])('is refused with %s', async (_, body, status) => {
    const image_ids = 'mask_image' in body ? [await upload()] : undefined;
    expect((await send('new', { ...body, ...(image_ids && { image_ids }) })).status).toBe(status);
  });
});

describe('conversations', () => {
  it('are found by their first picture, and do not exist before the first message', async () => {
    const fresh = await upload();
    const none = (await ada.api.call(chatRoutes.messages, { query: { image_id: fresh } })).data;
    expect(none).toEqual({
      chatId: null,
      assistant: null,
      source: expect.objectContaining({ id: fresh }),
      messages: [],
      next: null,
      suggestions: ['Make it navy'],
    });
    const { chatId, source } = await begun();
    const found = (await ada.api.call(chatRoutes.messages, { query: { image_id: source } })).data;
    expect(found.chatId).toBe(chatId);
  });

  it('are listed by their newest message', async () => {
    const bea = await app.world.user({ plan: 'pro' });
    const ids: number[] = [];
    for (let index = 0; index < 22; index++) {
      const [source] = await app.world.pictures({ owner: bea });
      const body = { text: `${IMPOSSIBLE_WORD} ${index}`, image_ids: [source!] };
      ids.push((await send('new', body, bea)).data.chatId);
    }
    await send(ids[0]!, { text: IMPOSSIBLE_WORD }, bea);
    const first = (await bea.api.call(chatRoutes.list)).data;
    expect(first.chats.map(({ id }) => id)).toEqual([ids[0], ...ids.slice(3).reverse()]);
    const rest = (await bea.api.call(chatRoutes.list, { query: { cursor: first.next! } })).data;
    expect(rest).toMatchObject({ chats: [{ id: ids[2] }, { id: ids[1], title: `${IMPOSSIBLE_WORD} 1` }], next: null });
  });

  it('are found by a part of their title or of a message', async () => {
    const bea = await app.world.user({ plan: 'pro' });
    const [source] = await app.world.pictures({ owner: bea });
    const { chatId } = (await send('new', { text: `${IMPOSSIBLE_WORD} first`, image_ids: [source!] }, bea)).data;
    await send(chatId, { text: `${IMPOSSIBLE_WORD} 50% Later` }, bea);
    const found = async (search: string) =>
      (await bea.api.call(chatRoutes.list, { query: { search } })).data.chats.map(({ id }) => id);
    expect(await found('FIRST')).toEqual([chatId]);
    expect(await found('50% later')).toEqual([chatId]);
    expect(await found('5_% later')).toEqual([]);
  });

  it('are read page by page from the newest message', async () => {
    const source = await upload();
    const { chatId } = (await send('new', { text: IMPOSSIBLE_WORD, image_ids: [source] })).data;
    for (let index = 0; index < 20; index++) await send(chatId, { text: `${IMPOSSIBLE_WORD} ${index}` });
    const newest = await read(chatId);
    expect(newest.messages).toHaveLength(40);
    const older = (await ada.api.call(chatRoutes.messages, { query: { chatId, cursor: newest.next! } })).data;
    expect(older.messages).toMatchObject([{ text: IMPOSSIBLE_WORD }, { role: 'assistant' }]);
    expect(older.next).toBeNull();
  });

  it('are deleted with their messages, while their pictures stay', async () => {
    const { chatId, first } = await begun();
    expect((await ada.api.call(chatRoutes.remove, { params: { id: chatId } })).status).toBe(200);
    expect((await ada.api.call(chatRoutes.messages, { query: { chatId } })).status).toBe(404);
    expect((await ada.api.call(imageRoutes.lineage, { params: { id: first } })).data.images).toHaveLength(2);
  });

  it('show that a result was deleted, and need a picture to continue', async () => {
    const { chatId, first, source } = await begun();
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: first } });
    expect(await seen(chatId)).toBeNull();
    await send(chatId, { text: 'brighter' });
    await app.settle();
    expect(await seen(chatId)).toMatchObject({ parent_image_id: source });
  });

  it('publish events to their subscribers', async () => {
    app.forgetEvents();
    const { chatId } = await begun();
    await ada.api.call(chatRoutes.remove, { params: { id: chatId } });
    const published = app.events.filter(({ channel }) => channel === chatChannel(chatId));
    expect(published.map(({ event, data }) => [event, data])).toEqual([
      ['UserChat', { chat_id: chatId, message_id: expect.any(Number) }],
      ['UserChat', { chat_id: chatId, message_id: null }],
    ]);
  });
});
