/**
 * Positions of pictures and captions on the pages of a contact sheet, for printing on the server and for the preview on
 * the page.
 */

export const SHEET_PAGES = ['a4', 'letter'] as const;
export type SheetPage = (typeof SHEET_PAGES)[number];
export const SHEET_COLUMNS = [2, 3, 4] as const;
export type SheetColumns = (typeof SHEET_COLUMNS)[number];
/** Captions below a picture, in this order. */
export const SHEET_CAPTIONS = ['number', 'prompt', 'notes', 'details'] as const;
export type SheetCaption = (typeof SHEET_CAPTIONS)[number];

/** Points: 1/72 inch. */
const PAGE_SIDES = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const MARGIN = 42;
const GUTTER = 18;
/** Empty space above the pictures of a page, in points. */
const HEAD = 22;
/** Height of the page's number in points. */
const FOOT = 18;
const CAPTION_GAP = 6;
export const CAPTION_SIZE = 8;
export const CAPTION_LEADING = 10.5;
/** Maximum lines of each caption. */
export const PROMPT_LINES = 3;
export const NOTE_LINES = 3;
/** Limits of a box's height / width, so that boxes are neither very flat nor very tall. */
const RATIOS = { min: 0.7, max: 1.5 };
/**
 * Pictures may shrink to this share of their size to fit one more row; otherwise a third of a page could stay empty.
 */
const SQUEEZED = 0.8;

export interface SheetShape {
  readonly page: SheetPage;
  readonly landscape: boolean;
  readonly columns: SheetColumns;
  readonly captions: readonly SheetCaption[];
}

/** What the dialog begins with, and what the API assumes for fields that a request leaves out. */
export const DEFAULT_SHEET = {
  page: 'a4',
  landscape: false,
  columns: 3,
  captions: ['number', 'prompt'],
} as const satisfies SheetShape;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly perPage: number;
  /** Boxes of the pictures on a full page, row by row. */
  readonly boxes: readonly Box[];
  /** Distance from the bottom of a picture to its first caption line. */
  readonly captionGap: number;
  readonly captionHeight: number;
}

/** Maximum number of caption lines below a picture. */
const captionLines = (captions: readonly SheetCaption[]): number =>
  (captions.includes('prompt') ? PROMPT_LINES : captions.includes('number') ? 1 : 0) +
  (captions.includes('notes') ? NOTE_LINES : 0) +
  (captions.includes('details') ? 1 : 0);

/** Median aspect ratio (height / width) of the pictures within `RATIOS`, so that most of them fill their boxes. */
function boxRatio(pictures: readonly { readonly width: number; readonly height: number }[]): number {
  const ratios = pictures.map(({ width, height }) => height / width).sort((one, other) => one - other);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return Math.min(RATIOS.max, Math.max(RATIOS.min, median));
}

export function sheetLayout(
  { page, landscape, columns, captions }: SheetShape,
  pictures: readonly { readonly width: number; readonly height: number }[],
): SheetLayout {
  const [short, long] = PAGE_SIDES[page];
  const [width, height] = landscape ? [long, short] : [short, long];
  const lines = captionLines(captions);
  const captionHeight = lines === 0 ? 0 : CAPTION_GAP + lines * CAPTION_LEADING;
  const usableHeight = height - 2 * MARGIN - HEAD - FOOT;
  const cell = (width - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
  const wanted = cell * boxRatio(pictures);
  const tallest = (rows: number) => (usableHeight + GUTTER) / rows - GUTTER - captionHeight;
  const loose = Math.floor((usableHeight + GUTTER) / (wanted + captionHeight + GUTTER));
  // A page has at least one row, however tall the pictures are.
  const rows = Math.max(1, tallest(loose + 1) >= SQUEEZED * wanted ? loose + 1 : loose);
  const boxHeight = Math.min(wanted, tallest(rows));
  const rowHeight = boxHeight + captionHeight;
  const boxes = Array.from({ length: rows * columns }, (_, index) => ({
    x: MARGIN + (index % columns) * (cell + GUTTER),
    y: MARGIN + HEAD + Math.floor(index / columns) * (rowHeight + GUTTER),
    width: cell,
    height: boxHeight,
  }));
  return { width, height, margin: MARGIN, perPage: boxes.length, boxes, captionGap: CAPTION_GAP, captionHeight };
}

/** Number of pages, the title page included. */
export const sheetPageCount = (pictures: number, perPage: number, titlePage: boolean): number =>
  Math.ceil(pictures / perPage) + (titlePage ? 1 : 0);
