/** What the image models of Gemini accept, and which one draws where the settings name none. */
import { drawingSize, type PixelSize } from '@kenna/contract';

/** The aspect ratios that all image models draw. */
const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;
type Ratio = (typeof RATIOS)[number];

type ImageSize = '1K' | '2K' | '4K';
const PIXELS: Record<ImageSize, number> = { '1K': 1024 ** 2, '2K': 2048 ** 2, '4K': 4096 ** 2 };
/** A picture up to this many times larger than what a size draws is resized, because larger sizes cost more. */
const ENLARGED = 1.6;

const valueOf = (ratio: Ratio): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

/** The supported aspect ratio that is nearest to a size. */
export function ratioOf({ width, height }: PixelSize): Ratio {
  const distance = (ratio: Ratio) => Math.abs(Math.log(valueOf(ratio) / (width / height)));
  return RATIOS.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

/** The first models draw one size only, and refuse a request that names it. */
export const namesSizes = (model: string): boolean => !/^gemini-2\b/.test(model);

export function imageSizeOf({ width, height }: PixelSize, isFine: boolean): ImageSize {
  const sizes = Object.keys(PIXELS) as ImageSize[];
  const fitting = sizes.find((size) => width * height <= PIXELS[size] * ENLARGED) ?? '4K';
  return isFine && fitting === '1K' ? '2K' : fitting;
}

/** About the size in which the model draws: pictures to edit are sent in it, so that the result fits them. */
export function geminiSize(asked: PixelSize, imageSize: ImageSize): PixelSize {
  const ratio = valueOf(ratioOf(asked));
  return drawingSize({ width: ratio * 1000, height: 1000 }, { multiple: 16, pixels: PIXELS[imageSize] });
}

const versionOf = (id: string): number => Number(/^gemini-(\d+(\.\d+)?)/.exec(id)?.[1] ?? 0);

/** The newest flash model for images, a released one before a preview; null where the account lists none. */
export function usualModel(ids: readonly string[]): string | null {
  const rank = (id: string) =>
    versionOf(id) * 10 +
    (id.includes('flash') ? 5 : 0) +
    (id.includes('lite') ? -2 : 0) -
    (id.includes('preview') ? 1 : 0);
  return ids.toSorted((first, second) => rank(second) - rank(first))[0] ?? null;
}
