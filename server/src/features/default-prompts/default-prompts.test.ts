import { defaultPromptRoutes, parseFinalPrompt, renderRoutes } from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let admin: Person;
beforeAll(async () => {
  app = await testApp();
  [ada, admin] = [await app.world.user({ plan: 'pro' }), await app.world.admin()];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('default_prompts').execute();
});

const create = async (template: string, isActive = true, title = 'House') => {
  const body = { title, page: 'GenerateImage', template, is_active: isActive } as const;
  return (await admin.api.call(defaultPromptRoutes.create, { body })).data.prompt;
};
const list = async () => (await admin.api.call(defaultPromptRoutes.list)).data.prompts;

/** The final prompt of a render, and the prompt that the engine received. */
async function rendered(page: 'GenerateImage' | 'VirtualTryOn' = 'GenerateImage') {
  const body = { page, prompt: 'red dress', negative_prompt: 'belt', image_count: 1, seed: 8 } as const;
  const { data } = await ada.api.call(renderRoutes.create, { body });
  await app.settle();
  const query = app.db.selectFrom('renders').select('final_prompt').where('id', '=', data.render_id);
  const { final_prompt: finalPrompt } = await query.executeTakeFirstOrThrow();
  return { finalPrompt, task: app.engine.tasks.at(-1) };
}

describe('a default prompt', () => {
  it('is used by the renders of its page once it is active, and reaches the engine', async () => {
    const { id } = await create('{model} {positive prompt}, on marble [[[blurry]]]', false);
    expect((await rendered()).finalPrompt).toMatch(/^\/render red dress \[\[\[belt\]\]\] \/size/);
    await admin.api.call(defaultPromptRoutes.update, { body: { id, is_active: true } });
    const { finalPrompt, task } = await rendered();
    expect(finalPrompt).toMatch(
      /^\/model kennaxl \/render red dress \/with on marble \/without blurry \[\[\[belt\]\]\]/,
    );
    expect(parseFinalPrompt(finalPrompt)).toMatchObject({
      positive: 'red dress',
      negative: 'belt',
      with: ['on marble'],
    });
    expect(task).toMatchObject({ prompt: 'red dress', negativePrompt: 'belt, blurry', styles: ['on marble'] });
  });

  it('leaves the page with the built-in layout when it is removed', async () => {
    const { id } = await create('{model} {positive prompt}');
    await admin.api.call(defaultPromptRoutes.remove, { body: { id } });
    expect((await rendered()).finalPrompt).toMatch(/^\/render red dress/);
  });

  it('replaces the active one, which is kept inactive', async () => {
    const before = await create('{size}');
    const after = await create('{model}');
    expect(await list()).toMatchObject([
      { id: before.id, is_active: false },
      { id: after.id, is_active: true },
    ]);
    const { pages } = (await admin.api.call(defaultPromptRoutes.pages)).data;
    expect(pages).toHaveLength(9);
    expect(pages.find(({ page }) => page === 'GenerateImage')).toMatchObject({ active_prompt_id: after.id });
  });

  it('is the only active one, however many are activated at once', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, at) => create('{size}', true, `House ${at}`)));
    expect((await list()).filter(({ is_active }) => is_active)).toHaveLength(1);
  });

  it('stays active when it moves to another page', async () => {
    const { id } = await create('{size}');
    const { data } = await admin.api.call(defaultPromptRoutes.update, { body: { id, page: 'Backdrop' } });
    expect(data.prompt).toMatchObject({ page: 'Backdrop', is_active: true, template: '{size}' });
    expect((await rendered()).finalPrompt).toMatch(/^\/render/);
  });

  it('is refused with the errors in its template', async () => {
    const body = { title: '', page: 'GenerateImage', template: '{sky}' } as const;
    const answer = await admin.api.call(defaultPromptRoutes.create, { body });
    expect(answer).toMatchObject({
      status: 422,
      data: { fields: { title: 'This field is required', template: 'There is no placeholder {sky}.' } },
    });
  });
});
