import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Share of the picture's border that must have one colour for the background to be plain. */
const MOSTLY = 0.9;
/** Largest noise of a background that is plain: the difference of its border's pixels from their median, in levels. */
const MAX_NOISE = 10;
/** The tolerance of a background as a multiple of its noise. */
const PER_NOISE = 1.5;

/** Distance along the border over which a calm background changes little, as a share of the longer side. */
const CALM_STEP = 0.02;

/** The background of one colour in front of which a picture was taken. */
export interface PlainBackground {
  /** The median of the border, 0 to 255 for each channel. */
  readonly colour: readonly [number, number, number];
  /** Difference in levels of one channel that noise adds to that of a clean background. */
  readonly tolerance: number;
}

/** The background of one colour that the border of a picture shows; null where the border has several. */
export function plainBackground(picture: EnginePixels): PlainBackground | null {
  const { width, height, channels, data } = picture;
  const border = borderOf(width, height);
  const colour = [0, 1, 2].map((c) => {
    const values = border.map((i) => data[i * channels + c]!).sort((a, b) => a - b);
    return values[values.length >> 1]!;
  }) as unknown as PlainBackground['colour'];
  const away = border.map((i) => awayFrom(picture, i, colour)).sort((a, b) => a - b);
  const noise = away[Math.floor(MOSTLY * away.length)]!;
  return noise <= MAX_NOISE ? { colour, tolerance: PER_NOISE * noise } : null;
}

/**
 * Whether the border of a picture changes so slowly along its sides that it shows a background without things, of one
 * colour or with a gradient.
 */
export function isCalmBackground(picture: EnginePixels): boolean {
  const { width, height, channels, data } = picture;
  const step = Math.max(1, Math.round(CALM_STEP * Math.max(width, height)));
  const changes: number[] = [];
  const compare = (i: number, k: number) => {
    const colour = [data[k * channels]!, data[k * channels + 1]!, data[k * channels + 2]!] as const;
    changes.push(awayFrom(picture, i, colour));
  };
  for (const row of [0, height - 1])
    for (let x = step; x < width; x++) compare(row * width + x, row * width + x - step);
  for (const column of [0, width - 1])
    for (let y = step; y < height; y++) compare(y * width + column, (y - step) * width + column);
  changes.sort((a, b) => a - b);
  return (changes[Math.floor(MOSTLY * changes.length)] ?? 0) <= MAX_NOISE;
}

/** The indices of the pixels at the border of a picture. */
export function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

/** The difference of a pixel from a colour, in levels: the largest of the three channels. */
export function awayFrom({ channels, data }: EnginePixels, i: number, colour: PlainBackground['colour']): number {
  let away = 0;
  for (let c = 0; c < 3; c++) away = Math.max(away, Math.abs(data[i * channels + c]! - colour[c]!));
  return away;
}
