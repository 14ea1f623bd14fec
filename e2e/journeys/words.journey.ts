/**
 * From an idea to a prompt: in a conversation with the assistant, with suggestions under the field, and with the prompt
 * builder.
 */
import type { Page } from '@playwright/test';
import { phoneOf } from '../support/devices.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import { bringFiles, drawBag } from '../support/pictures.ts';
import { resultsOf } from '../support/results.ts';

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const answers = (page: Page) =>
  page.getByRole('list', { name: 'Messages', exact: true }).locator('li[data-status="complete"]');

test('an idea is discussed with the assistant until it is rendered', async ({ page, person, baseURL }) => {
  await enter(page, person, '/workplace/assistant');
  await message(page).fill('not sent yet');
  await page.reload();
  await expect(message(page)).toHaveValue('not sent yet');
  await page.getByRole('button', { name: 'Write me a prompt for an evening dress', exact: true }).click();
  await expect(page).toHaveURL(/chat=\d+/);
  const create = answers(page).getByRole('button', { name: 'Create 1', exact: true });
  await expect(create).toBeVisible();
  await expectAccessible(page);

  await bringFiles(page, 'drop', [await drawBag(baseURL!)]);
  await expect(page.getByRole('list', { name: 'Pictures of this message', exact: true }).getByRole('img')).toHaveCount(
    1,
  );
  await message(page).fill('How do I remove the background of this?');
  await message(page).press('Enter');
  await expect(answers(page)).toHaveCount(2);
  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Open Uploaded picture', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Upscale & facelift', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Upscale & Facelift', exact: true });
  await editor.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(editor).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await answers(page).last().getByRole('button', { name: 'Open Remove background', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Chosen to work on', exact: true })).toBeVisible();
  await page.goBack();

  const words = (await answers(page).first().getByRole('listitem').first().textContent())!.trim();
  await create.click();
  await expect(prompt(page)).toHaveValue(words);
  await page.getByRole('radio', { name: '1 image', exact: true }).check();
  await page.getByRole('button', { name: /^Create 1/ }).click();
  await resultsOf(page, words, 1);

  await page.goto('/workplace/assistant');
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('button', { name: 'Delete it', exact: true }).click();
  await expect(page.getByText('No conversations yet.')).toBeVisible();
});

test('suggestions are accepted and undone with the keyboard alone', async ({ page, person }) => {
  await enter(page, person);
  await prompt(page).focus();
  await page.keyboard.type('Emerald evening dress');
  const choices = page.getByRole('listbox', { name: 'Suggestions', exact: true }).getByRole('option');
  await expect(choices.nth(1)).toBeVisible();
  await expectAccessible(page);
  await expect(prompt(page)).toHaveValue('Emerald evening dress');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = await choices.nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveValue(second!);
  await page.keyboard.press('Control+z');
  await expect(prompt(page)).toHaveValue('Emerald evening dress');

  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Improved prompts', exact: true })).toBeVisible();
  await expect(prompt(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(prompt(page)).toHaveValue(/^Emerald evening dress.{10,}/);
  await page.getByRole('button', { name: 'Back to what I typed', exact: true }).click();
  await expect(prompt(page)).toHaveValue('Emerald evening dress');
  await prompt(page).press('Control+Space');
  await expect(choices.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(prompt(page)).not.toBeFocused();
  await expect(prompt(page)).toHaveValue('Emerald evening dress');
});

test('on a phone the prompt builder adds to what was typed', async ({ browser, person }) => {
  const page = await phoneOf(browser, person);
  await page.goto('/workplace/generate');
  await page.getByRole('button', { name: 'Show settings', exact: true }).tap();
  await prompt(page).fill('a dress for my sister');
  await page.getByRole('button', { name: 'Prompt builder', exact: true }).tap();
  const builder = page.getByRole('dialog', { name: 'Prompt builder', exact: true });
  const word = (group: string, name: string) =>
    builder.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  await word('Fabric', 'silk').check();
  await word('Colour', 'emerald').check();
  await word('Neckline', 'v-neck').check();
  await expect(builder.getByRole('region', { name: 'Prompt', exact: true })).toHaveText(
    'an emerald silk dress for my sister, v-neck',
  );
  await expectAccessible(page);
  await builder.getByRole('button', { name: 'Clear Fabric: silk', exact: true }).tap();
  await word('Colour', 'navy').check();
  await builder.getByRole('button', { name: 'Done', exact: true }).tap();
  await expect(prompt(page)).toHaveValue('a navy dress for my sister, v-neck');
  // On a small screen the assistant is in the menu of tools.
  await page
    .getByRole('navigation', { name: 'Workspace', exact: true })
    .getByRole('button', { name: 'Tools', exact: true })
    .tap();
  await page.getByRole('menuitem', { name: 'Assistant', exact: true }).tap();
  await expect(page).toHaveURL(/\/workplace\/assistant/);
  await page.context().close();
});
