import { billingRoutes } from '@kenna/contract';
import { theAdmin } from '../support/admin.ts';
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
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const { token } = await theAdmin(baseURL!);
  const give = (plan: 'pro' | 'free') =>
    call(baseURL!, billingRoutes.assignPlan, { token, body: { id: person.id, plan, reason: 'A trial' } });
  await give('pro');
  await expect(page.getByText('0 prompts left')).toBeHidden();
  await give('free');
  await expect(page.getByRole('dialog')).toContainText('You have used every prompt of your plan');
  await give('pro');
  await expect(page.getByRole('dialog')).toBeHidden();
  await give('free');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/web/render')) sent.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('red silk dress');
  await page.getByRole('button', { name: /^Create \d/ }).click();
  await expect(page.getByRole('dialog')).toContainText('You have used every prompt of your plan');
  expect(sent).toEqual([]);
});
