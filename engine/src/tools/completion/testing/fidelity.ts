interface Compared {
  readonly width: number;
  readonly height: number;
  /** 1 for the pixels that are compared. */
  readonly hole: Uint8Array;
}

/** Peak signal-to-noise ratio in the hole, decibels; `a` and `b` have 3 bytes per pixel. */
export function psnr(a: Uint8Array, b: Uint8Array, { hole }: Compared): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    if (!hole[Math.floor(i / 3)]) continue;
    sum += (a[i]! - b[i]!) ** 2;
    count++;
  }
  return 10 * Math.log10(255 ** 2 / Math.max(1e-6, sum / count));
}

const WINDOW = 8;
const STEP = 4;

/** Structural similarity of green (Wang et al. 2004), mean over windows of 8 by 8 that lie mostly in the hole. */
export function ssim(a: Uint8Array, b: Uint8Array, { width, height, hole }: Compared): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y + WINDOW <= height; y += STEP) {
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      const value = windowSimilarity(a, b, hole, y * width + x, width);
      if (value === null) continue;
      sum += value;
      count++;
    }
  }
  return sum / count;
}

function windowSimilarity(a: Uint8Array, b: Uint8Array, hole: Uint8Array, from: number, width: number): number | null {
  let [covered, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0];
  for (let v = 0; v < WINDOW; v++) {
    for (let u = 0; u < WINDOW; u++) {
      const i = from + v * width + u;
      const [p, q] = [a[i * 3 + 1]!, b[i * 3 + 1]!];
      covered += hole[i]!;
      sa += p;
      sb += q;
      saa += p * p;
      sbb += q * q;
      sab += p * q;
    }
  }
  const n = WINDOW * WINDOW;
  if (covered < n / 2) return null;
  const [ma, mb] = [sa / n, sb / n];
  const [va, vb, cov] = [saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb];
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return ((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma * ma + mb * mb + c1) * (va + vb + c2));
}
