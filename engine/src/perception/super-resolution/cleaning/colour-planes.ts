/** The planes in which JPEG stores colours (ITU-T T.871), all of them 0 to 255. */
export type Reading = (red: number, green: number, blue: number) => number;

const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;
/** Levels of blue and red beyond the brightness for each level of their differences. */
const PER_BLUE = 2 * (1 - BLUE);
const PER_RED = 2 * (1 - RED);
/** The difference of grey. */
const NEUTRAL = 128;

export const brightness: Reading = (red, green, blue) => RED * red + GREEN * green + BLUE * blue;
export const blueDifference: Reading = (red, green, blue) => NEUTRAL + (blue - brightness(red, green, blue)) / PER_BLUE;
export const redDifference: Reading = (red, green, blue) => NEUTRAL + (red - brightness(red, green, blue)) / PER_RED;

/** Writes the colour of a brightness and both differences at `at`. */
export function writeColour(data: Uint8Array, at: number, luma: number, blue: number, red: number): void {
  const r = luma + PER_RED * (red - NEUTRAL);
  const b = luma + PER_BLUE * (blue - NEUTRAL);
  data[at] = byteOf(r);
  data[at + 1] = byteOf((luma - RED * r - BLUE * b) / GREEN);
  data[at + 2] = byteOf(b);
}

/** Typed arrays of bytes wrap around, so values are clamped first. */
const byteOf = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5) | 0;
