import { billingRoutes } from '@kenna/contract';
import { signInAdmin } from '../support/admin.ts';
import { call } from '../support/api.ts';
import { askForImages } from '../support/draw-images.ts';
import { enter, expect, test } from '../support/journey.ts';

test('the last prompt of the free plan leads to the subscribe dialog, and nothing more is sent', async ({
  page,
  person,
  baseURL,
}) => {
  for (let prompt = 0; prompt < person.render_limit!; prompt++) {
    await askForImages(baseURL!, person.token, 1, 'white cotton t-shirt');
  }
  await enter(page, person);
  await expect(page.getByRole('dialog')).toContainText('You have used every prompt of your plan');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const { token } = await signInAdmin(baseURL!);
  const give = (plan: 'pro' | 'free') =>
    call(baseURL!, billingRoutes.assignPlan, { token, body: { id: person.id, plan, reason: 'A trial' } });
  const none = page.getByText('0 prompts left', { exact: true });
  await expect(none).toBeVisible();
  await give('pro');
  await expect(none).toBeHidden();
  await give('free');
  await expect(page.getByRole('dialog')).toContainText('You have used every prompt of your plan');
  await give('pro');
  await expect(page.getByRole('dialog')).toBeHidden();
  await give('free');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/web/render')) sent.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('red silk dress');
  await page.getByRole('button', { name: /^Create \d/ }).click();
  await expect(page.getByRole('dialog')).toContainText('You have used every prompt of your plan');
  expect(sent).toEqual([]);
});

test.describe('when too many renders wait', () => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test('a refused render says so and leaves the draft and the quota as they were', async ({ page, person }) => {
    await enter(page, person);
    const message = '50 of your renders are waiting, which is the limit. Nothing was charged.';
    const data = { waiting: 50, limit: 50 };
    await page.route('**/api/web/render', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, json: { code: 1051, message, data } })
        : route.continue(),
    );
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
    await prompt.fill('red silk dress');
    await page.getByRole('button', { name: /^Create \d/ }).click();
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(prompt).toHaveValue('red silk dress');
    await expect(page.getByText(`${person.render_limit} prompts left`, { exact: true })).toBeVisible();
    await page.unroute('**/api/web/render');
    await page.getByRole('button', { name: /^Create \d/ }).click();
    await expect(page.getByRole('article', { name: 'red silk dress', exact: true })).toHaveCount(1);
  });
});
