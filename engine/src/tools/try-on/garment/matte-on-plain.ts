import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';

/** Largest difference from the colour of the border, in levels of one channel, at which a pixel is background. */
const PLAIN = 2;
/**
 * Around cloth, compression and soft edges leave pixels that differ more. They are background up to this difference and
 * this many pixels from what is plain.
 */
const NEARLY_PLAIN = 7;
const HALO = 5;
/** Share of the picture's border that must have one colour for the background to be plain. */
const MOSTLY = 0.9;
/** Matte value (of 255) from which a pixel shows the subject. */
const SHOWN = 128;
/** Minimum share of the cloth found by its border that the matte must contain; less is another thing. */
const SHARED = 0.1;
/**
 * An enclosed area of the background's colour is a gap between a sleeve and the body when it is at least this share of
 * the garment, this many times as high as wide, and this far from the garment's middle, as a share of its width.
 * Otherwise it is a print or stripe.
 */
const MIN_GAP = 0.004;
const UPRIGHT = 1.5;
const ASIDE = 0.17;

/**
 * The matte of a garment that was photographed alone before a background of one colour: all that the background does not
 * reach from the border of the picture. A network takes white prints, stripes and whole parts of pale cloth for
 * background; this outline does not. Returns the network's matte where the background is not plain.
 */
export function matteOnPlain(picture: EnginePixels, matte: EngineMask): EngineMask {
  const { width, height } = picture;
  const plain = plainColour(picture);
  if (!plain) return matte;
  const outside = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (i: number) => {
    if (outside[i] || matte.data[i]! >= SHOWN || awayFrom(picture, i, plain) > PLAIN) return;
    outside[i] = 1;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  spread(stack, width, height, visit);
  openGaps(picture, plain, matte, outside);
  peelHalo(picture, plain, matte, outside);
  let [cloth, both] = [0, 0];
  for (let i = 0; i < outside.length; i++)
    if (!outside[i]) {
      cloth++;
      if (matte.data[i]! >= SHOWN) both++;
    }
  if (both < SHARED * cloth) return matte;
  // The pixels at the edge are mixed with the background, so the outline is drawn inside them.
  const edge = growMask(outside, width, height, 1);
  const soft = blur(
    Float32Array.from(edge, (value) => 255 * (1 - value)),
    ...([width, height, 1] as const),
  );
  return { width, height, data: Uint8Array.from(soft, Math.round) };
}

function spread(stack: number[], width: number, height: number, visit: (i: number) => void): void {
  while (stack.length > 0) {
    const i = stack.pop()!;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < width * (height - 1)) visit(i + width);
  }
}

type Colour = readonly [number, number, number];

/** The median colour of the border; null where the border has several. */
function plainColour(picture: EnginePixels): Colour | null {
  const { width, height, channels, data } = picture;
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  const median = [0, 1, 2].map((c) => {
    const values = border.map((i) => data[i * channels + c]!).sort((a, b) => a - b);
    return values[values.length >> 1]!;
  }) as unknown as Colour;
  const alike = border.filter((i) => awayFrom(picture, i, median) <= PLAIN).length;
  return alike >= MOSTLY * border.length ? median : null;
}

function awayFrom({ channels, data }: EnginePixels, i: number, colour: Colour): number {
  let away = 0;
  for (let c = 0; c < 3; c++) away = Math.max(away, Math.abs(data[i * channels + c]! - colour[c]!));
  return away;
}

/** Adds enclosed gaps to `outside`. */
function openGaps(picture: EnginePixels, plain: Colour, matte: EngineMask, outside: Uint8Array): void {
  const { width, height } = picture;
  const seen = outside.slice();
  const [left, right, cloth] = extentOf(outside, width);
  for (let start = 0; start < seen.length; start++) {
    const area: number[] = [];
    const stack: number[] = [];
    const visit = (i: number) => {
      if (seen[i] || matte.data[i]! >= SHOWN || awayFrom(picture, i, plain) > PLAIN) return;
      seen[i] = 1;
      area.push(i);
      stack.push(i);
    };
    visit(start);
    spread(stack, width, height, visit);
    if (area.length < MIN_GAP * cloth) continue;
    let [first, last] = [width, 0];
    for (const i of area) [first, last] = [Math.min(first, i % width), Math.max(last, i % width)];
    const high = Math.floor(area.reduce((max, i) => Math.max(max, i), 0) / width) - Math.floor(start / width) + 1;
    const aside = Math.abs((first + last) / 2 - (left + right) / 2);
    if (high > UPRIGHT * (last - first + 1) && aside > ASIDE * (right - left)) for (const i of area) outside[i] = 1;
  }
}

/** First and last column of the cloth, and its number of pixels. */
function extentOf(outside: Uint8Array, width: number): readonly [number, number, number] {
  let [left, right, count] = [width, 0, 0];
  for (let i = 0; i < outside.length; i++)
    if (!outside[i]) [left, right, count] = [Math.min(left, i % width), Math.max(right, i % width), count + 1];
  return [left, right, count];
}

/** Adds the mixed pixels around the cloth to `outside`. */
function peelHalo(picture: EnginePixels, plain: Colour, matte: EngineMask, outside: Uint8Array): void {
  const { width, height } = picture;
  for (let step = 0; step < HALO; step++) {
    const near = growMask(outside, width, height, 1);
    for (let i = 0; i < near.length; i++)
      if (near[i] && !outside[i] && matte.data[i]! < SHOWN && awayFrom(picture, i, plain) <= NEARLY_PLAIN)
        outside[i] = 1;
  }
}
