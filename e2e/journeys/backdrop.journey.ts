/** A canvas is extended around a picture with the mouse, by touch on a phone, and with the keyboard. */
import type { Page } from '@playwright/test';
import { moveFingers, stillBox } from '../support/canvas.ts';
import { PHONE } from '../support/devices.ts';
import { enter, expect, expectAccessible, expectNoOverflow, test } from '../support/journey.ts';
import { blocksPicture, drawBag, pixelsOf, type Pixels, type UploadFile } from '../support/pictures.ts';
import { LONG, resultOf } from '../support/results.ts';

const TOOL = '/workplace/backdrop-studio';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!);
});

const stage = (page: Page) => page.getByRole('group', { name: 'Canvas', exact: true });
/** The accessible name of the picture contains its size and position, which the journeys read. */
const picture = (page: Page) => stage(page).getByRole('button', { name: /^Picture, / });
const expectAt = (page: Page, words: string) => expect(picture(page)).toHaveAccessibleName(`Picture, ${words}`);
const grip = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true });
const expand = (page: Page) => page.getByRole('button', { name: /^Expand Canvas/ }).last();

async function centreOf(page: Page, name: string | null): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await stillBox(name === null ? picture(page) : grip(page, name));
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, name: string | null, dx: number, dy: number): Promise<void> {
  const { x, y } = await centreOf(page, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 6 });
  await page.mouse.up();
}

/** The pixels as they are stored: those of the file that is saved carry an invisible mark. */
const resultPixels = async (page: Page, title: string): Promise<Pixels> =>
  pixelsOf(page, (await resultOf(page, title)).replace('/files/signed/', '/files/'));

test('a picture that nothing can continue says so, and its room is filled softly by one press', async ({
  page,
  person,
}) => {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(await blocksPicture());
  await expectAt(page, '320 × 320 at 80, 80, 100 %');
  await page.getByLabel('1 image', { exact: true }).check();
  await expand(page).click();
  const refused = page.getByRole('article', { name: 'Create Backdrop', exact: true });
  await expect(refused.getByText(/cannot be continued without a smear.*Nothing was charged\./)).toBeVisible(LONG);
  await refused.getByRole('button', { name: 'Mirrored blur', exact: true }).click();
  await resultOf(page, 'mirrored blur');
});

test('the canvas is widened by dragging, and the picture is extended around unchanged pixels', async ({
  page,
  person,
}) => {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expectAt(page, '320 × 320 at 80, 80, 100 %');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Portrait/ }).click();
  await expectAt(page, '320 × 320 at 80, 140, 100 %');
  // A problem with the value is added to the label.
  const height = page.getByLabel(/^Height, px/);
  await expect(height).toHaveValue('600');
  // The drag ends near the horizontal centre, where the picture snaps, and away from the vertical one.
  await drag(page, null, 4, -60);
  await expect(picture(page)).toHaveAccessibleName(/at 80, (?!140)\d+, 100 %$/);
  await drag(page, 'Scale by the lower right corner', -60, -60);
  await expect(picture(page)).not.toHaveAccessibleName(/100 %$/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectAt(page, '320 × 320 at 80, 140, 100 %');
  await drag(page, 'Left side of the canvas', -70, 0);
  await drag(page, 'Lower side of the canvas', 0, -400);
  await page.getByLabel('Width, px', { exact: true }).fill('512');
  await height.fill('200');
  await expect(page.getByText('At least 256')).toBeVisible();
  await height.fill('384');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expectAt(page, '320 × 320 at 96, 32, 100 %');
  await page.reload();
  await expectAt(page, '320 × 320 at 96, 32, 100 %');

  await page.getByLabel('1 image', { exact: true }).check();
  await expand(page).click();
  const [before, after] = [await pixelsOf(page, bag), await resultPixels(page, 'Create Backdrop')];
  expect([after.width, after.height]).toEqual([512, 384]);
  for (let y = 8; y < 312; y += 8) {
    for (let x = 8; x < 312; x += 8) {
      expect(after.at((96 + x) / 511, (32 + y) / 383)).toEqual(before.at(x / 319, y / 319));
    }
  }
  // There is no seam: colours continue across the left edge of the picture.
  for (const y of [0.2, 0.5]) {
    const [inside, outside] = [after.at(98 / 511, y), after.at(93 / 511, y)];
    inside.forEach((value, channel) => expect(Math.abs(value - outside[channel]!)).toBeLessThan(24));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: true });

  test('touch moves, scales and widens, and a colour fills the canvas around the picture', async ({ page, person }) => {
    await enter(page, person);
    await page.goto(TOOL);
    await page.getByRole('button', { name: 'Show settings', exact: true }).click();
    await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
    await expectAt(page, '320 × 320 at 80, 80, 100 %');
    await page.getByRole('button', { name: /^Story/ }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.getByLabel('1 image', { exact: true }).check();
    await page.getByRole('radio', { name: 'Paper', exact: true }).check();
    await page.getByRole('button', { name: 'Show all settings', exact: true }).click();
    await page.getByRole('button', { name: 'Hide settings', exact: true }).click();

    const cdp = await page.context().newCDPSession(page);
    const { x, y } = await centreOf(page, null);
    await moveFingers(cdp, [{ x, y }], [{ x: x + 30, y: y + 40 }]);
    await expect(picture(page)).toHaveAccessibleName(/320 × 320 at 1\d\d, 1\d\d, 100 %$/);
    const at = await centreOf(page, null);
    const fingers = (apart: number) => [
      { x: at.x - apart, y: at.y },
      { x: at.x + apart, y: at.y },
    ];
    await moveFingers(cdp, fingers(60), fingers(42));
    await expect(picture(page)).toHaveAccessibleName(/, [67]\d %$/);
    const side = await centreOf(page, 'Upper side of the canvas');
    await moveFingers(cdp, [side], [{ x: side.x, y: side.y - 30 }]);
    await expect(stage(page).getByText(/^480 × 5\d\d$/)).toBeVisible();
    await expectNoOverflow(page);

    // Chromium drops a tap while the page is still handling the touches of the previous gesture.
    await expand(page).click();
    const after = await resultPixels(page, 'Create Backdrop');
    expect(after.width).toBe(480);
    const [red, green, blue] = after.at(0.03, 0.03);
    expect([Math.abs(red - 0xec), Math.abs(green - 0xe7), Math.abs(blue - 0xdd)].every((by) => by < 24)).toBe(true);
  });
});

test('with the keyboard alone the picture is placed and the canvas widened and expanded', async ({ page, person }) => {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expectAt(page, '320 × 320 at 80, 80, 100 %');
  await picture(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expectAt(page, '320 × 320 at 81, 90, 100 %');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expectAt(page, '288 × 288 at 97, 106, 90 %');
  await page.keyboard.press('+');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expectAt(page, '304 × 304 at 89, 98, 95 %');
  await page.keyboard.press('0');
  await expectAt(page, '320 × 320 at 80, 80, 100 %');
  await grip(page, 'Right side of the canvas').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(stage(page).getByText('400 × 480', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).focus();
  await page.keyboard.type('on pink marble');
  await page.getByLabel('1 image', { exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  const after = await resultPixels(page, 'on pink marble');
  expect([after.width, after.height]).toEqual([400, 480]);
});
