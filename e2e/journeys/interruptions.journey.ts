import { imageRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { expect, logIn, test } from '../support/journey.ts';

// Without a network the browser says so; a preview asked for meanwhile is gone once its picture is complete.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|WebSocket|status of 404/] });

test('a double click on Create is one render, charged once, and a lost network loses no picture', async ({
  page,
  person,
  baseURL,
  context,
}) => {
  await logIn(page, person.email);
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('black leather tote');
  await page.getByRole('button', { name: /^Create 2/ }).dblclick();
  await expect(page.getByText('3 prompts left')).toBeVisible();
  const band = page.getByRole('article', { name: 'black leather tote' });
  await expect(band).toHaveCount(1);

  await context.setOffline(true);
  const made = () => call(baseURL!, imageRoutes.listMine, { token: person.token, query: {} });
  await expect.poll(async () => (await made()).images.length, { timeout: 90_000 }).toBe(2);
  await context.setOffline(false);

  await expect(band.locator('img[srcset]')).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByText('3 prompts left')).toBeVisible();
});

test('logging out in one window leaves nothing on the screen of another', async ({ page, person, context }) => {
  await logIn(page, person.email);
  const other = await context.newPage();
  await other.goto('/workplace/generate');
  await other.getByRole('button', { name: /Menu of/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
});
