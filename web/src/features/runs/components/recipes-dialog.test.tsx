import type { RecipeContent } from '@kenna/contract';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../testing/canned-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { recipeFile } from '../recipe-file.ts';
import { keptRecipe, newShot } from '../run-draft.ts';
import { RecipesDialog } from './recipes-dialog.tsx';

const [shot] = keptRecipe([newShot([])]);
const named = (name: string) => ({ ...shot!, name });
const preset = { name: 'Flat lay', about: 'From above.', columns: [], shots: [named('Flat lay')] };

async function dialog() {
  const sent: unknown[] = [];
  const removed: string[] = [];
  const recipe = { id: 3, version: 2, versions: [2, 1], link: null, updated_at: '2026-01-01T00:00:00.000Z' };
  const own = { ...recipe, name: 'Packshot', shots: [named('Front')] };
  const data = (pathname: string, body: string): unknown => {
    if (pathname.endsWith('/list')) return { presets: [preset], recipes: [own] };
    if (pathname.endsWith('/recipe/3')) {
      removed.push(pathname);
      return null;
    }
    if (pathname.endsWith('/version/1')) return { recipe: { name: 'Packshot', shots: [named('Old front')] } };
    sent.push(JSON.parse(body));
    return { recipe: { ...own, version: 3 } };
  };
  const server = await cannedServer(({ pathname }, body) => ({
    body: { code: 0, message: '', data: data(pathname, body) },
  }));
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const used: string[] = [];
  const onUse = ({ shots }: RecipeContent) => void used.push(...shots.map(({ name }) => name));
  const page = renderPage(<RecipesDialog shots={[named('Now')]} onUse={onUse} onClose={() => undefined} />);
  return { ...page, sent, removed, used };
}

test('a ready-made recipe, an earlier version of one’s own and one from a file replace the shots', async () => {
  const { user, used } = await dialog();
  await user.click(await screen.findByRole('button', { name: 'Use Flat lay' }));
  await user.selectOptions(screen.getByLabelText('Version of Packshot'), 'Version 1');
  await user.click(screen.getByRole('button', { name: 'Use Packshot' }));
  await expect.poll(() => used).toEqual(['Flat lay', 'Old front']);
  const file = new File([recipeFile({ name: 'Mine', shots: [named('From a file')] })], 'mine.json');
  await user.upload(screen.getByLabelText('Recipe file'), file);
  await expect.poll(() => used).toEqual(['Flat lay', 'Old front', 'From a file']);
});

test('a file that is no recipe is refused', async () => {
  const { user, used } = await dialog();
  await screen.findByRole('button', { name: 'Use Packshot' });
  await user.upload(screen.getByLabelText('Recipe file'), new File(['{}'], 'other.json', { type: 'application/json' }));
  expect(await screen.findByText('This file is not a recipe. Choose one that was exported from here.')).toBeTruthy();
  expect(used).toEqual([]);
});

test('the shots of the run are kept under a name', async () => {
  const { user, sent } = await dialog();
  await screen.findByRole('button', { name: 'Use Packshot' });
  await user.type(screen.getByLabelText('Save these shots as a recipe'), 'Packshot');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('Packshot, version 3')).toBeTruthy();
  expect(sent).toMatchObject([{ name: 'Packshot', shots: [{ name: 'Now' }] }]);
});

test('a recipe is deleted only when the person confirms it', async () => {
  const { user, removed } = await dialog();
  await user.click(await screen.findByRole('button', { name: 'Delete Packshot' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Delete Packshot?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Packshot' }));
  expect(removed).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(() => removed).toHaveLength(1);
});
