import type { Page } from '@playwright/test';
import { imageRoutes, peopleRoutes } from '@kenna/contract';
import { Secret, TOTP } from 'otpauth';
import { signInAdmin } from '../support/admin.ts';
import { call } from '../support/api.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { PASSWORD } from '../support/people.ts';
import { plainPicture } from '../support/pictures.ts';

/** Logs in again up to the field for the second factor. */
async function logInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  // Leaving the page earlier would cancel the logout request.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('a login asks for the code of an authenticator app once it is set up, and accepts a recovery code instead', async ({
  page,
  person,
  expectedConsoleErrors,
}) => {
  // The browser logs each refused login.
  expectedConsoleErrors.push(/status of 401/);
  await enter(page, person, '/account/account-settings');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByRole('img', { name: /authenticator app/ })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('Code from the app', { exact: true }).fill(totp.generate());
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [code] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Close without/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the codes', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have saved them', exact: true }).click();
  await expect(page.getByText('On, with 10 recovery codes left')).toBeVisible();

  await logInAgain(page, person.email);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  // The code of the next period, because the one that activated the second factor cannot be used twice.
  await page.getByLabel('Code', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/workplace/);

  await logInAgain(page, person.email);
  await page.getByLabel('Code', { exact: true }).fill(code!);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/workplace/);
});

test('a profile image is shown in the top bar until it is removed', async ({ page, person }) => {
  await enter(page, person, '/account/profile');
  const shown = page.getByRole('button', { name: /^Menu of/ }).locator('img');
  await expect(shown).toBeHidden();
  await page.locator('input[type=file]').setInputFiles(await plainPicture(page, 300, 200));
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'Remove image', exact: true }).click();
  await expect(shown).toBeHidden();
  await page.getByLabel('User name', { exact: true }).fill('Vera M.');
  await expectMessage(page, 'Username updated successfully', () =>
    page.getByRole('button', { name: 'Save name', exact: true }).click(),
  );
  await expect(page.getByRole('button', { name: 'Menu of Vera M.', exact: true })).toBeVisible();
});

test('a blocked person sees the reason, and only the account pages and the public pages', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = await signInAdmin(baseURL!);
  await call(baseURL!, peopleRoutes.block, { token, body: { id: person.id, reason: 'Pictures of strangers' } });
  await enter(page, person, '/workplace/my-images');
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expect(page.getByText('Pictures of strangers')).toBeVisible();
  await page.goto('/content-guidelines');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/content-guidelines$/);
  await page.getByRole('link', { name: 'Workplace', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await page.getByRole('link', { name: 'Account Settings', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download my data', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an API key', exact: true })).toBeHidden();
  await expect(call(baseURL!, imageRoutes.listMine, { token: person.token })).rejects.toThrow('blocked');
});
