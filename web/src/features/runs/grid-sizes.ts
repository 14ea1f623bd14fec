import type { RunShotView } from '@kenna/contract';

type Shape = Pick<RunShotView, 'image_width' | 'image_height'>;

/** Limits in px of the width of a picture in the grid. A product's name needs the least width of its own. */
const CELL = { least: 112, most: 180 } as const;
const PRODUCT_PX = 96;
/** Space in px between two columns, as in the style sheet. */
const GAP_PX = 12;
/** A picture of the grid has at most this height in px, so that a few products are seen at once. */
const MOST_PICTURE_PX = 164;
/** It has at least this height in px, so that its checkbox and the reason why it failed can be read. */
const LEAST_PICTURE_PX = 112;
/** Space in px above and below a picture with the line below it, as in the style sheet. */
const ROW_SPACE_PX = 20;

/** Width over height of the pictures of a shot; square for a shot that is gone. */
export const ratioOf = (shot: Shape | undefined): number =>
  shot === undefined ? 1 : shot.image_width / shot.image_height;

/**
 * Sizes in px of the grid of a run in a list of some width: as high as its highest shot is in its column. All rows are of
 * one height, from which follows which of them are visible.
 */
export function gridSizes(shots: readonly Shape[], width: number) {
  const shared = width - PRODUCT_PX - shots.length * (CELL.least + GAP_PX);
  const cellWidth = Math.min(CELL.most, CELL.least + Math.max(0, Math.floor(shared / (shots.length + 1))));
  const highest = Math.round(cellWidth / Math.min(...shots.map(ratioOf)));
  const pictureHeight = Math.min(MOST_PICTURE_PX, Math.max(LEAST_PICTURE_PX, highest));
  return { cellWidth, pictureHeight, rowHeight: pictureHeight + ROW_SPACE_PX };
}
