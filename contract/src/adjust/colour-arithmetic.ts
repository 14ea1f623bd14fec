/** Red, green, blue; 0 to 1, sRGB unless stated otherwise. */
export type Colour = readonly [number, number, number];

/** Source: IEC 61966-2-1. */
export const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
/** Source: IEC 61966-2-1. */
export const toSrgb = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** Source: weights of ITU-R BT.709. */
export const lumaOf = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Scales the saturation. 0: grey, 1: unchanged, above 1: more colourful. */
export function saturate(colour: Colour, factor: number): Colour {
  if (factor === 1) return colour;
  const grey = lumaOf(colour);
  return [grey + (colour[0] - grey) * factor, grey + (colour[1] - grey) * factor, grey + (colour[2] - grey) * factor];
}

export const mixColours = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
