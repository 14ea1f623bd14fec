import type { ClothMesh } from './cloth-mesh.ts';
import type { Fit } from './fit.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';

/** A garment as it lies in the picture of the person. */
export interface DrawnCloth {
  /** sRGB, 3 values a pixel, 0 to 255. */
  readonly rgb: Float32Array;
  /** 0 to 1. */
  readonly alpha: Float32Array;
}

/** Opacity below which a sample is invisible, and from which a pixel counts as drawn. */
const MIN_OPACITY = 0.004;
const DRAWN = 0.5;
/** Twice the area in square pixels below which a triangle is degenerate, and the tolerance of barycentric coordinates. */
const NO_AREA = 1e-6;
const ROUNDING = 1e-4;
/** Draws the `wanted` parts of a mesh, one over the other; `check` may throw to stop. */
export function drawCloth(
  mesh: ClothMesh,
  cut: GarmentCut,
  fit: Fit,
  { width, height, wanted }: { readonly width: number; readonly height: number; readonly wanted: readonly number[] },
  check: () => void,
): DrawnCloth {
  const area = width * height;
  const cloth = { rgb: new Float32Array(area * 3), alpha: new Float32Array(area) };
  const { from, to, triangles, parts } = mesh;
  const colour = new Float32Array(4);
  const drawn = new Uint8Array(area);
  let current = 0;
  for (let t = 0; t < parts.length; t++) {
    if (t % 256 === 0) check();
    if (!wanted.includes(parts[t]!)) continue;
    if (parts[t] !== current) {
      // Within one part a pixel is drawn once; the next part may cover it.
      drawn.fill(0);
      current = parts[t]!;
    }
    const [a, b, c] = [triangles[3 * t]!, triangles[3 * t + 1]!, triangles[3 * t + 2]!];
    const [ax, ay, bx, by, cx, cy] = [
      to[2 * a]!,
      to[2 * a + 1]!,
      to[2 * b]!,
      to[2 * b + 1]!,
      to[2 * c]!,
      to[2 * c + 1]!,
    ];
    const size = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(size) < NO_AREA) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 1e-3));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) + 1e-3));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 1e-3));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) + 1e-3));
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / size;
        const w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / size;
        const u = 1 - v - w;
        if (u < -ROUNDING || v < -ROUNDING || w < -ROUNDING) continue;
        const i = y * width + x;
        if (drawn[i]) continue;
        const sx = u * from[2 * a]! + v * from[2 * b]! + w * from[2 * c]!;
        const sy = u * from[2 * a + 1]! + v * from[2 * b + 1]! + w * from[2 * c + 1]!;
        sample(cut, fit, current, sx, sy, colour);
        const alpha = colour[3]!;
        if (alpha <= MIN_OPACITY) continue;
        drawn[i] = alpha > DRAWN ? 1 : 0;
        const before = cloth.alpha[i]! * (1 - alpha);
        const after = alpha + before;
        for (let k = 0; k < 3; k++)
          cloth.rgb[3 * i + k] = (colour[k]! * alpha + cloth.rgb[3 * i + k]! * before) / after;
        cloth.alpha[i] = after;
      }
  }
  return cloth;
}

/**
 * Bilinear sample with colours weighted by opacity; transparent where the pixels belong to another part, unless the
 * parts are connected.
 */
function sample(
  { width, height, rgb, alpha }: GarmentCut,
  { parts, seams }: Fit,
  part: number,
  x: number,
  y: number,
  out: Float32Array,
): void {
  out.fill(0);
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const u = Math.min(1, Math.max(0, x - left));
  const v = Math.min(1, Math.max(0, y - top));
  const own = part > 0 ? seams[part - 1]! : Infinity;
  for (let k = 0; k < 4; k++) {
    const i = (top + (k >> 1)) * width + left + (k & 1);
    const other = parts[i]!;
    // Above the seams both parts have the same position, so one continues below the other without a gap.
    if (other !== part && y > Math.min(own, other > 0 ? seams[other - 1]! : Infinity)) continue;
    const weight = (k & 1 ? u : 1 - u) * (k >> 1 ? v : 1 - v) * (alpha[i]! / 255);
    out[3] = out[3]! + weight;
    for (let c = 0; c < 3; c++) out[c] = out[c]! + weight * rgb[3 * i + c]!;
  }
  if (out[3]! > 0) for (let c = 0; c < 3; c++) out[c] = out[c]! / out[3]!;
}
