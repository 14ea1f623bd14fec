import { promptOf, press, resultsIn } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

const WORDS = 'Ivory silk slip dress, midi length, cowl neckline, spaghetti straps, studio, soft light';

export async function generate({ page, frame }: Studio): Promise<void> {
  await page.goto('/workplace/generate');
  await promptOf(page).fill(WORDS);
  const preview = page.getByRole('figure', { name: 'Live preview', exact: true });
  await preview.getByRole('img', { name: `Live preview of ${WORDS}`, exact: true }).waitFor();
  await frame('generate-words', promptOf(page));
  // While the field has the focus, its suggestions cover what is below.
  await promptOf(page).blur();
  await page.getByRole('radio', { name: /XL/ }).check({ force: true });
  await page.getByRole('radio', { name: '2 images', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /^Tall/ }).check({ force: true });
  await preview.and(page.locator('[aria-busy="false"]')).waitFor();
  await frame('generate-look', page.getByRole('group', { name: 'Model', exact: true }));
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed', { exact: true }).fill('8');
  await page.getByText('Advanced', { exact: true }).click();
  await press(page, /^Create 2/);
  const band = await resultsIn(page, 2);
  await frame('generate-results', band);
  await band.locator('img[srcset]').first().click();
  await frame('generate-understood', page.getByRole('heading', { name: 'Understood as', exact: true }).locator('..'));
}
