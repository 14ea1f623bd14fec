/** Signs up as a visitor does, on the page. */
import { expect, type Page } from '@playwright/test';
import { newAddress, PASSWORD } from './people.ts';

/** Creates an account on the free plan from the login page, and continues to where the visitor was going. */
export async function signUpOnPage(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('button', { name: /free/i }).first().click();
  await page.getByLabel('First name', { exact: true }).fill('Vera');
  await page.getByLabel('Last name', { exact: true }).fill('Molnar');
  await page.getByLabel('E-mail', { exact: true }).fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  for (const words of [/at least 18/, /I have the rights/, /I agree/]) await page.getByLabel(words).check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
}
