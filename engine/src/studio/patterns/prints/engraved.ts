/**
 * Motifs engraved in one ink: outlines, and shading by parallel lines. Lengths are in units of half the motif, x to the
 * right and y down; `soft` is the footprint. Ink 0 is the paper, which hides whatever is behind a motif.
 */
import { bandShare, edgeShare, insideEllipse, layInk } from '../drawing/coverage.ts';

/** Width of an outline. */
const LINE = 0.03;
/** Width and spacing of the lines of a shaded area. */
const HATCH = { width: 0.024, period: 0.058 };

/** A curved stroke from (x0, y0) to (x1, y1), at most `bow` away from the straight line, thinner towards its end. */
export function engraveStem(
  x: number,
  y: number,
  [x0, y0, x1, y1, bow]: readonly [number, number, number, number, number],
  soft: number,
  shares: Float64Array,
): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [cx, cy] = [(x1 - x0) / length, (y1 - y0) / length];
  const along = ((x - x0) * cx + (y - y0) * cy) / length;
  if (along < 0 || along > 1) return;
  const aside = (y - y0) * cx - (x - x0) * cy - 4 * bow * along * (1 - along);
  layInk(shares, 1, edgeShare(LINE * (0.9 - 0.45 * along) - Math.abs(aside), soft));
}

/** A pointed leaf about (0, 0), rotated: outline, rib, and one half shaded. */
export function engraveLeaf(
  x: number,
  y: number,
  half: number,
  turn: number,
  soft: number,
  shares: Float64Array,
): void {
  const t = (x * Math.cos(turn) + y * Math.sin(turn)) / half;
  if (t < -1 || t > 1) return;
  const aside = y * Math.cos(turn) - x * Math.sin(turn) - 0.2 * half * t * t;
  const inside = 0.4 * half * (1 - t * t) * (1 - 0.28 * t) - Math.abs(aside);
  const cover = edgeShare(inside, soft);
  if (cover <= 0) return;
  layInk(shares, 0, cover);
  const hatch = bandShare(t * half + Math.abs(aside) * 0.8, 0, HATCH.width, HATCH.period, soft);
  layInk(shares, 1, cover * hatch * (aside > 0 ? 1 : 0.18));
  layInk(shares, 1, cover * edgeShare(LINE - inside, soft));
  layInk(shares, 1, edgeShare(Math.min(LINE * 0.4 - Math.abs(aside), inside), soft));
}

/** Radii of the petal rings of a rose, as shares of its radius, and the number of petals in each. */
const RINGS: readonly (readonly [radius: number, petals: number])[] = [
  [1, 5],
  [0.72, 5],
  [0.47, 4],
  [0.25, 3],
];

/** A rose about (0, 0): rings of petals, each shaded where the next overlaps it. */
export function engraveRose(
  x: number,
  y: number,
  size: number,
  turn: number,
  soft: number,
  shares: Float64Array,
): void {
  const far = Math.hypot(x, y) / size;
  if (far > 1.15) return;
  const angle = Math.atan2(y, x);
  // Light falls from the upper left.
  const away = 0.5 + 0.5 * Math.cos(angle - 0.8);
  for (const [ring, [radius, petals]] of RINGS.entries()) {
    const lobe = Math.abs(Math.cos((angle + turn + ring * 0.9) * (petals / 2)));
    const edge = radius * (0.84 + 0.16 * Math.sqrt(lobe)) - far;
    const cover = edgeShare(edge * size, soft);
    if (cover <= 0) continue;
    layInk(shares, 0, cover);
    const inner = (RINGS[ring + 1]?.[0] ?? 0) * 0.9;
    const depth = (far - inner) / Math.max(0.05, radius - inner);
    const rays = bandShare(angle * 1.4 * radius * size, 0, HATCH.width, HATCH.period, soft);
    layInk(shares, 1, cover * rays * edgeShare(0.22 + 0.5 * away - depth, 0.25));
    layInk(shares, 1, cover * edgeShare(LINE - edge * size, soft));
  }
}

/** A small sitting bird, facing right. */
export function engraveBird(x: number, y: number, soft: number, shares: Float64Array): void {
  const lean = 0.5;
  const [along, aside] = [x * Math.cos(lean) - y * Math.sin(lean), y * Math.cos(lean) + x * Math.sin(lean)];
  const tail = Math.min(0.09 - Math.abs(aside - 0.02), along + 0.98, -0.3 - along);
  figure(tail, bandShare(aside, 0, 0.03, 0.06, soft), soft, shares);
  const beak = Math.min(0.045 * (1 - (x - 0.46) / 0.16) - Math.abs(y + 0.3), x - 0.44);
  layInk(shares, 1, edgeShare(Math.min(beak, 0.64 - x), soft));
  const body = Math.max(insideEllipse(along, aside, 0.46, 0.2), insideEllipse(x - 0.34, y + 0.29, 0.16, 0.15));
  figure(body, edgeShare(aside - 0.06, 0.12) * bandShare(along, 0, HATCH.width, HATCH.period, soft), soft, shares);
  const wing = Math.min(insideEllipse(along + 0.12, aside + 0.03, 0.4, 0.14), 0.3 - along);
  figure(wing, bandShare(along * 0.5 + aside, 0, 0.034, 0.07, soft), soft, shares);
  layInk(shares, 1, edgeShare(0.028 - Math.hypot(x - 0.38, y + 0.32), soft));
}

function figure(inside: number, hatch: number, soft: number, shares: Float64Array): void {
  const cover = edgeShare(inside, soft);
  if (cover <= 0) return;
  layInk(shares, 0, cover);
  layInk(shares, 1, cover * hatch);
  layInk(shares, 1, cover * edgeShare(LINE - inside, soft));
}
