import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Share of the picture's border that must have one colour for the background to be plain. */
const MOSTLY = 0.9;
/** Largest noise of a background that is plain: the difference of its border's pixels from their median, in levels. */
const MAX_NOISE = 10;
/** The tolerance of a background as a multiple of its noise. */
const PER_NOISE = 1.5;

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
