/** Radius of a patch in pixels: patches are 7 by 7, as in Barnes et al. 2009. */
export const REACH = 3;
/** Bytes that describe a pixel: red, green, blue and the busyness (mean gradient) of its neighbourhood. */
export const FEATURES = 4;

/** One resolution of the picture to complete. */
export interface Level {
  readonly width: number;
  readonly height: number;
  /** sRGB and busyness, 4 per pixel, 0 to 255; values inside the hole change while it is filled. */
  readonly features: Uint8Array;
  /** 1 where the picture is to be filled, 0 where it is known. */
  readonly hole: Uint8Array;
  /** Steps to the nearest known pixel, 0 outside the hole. */
  readonly depth: Uint8Array;
  /** Centres of the patches that touch the hole, in reading order. */
  readonly targets: Int32Array;
  /** Centres of the patches that are completely known, in reading order. */
  readonly sources: Int32Array;
  /** 1 for each of `targets`, 2 for each of `sources`, 0 near the border of the picture. */
  readonly kind: Uint8Array;
}

export const TARGET = 1;
export const SOURCE = 2;

export function createLevel(width: number, height: number, features: Uint8Array, hole: Uint8Array): Level {
  const kind = patchKinds(hole, width, height);
  return {
    width,
    height,
    features,
    hole,
    kind,
    depth: holeDepth(hole, width, height),
    targets: placesOf(kind, TARGET),
    sources: placesOf(kind, SOURCE),
  };
}

/** Indices of the pixels of a kind, in reading order. */
export function placesOf(kind: Uint8Array, wanted: number): Int32Array {
  let count = 0;
  for (let i = 0; i < kind.length; i++) if (kind[i] === wanted) count++;
  const places = new Int32Array(count);
  let next = 0;
  for (let i = 0; i < kind.length; i++) if (kind[i] === wanted) places[next++] = i;
  return places;
}

/**
 * Returns the kind of every patch. The hole pixels under it are counted with running sums along rows, which are then
 * added over its rows.
 */
function patchKinds(hole: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(hole.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(2 * REACH, width); x++) sum += hole[row + x]!;
    for (let x = REACH; x < width - REACH; x++) {
      sum += hole[row + x + REACH]!;
      rows[row + x] = sum;
      sum -= hole[row + x - REACH]!;
    }
  }
  const kind = new Uint8Array(hole.length);
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      let sum = 0;
      for (let j = -REACH; j <= REACH; j++) sum += rows[(y + j) * width + x]!;
      kind[y * width + x] = sum > 0 ? TARGET : SOURCE;
    }
  }
  return kind;
}

/** City-block distance of each hole pixel to the nearest known one in two sweeps, at most 255. */
function holeDepth(hole: Uint8Array, width: number, height: number): Uint8Array {
  const depth = new Uint8Array(hole.length);
  for (let i = 0; i < hole.length; i++) depth[i] = hole[i] ? 255 : 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x > 0 && depth[i - 1]! < depth[i]!) depth[i] = depth[i - 1]! + 1;
      if (y > 0 && depth[i - width]! < depth[i]!) depth[i] = Math.min(depth[i]!, depth[i - width]! + 1);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (x < width - 1 && depth[i + 1]! < depth[i]!) depth[i] = depth[i + 1]! + 1;
      if (y < height - 1 && depth[i + width]! < depth[i]!) depth[i] = Math.min(depth[i]!, depth[i + width]! + 1);
    }
  }
  return depth;
}
