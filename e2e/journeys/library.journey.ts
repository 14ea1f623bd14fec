import { imageActionRoutes, imageRoutes, libraryChannel } from '@kenna/contract';
import type { Locator, Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { stillBox } from '../support/canvas.ts';
import { phoneOf, tabletOf } from '../support/devices.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { opensChannel } from '../support/open-channel.ts';

const LIBRARY = '/workplace/my-images';

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');

test('a picture is liked, binned, restored by undo and from the bin, and the bin is emptied', async ({
  page,
  person,
  baseURL,
}) => {
  await drawImages(baseURL!, person.token, 2);
  await enter(page, person, LIBRARY);
  await expect(pictures(page)).toHaveCount(2);

  await pictures(page).first().hover();
  await pictures(page).first().getByRole('button', { name: 'Like', exact: true }).click();
  await expect(pictures(page).first().getByRole('button', { name: 'Like', exact: true, pressed: true })).toBeVisible();
  await page.getByRole('link', { name: 'Liked', exact: true }).click();
  await expect(page).toHaveURL(/tab=liked/);
  await expect(pictures(page)).toHaveCount(1);

  await page.getByRole('link', { name: /^Renders/ }).click();
  await expect(pictures(page)).toHaveCount(2);
  const bin = async () => {
    await pictures(page).first().hover();
    await pictures(page).first().getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(pictures(page)).toHaveCount(1);
  };
  await bin();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expectMessage(page, 'The image was restored to its original location', () => undo.click());
  await expect(pictures(page)).toHaveCount(2);

  await bin();
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(pictures(page)).toHaveCount(1);
  await expect(page.getByText('30 days left', { exact: true })).toBeAttached();
  await expectAccessible(page);
  await pictures(page).first().hover();
  await pictures(page).first().getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The bin is empty', exact: true })).toBeVisible();

  await page.getByRole('link', { name: /^Renders/ }).click();
  await expect(pictures(page)).toHaveCount(2);
  await bin();
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('button', { name: 'Empty bin', exact: true }).click();
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Empty bin', exact: true });
  await expectMessage(page, 'Bin emptied successfully', () => yes.click());
  const mine = await call(baseURL!, imageRoutes.listMine, { token: person.token, query: {} });
  const binned = await call(baseURL!, imageActionRoutes.listTrashed, { token: person.token, query: {} });
  expect([mine.images.length, binned.images.length]).toEqual([1, 0]);
});

test('on a phone a card says what was not drawn, and one button opens all actions on it', async ({
  person,
  baseURL,
  browser,
}) => {
  const words = 'red dress with a zymurgical quux';
  await drawImages(baseURL!, person.token, 1, words);
  const phone = await phoneOf(browser, person);
  await phone.goto('/workplace/generate');
  const band = phone.getByRole('article', { name: words, exact: true });
  await expect(band.getByText('Not drawn: zymurgical quux.')).toBeVisible();
  const more = band.getByRole('button', { name: 'More', exact: true });
  const { width, height } = await stillBox(more);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  await more.tap();
  const sheet = phone.getByRole('dialog', { name: words, exact: true });
  for (const name of ['Save to my collections', 'More', 'Edit', 'Delete']) {
    await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(sheet.getByRole('textbox', { name: /note/i })).toBeVisible();
  await sheet.getByRole('button', { name: 'Like', exact: true }).tap();
  await expect(sheet.getByRole('button', { name: 'Liked', exact: true })).toBeVisible();
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: 'Edit', exact: true }).tap();
  await phone.getByRole('menuitem', { name: 'Adjust', exact: true }).tap();
  await expect(phone.getByRole('dialog', { name: 'Adjust', exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  await phone.context().close();
});

test('on a tablet a card has one button beside the picture', async ({ person, baseURL, browser }) => {
  await drawImages(baseURL!, person.token, 1);
  const tablet = await tabletOf(browser, person);
  await tablet.goto(LIBRARY);
  const card = pictures(tablet).first();
  await card.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(tablet.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(tablet.getByRole('dialog')).toBeHidden();
  await expect(card.getByRole('button')).toHaveCount(2);
  await tablet.context().close();
});

test('pictures are selected, two compared, and many liked, binned and restored together', async ({
  page,
  person,
  baseURL,
}) => {
  await drawImages(baseURL!, person.token, 4);
  await enter(page, person, LIBRARY);
  await expect(pictures(page)).toHaveCount(4);
  await pictures(page).nth(0).hover();
  await pictures(page).nth(0).getByRole('checkbox').click();
  await pictures(page).nth(1).getByRole('checkbox').click();
  const bar = page.getByRole('toolbar', { name: 'Selected pictures', exact: true });
  await bar.getByRole('button', { name: 'Compare', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: /handbag/ });
  await expect(viewer.getByRole('slider')).toBeVisible();
  await viewer.getByRole('button', { name: 'Side by side', exact: true }).click();
  await viewer.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await viewer.locator('[data-pane="before"]').hover();
  await page.mouse.wheel(0, -200);
  // Both pictures are enlarged and moved alike.
  await expect
    .poll(() =>
      viewer.locator('[data-pane]').evaluateAll((panes) => {
        const views = panes.map((pane) => {
          const [frame, picture] = [pane, pane.querySelector('img')!].map((each) => each.getBoundingClientRect());
          return [picture!.x - frame!.x, picture!.y - frame!.y, picture!.width].map(Math.round).join();
        });
        return [views.length, new Set(views).size, views[0]!.startsWith('-')];
      }),
    )
    .toEqual([2, 1, true]);
  await viewer.getByRole('button', { name: 'Show alone', exact: true }).click();
  await expect(viewer.getByRole('slider')).toBeHidden();
  await viewer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(viewer).toBeHidden();
  await pictures(page)
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 selected', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'Unlike', exact: true, disabled: false })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(pictures(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(pictures(page)).toHaveCount(4);
  const liked = await call(baseURL!, imageActionRoutes.listLiked, { token: person.token, query: {} });
  expect(liked.images).toHaveLength(3);
});

/** Sizes of a laptop, a tablet and a phone. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** The foot of the viewer shows its actions at every size, wherever the details above it are scrolled to. */
async function expectFoot(page: Page, viewer: Locator): Promise<void> {
  const foot = viewer.getByRole('group', { name: 'Actions', exact: true });
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    for (const end of [false, true]) {
      await viewer.evaluate((element, isEnd) => {
        for (const part of [element, ...element.querySelectorAll('*')]) part.scrollTop = isEnd ? part.scrollHeight : 0;
      }, end);
      await expect(foot.getByRole('link', { name: 'Download', exact: true })).toBeInViewport({ ratio: 1 });
      for (const name of ['Like', 'Save to my collections', 'Edit', 'More'])
        await expect(foot.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
}

test('an opened picture is liked and binned with the keyboard, and its neighbour is shown next', async ({
  page,
  person,
  baseURL,
}) => {
  await drawImages(baseURL!, person.token, 2);
  await enter(page, person, LIBRARY);
  await pictures(page)
    .first()
    .getByRole('button', { name: /handbag/ })
    .click();
  const viewer = page.getByRole('dialog', { name: /handbag/ });
  await expect(viewer.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await expectFoot(page, viewer);
  await page.keyboard.press('l');
  // While the like is being sent, other actions on the picture are disabled.
  await expect(viewer.getByRole('button', { name: 'Liked', exact: true, disabled: false })).toBeVisible();
  const opened = page.url();
  const id = new URL(opened).searchParams.get('image')!;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('t');
  await expect(viewer.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(opened);
  // The page does not request data of the picture that was moved to the bin.
  expect(asked.filter((url) => new RegExp(`(image_id=|lineage/)${id}$`).test(url))).toEqual([]);
  await viewer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(pictures(page)).toHaveCount(1);
});

test('changes in one window appear in the other', async ({ page, person, baseURL }) => {
  await drawImages(baseURL!, person.token, 2);
  const other = await page.context().newPage();
  const live = [page, other].map((each) => opensChannel(each, libraryChannel(person.id)));
  await enter(page, person, LIBRARY);
  await other.goto(LIBRARY);
  for (const each of [page, other]) await expect(pictures(each)).toHaveCount(2);
  await Promise.all(live);

  await pictures(page).first().hover();
  await pictures(page).first().getByRole('button', { name: 'Like', exact: true }).click();
  await pictures(other).first().hover();
  await expect(pictures(other).first().getByRole('button', { name: 'Like', exact: true, pressed: true })).toBeVisible();
  await pictures(page).nth(1).hover();
  await pictures(page).nth(1).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(pictures(other)).toHaveCount(1);
  await other.getByRole('link', { name: 'Bin', exact: true }).click();
  await pictures(other).first().hover();
  await pictures(other).first().getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(pictures(page)).toHaveCount(2);
});

test.describe('when the server refuses', () => {
  test.use({ expectedConsoleErrors: [/status of 503/] });

  test('a like is reverted without a message', async ({ page, person, baseURL }) => {
    await drawImages(baseURL!, person.token, 1);
    await enter(page, person);
    await page.goto(LIBRARY);
    await page.route('**/user/like-render', (route) =>
      route.fulfill({ status: 503, json: { code: 1026, message: 'The render queue is not available.', data: null } }),
    );
    await pictures(page).first().hover();
    const refused = page.waitForResponse('**/user/like-render');
    await pictures(page).first().getByRole('button', { name: 'Like', exact: true }).click();
    await refused;
    await expect(
      pictures(page).first().getByRole('button', { name: 'Like', exact: true, pressed: false }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});

test('the library is searched by prompt and filtered by properties of the pictures', async ({
  page,
  person,
  baseURL,
}) => {
  await drawImages(baseURL!, person.token, 1);
  await enter(page, person, LIBRARY);
  await page.getByLabel('Search in prompts', { exact: true }).fill('leather hand');
  await expect(page).toHaveURL(/search=leather/);
  await expect(pictures(page)).toHaveCount(1);
  await page.getByLabel('Shape', { exact: true }).selectOption('Tall');
  await expect(page.getByRole('heading', { name: 'No results found', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(pictures(page)).toHaveCount(1);
  await expect(page.getByLabel('Search in prompts', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await page.getByRole('dialog', { name: 'Date', exact: true }).getByLabel('Until', { exact: true }).fill('2020-01-31');
  await expect(page.getByRole('heading', { name: 'No results found', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Until 2020-01-31', exact: true })).toBeVisible();
});
