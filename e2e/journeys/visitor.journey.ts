import { expect, test } from '../support/journey.ts';
import { PASSWORD } from '../support/people.ts';

test('a visitor who wants to create is sent to log in, and finds their prompt again', async ({ page, person }) => {
  await page.goto('/');
  await page.getByLabel('Prompt', { exact: true }).fill('navy wool coat with a red lining');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('navy wool coat with a red lining');
});

test('a visitor of a page for members comes back to it after logging in', async ({ page, person }) => {
  await page.goto('/workplace/my-images');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/workplace\/my-images/);
});

test.describe('with a wrong password', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('a person is told so and keeps what they typed', async ({ page, person }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Silk-1');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('This e-mail address and password do not match.').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  });
});
