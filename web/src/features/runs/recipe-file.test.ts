import { expect, it } from 'vitest';
import { readRecipeFile, recipeFile } from './recipe-file.ts';
import { keptRecipe, newShot } from './run-draft.ts';

const recipe = { name: 'Packshot', shots: keptRecipe([{ ...newShot([]), take: { view: 'back' } }]) };

it('is read as it was written', async () => {
  expect(await readRecipeFile(recipeFile(recipe))).toEqual(recipe);
});

it.each([
  ['no JSON', 'sku,name'],
  ['another file', '{"name":"Packshot"}'],
  ['a recipe without shots', '{"format":"recipe-1","name":"Packshot","shots":[]}'],
  [
    'a recipe of a tool that runs do not have',
    '{"format":"recipe-1","name":"A","shots":[{"name":"B","prompt":"C","page":"Backdrop"}]}',
  ],
])('is refused: %s', async (_, text) => {
  expect(await readRecipeFile(new Blob([text]))).toBeNull();
});
