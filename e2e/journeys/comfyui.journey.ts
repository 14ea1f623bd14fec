/** A ComfyUI server with FLUX.2 klein renders the pictures, and the built-in engine does while that server is unreachable. */
import type { Locator, Page } from '@playwright/test';
import { test } from '../support/comfyui.ts';
import { askForImages, drawImages } from '../support/draw-images.ts';
import { enter, expect } from '../support/journey.ts';
import { LONG, resultOf, resultsOf } from '../support/results.ts';

async function ask(page: Page, prompt: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(prompt);
  await page.getByRole('button', { name: /^Create 2/ }).click();
  return page.getByRole('article', { name: prompt, exact: true }).first();
}

async function takeTo(page: Page, band: Locator, tool: string): Promise<void> {
  await band.hover();
  await band.getByRole('button', { name: 'Tools', exact: true }).first().click();
  await page.getByRole('menuitem', { name: tool, exact: true }).click();
  await expect(page.getByAltText('Chosen to work on', { exact: true }).first()).toBeVisible();
}

/** Chooses the newest of the person's pictures for a place. */
async function chooseOwn(page: Page, place: Page | Locator): Promise<void> {
  await place.getByRole('button', { name: 'My images', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'My images', exact: true });
  await dialog
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

test('a dress is rendered with a live preview, varied and upscaled', async ({ page, person, comfyui }) => {
  const kinds = () => Object.values(comfyui.prompts.at(-1)!.prompt).map((node) => node.class_type);
  await enter(page, person);
  comfyui.holdAtPreview();
  const drawn = await ask(page, 'linen summer dress');
  await expect(drawn.locator('[data-preview="true"] img')).toBeVisible(LONG);
  comfyui.release();
  await resultsOf(page, 'linen summer dress', 2);

  await takeTo(page, drawn, 'Create Variations');
  await page.getByRole('textbox', { name: 'Colourways', exact: true }).fill('navy,');
  await page
    .getByRole('button', { name: /^Create 1/ })
    .last()
    .click();
  await resultOf(page, 'Create Variations, navy');
  expect(kinds()).toContain('VAEEncode');

  await page.goto('/workplace/generate');
  await takeTo(page, drawn, 'Upscale & Facelift');
  await page
    .getByRole('button', { name: /^Upscale/ })
    .last()
    .click();
  await resultOf(page, 'Upscale & Facelift, 2X');
  expect(kinds()).toContain('ImageUpscaleWithModel');
  expect(comfyui.misuse).toEqual([]);
});

test('a server that restarts during a render loses no picture', async ({ page, person, comfyui, baseURL }) => {
  await enter(page, person);
  comfyui.hold();
  await askForImages(baseURL!, person.token, 1, 'navy wool coat');
  await comfyui.held();
  comfyui.restart();
  comfyui.release();
  await page.reload();
  const band = page.getByRole('article', { name: 'navy wool coat', exact: true });
  await band.locator('img[srcset]').click(LONG);
  const details = page.getByRole('complementary', { name: 'Details', exact: true });
  await expect(details.getByText(/could not be reached, so the built-in engine made this/)).toBeVisible();
});

test('klein edits a picture by a message and puts a garment on a person', async ({
  page,
  person,
  comfyui,
  baseURL,
}) => {
  const graph = () => Object.values(comfyui.prompts.at(-1)!.prompt);
  const loads = () => graph().filter((node) => node.class_type === 'LoadImage').length;
  await drawImages(baseURL!, person.token, 1, 'emerald silk dress');
  const drawn = comfyui.prompts.length;

  await enter(page, person, '/workplace/edit-with-chat');
  await chooseOwn(page, page);
  await expect(page.getByRole('toolbar', { name: 'Picture', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('make the dress navy');
  await page.getByRole('textbox', { name: 'Message', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: /^Step 1:/ })).toHaveAttribute('aria-pressed', 'true', LONG);
  expect(comfyui.prompts).toHaveLength(drawn + 1);
  expect(graph().map((node) => node.class_type)).toContain('ReferenceLatent');

  await page.goto('/workplace/virtual-try-on');
  await chooseOwn(page, page.getByRole('region', { name: 'Person', exact: true }));
  await chooseOwn(page, page.getByRole('region', { name: 'Garment', exact: true }));
  await page
    .getByRole('button', { name: /^Create 1/ })
    .last()
    .click();
  await resultOf(page, 'Virtual try on');
  expect(loads()).toBe(2);
  expect(comfyui.misuse).toEqual([]);
});
