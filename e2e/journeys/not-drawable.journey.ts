/** Words that the built-in engine cannot draw: it refuses the main thing and names details that it left out. */
import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectAccessibleColours, test } from '../support/journey.ts';
import { resultsOf } from '../support/results.ts';

test.use({ expectedConsoleErrors: [/status of 422/] });

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const refusal = (page: Page) =>
  page.getByRole('region', { name: 'The built-in engine cannot draw a throne yet.', exact: true });

test('a throne is refused without a charge, and the chair that is offered instead is drawn', async ({
  page,
  person,
}) => {
  await enter(page, person);
  await prompt(page).fill('velvet throne with two linen cushions');
  await page.getByRole('button', { name: /^Create 2/ }).click();
  await expect(refusal(page)).toContainText('Nothing was charged');
  await expect(prompt(page)).toHaveValue('velvet throne with two linen cushions');
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleColours(page);

  await refusal(page).getByRole('button', { name: 'Draw a chair instead', exact: true }).click();
  await expect(prompt(page)).toHaveValue('velvet chair with two linen cushions');
  await resultsOf(page, 'velvet chair with two linen cushions', 2);
  await expect(refusal(page)).toBeHidden();
  await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
});

test('a throne that is asked for on the home page is refused in the workspace', async ({ page, person }) => {
  await enter(page, person, '/');
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('velvet throne');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/workplace\/generate/);
  await expect(refusal(page).getByRole('button')).toHaveText(['Draw a chair instead', 'Make a mood board', '']);
  await expect(prompt(page)).toHaveValue('velvet throne');
  await refusal(page).getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(refusal(page)).toBeHidden();
});

test('a tiger that is not in the picture is named under it and struck through among its words', async ({
  page,
  person,
}) => {
  const words = 'red silk dress beside a tiger';
  await enter(page, person);
  await prompt(page).fill(words);
  await page.getByRole('radio', { name: '1 image', exact: true }).check();
  await page.getByRole('button', { name: /^Create 1/ }).click();
  await resultsOf(page, words, 1);
  const band = page.getByRole('article', { name: words, exact: true });
  await expect(band.getByText('Not drawn: tiger.')).toBeVisible();
  await band.getByRole('img', { name: words, exact: true }).click();
  const details = page.getByRole('complementary', { name: 'Details', exact: true });
  await expect(details.getByText('Not drawn: tiger.')).toBeVisible();
  await expect(details.getByRole('listitem').filter({ hasText: 'Not drawn: tiger' }).locator('s')).toHaveText('tiger');
  await details.getByRole('link', { name: 'Connect an engine that can', exact: true }).click();
  await expect(page.getByText('With another engine.')).toBeVisible();
});
