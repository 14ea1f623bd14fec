/**
 * A collection as a PDF: a title page with the cover, then the pictures in columns with captions and page numbers. It
 * is written page by page, with one picture in memory at a time besides the file.
 */
import { buffer } from 'node:stream/consumers';
import {
  CAPTION_LEADING,
  CAPTION_SIZE,
  NOTE_LINES,
  PROMPT_LINES,
  sheetLayout,
  sheetPageCount,
  type SheetCaption,
  type SheetLayout,
  type SheetShape,
} from '@kenna/contract';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { readFallbackFonts } from '../../../shared/type/fallback-fonts.ts';
import { createType } from '../../../shared/type/sheet-type.ts';

export interface SheetPicture {
  readonly width: number;
  readonly height: number;
  /** Captions by kind; an empty one takes no line. */
  readonly captions: Readonly<Record<Exclude<SheetCaption, 'number'>, string>>;
  /** Reads the picture's file; null when it was deleted. */
  readonly read: () => Promise<Uint8Array | null>;
}

export interface Sheet extends SheetShape {
  readonly title: string;
  /** Below the title: number of pictures, owner and date. */
  readonly subtitle: string;
  readonly titlePage: boolean;
  readonly cover: SheetPicture | null;
  readonly pictures: readonly SheetPicture[];
  readonly madeBy: string;
  readonly madeAt: Date;
}

type Type = ReturnType<typeof createType>;
type Document = PDFKit.PDFDocument;
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const INK = '#161514';
const QUIET = '#6b675f';
const HAIRLINE = '#e7e4de';
const POINTS_PER_INCH = 72;
/** Sharp enough at arm's length on an office printer. */
const PRINT_DPI = 220;
const PRINT_JPEG = { quality: 86, chromaSubsampling: '4:4:4' };
const FOOT_SIZE = 8;
/** Width in points reserved for the page number. */
const FOOT_GAP = 60;
const TITLE_SIZE = 44;

async function drawPicture(document: Document, picture: SheetPicture, { x, y, width, height }: Place) {
  const bytes = await picture.read();
  if (bytes === null) {
    document.rect(x, y, width, height).lineWidth(0.5).stroke(HAIRLINE);
    return;
  }
  const pixels = (length: number) => Math.max(1, Math.round((length / POINTS_PER_INCH) * PRINT_DPI));
  const jpeg = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: pixels(width), height: pixels(height), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg(PRINT_JPEG)
    .toBuffer();
  document.image(jpeg, x, y, { fit: [width, height], align: 'center', valign: 'bottom' as 'center' });
}

function drawFoot(
  type: Type,
  { width, height, margin }: SheetLayout,
  page: { title: string; number: number; count: number },
): void {
  const y = height - margin - FOOT_SIZE;
  const number = type.line('text', FOOT_SIZE, `${page.number} / ${page.count}`);
  const [title] = type.lines('text', FOOT_SIZE, page.title, { width: width - 2 * margin - FOOT_GAP, max: 1 });
  if (title) type.draw(title, FOOT_SIZE, { x: margin, y, colour: QUIET });
  type.draw(number, FOOT_SIZE, { x: width - margin - number.width, y, colour: QUIET });
}

/** The number precedes the prompt where both are wanted. */
function drawCaption(
  type: Type,
  shape: SheetShape,
  {
    picture,
    number,
    at,
  }: {
    picture: SheetPicture;
    number: number;
    at: { x: number; y: number; width: number };
  },
) {
  const { captions } = shape;
  const { prompt, notes, details } = picture.captions;
  const words = [captions.includes('number') ? `${number}` : '', captions.includes('prompt') ? prompt : '']
    .filter(Boolean)
    .join('  ');
  const parts = [
    { text: words, max: PROMPT_LINES, colour: INK },
    { text: captions.includes('notes') ? notes : '', max: NOTE_LINES, colour: INK },
    { text: captions.includes('details') ? details : '', max: 1, colour: QUIET },
  ];
  let y = at.y;
  for (const { text, max, colour } of parts) {
    for (const line of type.lines('text', CAPTION_SIZE, text, { width: at.width, max })) {
      type.draw(line, CAPTION_SIZE, { x: at.x, y, colour, width: at.width });
      y += CAPTION_LEADING;
    }
  }
}

async function drawTitlePage(document: Document, type: Type, sheet: Sheet, { width, height, margin }: SheetLayout) {
  document.addPage();
  const title = type.lines('display', TITLE_SIZE, sheet.title, { width: width - 2 * margin, max: 2 });
  const words = title.length * TITLE_SIZE * 1.05 + 28;
  const picture = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin - words - 24 };
  if (sheet.cover) await drawPicture(document, sheet.cover, picture);
  const top = height - margin - words;
  title.forEach((line, index) => {
    const y = top + index * TITLE_SIZE * 1.05;
    type.draw(line, TITLE_SIZE, { x: margin, y, colour: INK, width: width - 2 * margin });
  });
  const [subtitle] = type.lines('text', 10, sheet.subtitle, { width: width - 2 * margin, max: 1 });
  if (subtitle) type.draw(subtitle, 10, { x: margin, y: height - margin - 14, colour: QUIET });
}

/** The texts that people have written, which determine the fonts to embed. */
const textsOf = ({ title, subtitle, pictures }: Sheet): string[] => [
  ...[title, subtitle],
  ...pictures.flatMap(({ captions: { prompt, notes } }) => [prompt, notes]),
];

/** @throws the reason of `signal` when it aborts. */
export async function makeSheet(
  sheet: Sheet,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => Promise<void> },
): Promise<Uint8Array> {
  const layout = sheetLayout(sheet, sheet.pictures);
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [layout.width, layout.height],
    margin: 0,
    lang: 'en',
    info: { Title: sheet.title, Creator: sheet.madeBy, CreationDate: sheet.madeAt },
  });
  const bytes = buffer(document);
  const type = createType(document, await readFallbackFonts(textsOf(sheet)));
  const count = sheetPageCount(sheet.pictures.length, layout.perPage, sheet.titlePage);
  if (sheet.titlePage) await drawTitlePage(document, type, sheet, layout);
  for (const [index, picture] of sheet.pictures.entries()) {
    signal.throwIfAborted();
    const box = layout.boxes[index % layout.perPage]!;
    if (index % layout.perPage === 0) {
      document.addPage();
      const number = Math.floor(index / layout.perPage) + (sheet.titlePage ? 2 : 1);
      drawFoot(type, layout, { title: sheet.title, number, count });
    }
    await drawPicture(document, picture, box);
    const at = { x: box.x, y: box.y + box.height + layout.captionGap, width: box.width };
    drawCaption(type, sheet, { picture, number: index + 1, at });
    await onProgress(index + 1);
  }
  document.end();
  return bytes;
}
