import sharp from 'sharp';
import type { EnginePixels } from '../src/index.ts';

/** Height of a line of a caption in pixels, and of the space below the last one. */
const LINE = 15;
const BELOW = 7;
const GAP = 4;

export interface CaptionedPicture {
  /** The lines of the caption are separated by line breaks. */
  readonly caption: string;
  /** Null for a picture that could not be drawn; its cell stays red. */
  readonly pixels: EnginePixels | null;
}

interface PageLayout {
  readonly columns: number;
  /** Side of a picture in pixels. */
  readonly size: number;
  /** Lines of each caption, 1 by default; longer captions are cut. */
  readonly lines?: number;
}

/** Arranges square pictures of `size` pixels in rows, each above its caption, and writes them as one PNG. */
export async function drawPage(
  file: string,
  pictures: readonly CaptionedPicture[],
  { columns, size, lines = 1 }: PageLayout,
): Promise<void> {
  const captionHeight = lines * LINE + BELOW;
  const cells = pictures.map(async ({ caption, pixels }, i) => {
    const left = GAP + (i % columns) * (size + GAP);
    const top = GAP + Math.floor(i / columns) * (size + captionHeight + GAP);
    return [
      { input: await cellImage(pixels, size), left, top },
      { input: captionImage(caption, size, lines), left, top: top + size },
    ];
  });
  const rows = Math.ceil(pictures.length / columns);
  const width = GAP + columns * (size + GAP);
  const height = GAP + rows * (size + captionHeight + GAP);
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite((await Promise.all(cells)).flat())
    .png()
    .toFile(file);
}

function cellImage(pixels: EnginePixels | null, size: number): Promise<Buffer> {
  if (!pixels)
    return sharp({ create: { width: size, height: size, channels: 3, background: '#cc2222' } })
      .png()
      .toBuffer();
  const { data, width, height, channels } = pixels;
  return sharp(data, { raw: { width, height, channels } })
    .resize(size, size, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
}

function captionImage(caption: string, width: number, lines: number): Buffer {
  const texts = wrapped(caption, Math.floor(width / LETTER))
    .slice(0, lines)
    .map((line, i) => `<text x="2" y="${LINE * (i + 1)}">${escaped(line)}</text>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${lines * LINE + BELOW}" ` +
      `font-family="sans-serif" font-size="12" fill="#333333">${texts.join('')}</svg>`,
  );
}

/** Mean width of a letter in pixels, somewhat over half an em at 12 pixels. */
const LETTER = 7;

/** Breaks each line of a text before it is longer than `letters`. */
function wrapped(text: string, letters: number): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const characters = [...line];
    const count = Math.max(1, Math.ceil(characters.length / letters));
    return Array.from({ length: count }, (_, i) => characters.slice(i * letters, (i + 1) * letters).join(''));
  });
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
