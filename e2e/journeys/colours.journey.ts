/** A person imports swatches, and their names mean exactly these colours in prompts and colourways. */
import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectAccessibleColours, test } from '../support/journey.ts';
import { resultsOf } from '../support/results.ts';

const SETTINGS = '/account/account-settings';
const SWATCHES = `name,hex
Atelier Moss,#3e9465
Marine No. 2,#10203a
Nothing,none
`;

const section = (page: Page) => page.getByRole('region', { name: 'Your colours', exact: true });
const importFile = (page: Page, name: string, text: string) =>
  section(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('imported swatches are named in a prompt, and a picture keeps the colour that was meant', async ({
  page,
  person,
  expectedConsoleErrors,
}) => {
  // The browser logs the refused file.
  expectedConsoleErrors.push(/status of 422/);
  await enter(page, person, SETTINGS);
  await importFile(page, 'broken.csv', 'name,hex\n"Endless,#000000\n');
  await expect(section(page).getByRole('alert')).toHaveText(/^Row \d: a quotation mark is not closed/);
  await importFile(page, 'swatches.csv', SWATCHES);
  await expect(section(page).getByRole('status')).toContainText('2 colours added. 1 colour skipped:');
  await expect(section(page).getByRole('list', { name: 'Skipped colours', exact: true })).toContainText(
    'Row 4, Nothing',
  );
  await expect(section(page).getByRole('alert')).toBeHidden();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleColours(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: 'Edit Marine No. 2, #10203a', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('atelier MOSS');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('You already have a colour named Atelier Moss.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name', { exact: true }).fill('Harbour');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Harbour, #10203a', exact: true })).toBeVisible();

  await page.goto('/workplace/generate');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill('velvet T-shirt');
  await page.getByRole('button', { name: 'Prompt builder', exact: true }).click();
  const builder = page.getByRole('dialog', { name: 'Prompt builder', exact: true });
  await expect(builder.getByText('Your colours')).toBeVisible();
  await builder.getByRole('radio', { name: 'Atelier Moss', exact: true }).check();
  await builder.getByRole('button', { name: 'Done', exact: true }).click();
  const title = 'velvet Atelier Moss T-shirt';
  await expect(prompt).toHaveValue(title);
  await page.getByRole('radio', { name: '1 image', exact: true }).check();
  await page.getByRole('button', { name: /^Create 1/ }).click();
  await resultsOf(page, title, 1);

  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Edit Atelier Moss, #3e9465', exact: true }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Old Moss');
  await dialog.getByLabel('Code', { exact: true }).fill('#000000');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Old Moss, #000000', exact: true })).toBeVisible();
  await page.goto('/workplace/generate');
  await page.getByRole('article', { name: title, exact: true }).getByRole('img', { name: title, exact: true }).click();
  const details = page.getByRole('complementary', { name: 'Details', exact: true });
  await expect(details.getByText('Atelier Moss', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/workplace/create-variations');
  await page.getByRole('button', { name: 'Add Harbour', exact: true }).click();
  await expect(page.getByText('1 of 8', { exact: true })).toBeVisible();

  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove all', exact: true })).toBeHidden();
});
