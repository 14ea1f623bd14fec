/** A rectangle of the picture, in pixels. */
export interface Tile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Maximum side in pixels. A tile takes about 0.2 s on two idle cores, which is how often a cancel is noticed, and 70 MB
 * for the network's widest layer. Smaller tiles would spend more on their borders, which are calculated twice.
 */
const MAX_SIDE = 256;

/** Rectangles that cover the picture once, row by row, of nearly equal sizes, at most 256 pixels on a side. */
export function tilesOf(width: number, height: number): readonly Tile[] {
  return spans(height).flatMap(([top, bottom]) =>
    spans(width).map(([left, right]) => ({ left, top, width: right - left, height: bottom - top })),
  );
}

function spans(length: number): readonly (readonly [number, number])[] {
  const count = Math.ceil(length / MAX_SIDE);
  const cut = (index: number) => Math.round((length * index) / count);
  return Array.from({ length: count }, (_, index) => [cut(index), cut(index + 1)]);
}
