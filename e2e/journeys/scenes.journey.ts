/** One garment in many pictures: in other colours, from other sides, and with corrected words. */
import { renderRoutes, type ImageItem, type RenderView } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { phoneOf } from '../support/devices.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

const WORDS = 'emerald silk evening dress, studio';

const panel = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });

const rendersOf = async (url: string, token: string): Promise<RenderView[]> =>
  (await call(url, renderRoutes.list, { token })).renders;

async function newestDone(url: string, token: string, known: number): Promise<RenderView> {
  await expect
    .poll(async () => (await rendersOf(url, token)).map(({ status }) => status), LONG)
    .toEqual(Array(known + 1).fill('completed'));
  return (await rendersOf(url, token))[0]!;
}

/** Renders a small picture and returns the address of its page. */
async function drawn(url: string, token: string, prompt = WORDS): Promise<string> {
  const body = { page: 'GenerateImage', prompt, image_count: 1, image_width: 256, image_height: 320 } as const;
  await call(url, renderRoutes.create, { token, body });
  const { images } = await newestDone(url, token, 0);
  return `/workplace/generate?image=${images[0]!.id}`;
}

/** Mean red, green and blue of a patch below the centre, where the skirt of a standing dress is. */
async function skirtOf(page: Page, { webp_image_url: url }: ImageItem): Promise<number[]> {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const side = Math.round(picture.width / 12);
    const { data } = context.getImageData((picture.width - side) / 2, picture.height * 0.62, side, side);
    const sums = [0, 0, 0];
    data.forEach((value, index) => index % 4 < 3 && (sums[index % 4]! += value));
    return sums.map((sum) => sum / (side * side));
  }, url);
}

/** Pictures of the viewer that were drawn from one another. */
const takes = (page: Page) => page.getByRole('list', { name: 'Takes', exact: true }).getByRole('button');

/** Waits until the viewer shows the picture at that position of the strip, counted from 1. */
const expectShown = (page: Page, position: number) =>
  expect(takes(page).nth(position - 1)).toHaveAttribute('aria-current', 'true', LONG);

test('a dress is rendered in other colours and from the back, and a word of its prompt is corrected', async ({
  page,
  person,
  baseURL,
}) => {
  const url = baseURL!;
  await enter(page, person, await drawn(url, person.token));
  await panel(page, 'Colourways').click();
  await page.getByRole('checkbox', { name: 'navy', exact: true }).check();
  await page.getByLabel('Colour as hex', { exact: true }).fill('#c01818');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(page.getByRole('list', { name: 'Chosen', exact: true }).getByRole('button')).toHaveCount(2);
  await expectAccessible(page);
  const make = page.getByRole('button', { name: 'Create 2', exact: true }).last();
  await expectMessage(page, '2 pictures are being made', () => make.click());

  // The new pictures are shown in the viewer, after the one from which they were drawn.
  await expect(takes(page)).toHaveCount(3);
  await expectShown(page, 2);
  const colourways = await newestDone(url, person.token, 1);
  const [first] = (await rendersOf(url, person.token))[1]!.images;
  expect(colourways.images.map(({ take }) => take)).toEqual([
    { colour: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    { colour: '#c01818' },
  ]);
  for (const image of colourways.images) {
    expect(image).toMatchObject({ parent_image_id: first!.id, seed: first!.seed });
  }
  const [navy, red, emerald] = await Promise.all([...colourways.images, first!].map((image) => skirtOf(page, image)));
  expect(navy![2]).toBeGreaterThan(navy![0]!);
  expect(red![0]).toBeGreaterThan(2 * red![2]!);
  expect(emerald![1]).toBeGreaterThan(emerald![0]!);

  await takes(page).first().click();
  await expectShown(page, 1);
  await panel(page, 'Colourways').click();
  await panel(page, 'More views').click();
  for (const view of ['three quarter', 'side view', 'flat lay', 'close up', 'macro', 'low angle', 'high angle']) {
    await page.getByRole('checkbox', { name: view, exact: true }).uncheck();
  }
  await page.getByRole('button', { name: 'Create 1', exact: true }).click();
  const views = await newestDone(url, person.token, 2);
  expect(views.images.map(({ take }) => take)).toEqual([{ view: 'back' }]);
  await expectShown(page, 4);

  await takes(page).first().click();
  await expectShown(page, 1);
  await page.getByRole('button', { name: 'emerald', exact: true }).click();
  await page.getByLabel('Search: Replace emerald with', { exact: true }).fill('ivory');
  const ivory = page.getByRole('option', { name: 'ivory', exact: true });
  await expect(ivory).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ivory silk evening dress, studio', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Draw again', exact: true }).click();
  const corrected = await newestDone(url, person.token, 3);
  expect(corrected.settings).toMatchObject({ prompt: 'ivory silk evening dress, studio', seed: first!.seed });
  await expectShown(page, 5);
  await expect(page.getByRole('dialog', { name: 'ivory silk evening dress, studio', exact: true })).toBeVisible();
});

test('clothes on a mannequin are drawn in another pose', async ({ page, person, baseURL }) => {
  await enter(page, person, await drawn(baseURL!, person.token, 'woman in a white T-shirt and blue jeans'));
  await panel(page, 'Pose and build').click();
  await page.getByRole('checkbox', { name: 'walking', exact: true }).check();
  const poses = page.locator('details').filter({ has: page.getByText('Pose and build', { exact: true }) });
  await poses.getByRole('button', { name: 'Create 1', exact: true }).click();
  await expectShown(page, 2);
  const walking = [{ take: { pose: 'walking' }, figure: true }];
  const { images } = await newestDone(baseURL!, person.token, 1);
  expect(images.map(({ take, figure }) => ({ take, figure }))).toEqual(walking);

  // A corrected word is drawn in the same pose.
  await page.getByRole('button', { name: 'white', exact: true }).click();
  await page.getByLabel('Search: Replace white with', { exact: true }).fill('black');
  const black = page.getByRole('option', { name: 'black', exact: true });
  await expect(black).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Draw again', exact: true }).click();
  await expectShown(page, 3);
  const corrected = await newestDone(baseURL!, person.token, 2);
  expect(corrected.settings.prompt).toBe('woman in a black T-shirt and blue jeans');
  expect(corrected.images.map(({ take, figure }) => ({ take, figure }))).toEqual(walking);
});

test('on a phone a word is removed and another added by touch', async ({ browser, person, baseURL }) => {
  const address = await drawn(baseURL!, person.token);
  const page = await phoneOf(browser, person);
  await page.goto(address);
  await page.getByRole('button', { name: 'emerald', exact: true }).tap();
  await page.getByRole('option', { name: 'Remove', exact: true }).tap();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('option', { name: 'Neckline', exact: true }).tap();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'v-neck', exact: true }).tap();
  await expect(page.getByText('silk evening dress, studio, v-neck', { exact: true })).toBeVisible();
  const again = page.getByRole('button', { name: 'Draw again', exact: true });
  await expectMessage(page, 'Drawing a new version', () => again.tap());
  await newestDone(baseURL!, person.token, 1);
  await page.context().close();
});
