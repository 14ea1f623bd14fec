import type { PicturePoint } from '@kenna/contract';

/** Height of the mask's drawing in units, in which its edges are given. */
const HEIGHT = 1000;

/** By how much a part is grown, and over how much its edge fades, in units: the relief of a part lies round its outline. */
const GROWN = 8;
const FADE = 4;

/**
 * A CSS image that is opaque in the given parts and transparent elsewhere, with soft edges.
 *
 * @param outlines of the parts, in shares of width and height
 * @param ratio width over height of what is masked
 */
export function softMask(outlines: readonly (readonly PicturePoint[])[], ratio: number): string {
  const width = HEIGHT * ratio;
  const polygons = outlines.map((outline) => {
    const points = outline.map(([x, y]) => `${(x * width).toFixed(1)},${(y * HEIGHT).toFixed(1)}`);
    return `<polygon points="${points.join(' ')}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none"><filter id="soft"><feGaussianBlur stdDeviation="${FADE}"/></filter><g filter="url(#soft)" stroke="#000" stroke-width="${2 * GROWN}" stroke-linejoin="round">${polygons.join('')}</g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
