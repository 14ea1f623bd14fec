/**
 * Input on a canvas with the mouse, a pen and fingers. Positions are shares of the sides of the picture on the canvas,
 * except for fingers, whose positions are pixels of the window.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Position and size of an element in the window once it has stopped moving. */
export const stillBox = (locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  locator.evaluate(async (element) => {
    const box = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    let last = box();
    for (let still = 0; still < 3;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = box();
      still = JSON.stringify(now) === JSON.stringify(last) ? still + 1 : 0;
      last = now;
    }
    return last;
  });

/** The element on which masks and sketches are drawn. */
export const stageOf = (page: Page): Locator =>
  page.getByRole('application', { name: /^(Mask on the picture|Sheet to draw on)$/ });

/** Position in the window of a point of the picture. */
export async function seenAt(page: Page, { x, y }: Place): Promise<Place> {
  const sheet = await stillBox(stageOf(page).locator('[data-part="sheet"]'));
  return { x: sheet.x + x * sheet.width, y: sheet.y + y * sheet.height };
}

/** Draws one line with the mouse. */
export async function paint(page: Page, from: Place, to: Place): Promise<void> {
  const [start, end] = [await seenAt(page, from), await seenAt(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

/** Draws one line with a pen of constant pressure. */
export async function paintWithPen(page: Page, cdp: CDPSession, from: Place, to: Place, force: number): Promise<void> {
  const [start, end] = [await seenAt(page, from), await seenAt(page, to)];
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Place) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      force,
      pointerType: 'pen',
      button: 'left',
      clickCount: 1,
      buttons: type === 'mouseReleased' ? 0 : 1,
    });
  await send('mousePressed', start);
  for (let step = 1; step <= 8; step++) {
    const share = step / 8;
    await send('mouseMoved', { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  }
  await send('mouseReleased', end);
}

/** Moves several fingers at once between points of the screen. */
export async function moveFingers(cdp: CDPSession, from: readonly Place[], to: readonly Place[]): Promise<void> {
  const points = (share: number) =>
    from.map((start, id) => ({
      id,
      x: start.x + (to[id]!.x - start.x) * share,
      y: start.y + (to[id]!.y - start.y) * share,
    }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 8; step++) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 8) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Share of the picture that the mask visibly covers, 0 to 1. */
export const coveredShare = (page: Page): Promise<number> =>
  stageOf(page)
    .locator('[data-part="overlay"]')
    .evaluate(async (canvas: HTMLCanvasElement) => {
      // The last stroke is drawn in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let sum = 0;
      for (let at = 3; at < data.length; at += 4) sum += data[at]!;
      return sum / (255 * canvas.width * canvas.height);
    });

/** Share of visible ink, 0 to 1, in the left and in the right half of the canvas. */
export const inkShares = (page: Page): Promise<readonly [number, number]> =>
  stageOf(page)
    .locator('[data-part="drawing"]')
    .evaluate(async (canvas: HTMLCanvasElement) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { width, height } = canvas;
      const half = (left: number) => {
        const { data } = canvas.getContext('2d')!.getImageData(left, 0, width / 2, height);
        let sum = 0;
        for (let at = 0; at < data.length; at += 4) sum += 255 - data[at]!;
        return sum / (255 * (width / 2) * height);
      };
      return [half(0), half(width / 2)] as const;
    });
