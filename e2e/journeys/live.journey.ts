import { enter, expect, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

test('a person sees what they type, makes exactly that, and turns the live preview off and on', async ({
  page,
  person,
}) => {
  await enter(page, person);
  await page.goto('/workplace/generate');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill('red cotton dress');
  const live = page.getByRole('figure', { name: 'Live preview', exact: true });
  await expect(live.getByRole('img', { name: 'Live preview of red cotton dress', exact: true })).toBeVisible(LONG);
  await expect(live.getByText('Live preview, not stored', { exact: true })).toBeVisible();
  await expect(live).toHaveAttribute('aria-busy', 'false', LONG);

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/web/render'));
  await page.getByRole('button', { name: /^Create 2/ }).click();
  const body = (await sent).postDataJSON() as { readonly seed?: number; readonly scene?: string };
  expect(body.scene).toMatch(/^v1\./);
  await expect(live).toBeHidden();
  await expect(page.getByRole('img', { name: /red cotton dress/ }).first()).toBeVisible(LONG);

  await prompt.fill('red cotton dress with a tiger');
  await expect(live).toBeVisible();
  await live.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(live).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Turn on the live preview', exact: true }).click();
  await expect(live).toBeVisible();
});

test('a visitor tries words before any account, and nothing is stored of them', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Prompt', { exact: true }).fill('navy wool coat');
  const live = page.getByRole('figure', { name: 'Live preview', exact: true });
  await expect(live.getByRole('img', { name: 'Live preview of navy wool coat', exact: true })).toBeVisible(LONG);
  await expect(live.getByText('Live preview, not stored', { exact: true })).toBeVisible();
  const file = await live.getByRole('img').getAttribute('src');
  expect(file).toMatch(/^data:image\/webp;base64,/);
});
