import sharp from 'sharp';
import type { EnginePixels } from '../src/index.ts';

/** Pixels below each picture for its caption. */
const CAPTION = 22;
const GAP = 4;

export interface CaptionedPicture {
  readonly caption: string;
  /** Null for a picture that could not be drawn; its cell stays red. */
  readonly pixels: EnginePixels | null;
}

/** Arranges square pictures of `size` pixels in rows, each above its caption, and writes them as one PNG. */
export async function drawPage(
  file: string,
  pictures: readonly CaptionedPicture[],
  { columns, size }: { readonly columns: number; readonly size: number },
): Promise<void> {
  const cells = pictures.map(async ({ caption, pixels }, i) => {
    const left = GAP + (i % columns) * (size + GAP);
    const top = GAP + Math.floor(i / columns) * (size + CAPTION + GAP);
    return [
      { input: await cellImage(pixels, size), left, top },
      { input: captionImage(caption, size), left, top: top + size },
    ];
  });
  const rows = Math.ceil(pictures.length / columns);
  const width = GAP + columns * (size + GAP);
  const height = GAP + rows * (size + CAPTION + GAP);
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

function captionImage(caption: string, width: number): Buffer {
  // Letters are about half an em wide at 12 pixels; a longer caption would overlap the next cell.
  const fits = Math.floor(width / 6.2);
  const text = [...caption]
    .slice(0, fits)
    .join('')
    .replaceAll(/[\p{C}\p{Cs}]/gu, ' ');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">` +
      `<text x="2" y="15" font-family="sans-serif" font-size="12" fill="#333333">${escaped}</text></svg>`,
  );
}
