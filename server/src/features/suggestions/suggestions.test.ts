import { suggestionRoutes, type SuggestPrompt } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeChatEndpoint, refuse, say, type FakeChatEndpoint } from '../../testing/fake-chat-endpoint.ts';
import { remoteLanguageModel } from '../../testing/remote-language-model.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';
import { keepTyped } from './keep-typed.ts';

let endpoint: FakeChatEndpoint;
let app: TestApp;
let ada: Person;
beforeAll(async () => {
  endpoint = await createFakeChatEndpoint();
  app = await testApp({ worker: false, languageModels: [remoteLanguageModel(endpoint)] });
  ada = await app.world.user({ left: 0 });
});
afterAll(async () => {
  await app.close();
  await endpoint.close();
});

const suggest = (body: SuggestPrompt) => ada.api.call(suggestionRoutes.prompt, { body });

describe('suggestions for a prompt', () => {
  it('are read at data.data[0].attributes.response_parts, and cost nothing', async () => {
    endpoint.answer(
      say(
        '1. Red silk dress with a bow\n',
        '- red silk dress in lace\n\nA blue coat\n',
        '"red silk dress"\n',
        'red silk dress,\n',
      ),
    );
    const { status, data } = await suggest({ prompt: 'red silk dress', user_id: ada.id });
    expect(status).toBe(200);
    expect(data).toEqual([{ attributes: { response_parts: ['red silk dress with a bow', 'red silk dress in lace'] } }]);
  });

  it('come from the stylist when the endpoint fails', async () => {
    endpoint.answer(refuse(401, {}));
    const { data } = await suggest({ prompt: 'red silk dre' });
    expect(data[0]!.attributes.response_parts[0]).toBe('red silk dress');
  });

  it('are written with knowledge of the tool, by every model', async () => {
    endpoint.answer(say('marble with soft light\n'), refuse(401, {}));
    const body = { prompt: 'marble', page: 'Backdrop' } as const;
    expect((await suggest(body)).data[0]!.attributes.response_parts).toEqual(['marble with soft light']);
    expect(JSON.stringify(endpoint.requests.at(-1))).toContain('what is around the piece');
    const [written] = (await suggest(body)).data[0]!.attributes.response_parts;
    expect(written).toMatch(/^marble, /);
  });

  it('improve a prompt differently with another seed', async () => {
    endpoint.answer(refuse(401, {}), refuse(401, {}));
    const [first, second] = [
      await suggest({ prompt: 'red dress', kind: 'improve', seed: 1 }),
      await suggest({ prompt: 'red dress', kind: 'improve', seed: 2 }),
    ];
    expect(first.data).not.toEqual(second.data);
    for (const part of first.data[0]!.attributes.response_parts) expect(part.startsWith('red dress')).toBe(true);
  });

  it('need a session that is not blocked, and are limited per person', async () => {
    const body = { prompt: 'red dress' };
    expect((await app.api.call(suggestionRoutes.prompt, { body })).status).toBe(401);
    const blocked = await app.world.blockedUser();
    expect((await blocked.api.call(suggestionRoutes.prompt, { body })).status).toBe(403);
    expect((await suggest({ ...body, user_id: blocked.id })).status).toBe(403);
    expect((await suggest({ prompt: 'x'.repeat(2001) })).status).toBe(422);
  });
});

describe('a suggested line', () => {
  it.each([
    ['red dress', '1. "Red  dress with a bow"', 'red dress with a bow'],
    ['red dress ', 'red dress with a bow', 'red dress with a bow'],
    ['red dre', 'red dress', 'red dress'],
    ['', '- a blue coat', 'a blue coat'],
    ['red dress', 'a red dress', null],
    ['red dress', '```', null],
  ])('after %j, %j is %j', (typed, line, kept) => {
    expect(keepTyped(typed, line)).toBe(kept);
  });
});
