/** Parts of a picture are painted over and filled: with the mouse, a pen, touch and the keyboard. */
import { imageRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { coveredShare, moveFingers, paint, paintWithPen, seenAt, stageOf, stillBox } from '../support/canvas.ts';
import { tabletOf } from '../support/devices.ts';
import {
  continueButton,
  createButton,
  FILL,
  openFill,
  promptField,
  shownResult,
  tool,
  tools,
} from '../support/fill.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { drawBag, pixelsOf, type Pixels, type UploadFile } from '../support/pictures.ts';
import { LONG } from '../support/results.ts';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!);
});

/** Polls the share of the picture that the mask covers. */
const expectCovered = (page: Page) => expect.poll(() => coveredShare(page), LONG);
const openTool = (page: Page, person: Person) => openFill(page, person, bag);

/** Expects that only pixels of a horizontal band changed, and that its centre did. */
function expectFilled(before: Pixels, after: Pixels, band: readonly [number, number]): void {
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  for (let y = 0; y <= 1; y += 1 / 32) {
    if (y > band[0] && y < band[1]) continue;
    for (let x = 0; x <= 1; x += 1 / 32) expect(after.at(x, y)).toEqual(before.at(x, y));
  }
  const centre = (band[0] + band[1]) / 2;
  const was = before.at(0.5, centre);
  expect(Math.max(...after.at(0.5, centre).map((value, channel) => Math.abs(value - was[channel]!)))).toBeGreaterThan(
    20,
  );
}

test('a painted part is filled as the prompt says, and nothing else of the picture changes', async ({
  page,
  person,
}) => {
  await openTool(page, person);
  await createButton(page).click();
  await expect(page.getByRole('main').getByText('Paint over what should change first')).toBeVisible();
  await expect(stageOf(page)).toBeFocused();
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();

  await paint(page, { x: 0.35, y: 0.6 }, { x: 0.65, y: 0.6 });
  await paint(page, { x: 0.2, y: 0.2 }, { x: 0.3, y: 0.2 });
  const both = await coveredShare(page);
  await tool(page, 'Undo').click();
  await expectCovered(page).toBeLessThan(both);
  const one = await coveredShare(page);
  await tool(page, 'Redo').click();
  await expectCovered(page).toBeCloseTo(both, 5);
  await tool(page, 'Undo').click();
  await expectAccessible(page);

  await expect(stageOf(page)).toHaveAttribute('data-draft', 'saved');
  await page.reload();
  await expect(tools(page)).toBeVisible();
  await expectCovered(page).toBeCloseTo(one, 5);

  await promptField(page).fill('emerald green leather');
  const sheet = stageOf(page).locator('[data-part="sheet"]');
  const place = await stillBox(sheet);
  await createButton(page).click();
  await expect(continueButton(page)).toBeEnabled(LONG);
  expect(await stillBox(sheet)).toEqual(place);
  const [before, after] = [
    await pixelsOf(page, bag),
    await pixelsOf(page, (await shownResult(page).getAttribute('src'))!),
  ];
  expectFilled(before, after, [0.45, 0.75]);
  const [red, green] = after.at(0.5, 0.6);
  expect(green).toBeGreaterThan(red);

  await page.getByRole('radio', { name: 'Source', exact: true }).check();
  await expectCovered(page).toBeCloseTo(one, 5);
  await page.getByRole('radio', { name: 'Result 1', exact: true }).check();
  await continueButton(page).click();
  await expect(continueButton(page)).toBeHidden();
  await expectCovered(page).toBe(0);
  await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
});

test('rectangles, changed masks, mask files and colour selections cover the expected area', async ({
  page,
  person,
}) => {
  await openTool(page, person);
  await page.keyboard.press('m');
  await expect(tool(page, 'Select')).toHaveAttribute('aria-pressed', 'true');
  await paint(page, { x: 0.25, y: 0.25 }, { x: 0.75, y: 0.75 });
  await expectCovered(page).toBeCloseTo(0.25, 2);

  await tool(page, 'Mask').click();
  const panel = page.getByRole('region', { name: 'Mask', exact: true });
  await panel.getByRole('button', { name: 'Grow', exact: true }).click();
  await expectCovered(page).toBeGreaterThan(0.29);
  await panel.getByRole('button', { name: 'Shrink', exact: true }).click();
  await expectCovered(page).toBeLessThan(0.26);
  await panel.getByRole('button', { name: 'Invert', exact: true }).click();
  await expectCovered(page).toBeCloseTo(0.75, 1);
  const covered = await coveredShare(page);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download mask', exact: true }).click();
  const file = await (await download).path();
  await tool(page, 'Clear').click();
  await expect(panel).toBeHidden();
  await expectCovered(page).toBe(0);
  await tool(page, 'Mask').click();
  await page.getByLabel('Mask file', { exact: true }).setInputFiles(file);
  await expectCovered(page).toBeCloseTo(covered, 3);
  await tool(page, 'Brush').click();
  await expect(panel).toBeHidden();
  await expect(page.getByLabel('Brush size', { exact: true })).toBeVisible();

  await tool(page, 'Clear').click();
  await expectCovered(page).toBe(0);
  await tool(page, 'Select').click();
  await page.getByRole('radio', { name: 'Colour', exact: true }).check();
  const { x, y } = await seenAt(page, { x: 0.05, y: 0.05 });
  await page.mouse.click(x, y);
  await expectCovered(page).toBeGreaterThan(0.02);
  await expectAccessible(page);
});

test('one click selects the subject or the background', async ({ page, person }) => {
  await openTool(page, person);
  await tool(page, 'Select').click();
  const found = page.getByRole('group', { name: 'Find in the picture', exact: true });
  await found.getByRole('button', { name: 'Subject', exact: true }).click();
  await expectCovered(page).toBeGreaterThan(0.05);
  const subject = await coveredShare(page);
  await tool(page, 'Clear').click();
  await expectCovered(page).toBe(0);
  await tool(page, 'Select').click();
  await found.getByRole('button', { name: 'Background', exact: true }).click();
  await expectCovered(page).toBeCloseTo(1 - subject, 1);
});

test('a pen paints with pressure while fingers move and zoom the picture', async ({ browser, person }) => {
  const page = await tabletOf(browser, person);
  await page.goto(FILL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(tools(page)).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  const finger = async (from: { x: number; y: number }, to: { x: number; y: number }) =>
    moveFingers(cdp, [await seenAt(page, from)], [await seenAt(page, to)]);

  await finger({ x: 0.2, y: 0.2 }, { x: 0.8, y: 0.2 });
  await expectCovered(page).toBeGreaterThan(0.01);
  await tool(page, 'Clear').click();
  await expectCovered(page).toBe(0);

  await paintWithPen(page, cdp, { x: 0.2, y: 0.4 }, { x: 0.8, y: 0.4 }, 0.1);
  const light = await coveredShare(page);
  await tool(page, 'Clear').click();
  await expectCovered(page).toBe(0);
  await paintWithPen(page, cdp, { x: 0.2, y: 0.4 }, { x: 0.8, y: 0.4 }, 1);
  const heavy = await coveredShare(page);
  expect(light).toBeGreaterThan(0);
  expect(heavy).toBeGreaterThan(2 * light);

  const before = await seenAt(page, { x: 0, y: 0 });
  await finger({ x: 0.3, y: 0.3 }, { x: 0.5, y: 0.6 });
  await expect(async () => {
    const after = await seenAt(page, { x: 0, y: 0 });
    expect(after.x).toBeGreaterThan(before.x + 20);
    expect(after.y).toBeGreaterThan(before.y + 20);
  }).toPass();
  await expectCovered(page).toBeCloseTo(heavy, 5);

  const zoom = page.getByTitle('Fit to the window', { exact: true });
  const fitted = await zoom.textContent();
  const fingers = [await seenAt(page, { x: 0.4, y: 0.5 }), await seenAt(page, { x: 0.6, y: 0.5 })];
  const apart = [await seenAt(page, { x: 0.2, y: 0.5 }), await seenAt(page, { x: 0.8, y: 0.5 })];
  await moveFingers(cdp, fingers, apart);
  await expect(zoom).not.toHaveText(fitted!);
  await expectCovered(page).toBeCloseTo(heavy, 5);
  await page.context().close();
});

/** More presses of Tab than any page needs. */
const MAX_TABS = 300;

/** Presses Tab until the element with that name has the focus. The element must exist beforehand. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement === document.body ? null : document.activeElement;
      const label = (element as HTMLTextAreaElement | null)?.labels?.[0]?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('with the keyboard alone a picture is chosen, painted on, filled and edited further', async ({ page, person }) => {
  await enter(page, person, FILL);
  const drop = page.getByRole('button', { name: /^Drag and drop your image here/ });
  await expect(drop).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Drag and drop your image here/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(bag);
  await expect(tools(page)).toBeVisible();

  await page.locator('#content').focus();
  await tabTo(page, /^Mask on the picture$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowRight');
  await expectCovered(page).toBeGreaterThan(0.005);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('?');
  await expect(page.getByText('Paint along')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Paint along')).toBeHidden();

  await expect(promptField(page)).toBeVisible();
  await tabTo(page, /^Prompt$/);
  await page.keyboard.type('red leather');
  await page.keyboard.press('Control+Enter');
  await expect(continueButton(page)).toBeEnabled(LONG);
  const result = (await shownResult(page).getAttribute('src'))!;
  await page.locator('#content').focus();
  await tabTo(page, /^Continue with this$/);
  await page.keyboard.press('Enter');
  await expect(stageOf(page).locator('img').first()).toHaveAttribute('src', result);
});

test('a cancelled fill says so and costs nothing; mask, prompt and picture remain for another attempt', async ({
  page,
  person,
  studio,
}) => {
  await openTool(page, person);
  await paint(page, { x: 0.3, y: 0.6 }, { x: 0.7, y: 0.6 });
  const covered = await coveredShare(page);
  await promptField(page).fill('red leather');
  await studio.occupy();
  await createButton(page).click();
  await page.getByRole('button', { name: 'Cancel this fill', exact: true }).click();
  await expect(page.getByText('Cancelled.', { exact: true })).toBeVisible();
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
  await studio.release();

  const again = page.getByRole('button', { name: 'Try again', exact: true }).first();
  await expect(promptField(page)).toHaveValue('red leather');
  await expectCovered(page).toBeCloseTo(covered, 5);
  await again.click();
  await expect(continueButton(page)).toBeEnabled(LONG);
  expectFilled(
    await pixelsOf(page, bag),
    await pixelsOf(page, (await shownResult(page).getAttribute('src'))!),
    [0.45, 0.75],
  );
});

test('the dialog over a picture fills, asks before unsaved work is discarded, and saves the chosen result', async ({
  page,
  person,
  baseURL,
}) => {
  await openTool(page, person);
  const { images } = await call(baseURL!, imageRoutes.listUploads, { token: person.token });
  await page.goto(`/workplace/my-images?image=${images[0]!.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Generative fill', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Generative Fill', exact: true });
  await expect(tools(page)).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByText('Choose a result to keep')).toBeVisible();

  await paint(page, { x: 0.35, y: 0.6 }, { x: 0.65, y: 0.6 });
  await dialog
    .getByPlaceholder('Describe what you would like to add or replace on your image...', { exact: true })
    .fill('red leather');
  await page.goBack();
  await expect(dialog.getByText('Leave without saving?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await dialog.getByRole('button', { name: 'Exclude elements', exact: true }).click();
  await dialog.getByPlaceholder('What shouldn’t be on the image...', { exact: true }).fill('gold');
  await dialog.getByRole('button', { name: 'Clear and hide', exact: true }).click();

  await tool(page, 'Select').click();
  const panel = dialog.getByRole('region', { name: 'Select', exact: true });
  await expect(panel).toBeVisible();
  await dialog.getByRole('button', { name: 'Create 1', exact: true }).click();
  await expect(continueButton(page)).toBeEnabled(LONG);
  await expect(panel).toBeHidden();
  const result = (await shownResult(page).getAttribute('src'))!;
  expectFilled(await pixelsOf(page, bag), await pixelsOf(page, result), [0.45, 0.75]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Download', exact: true })).toHaveAttribute(
    'href',
    result.replace('/files/', '/files/signed/'),
  );
});
