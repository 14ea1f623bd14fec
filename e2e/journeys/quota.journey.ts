import { renderRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { enter, expect, test } from '../support/journey.ts';

test('the last prompt of the free plan leads to the subscribe dialog, and nothing more is sent', async ({
  page,
  person,
  baseURL,
}) => {
  for (let prompt = 0; prompt < person.render_limit!; prompt++) {
    const body = {
      page: 'GenerateImage' as const,
      prompt: 'white cotton t-shirt',
      image_count: 1 as const,
      image_width: 256,
      image_height: 256,
    };
    await call(baseURL!, renderRoutes.create, { token: person.token, body });
  }
  await enter(page, person);
  await expect(page.getByRole('dialog')).toContainText('You have used every prompt of your plan');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/web/render')) sent.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('red silk dress');
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('dialog')).toContainText('You have used every prompt of your plan');
  expect(sent).toEqual([]);
});
