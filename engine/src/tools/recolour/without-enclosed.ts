interface Patches {
  /** 0 to 1 per pixel: the share of the main dye. */
  readonly share: Float32Array;
  /** 0 to 1 per pixel: the garment. */
  readonly matte: Float32Array;
  /** Opponent colours, three per pixel. */
  readonly soft: Float32Array;
  readonly width: number;
}

/** Share of the garment from which patches of the main dye are parts of it whatever surrounds them. */
const MAX_ENCLOSED = 0.06;
/** Difference of hue in radians from which a patch enclosed by other dyes is their shade, and not the main dye. */
const OTHER_HUE = 0.09;
/** Minimum share of the garment at a pixel of a patch. */
const MIN_GARMENT = 0.3;
/** Minimum share of the main dye at such a pixel. */
const MAIN = 0.5;

/**
 * The share of the main dye without small patches that other dyes enclose and whose hue differs slightly from the main
 * dye's: the shade inside a white cup may resemble the colour of its outside.
 */
export function withoutEnclosed({ share, matte, soft, width }: Patches): Float32Array {
  const out = share.slice();
  const seen = new Uint8Array(share.length);
  const queue = new Int32Array(share.length);
  const area = matte.reduce((sum, value) => sum + value, 0);
  const usual = hueOf(
    soft,
    (i) => share[i]! * matte[i]!,
    share.length,
    (k) => k,
  );
  for (let start = 0; start < share.length; start++) {
    let last = 0;
    let enclosed = true;
    const visit = (i: number) => {
      if (i < 0 || i >= share.length || matte[i]! < MIN_GARMENT) enclosed = false;
      else if (!seen[i] && share[i]! > MAIN) {
        seen[i] = 1;
        queue[last++] = i;
      }
    };
    if (seen[start] || share[start]! <= MAIN || matte[start]! < MIN_GARMENT) continue;
    visit(start);
    for (let next = 0; next < last; next++) {
      const i = queue[next]!;
      const x = i % width;
      visit(x > 0 ? i - 1 : -1);
      visit(x < width - 1 ? i + 1 : -1);
      visit(i - width);
      visit(i + width);
    }
    if (!enclosed || last > MAX_ENCLOSED * area) continue;
    const own = hueOf(
      soft,
      () => 1,
      last,
      (k) => queue[k]!,
    );
    const turn = Math.abs(Math.atan2(Math.sin(own - usual), Math.cos(own - usual)));
    if (turn < OTHER_HUE) continue;
    for (let k = 0; k < last; k++)
      for (const step of [0, -1, 1, -width, width, -2, 2, -2 * width, 2 * width]) out[queue[k]! + step] = 0;
  }
  return out;
}

/**
 * The mean hue of `count` pixels in radians.
 * @param place index of the `k`th pixel.
 */
function hueOf(soft: Float32Array, weight: (i: number) => number, count: number, place: (k: number) => number): number {
  let [a, b] = [0, 0];
  for (let k = 0; k < count; k++) {
    const i = place(k);
    const share = weight(i);
    a += share * soft[i * 3 + 1]!;
    b += share * soft[i * 3 + 2]!;
  }
  return Math.atan2(b, a);
}
