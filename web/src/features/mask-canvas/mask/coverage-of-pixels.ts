/**
 * Coverage values of a picture (RGBA, row by row) that is used as a mask: white is covered, black is not. In a picture
 * that is entirely black on transparency, the opaque pixels are covered.
 */
export function coverageOfPixels(pixels: Uint8ClampedArray): Uint8Array {
  const values = new Uint8Array(pixels.length / 4);
  const opacity = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const from = at * 4;
    const alpha = pixels[from + 3]!;
    const grey = 0.299 * pixels[from]! + 0.587 * pixels[from + 1]! + 0.114 * pixels[from + 2]!;
    opacity[at] = alpha;
    values[at] = Math.round((grey * alpha) / 255);
  }
  const drawnInBlack = values.every((value) => value === 0) && opacity.some((alpha) => alpha < 255);
  return drawnInBlack ? opacity : values;
}
