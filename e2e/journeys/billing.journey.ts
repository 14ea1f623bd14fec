import { accountRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { askForImages } from '../support/draw-images.ts';
import { enter, expect, test } from '../support/journey.ts';
import { newAddress, PASSWORD } from '../support/people.ts';

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(card);
  await page.getByLabel('Expiry', { exact: true }).fill('1239');
  await page.getByLabel('Security code', { exact: true }).fill('123');
  await page.getByLabel('Name on card', { exact: true }).fill('Vera Molnar');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

test.describe('money', () => {
  // A sign-up with an unpaid plan and a declined card are both answered with 402.
  test.use({ expectedConsoleErrors: [/status of 402/] });

  test('a spent quota is renewed without a reload once Starter is paid for, after a declined card', async ({
    page,
    person,
    baseURL,
  }) => {
    for (let prompt = 0; prompt < person.render_limit!; prompt++) {
      await askForImages(baseURL!, person.token, 1, 'white cotton t-shirt');
    }
    await enter(page, person);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You have used every prompt of your plan');
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', 'true'));

    const [checkout] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('button', { name: 'Choose Starter', exact: true }).click(),
    ]);
    await expect(checkout.getByRole('note')).toContainText('No money moves here');
    await payWith(checkout, '4000 0000 0000 0002');
    await expect(checkout.getByText('Your card was declined')).toBeVisible();
    await expect(dialog).toBeVisible();
    await payWith(checkout, '4242 4242 4242 4242');
    await expect(checkout.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
    await expect(checkout.getByText('Your Starter plan is ready')).toBeVisible();

    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: '200 images left', exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.body.getAttribute('data-not-reloaded'))).toBe('true');
  });

  test('a person signs up for Pro in two steps, pays, and cancels with the end of the period', async ({
    page,
    baseURL,
  }) => {
    const email = newAddress();
    await page.goto('/signup');
    await page.getByRole('radio', { name: 'Monthly', exact: true }).check();
    await page.getByRole('button', { name: 'Start with Pro', exact: true }).click();
    await page.getByLabel('First name', { exact: true }).fill('Vera');
    await page.getByLabel('Last name', { exact: true }).fill('Molnar');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Hungary');
    await expect(page.getByLabel('Dial code', { exact: true })).toHaveValue('+36');
    for (const words of [/at least 18/, /I have the rights/, /I agree/]) await page.getByLabel(words).check();
    await page.getByRole('button', { name: 'Sign Up and go to payment', exact: true }).click();
    await payWith(page, '4000 0027 6000 3184');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/confirm')),
      page.getByRole('button', { name: 'Decline', exact: true }).click(),
    ]);
    expect(answer.status()).toBe(402);
    const refusal = page.getByText('You did not confirm the payment');
    await expect(refusal).toBeVisible();
    await page.getByLabel('Security code', { exact: true }).fill('1');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText('Enter three or four digits')).toBeVisible();
    await expect(refusal).toBeHidden();
    await payWith(page, '4000 0027 6000 3184');
    await page.getByRole('button', { name: 'Confirm payment', exact: true }).click();
    await expect(page.getByText('Your Pro plan is ready')).toBeVisible();
    await page.getByRole('button', { name: /^Menu of/ }).click();
    const [portal] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Subscription', exact: true }).click(),
    ]);
    await expect(portal).toHaveURL(/\/sandbox\/portal\//);
    await portal.close();

    await page.goto('/account/subscriptions');
    const dialog = page.getByRole('dialog');
    await page.getByRole('radio', { name: 'Yearly, 2 months free', exact: true }).check();
    await page.getByRole('button', { name: 'Change to yearly', exact: true }).click();
    await expect(dialog.getByText('Charged today')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Pay \$431/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel plan', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Cancel your Pro plan?', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel plan', exact: true }).click();
    await expect(dialog).toBeHidden();
    const plan = page.getByRole('region', { name: 'Your plan', exact: true });
    await expect(plan.getByText('nothing more is charged')).toBeVisible();
    await plan.getByRole('button', { name: 'Keep Pro', exact: true }).click();
    await dialog.getByRole('button', { name: 'Keep Pro', exact: true }).click();
    await expect(page.getByText(/renews on/)).toBeVisible();
    const user = await call(baseURL!, accountRoutes.login, { body: { email, password: PASSWORD } });
    expect(user).toMatchObject({ plan: 'pro', render_limit: null });
  });
});
