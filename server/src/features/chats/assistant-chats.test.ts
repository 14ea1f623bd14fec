import { setTimeout as delay } from 'node:timers/promises';
import { chatChannel, chatRoutes, imageRoutes, type ChatEvent, type ChatSend } from '@kenna/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createFakeChatEndpoint,
  heldAnswer,
  refuse,
  say,
  type FakeChatEndpoint,
} from '../../testing/fake-chat-endpoint.ts';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { remoteLanguageModel } from '../../testing/remote-language-model.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let endpoint: FakeChatEndpoint;
let app: TestApp;
let ada: Person;
beforeAll(async () => {
  endpoint = await createFakeChatEndpoint();
  app = await testApp({ worker: false, languageModels: [remoteLanguageModel(endpoint)] });
  ada = await app.world.user();
});
afterEach(async () => {
  await app.settle();
  endpoint.forget();
  app.forgetEvents();
  // After a failure the endpoint is skipped for a while; this makes the next test ask it again.
  app.clock.advance(120_000);
});
afterAll(async () => {
  await app.close();
  await endpoint.close();
});

const send = (id: number | 'new', body: Omit<ChatSend, 'kind'>, person = ada) =>
  person.api.call(chatRoutes.send, { params: { id }, body: { ...body, kind: 'assistant' } });
const read = async (chatId: number, person = ada) =>
  (await person.api.call(chatRoutes.messages, { query: { chatId } })).data;
const stop = (id: number, person = ada) => person.api.call(chatRoutes.stop, { params: { id }, body: {} });
const retry = (id: number, person = ada) => person.api.call(chatRoutes.retry, { params: { id }, body: {} });
const answerOf = async (chatId: number) => (await read(chatId)).messages.at(-1)!;
/** A conversation whose first answer is finished. */
async function begun(...words: string[]): Promise<number> {
  endpoint.answer(say(...(words.length > 0 ? words : ['Silk is a fibre.'])));
  const { chatId } = (await send('new', { text: 'What is silk?' })).data;
  await app.settle();
  return chatId;
}
const toldOf = (chatId: number): ChatEvent[] =>
  app.events.filter(({ channel }) => channel === chatChannel(chatId)).map(({ data }) => data as unknown as ChatEvent);
const deltasOf = (chatId: number) => toldOf(chatId).flatMap(({ delta }) => delta ?? []);
const until = async (holds: () => Promise<boolean> | boolean) => {
  while (!(await holds())) await delay(5);
};

describe('a question', () => {
  it('is stored together with its answer, which is streamed while it is written', async () => {
    const held = heldAnswer('Silk ');
    endpoint.answer(held.script);
    const { data } = await send('new', { text: 'What is silk?\n\nAnd satin?' });
    expect(data.messages).toMatchObject([
      { role: 'user', text: 'What is silk?\n\nAnd satin?', status: 'complete', can: { retry: false } },
      { role: 'assistant', text: '', status: 'streaming', author: 'tailor-7b', can: { stop: true, retry: false } },
    ]);
    expect(data.accepted).toBeNull();
    await until(() => deltasOf(data.chatId).length > 0);
    expect(await answerOf(data.chatId)).toMatchObject({ text: 'Silk ', status: 'streaming', seq: 1 });
    held.go('is a ', 'fibre.');
    await app.settle();
    expect(await answerOf(data.chatId)).toMatchObject({ text: 'Silk is a fibre.', status: 'complete', reason: null });
    const events = toldOf(data.chatId);
    expect(events.at(-1)).toEqual({ chat_id: data.chatId, message_id: data.messages[1]!.id });
    for (const [index, { seq, offset, text }] of deltasOf(data.chatId).entries()) {
      expect(seq).toBe(index + 1);
      expect('Silk is a fibre.'.slice(offset, offset + text.length)).toBe(text);
    }
  });

  it('costs nothing', async () => {
    const poor = await app.world.user({ left: 0 });
    endpoint.answer(say('Hello.'));
    expect((await send('new', { text: 'Hello' }, poor)).status).toBe(200);
  });

  it('is answered with the earlier messages as context', async () => {
    const chatId = await begun();
    endpoint.answer(say('Softly.'));
    await send(chatId, { text: 'How does it fall?' });
    await app.settle();
    expect(
      endpoint.requests
        .at(-1)!
        .body.messages.slice(1)
        .map(({ content }) => String(content).split('\n').at(-1)),
    ).toEqual([...['What is silk?', 'Silk is a fibre.', 'How does it fall?']]);
    expect((await read(chatId)).messages).toHaveLength(4);
  });

  it('is answered once, however often it is sent with the same key', async () => {
    endpoint.answer(say('One.'));
    const body = { text: 'What is silk?', idempotency_key: 'key-of-a-question' };
    const [first, again] = await Promise.all([send('new', body), send('new', body)]);
    expect(again.data.messages.map(({ id }) => id)).toEqual(first.data.messages.map(({ id }) => id));
  });

  it('is refused until the previous answer has ended', async () => {
    const held = heldAnswer('Silk ');
    endpoint.answer(held.script);
    const { chatId } = (await send('new', { text: 'What is silk?' })).data;
    expect(await send(chatId, { text: 'And satin?' })).toMatchObject({ status: 409, code: 1041 });
    expect(await retry(chatId)).toMatchObject({ status: 409, code: 1041 });
    held.go();
    await app.settle();
    expect((await read(chatId)).messages).toHaveLength(2);
  });

  it('is refused when too many answers are being written for the person', async () => {
    const bob = await app.world.user();
    const held = Array.from({ length: 3 }, () => heldAnswer('Hm '));
    endpoint.answer(...held.map(({ script }) => script));
    for (const _ of held) await send('new', { text: 'What is silk?' }, bob);
    expect(await send('new', { text: 'And satin?' }, bob)).toMatchObject({ status: 409, code: 1041 });
    await until(() => endpoint.requests.length > 0);
    await Promise.all(held.map(({ begun: opened }) => opened));
    for (const { go } of held) go();
  });

  it('may contain pictures of the person’s own, which the model receives', async () => {
    const url = await uploadPicture(ada, plainPicture(300, 240));
    const { id } = (await ada.api.call(imageRoutes.find, { query: { image_url: url } })).data.image;
    endpoint.answer(say(`Nice.\n\n@@ {"mark":"open","tool":"RemoveBackground","picture":${id}}`));
    const { data } = await send('new', { text: 'Is this silk?', image_ids: [id] });
    expect(data.messages[0]?.attachments).toMatchObject([{ id }]);
    await app.settle();
    const content = endpoint.requests.at(-1)!.body.messages.at(-1)!.content;
    expect(content).toMatchObject([{ type: 'text' }, { type: 'image_url' }]);
    expect((await answerOf(data.chatId)).actions).toEqual([
      { kind: 'open-tool', label: 'Open Remove background', tool: 'RemoveBackground', prompt: '', image_id: id },
    ]);
  });

  it('is refused with a picture of another person, and nothing is stored', async () => {
    const bob = await app.world.user();
    const [his] = await app.world.pictures({ owner: bob });
    expect(await send('new', { text: 'Whose silk is this?', image_ids: [his!] })).toMatchObject({
      status: 404,
      code: 1010,
    });
    expect(
      (await ada.api.call(chatRoutes.list, { query: { kind: 'assistant' } })).data.chats.map(({ title }) => title),
    ).not.toContain('Whose silk is this?');
  });
});

describe('an answer', () => {
  it('can be stopped: its text so far stays, and the request to the endpoint is aborted', async () => {
    const left = endpoint.left();
    const held = heldAnswer('Silk ');
    endpoint.answer(held.script);
    const { chatId } = (await send('new', { text: 'What is silk?' })).data;
    await until(() => deltasOf(chatId).length > 0);
    expect((await stop(chatId)).data.message).toMatchObject({ status: 'stopped', text: 'Silk ', can: { retry: true } });
    await app.settle();
    await until(() => endpoint.left() === left + 1);
    expect(await answerOf(chatId)).toMatchObject({ status: 'stopped', text: 'Silk ' });
    expect((await stop(chatId)).data.message).toMatchObject({ status: 'stopped' });
  });

  it('can be stopped by another process', async () => {
    const held = heldAnswer('Silk ');
    endpoint.answer(held.script);
    const { chatId } = (await send('new', { text: 'What is silk?' })).data;
    await until(() => deltasOf(chatId).length > 0);
    await app.db
      .updateTable('chat_messages')
      .set({ status: 'stopped', beat_at: null })
      .where('chat_id', '=', chatId)
      .where('status', '=', 'streaming')
      .execute();
    held.more('is ');
    await app.settle();
    expect(await answerOf(chatId)).toMatchObject({ status: 'stopped', text: 'Silk ' });
  });

  it('is rewritten in its place, with continued numbering of deltas', async () => {
    const chatId = await begun();
    const before = await answerOf(chatId);
    app.forgetEvents();
    endpoint.answer(say('Silk comes from worms.'));
    expect((await retry(chatId)).data.message).toMatchObject({ id: before.id, status: 'streaming', text: '' });
    await app.settle();
    expect(await answerOf(chatId)).toMatchObject({ id: before.id, status: 'complete', text: 'Silk comes from worms.' });
    expect(deltasOf(chatId)[0]).toMatchObject({ seq: before.seq + 1, offset: 0 });
    expect((await read(chatId)).messages).toHaveLength(2);
  });

  it('keeps its text and a reason when the endpoint breaks off, and can be retried', async () => {
    const held = heldAnswer('Silk ');
    endpoint.answer(held.script);
    const { chatId } = (await send('new', { text: 'What is silk?' })).data;
    await until(() => deltasOf(chatId).length > 0);
    held.drop();
    await app.settle();
    expect(await answerOf(chatId)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('broke off'),
      can: { retry: true },
    });
  });

  it('comes from the stylist with a note when the endpoint fails, which is skipped after a few failures', async () => {
    const down = () => refuse(401, { error: { message: 'no key' } });
    endpoint.answer(down(), down(), down());
    for (let time = 0; time < 3; time += 1) {
      await send('new', { text: 'What is silk?' });
      await app.settle();
    }
    endpoint.forget();
    const asked = endpoint.requests.length;
    const { chatId } = (await send('new', { text: 'What is silk?' })).data;
    await app.settle();
    expect(endpoint.requests.length).toBe(asked);
    const answer = await answerOf(chatId);
    expect(answer).toMatchObject({
      status: 'complete',
      author: 'Built-in stylist',
      note: expect.stringContaining('tailor-7b'),
    });
    expect(answer.text).toContain('silkworms');
    app.clock.advance(120_000);
    endpoint.answer(say('Back.'));
    await send(chatId, { text: 'And satin?' });
    await app.settle();
    expect(await answerOf(chatId)).toMatchObject({ text: 'Back.', note: null });
  });

  it('that a dead process left is ended with a reason by the next request, and can be retried', async () => {
    const chatId = await begun();
    const streaming = { status: 'streaming' as const, text: 'Half', beat_at: app.clock.now() };
    await app.db
      .updateTable('chat_messages')
      .set(streaming)
      .where('chat_id', '=', chatId)
      .where('role', '=', 'assistant')
      .execute();
    expect(await answerOf(chatId)).toMatchObject({ status: 'streaming', text: 'Half' });
    app.clock.advance(60_000);
    expect(await answerOf(chatId)).toMatchObject({
      status: 'failed',
      text: 'Half',
      reason: expect.stringContaining('stopped'),
    });
    endpoint.answer(say('Whole.'));
    await retry(chatId);
    await app.settle();
    expect(await answerOf(chatId)).toMatchObject({ status: 'complete', text: 'Whole.' });
  });

  it('offers the valid marks, and discards invented ones', async () => {
    const chatId = await begun(
      'Try this.\n\n@@ {"mark":"create","prompt":"red dress"}\n@@ {"mark":"read","path":"https://evil.example"}\n',
      '@@ {"mark":"source","path":"/admin"}\n@@ nonsense\n@@ {"mark":"open","tool":"Adjust","picture":99999}\n@@ {"mark":"ask","text":"And satin?"}',
    );
    expect(await answerOf(chatId)).toMatchObject({
      text: 'Try this.',
      actions: [
        { kind: 'create', label: 'Create this', prompt: 'red dress', negative_prompt: '' },
        { kind: 'open-tool', label: 'Open Adjust', tool: 'Adjust', prompt: '', image_id: null },
      ],
      sources: [],
      suggestions: ['And satin?'],
    });
    expect(
      deltasOf(chatId)
        .map(({ text }) => text)
        .join(''),
    ).not.toContain('@@');
  });
});

describe('conversations with the assistant', () => {
  it('are listed separately from those that edit, and name the model', async () => {
    const bob = await app.world.user();
    const empty = (await bob.api.call(chatRoutes.messages, { query: { kind: 'assistant' } })).data;
    expect(empty).toMatchObject({ chatId: null, messages: [], assistant: { name: 'tailor-7b', sees_pictures: true } });
    expect(empty.suggestions.length).toBeGreaterThan(2);
    endpoint.answer(say('A.'), say('B.'));
    await send('new', { text: 'First' }, bob);
    await send('new', { text: 'Second' }, bob);
    const titles = async (kind: 'edit' | 'assistant') =>
      (await bob.api.call(chatRoutes.list, { query: { kind } })).data.chats.map(({ title }) => title);
    expect(await titles('assistant')).toEqual(['Second', 'First']);
    expect(await titles('edit')).toEqual([]);
  });

  it('can be deleted while an answer is being written', async () => {
    const held = heldAnswer('Silk ');
    endpoint.answer(held.script);
    const { chatId } = (await send('new', { text: 'What is silk?' })).data;
    await held.begun;
    expect((await ada.api.call(chatRoutes.remove, { params: { id: chatId } })).status).toBe(200);
    await app.settle();
    expect((await ada.api.call(chatRoutes.messages, { query: { chatId } })).status).toBe(404);
    expect(toldOf(chatId)).toContainEqual({ chat_id: chatId, message_id: null });
  });

  it('are not accessible to other people', async () => {
    const chatId = await begun();
    const bob = await app.world.user();
    for (const call of [send(chatId, { text: 'Hm' }, bob), stop(chatId, bob), retry(chatId, bob)]) {
      expect((await call).status).toBe(404);
    }
  });

  it('are closed to people who are blocked', async () => {
    const blocked = await app.world.blockedUser();
    expect((await send('new', { text: 'Hello' }, blocked)).status).toBe(403);
  });

  it('cannot stop or retry the answer of an edit', async () => {
    const chat = { user_id: ada.id, kind: 'edit' as const, title: 'x', source_image_id: null };
    const { id } = await app.db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow();
    expect(await stop(id)).toMatchObject({ status: 409, code: 1042 });
    expect(await retry(id)).toMatchObject({ status: 409, code: 1042 });
  });
});
