/**
 * The invisible marks of generated pictures: each says by 64 random bits which picture it is. A picture is marked when it
 * leaves, and recognised when its credentials were removed.
 */
import { UPLOAD_PIXEL_LIMIT } from '@kenna/contract';
import type { Logger } from 'pino';
import sharp from 'sharp';
import type { Pixels } from '../../ports/engine-task.ts';
import type { Watermarker } from '../../ports/watermarker.port.ts';
import type { HistoryRow, provenanceRepository } from './provenance.repository.ts';
import { ENHANCING } from './statements.ts';

interface Parts {
  readonly rows: ReturnType<typeof provenanceRepository>;
  readonly watermarker: Watermarker;
  readonly log: Logger;
}

/**
 * Side in pixels of the square at the centre of a large picture that is read: it holds the whole mark more than a hundred
 * times.
 */
const READ_SIDE = 1536;
/** Shortest side in pixels of a picture that can hold a mark. */
const MIN_SIDE = 128;

const bitsOf = (hex: string): Uint8Array =>
  Uint8Array.from(
    [...hex].flatMap((digit) => [...Number.parseInt(digit, 16).toString(2).padStart(4, '0')]),
    Number,
  );

function hexOf(bits: Uint8Array): string {
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0');
}

/**
 * Whether there is something generated in a picture, by its history: uploads, and uploads that were only cut out, enlarged
 * or adjusted, have nothing. A history with a gap counts as generated.
 */
function isGenerated(history: readonly HistoryRow[]): boolean {
  const deciding = history.find(({ tool }) => tool === null || !ENHANCING.includes(tool));
  return deciding?.tool !== null;
}

/** The pixels of a picture, or of the centre of a large one; null for a file that cannot be decoded, or is too small. */
async function readableMiddle(file: Buffer): Promise<Pixels | null> {
  try {
    const picture = sharp(file, { limitInputPixels: UPLOAD_PIXEL_LIMIT }).autoOrient();
    const { width: ownWidth, height: ownHeight } = (await picture.metadata()).autoOrient;
    if (Math.min(ownWidth, ownHeight) < MIN_SIDE) return null;
    const [width, height] = [Math.min(ownWidth, READ_SIDE), Math.min(ownHeight, READ_SIDE)];
    const [left, top] = [Math.floor((ownWidth - width) / 2), Math.floor((ownHeight - height) / 2)];
    const data = await picture
      .extract({ left, top, width, height })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
    return { width, height, channels: 3, data: new Uint8Array(data) };
  } catch {
    return null;
  }
}

export function createWatermarks({ rows, watermarker, log }: Parts) {
  return {
    /**
     * Marks the pixels of the first picture of a history; null when it gets no mark. What it returns throws what the
     * watermarker throws.
     */
    async markerOf(history: readonly HistoryRow[], signal: AbortSignal) {
      const [row] = history;
      if (row === undefined || !isGenerated(history)) return null;
      const bits = bitsOf(await rows.markOf(row.id));
      return (pixels: Pixels): Promise<Pixels> =>
        Math.min(pixels.width, pixels.height) < MIN_SIDE
          ? Promise.resolve(pixels)
          : watermarker.add(pixels, bits, { signal });
    },

    /** What is recorded of the picture whose mark a file has; null where no mark can be read. */
    async read(
      file: Buffer,
      signal: AbortSignal,
    ): Promise<{ readonly imageId: number | null; readonly isKnown: boolean } | null> {
      const pixels = await readableMiddle(file);
      const found = pixels && (await watermarker.read(pixels, { signal }));
      if (found === null) return null;
      const mark = await rows.findMark(hexOf(found.bits));
      if (mark === null) log.info('a picture has an invisible mark that is not of this installation');
      return { isKnown: mark !== null, imageId: mark?.imageId ?? null };
    },
  };
}
