/** A person's own logo on a garment: placed in the opened picture, and kept in the pictures that are drawn from it. */
import { renderRoutes, type RenderRequest } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { signUp } from '../support/people.ts';
import { LONG } from '../support/results.ts';

/** A red ring on white. */
async function logo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 400, 400);
    context.strokeStyle = '#d01010';
    context.lineWidth = 80;
    context.arc(200, 200, 120, 0, 2 * Math.PI);
    context.stroke();
    return canvas.toDataURL('image/png');
  });
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1]!, 'base64') };
}

/** Red pixels of a picture per thousand. */
const redIn = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let count = 0;
    for (let k = 0; k < data.length; k += 4) if (data[k]! > 90 && data[k]! > 2.2 * data[k + 1]!) count++;
    return (4000 * count) / data.length;
  }, address);

// The products that journeys share have no live previews, on which a picture is moved by hand.
test('a logo is uploaded in the opened picture, placed and moved on the T-shirt, stays in another colour, and is removed', async ({
  page,
}) => {
  await withOwnProduct({}, async (url) => {
    const person = await signUp(url);
    const rendersOf = async () => (await call(url, renderRoutes.list, { token: person.token })).renders;
    const done = async (count: number) => {
      await expect
        .poll(async () => (await rendersOf()).filter(({ status }) => status === 'completed').length, LONG)
        .toBe(count);
      return (await rendersOf())[0]!;
    };
    const body = {
      page: 'GenerateImage',
      prompt: 'white crew neck T-shirt',
      image_count: 1,
      image_width: 256,
      image_height: 320,
    } as const;
    await call(url, renderRoutes.create, { token: person.token, body });
    const [shirt] = (await done(1)).images;
    await enter(page, person, `${url}/workplace/generate?image=${shirt!.id}`);
    await page.locator('summary').filter({ hasText: 'Place a picture' }).click();
    await page.getByLabel('Upload a picture to place', { exact: true }).setInputFiles(await logo(page));
    await page.getByRole('combobox', { name: 'Where', exact: true }).selectOption('Chest, middle');
    await page.getByRole('slider', { name: 'Width', exact: true }).fill('16');
    await page.getByRole('slider', { name: 'Width', exact: true }).press('ArrowRight');
    await expectAccessible(page);
    // By hand on the piece: dragged down, turned back by undo, moved by an arrow key.
    const outline = page.getByRole('button', { name: 'The placed picture', exact: true });
    const up = page.getByRole('slider', { name: 'Up', exact: true });
    const box = (await outline.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Number(await up.inputValue())).toBeLessThan(-2);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(up).toHaveValue('0');
    await outline.press('ArrowUp');
    await expect(up).toHaveValue('0.1');
    const foot = page.getByRole('group', { name: 'Actions', exact: true });
    await foot.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(foot.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(up).toHaveValue('0.1');
    const placeIt = foot.getByRole('button', { name: 'Place it', exact: true });
    await placeIt.click();
    // A second press while it is drawn would be charged again.
    const underWay = page.getByRole('progressbar', { name: /^Progress of/ });
    await underWay
      .or(foot.getByRole('link', { name: 'Download', exact: true }))
      .first()
      .waitFor();
    expect(await placeIt.count()).toBe(0);

    const placed = await done(2);
    expect(placed.settings.artworks).toMatchObject([{ part: 'chest', width_mm: 161, v: 1, technique: 'print' }]);
    const [printed] = placed.images;
    expect(await redIn(page, shirt!.webp_image_url)).toBe(0);
    expect(await redIn(page, printed!.webp_image_url)).toBeGreaterThan(5);

    // On a phone the picture comes near to what is placed, and can be shown whole again.
    const desk = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Move: Chest, middle/ }).click();
    await expect(outline).toBeVisible();
    const fit = page.getByRole('button', { name: 'Fit', exact: true });
    await expect(fit).toBeEnabled();
    const near = (await outline.boundingBox())!.width;
    await fit.click();
    await expect.poll(async () => (await outline.boundingBox())!.width).toBeLessThan(0.9 * near);
    await page.setViewportSize(desk);
    await outline.focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Draw without it', exact: true }).click();
    expect(await redIn(page, (await done(3)).images[0]!.webp_image_url)).toBe(0);

    const again: RenderRequest = { page: 'GenerateImage', scene_image_id: printed!.id, takes: [{ colour: 'navy' }] };
    await call(url, renderRoutes.create, { token: person.token, body: again });
    expect(await redIn(page, (await done(4)).images[0]!.webp_image_url)).toBeGreaterThan(5);
    // An open page would report that the product has ended.
    await page.goto('about:blank');
  });
});
