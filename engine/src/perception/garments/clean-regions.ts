/** Minimum area of a separate part as a share of the garment's; smaller ones are mistakes. */
const SLEEVE = 0.04;
/** Share of a separate part on places where the garment cannot lie from which the part is something else. */
const ELSEWHERE = 0.5;
/** Maximum area of an enclosed gap that is filled, as a share of the garment's. */
const PATCH = 0.03;

interface Grown {
  /** 0 to 1 per pixel: the detected cloth. */
  readonly share: Float32Array;
  /** 1 where a pixel is certainly cloth. */
  readonly cloth: Uint8Array;
  /** 1 where a pixel is certainly not cloth. */
  readonly strange: Uint8Array;
  /** 1 where such a garment cannot lie unless it certainly does, such as on hands for trousers; null for nowhere. */
  readonly elsewhere: Uint8Array | null;
  /** 0 to 1 per pixel. */
  readonly subject: Float32Array;
  readonly width: number;
}

/**
 * Removes parts of the garment that contain no seed of cloth and are smaller than a sleeve or lie elsewhere, and fills small gaps
 * that contain no seed of something else.
 * @returns a new plane, 0 to 1 per pixel.
 */
export function cleanRegions({ share, cloth, strange, elsewhere, subject, width }: Grown): Float32Array {
  const out = share.slice();
  const size = share.length;
  const covered = share.reduce((sum, value) => sum + value, 0);
  const rim = [0, -1, 1, -width, width, -width - 1, width + 1, 1 - width, width - 1];
  for (const inside of [true, false]) {
    const seeds = inside ? cloth : strange;
    const seen = new Uint8Array(size);
    const queue = new Int32Array(size);
    for (let start = 0; start < size; start++) {
      let last = 0;
      let seeded = false;
      let strayed = 0;
      const visit = (i: number) => {
        if (seen[i] || subject[i]! < 0.5 || out[i]! > 0.5 !== inside) return;
        seen[i] = 1;
        if (seeds[i]) seeded = true;
        strayed += elsewhere?.[i] ?? 0;
        queue[last++] = i;
      };
      visit(start);
      for (let next = 0; next < last; next++) {
        const i = queue[next]!;
        const x = i % width;
        if (x > 0) visit(i - 1);
        if (x < width - 1) visit(i + 1);
        if (i >= width) visit(i - width);
        if (i + width < size) visit(i + width);
      }
      const isElsewhere = inside && strayed > ELSEWHERE * last;
      if (seeded || (!isElsewhere && last > (inside ? SLEEVE : PATCH) * covered)) continue;
      // The soft rim of a part changes with it.
      for (let k = 0; k < last; k++)
        for (const step of rim) if (out[queue[k]! + step] !== undefined) out[queue[k]! + step] = inside ? 0 : 1;
    }
  }
  return withoutStrayValues(out, rim);
}

/** Removes weak cloth values that are far from any certain cloth and so belonged to no part. */
function withoutStrayValues(share: Float32Array, rim: readonly number[]): Float32Array {
  return share.map((value, i) =>
    value > 0 && value <= 0.5 && !rim.some((step) => (share[i + step] ?? 0) > 0.5 || (share[i + 2 * step] ?? 0) > 0.5)
      ? 0
      : value,
  );
}
