/**
 * A picture is edited in a conversation: with words alone, with a marked part, with the keyboard, on a phone, and
 * together with other tools.
 */
import type { Page } from '@playwright/test';
import { paint, stageOf, stillBox } from '../support/canvas.ts';
import { phoneOf } from '../support/devices.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import type { Person } from '../support/people.ts';
import { bringFiles, drawBag, pixelsOf, plainPicture, type Pixels, type UploadFile } from '../support/pictures.ts';
import { LONG, resultsOf } from '../support/results.ts';

const TOOL = '/workplace/edit-with-chat';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!, 'tote bag');
});

const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
/** The answers in the conversation; those of steps are finished. */
const answers = (page: Page) => page.locator('li[data-outcome]');
const step = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) });
/** Waits until the picture of a step exists and is the one in the centre. */
const expectStep = (page: Page, name: string) => expect(step(page, name)).toHaveAttribute('aria-pressed', 'true', LONG);
/** Pixels of the picture in the centre. */
const seen = async (page: Page) => {
  const image = page.locator('main img').first();
  // A preview is shown until the picture has loaded.
  await expect(image).not.toHaveAttribute('src', /\/previews\//);
  return pixelsOf(page, (await image.getAttribute('src'))!);
};
/** Colour at the centre of the bag. */
const leather = (pixels: Pixels) => pixels.at(0.5, 0.62);

async function openTool(page: Page, person: Person): Promise<void> {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(page.getByRole('toolbar', { name: 'Picture', exact: true })).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  // A message can be sent once there is a picture and the previous message has been sent.
  await expect(page.getByRole('toolbar', { name: 'Picture', exact: true }).or(stageOf(page))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-busy', 'false');
  await message(page).fill(words);
  await message(page).press('Enter');
  await expect(message(page)).toHaveValue('');
}

test('each message edits the last result, and every earlier step can be opened again', async ({ page, person }) => {
  await enter(page, person, TOOL);
  await expect(page.getByText('Choose a picture first')).toBeVisible();
  await expectAccessible(page);
  await bringFiles(page, 'drop', [bag]);
  await expect(page.getByRole('toolbar', { name: 'Picture', exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Suggestions', exact: true }).getByRole('button').first()).toBeVisible();
  const before = await pixelsOf(page, bag);

  await say(page, 'make the bag navy');
  await expectStep(page, 'Step 1');
  const navy = await seen(page);
  expect([navy.width, navy.height]).toEqual([before.width, before.height]);
  expect(leather(navy)[2]).toBeGreaterThan(leather(navy)[0]);
  expect(navy.at(0.01, 0.01)).toEqual(before.at(0.01, 0.01));

  await say(page, 'brighter');
  await expectStep(page, 'Step 2');
  const bright = await seen(page);
  expect(sum(leather(bright))).toBeGreaterThan(sum(leather(navy)));
  await expect(page.getByText('2 prompts left', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await say(page, 'undo that');
  await expectStep(page, 'Step 1');
  await say(page, 'make it sing');
  await expect(answers(page)).toHaveCount(4);
  await expect(page.getByText('2 prompts left', { exact: true })).toBeVisible();
  expect(leather(await seen(page))).toEqual(leather(navy));

  await step(page, 'Step 2').click();
  await expect(page).toHaveURL(/step=\d+/);
  await page.reload();
  await expectStep(page, 'Step 2');
  expect(leather(await seen(page))).toEqual(leather(bright));
  await page.getByRole('button', { name: 'Compare with the step before', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Before', exact: true })).toBeVisible();
  await page.locator('#content').focus();
  await page.keyboard.press('Control+z');
  await expectStep(page, 'Step 1');
});

const sum = ([red, green, blue]: readonly number[]): number => red! + green! + blue!;

test('"this" is the marked part and nothing else changes; a second picture gives its colour', async ({
  page,
  person,
}) => {
  await openTool(page, person);
  await page.getByRole('button', { name: 'Mark a part', exact: true }).click();
  await expect(stageOf(page)).toBeVisible();
  await paint(page, { x: 0.4, y: 0.62 }, { x: 0.6, y: 0.62 });
  await say(page, 'make this emerald green');
  await expect(page.getByText('with a marked part')).toBeVisible();
  await expectStep(page, 'Step 1');
  const [before, after] = [await pixelsOf(page, bag), await seen(page)];
  expect(leather(after)[1]).toBeGreaterThan(leather(after)[0]);
  for (let x = 0; x <= 1; x += 1 / 16) {
    expect(after.at(x, 0.05)).toEqual(before.at(x, 0.05));
    expect(after.at(x, 0.95)).toEqual(before.at(x, 0.95));
  }

  // A second picture gives the bag its colour, and stays with the message.
  await bringFiles(page, 'paste', [await plainPicture(page, 320, 240)]);
  const second = page.getByRole('list', { name: 'Pictures of this message', exact: true });
  await expect(second.getByRole('img')).toBeVisible();
  await say(page, 'make the bag this colour');
  await expectStep(page, 'Step 2');
  await expect(second).toBeHidden();
  await expect(page.getByRole('button', { name: /^Open the second picture/ })).toBeVisible();
  // Beside the marked part, orange leather has the blue of the beige picture.
  expect((await seen(page)).at(0.35, 0.5)[2]).toBeGreaterThan(after.at(0.35, 0.5)[2] + 40);
  await expect(page.getByText(/^This changed \d+ % of the picture/)).toHaveCount(2);
});

test('the conversation works with the keyboard alone; a draft survives a reload, and another window stays in sync', async ({
  page,
  person,
}) => {
  await openTool(page, person);
  await message(page).focus();
  await page.keyboard.type('make the bag');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('red');
  await page.reload();
  await expect(message(page)).toHaveValue('make the bag\nred');
  await expect(page.getByRole('toolbar', { name: 'Picture', exact: true })).toBeVisible();
  const sent = page.waitForURL(/chat=\d+/);
  await message(page).focus();
  await page.keyboard.press('Enter');
  await sent;
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectStep(page, 'Step 1');
  await expectStep(other, 'Step 1');
  await say(page, 'undo');
  await expectStep(other, 'Original');
});

test('a cancelled step costs nothing and can be sent again', async ({ page, person, studio }) => {
  await openTool(page, person);
  await studio.occupy();
  await say(page, 'make the bag red');
  await page.getByRole('button', { name: 'Cancel this step', exact: true }).click();
  await expect(page.getByText('Cancelled. Nothing was charged.')).toBeVisible();
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
  await studio.release();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expectStep(page, 'Step 1');
});

test('a rendered picture is edited in a conversation, and passes to other tools with its history', async ({
  page,
  person,
  baseURL,
}) => {
  const [image] = await drawImages(baseURL!, person.token, 1, 'cognac leather tote bag, plain studio');
  await enter(page, person, `/workplace/my-images?image=${image!.id}`);
  await page
    .getByRole('group', { name: 'Actions', exact: true })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Edit with chat', exact: true }).click();
  await say(page, 'make it emerald');
  await expectStep(page, 'Step 1');
  const green = leather(await seen(page));
  expect(green[1]).toBeGreaterThan(green[0]);

  await page.getByRole('button', { name: 'Open large', exact: true }).click();
  const lineage = page.getByRole('region', { name: 'Lineage', exact: true });
  await expect(lineage.getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('group', { name: 'Actions', exact: true })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Remove background, on its page', exact: true }).click();
  await expect(page).toHaveURL(/remove-background/);
  await expect(page.getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  await page.getByLabel('Transparent', { exact: true }).check();
  await page
    .getByRole('button', { name: /^Remove background/ })
    .last()
    .click();
  await resultsOf(page, 'Remove Background, transparent', 2);
  await page.getByRole('article').first().locator('img[srcset]').first().click();
  await expect(lineage.getByRole('listitem')).toHaveCount(3);
});

test('on a phone the picture stays visible above the field', async ({ browser, person }) => {
  const page = await phoneOf(browser, person);
  await page.goto(TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  const picture = page.getByRole('toolbar', { name: 'Picture', exact: true });
  await expect(picture).toBeVisible();
  await message(page).fill('make the bag navy');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await page.getByRole('button', { name: 'Show settings', exact: true }).tap();
  await expectStep(page, 'Step 1');
  await expectAccessible(page);
  await step(page, 'Original').tap();
  await expectStep(page, 'Original');
  // The picture is above the messages.
  const shown = page.getByRole('main').getByRole('img').first();
  await expect(shown).toBeInViewport({ ratio: 1 });
  expect((await stillBox(shown)).height).toBeGreaterThan(200);
  await page.context().close();
});
