import { KEPT_RECIPE_VERSIONS, OWN_COLUMNS, recipeRoutes, runRoutes, TAKE_FIELDS } from '@kenna/contract';
import { sceneVocabulary } from '@kenna/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUN_SIDE } from '../../../testing/runs.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const shot = (prompt: string) => ({ name: 'Front', prompt, ...RUN_SIDE });
const keep = async ({ api }: Person, name: string, prompt: string) =>
  (await api.call(recipeRoutes.keep, { body: { name, shots: [shot(prompt)] } })).data.recipe;
const mine = async ({ api }: Person) => (await api.call(recipeRoutes.list)).data.recipes;

describe('a recipe that a person keeps', () => {
  it('has a name, and a new version with each change of its shots', async () => {
    const person = await app.world.user();
    await keep(person, 'Packshot', '{name}');
    const { id } = await keep(person, 'packshot', '{colour} {name}');
    await keep(person, 'Packshot', '{colour} {name}');
    await keep(person, 'Detail', '{name} detail');
    expect(await mine(person)).toMatchObject([
      { name: 'Detail', version: 1, versions: [1] },
      { id, name: 'packshot', version: 2, versions: [2, 1], shots: [{ prompt: '{colour} {name}' }], link: null },
    ]);
    const earlier = await person.api.call(recipeRoutes.version, { params: { id, version: 1 } });
    expect(earlier.data.recipe).toMatchObject({ shots: [{ prompt: '{name}' }] });
    expect(await person.api.call(recipeRoutes.version, { params: { id, version: 3 } })).toMatchObject({ status: 404 });
  });

  it('keeps its last versions only', async () => {
    const person = await app.world.user();
    for (let version = 1; version <= KEPT_RECIPE_VERSIONS + 2; version += 1) {
      await keep(person, 'Packshot', `{name} ${version}`);
    }
    const [recipe] = await mine(person);
    expect(recipe!.versions).toHaveLength(KEPT_RECIPE_VERSIONS);
    expect(recipe!.versions.at(-1)).toBe(3);
  });

  it('is one recipe when it is kept twice at the same time', async () => {
    const person = await app.world.user();
    await Promise.all([keep(person, 'Packshot', '{name}'), keep(person, 'Packshot', '{name}')]);
    expect(await mine(person)).toMatchObject([{ version: 1 }]);
  });

  it('is shared without the pictures of its owner', async () => {
    const person = await app.world.user();
    const steps = [{ page: 'VirtualTryOn' as const, prompt_image_url: '/files/anna.webp' }];
    const shots = [{ name: 'Worn', photograph: 1, steps }];
    const { id, shots: kept } = (await person.api.call(recipeRoutes.keep, { body: { name: 'Worn', shots } })).data
      .recipe;
    expect(kept).toMatchObject([{ steps }]);
    const { recipe } = (await person.api.call(recipeRoutes.share, { params: { id }, body: { shared: true } })).data;
    const shared = await person.api.call(recipeRoutes.shared, { params: { link: recipe.link! } });
    expect(shared.data.recipe.shots).toMatchObject([{ steps: [{ page: 'VirtualTryOn', prompt_image_url: null }] }]);
  });

  it('needs a shot', async () => {
    const { api } = await app.world.user();
    expect(await api.call(recipeRoutes.keep, { body: { name: 'Empty', shots: [] } })).toMatchObject({ status: 422 });
  });

  it('is gone when it is deleted', async () => {
    const person = await app.world.user();
    const { id } = await keep(person, 'Packshot', '{name}');
    await person.api.call(recipeRoutes.remove, { params: { id } });
    expect(await mine(person)).toEqual([]);
  });
});

describe('a recipe that is shared', () => {
  const share = ({ api }: Person, id: number, shared: boolean) =>
    api.call(recipeRoutes.share, { params: { id }, body: { shared } });
  const open = ({ api }: Person, link: string) => api.call(recipeRoutes.shared, { params: { link } });

  it('can be read and kept by everybody who has its link, until the link ends', async () => {
    const [owner, other] = [await app.world.user(), await app.world.user()];
    const { id } = await keep(owner, 'Packshot', '{name}');
    const link = (await share(owner, id, true)).data.recipe.link!;
    expect((await share(owner, id, true)).data.recipe.link).toBe(link);
    const { recipe } = (await open(other, link)).data;
    expect(recipe).toMatchObject({ name: 'Packshot', shots: [{ prompt: '{name}' }] });
    const kept = await other.api.call(recipeRoutes.keep, { body: recipe });
    expect(kept.data.recipe).toMatchObject({ version: 1, shots: recipe.shots });
    await share(owner, id, false);
    expect(await open(other, link)).toMatchObject({ status: 404 });
    expect((await share(owner, id, true)).data.recipe.link).not.toBe(link);
  });
});

describe('the recipes that come with the product', () => {
  it('are twelve, which make runs whose pictures can all be drawn', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const { api } = person;
    const photographs = await app.world.pictures({ owner: person });
    const { presets } = (await api.call(recipeRoutes.list)).data;
    expect(new Set(presets.map(({ name }) => name)).size).toBe(12);
    const { kinds } = sceneVocabulary();
    for (const { name, columns, shots } of presets) {
      const values = Object.fromEntries(columns.map((column) => [column, 'navy']));
      const rows = [{ sku: 'D-1', name: 'dress', values, photographs }];
      const made = await api.call(runRoutes.create, { body: { name, columns, rows, shots } });
      expect(made.data.run.cells, name).toMatchObject({ waiting: shots.length, failed: 0 });
      for (const { take } of shots) {
        for (const field of TAKE_FIELDS.filter((each) => take[each] !== undefined)) {
          const known = kinds[field]?.map((word) => word.name);
          expect(known, `${name}: ${field}`).toContain(take[field]);
        }
      }
      expect(OWN_COLUMNS.filter((column) => columns.includes(column))).toEqual([]);
    }
  });
});
