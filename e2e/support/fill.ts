/** The elements of Generative Fill: its canvas, its tools and its button. */
import type { Locator, Page } from '@playwright/test';
import { stageOf } from './canvas.ts';
import { enter, expect } from './journey.ts';
import type { Person } from './people.ts';
import type { UploadFile } from './pictures.ts';

export const FILL = '/workplace/generative-fill';

export const tools = (page: Page): Locator => page.getByRole('toolbar', { name: 'Mask tools', exact: true });
export const tool = (page: Page, name: string): Locator => tools(page).getByRole('button', { name, exact: true });
export const createButton = (page: Page): Locator => page.getByRole('button', { name: /^Create 1/ }).last();
export const continueButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Continue with this', exact: true });
export const promptField = (page: Page): Locator => page.getByRole('textbox', { name: 'Prompt', exact: true });
/** The result that is shown on the canvas. */
export const shownResult = (page: Page): Locator => stageOf(page).locator('img').nth(1);

export async function openFill(page: Page, person: Person, picture: UploadFile): Promise<void> {
  await enter(page, person, FILL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(picture);
  await expect(tools(page)).toBeVisible();
}
