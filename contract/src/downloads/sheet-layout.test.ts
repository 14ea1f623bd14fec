import { expect, test } from 'vitest';
import { SHEET_CAPTIONS, SHEET_COLUMNS, SHEET_PAGES, sheetLayout, sheetPageCount } from './sheet-layout.ts';

const tall = Array.from({ length: 5 }, () => ({ width: 800, height: 1200 }));
const wide = Array.from({ length: 5 }, () => ({ width: 1600, height: 900 }));

test('keeps pictures and captions on the page without overlaps for every choice', () => {
  for (const page of SHEET_PAGES)
    for (const landscape of [false, true])
      for (const columns of SHEET_COLUMNS)
        for (const pictures of [tall, wide]) {
          const layout = sheetLayout({ page, landscape, columns, captions: SHEET_CAPTIONS }, pictures);
          const { boxes, captionHeight, width, height, margin } = layout;
          expect(boxes.length).toBeGreaterThan(0);
          boxes.forEach((box, index) => {
            expect(box.x + box.width).toBeLessThanOrEqual(width - margin + 0.01);
            expect(box.y + box.height + captionHeight).toBeLessThanOrEqual(height - margin);
            const below = boxes.slice(index + 1).find(({ x }) => x === box.x);
            if (below) expect(below.y).toBeGreaterThan(box.y + box.height + captionHeight);
          });
        }
});

test('fits more on a page without captions, and swaps the sides of a landscape page', () => {
  const shape = { page: 'a4', landscape: false, columns: 4 } as const;
  const bare = sheetLayout({ ...shape, captions: [] }, wide);
  const worded = sheetLayout({ ...shape, captions: SHEET_CAPTIONS }, wide);
  expect(bare.perPage).toBeGreaterThan(worded.perPage);
  const turned = sheetLayout({ ...shape, landscape: true, captions: [] }, wide);
  expect([turned.width, turned.height]).toEqual([bare.height, bare.width]);
});

test('counts the title page', () => {
  expect([sheetPageCount(7, 6, false), sheetPageCount(6, 6, true)]).toEqual([2, 2]);
});

test('shrinks pictures slightly to fit one more row', () => {
  const shape = { page: 'a4', landscape: false, columns: 3, captions: ['number', 'prompt'] } as const;
  const { boxes, captionHeight, height, margin } = sheetLayout(shape, [{ width: 800, height: 1060 }]);
  const last = boxes.at(-1)!;
  expect(boxes).toHaveLength(9);
  expect(last.y + last.height + captionHeight).toBeGreaterThan((height - margin) * 0.9);
});
