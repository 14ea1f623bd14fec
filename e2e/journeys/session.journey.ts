import type { Page } from '@playwright/test';
import { changeStored } from '../support/embedded-database.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { mailsTo } from '../support/mails.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { PASSWORD, signUp, type Person } from '../support/people.ts';

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('session-token'));

/** Saves a name on the profile page, and returns the token with which the page asked for it. */
async function saveName(page: Page, name: string): Promise<string> {
  await page.getByLabel('User name', { exact: true }).fill(name);
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.postData()?.includes(name) === true),
    expectMessage(page, 'Username updated successfully', () =>
      page.getByRole('button', { name: 'Save name', exact: true }).click(),
    ),
  ]);
  return request.headers()['authorization']!.replace('Bearer ', '');
}

test('two tabs of a browser go on working when their token is a day old and is renewed', async ({ browser }) => {
  await withOwnProduct({}, async (url, pause) => {
    const { token, storageState } = await signUp(url);
    const context = await browser.newContext({ storageState });
    const tabs = [await context.newPage(), await context.newPage()] as const;
    for (const tab of tabs) await tab.goto(`${url}/account/profile`);
    expect(await saveName(tabs[0], 'Vera of today')).toBe(token);

    await pause(async (dataDir) => {
      for (const tab of tabs) await expect(tab.getByText('cannot be reached right now')).toBeVisible();
      await changeStored(dataDir, `UPDATE sessions SET token_issued_at = token_issued_at - interval '1 day'`);
    });
    for (const tab of tabs) await expect(tab.getByText('cannot be reached right now')).toBeHidden();
    // Both pages ask for the session when the server is back. The answer that brings the new token to one of them must not
    // be lost in a reload, because another one is given after a minute only.
    await expect.poll(() => tokenIn(tabs[0])).not.toBe(token);
    const renewed = await tokenIn(tabs[0]);
    for (const [index, tab] of tabs.entries()) {
      expect(await saveName(tab, `Vera in tab ${index}`)).toBe(renewed);
      await tab.reload();
      const menu = tab.getByRole('button', { name: `Menu of Vera in tab ${index}`, exact: true });
      await expect(menu).toBeVisible();
    }
    expect(await tokenIn(tabs[1])).toBe(renewed);
    await context.close();
  });
});

async function logIn(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/workplace/);
}

/** The browsers of the reported logins, newest first. */
async function reportedBrowsers({ email }: Person): Promise<(string | undefined)[]> {
  const reports = (await mailsTo(email)).filter((mail) => mail.includes('Subject: A new login to your Kenna account'));
  return reports.map((mail) => /Browser: ([\w ]+)\. Network address: 127\.0\.0\.1\./.exec(mail)?.[1]);
}

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a login from a new browser is told by mail, and one from a known browser is not', async ({ browser, person }) => {
  const [known, fresh] = [
    await browser.newContext({ userAgent: SAFARI }),
    await browser.newContext({ userAgent: FIREFOX }),
  ];
  const page = await known.newPage();
  await logIn(page, person);
  await expect.poll(() => reportedBrowsers(person)).toEqual(['Safari on macOS']);

  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person);
  // The mail of a later login has arrived, so a mail of the one before would have arrived too.
  await logIn(await fresh.newPage(), person);
  await expect.poll(async () => (await reportedBrowsers(person)).includes('Firefox on Windows')).toBe(true);
  expect(await reportedBrowsers(person)).toEqual(['Firefox on Windows', 'Safari on macOS']);
  await known.close();
  await fresh.close();
});
