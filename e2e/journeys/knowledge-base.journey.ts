/**
 * The knowledge base: its search, its links into the tools, its sidebar, and what remains while its content server is
 * down.
 */
import { enter, expect, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

const search = 'Search the knowledge base';

test('a search leads to a tutorial, and the tutorial opens its tool with the example prompt', async ({
  page,
  person,
}) => {
  await enter(page, person, '/knowledge-base');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn the studio', exact: true })).toBeVisible();
  await page.getByLabel(search, { exact: true }).fill('zipperless moonboots');
  await expect(page.getByRole('heading', { name: 'Nothing found', exact: true })).toBeVisible();
  await page.getByLabel(search, { exact: true }).fill('');
  await page.getByLabel(search, { exact: true }).pressSequentially('mask brush', { delay: 35 });
  await expect(page).toHaveURL(/search=mask\+brush/);
  await expect(page.getByLabel(search, { exact: true })).toHaveValue('mask brush');
  await page.getByLabel(search, { exact: true }).fill('lemons');
  await page
    .getByRole('region', { name: 'Search results', exact: true })
    .getByRole('link', { name: /Create an image/ })
    .filter({ hasText: 'lemons' })
    .click();
  await expect(page).toHaveURL(/\/knowledge-base\/tutorial\/generate#try-these$/);
  const demonstration = page.getByRole('figure', { name: 'Demonstration: Create an image', exact: true });
  await demonstration.getByRole('button', { name: 'Next step', exact: true }).press('ArrowRight');
  await expect(demonstration.getByText('2 / 4', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /^Repeat pattern of lemons on navy/ }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'Repeat pattern of lemons on navy',
  );
  await expect(page).toHaveURL(/\/workplace\/generate$/);
  await page.getByRole('button', { name: 'Show the tutorial', exact: true }).click();
  const sidebar = page.getByRole('complementary', { name: 'Tutorial', exact: true });
  await expect(sidebar.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
});

test('what the engine draws is found by its names, shown, and opened in Generate', async ({ page, person }) => {
  await enter(page, person, '/knowledge-base');
  await page.getByRole('link', { name: 'What the engine draws', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What the engine draws', exact: true })).toBeVisible();
  await page.getByLabel('Search the drawings', { exact: true }).fill('aktentasche');
  await expect(page.getByText('1 thing', { exact: true })).toBeVisible();
  const card = page.getByRole('article', { name: 'briefcase', exact: true });
  await expect
    .poll(
      () =>
        card
          .locator('img')
          .last()
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      LONG,
    )
    .toBe(400);
  await card.getByRole('link', { name: 'Try these words: briefcase', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue('briefcase');
});

test('the search leads to the drawings of a thing, with its name filled in', async ({ page, person }) => {
  await enter(page, person, '/knowledge-base');
  await page.getByLabel(search, { exact: true }).fill('Aktentasche');
  const results = page.getByRole('region', { name: 'Search results', exact: true });
  await results.getByRole('link', { name: 'Drawings What the engine draws briefcase', exact: true }).click();
  await expect(page).toHaveURL(/\/knowledge-base\/drawings\?find=Aktentasche$/);
  await expect(page.getByLabel('Search the drawings', { exact: true })).toHaveValue('Aktentasche');
  await expect(page.getByText('1 thing', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'briefcase', exact: true })).toBeVisible();
});

test.describe('without the content server', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('the pages read before are shown, and the others offer to try again', async ({ page, context }) => {
    await page.goto('/terms-of-use');
    await page.getByRole('link', { name: 'content guidelines', exact: true }).click();
    const guidelines = page.getByRole('heading', { level: 1, name: 'Content guidelines', exact: true });
    await expect(guidelines).toBeVisible();

    await context.route('**/content/api/**', (route) => route.abort());
    await page.reload();
    await expect(guidelines).toBeVisible();
    await expect(page.getByText(/This is the copy you last read/)).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'These pages cannot be reached', exact: true })).toBeVisible();
    await context.unroute('**/content/api/**');
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A studio in the browser', exact: true })).toBeVisible();
  });
});
