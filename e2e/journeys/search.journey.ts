/** The key `/` searches in the lists that a person fills. */
import { chatRoutes, collectionRoutes, imageActionRoutes, runRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, test } from '../support/journey.ts';

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');

/** Types into the field to which the key leads, without pointing at it. */
async function searchFor(page: Page, label: string, words: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: label, exact: true })).toBeFocused();
  await page.keyboard.type(words);
}

test('the bin, a collection, runs, conversations and the showcase are searched by the key /', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = person;
  const [kept, binned] = await drawImages(baseURL!, token, 2);
  const { collection } = await call(baseURL!, collectionRoutes.create, { token, body: { title: 'Bags' } });
  const held = { collection_id: collection.id, image_ids: [kept!.id] };
  await call(baseURL!, collectionRoutes.addImage, { token, body: held });
  await call(baseURL!, imageActionRoutes.trash, { token, body: { image_ids: [binned!.id] } });
  for (const name of ['Autumn coats', 'Spring dresses'])
    await call(baseURL!, runRoutes.create, { token, body: { name, rows: [{ sku: 'A' }] } });
  for (const text of ['Which tool cuts out?', 'Which tool enlarges?']) {
    const body = { kind: 'assistant', text } as const;
    await call(baseURL!, chatRoutes.send, { token, params: { id: 'new' }, body });
  }

  await enter(page, person, '/workplace/my-images?tab=trash');
  await expect(page.getByRole('button', { name: 'Empty bin', exact: true })).toBeVisible();
  await searchFor(page, 'Search in prompts', 'gown');
  await expect(page.getByRole('heading', { name: 'No results found', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search', exact: true }).click();
  // Pictures that a search hides would be deleted as well, so the bin is emptied without one only.
  await expect(page.getByRole('button', { name: 'Empty bin', exact: true })).toBeVisible();

  await page.goto(`/workplace/collections/${collection.id}`);
  await expect(pictures(page)).toHaveCount(1);
  await searchFor(page, 'Search in prompts', 'gown');
  await expect(page.getByText('Nothing matches “gown”.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search', exact: true }).click();
  await expect(pictures(page)).toHaveCount(1);

  await page.goto('/workplace/runs');
  const runs = page.getByRole('list', { name: 'Runs', exact: true }).getByRole('listitem');
  await expect(runs).toHaveCount(2);
  await searchFor(page, 'Search runs', 'autumn');
  await expect(runs).toHaveCount(1);
  await expect(runs).toContainText('Autumn coats');

  await page.goto('/workplace/assistant');
  const side = page.getByRole('complementary', { name: 'Conversations', exact: true });
  await expect(side.getByRole('listitem')).toHaveCount(2);
  // The message has the focus, where the key is a letter.
  await side.getByRole('button').first().focus();
  await searchFor(page, 'Search conversations', 'enlarges');
  await expect(side.getByRole('listitem')).toHaveCount(1);

  await page.goto('/showcase');
  await expect(pictures(page)).not.toHaveCount(0);
  await searchFor(page, 'Search in prompts', 'lemons');
  await expect(pictures(page)).toHaveCount(1);
});
