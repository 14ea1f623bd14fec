/**
 * Garments are drawn with the mouse, a pen and the keyboard, or uploaded as line art and photographs, and become
 * pictures.
 */
import type { Page } from '@playwright/test';
import { inkShares, moveFingers, paint, paintWithPen, seenAt, stageOf, stillBox } from '../support/canvas.ts';
import { tabletOf } from '../support/devices.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { drawBag, pixelsOf, type UploadFile } from '../support/pictures.ts';
import { LONG, resultOf } from '../support/results.ts';

const TOOL = '/workplace/sketch-to-image';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!);
});

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Drawing tools', exact: true });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });
const convert = (page: Page) => page.getByRole('button', { name: /^Convert/ }).last();

async function openTool(page: Page, person: Person): Promise<void> {
  await enter(page, person, TOOL);
  await expect(tools(page)).toBeVisible();
}

/** Chooses one small picture, which renders quickly. */
async function chooseSmallPicture(page: Page): Promise<void> {
  await page.getByLabel('1 image', { exact: true }).check();
  await page.getByLabel('Width, px', { exact: true }).fill('320');
  await page.getByLabel('Height, px', { exact: true }).fill('320');
}

/** Polls the share of ink in one half of the canvas. */
const expectInk = (page: Page, half: 'left' | 'right') =>
  expect.poll(async () => (await inkShares(page))[half === 'left' ? 0 : 1], LONG);

/** Draws the right half of a dress. */
async function drawDress(page: Page): Promise<void> {
  await paint(page, { x: 0.49, y: 0.2 }, { x: 0.6, y: 0.2 });
  await paint(page, { x: 0.6, y: 0.2 }, { x: 0.56, y: 0.42 });
  await paint(page, { x: 0.56, y: 0.42 }, { x: 0.7, y: 0.85 });
  await paint(page, { x: 0.7, y: 0.85 }, { x: 0.49, y: 0.85 });
}

test('a mirrored drawing becomes a worn garment in the colour of the prompt', async ({ page, person }) => {
  await openTool(page, person);
  await convert(page).click();
  await expect(page.getByRole('main').getByText('Draw something first, or choose line art')).toBeVisible();
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await chooseSmallPicture(page);
  await drawDress(page);
  const [left, right] = await inkShares(page);
  expect(right).toBeGreaterThan(0.004);
  expect(left).toBeCloseTo(right, 4);
  await tool(page, 'Mirror the drawing').click();
  await paint(page, { x: 0.8, y: 0.3 }, { x: 0.9, y: 0.3 });
  const [, marked] = await inkShares(page);
  expect(marked).toBeGreaterThan(right);
  await page.keyboard.press('Control+z');
  await expectInk(page, 'right').toBeCloseTo(right, 6);
  await tool(page, 'Redo').click();
  await expectInk(page, 'right').toBeCloseTo(marked, 6);
  await tool(page, 'Eraser').click();
  await paint(page, { x: 0.78, y: 0.3 }, { x: 0.92, y: 0.3 });
  await expectInk(page, 'right').toBeCloseTo(right, 4);
  await tool(page, 'Clear').click();
  await expect.poll(() => inkShares(page), LONG).toEqual([0, 0]);
  await tool(page, 'Undo').click();
  await expectInk(page, 'right').toBeCloseTo(right, 4);

  await expect(stageOf(page)).toHaveAttribute('data-draft', 'saved');
  await page.reload();
  await expect(tools(page)).toBeVisible();
  await expectInk(page, 'right').toBeCloseTo(right, 4);
  await expect(page.getByLabel('Width, px', { exact: true })).toHaveValue('320');

  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('emerald silk satin dress');
  const place = await stillBox(stageOf(page));
  await convert(page).click();
  const pixels = await pixelsOf(page, await resultOf(page, 'emerald silk satin dress'));
  expect([pixels.width, pixels.height]).toEqual([320, 320]);
  const [red, green] = pixels.at(0.5, 0.65);
  expect(green).toBeGreaterThan(red + 15);
  const [r, g, b] = pixels.at(0.06, 0.1);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(40);
  await expectAccessible(page);
  // Undoing brings the canvas back from behind the results, and takes back only the last step.
  await page.keyboard.press('Control+z');
  await expect(stageOf(page)).toBeFocused();
  expect(await stillBox(stageOf(page))).toEqual(place);
  await expectInk(page, 'right').toBeCloseTo(marked, 4);
  await page.keyboard.press('Control+Shift+z');
  await expectInk(page, 'right').toBeCloseTo(right, 4);
  await expect(tool(page, 'Redo')).toBeDisabled();
});

test('a pen draws with pressure while a finger moves the canvas', async ({ browser, person }) => {
  const page = await tabletOf(browser, person);
  await page.goto(TOOL);
  await tool(page, 'Mirror the drawing').click();
  await tool(page, 'Pen').click();
  await page.getByLabel('Pen size', { exact: true }).fill('20');
  await tool(page, 'Pen').click();
  const cdp = await page.context().newCDPSession(page);
  const line = [
    { x: 0.55, y: 0.3 },
    { x: 0.9, y: 0.3 },
  ] as const;
  await paintWithPen(page, cdp, ...line, 0.1);
  const light = (await inkShares(page))[1];
  await tool(page, 'Clear').click();
  await expectInk(page, 'right').toBe(0);
  await paintWithPen(page, cdp, ...line, 1);
  const heavy = (await inkShares(page))[1];
  expect(light).toBeGreaterThan(0);
  expect(heavy).toBeGreaterThan(2 * light);

  const before = await seenAt(page, { x: 0, y: 0 });
  await moveFingers(cdp, [await seenAt(page, { x: 0.3, y: 0.3 })], [await seenAt(page, { x: 0.4, y: 0.45 })]);
  await expect.poll(async () => (await seenAt(page, { x: 0, y: 0 })).y).toBeGreaterThan(before.y + 20);
  await expectInk(page, 'right').toBeCloseTo(heavy, 6);
  await page.context().close();
});

test('the keyboard draws, and the edges of a photograph are drawn over and become a technical flat', async ({
  page,
  person,
}) => {
  await openTool(page, person);
  await stageOf(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectInk(page, 'left').toBeGreaterThan(0.0001);
  await expectInk(page, 'right').toBeGreaterThan(0.0001);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByText('Put the pen down, lift it')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(page.getByText(/^Image size too small/).first()).toBeVisible();
  await expect(page.getByLabel('Width, px', { exact: true })).toHaveValue('320');
  await expectInk(page, 'left').toBeGreaterThan(0.05);
  await page.getByRole('switch', { name: /^Take the lines from a photograph/ }).check();
  await page.getByRole('radio', { name: /, Flat$/ }).check();
  await expect(page.getByLabel('Control guidance', { exact: true })).toHaveValue('0.5');
  await page.getByLabel('1 image', { exact: true }).check();
  await convert(page).click();
  const pixels = await pixelsOf(page, await resultOf(page, 'Sketch To Image'));
  expect([pixels.width, pixels.height]).toEqual([320, 320]);
  const seen = Array.from({ length: 900 }, (_, at) => pixels.at((at % 30) / 29, Math.floor(at / 30) / 29)[1]);
  expect(Math.max(...seen)).toBeGreaterThan(200);
  expect(Math.min(...seen)).toBeLessThan(170);
  await page.getByRole('button', { name: 'Back to the canvas', exact: true }).click();
  await expect(stageOf(page)).toBeFocused();
  // The drawing on plain paper is still there after the line art is removed.
  await tool(page, 'Remove the line art').click();
  await expect(async () => {
    const [left] = await inkShares(page);
    expect(left).toBeLessThan(0.02);
    expect(left).toBeGreaterThan(0.0001);
  }).toPass();
});
