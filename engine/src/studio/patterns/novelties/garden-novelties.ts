import { smoothIntersection } from '../../../foundation/geometry/curves/distance-field.ts';
import { edgeShare, insideEllipse, layInk } from '../drawing/coverage.ts';
import { leafInk, novelty, outlineInk } from './novelty.ts';

/** Whole lemons with their nipple, pores and a leaf at the stalk. */
export const lemons = novelty({
  name: 'lemons',
  inks: ['#f4efe2', '#f0c33c', '#fbe58e', '#4f7247', '#2f3a24'],
  spacing: 0.052,
  half: 0.017,
  lean: Math.PI,
  figure(x, y, soft, own, shares) {
    leafInk((x + 0.72) * 1.5, (y + 0.42) * 1.5 - 0.3 * own, soft * 1.5, 3, 4, shares);
    const nub = x > 0 ? insideEllipse(x - 0.84, y, 0.2, 0.11) : insideEllipse(x + 0.8, y, 0.14, 0.1);
    const inside = smoothIntersection(insideEllipse(x, y, 0.84, 0.62), nub, 0.3);
    const cover = edgeShare(inside, soft);
    layInk(shares, 1, cover);
    layInk(shares, 4, cover * 0.22 * edgeShare(insideEllipse(x + 0.16, y + 0.2, 0.86, 0.62) * -1, 0.3));
    layInk(shares, 2, cover * 0.85 * edgeShare(insideEllipse(x + 0.28, y + 0.26, 0.34, 0.16), 0.16));
    const pores = Math.cos(x * 17 + 3 * y) * Math.cos(y * 19 - 2 * x);
    layInk(shares, 2, cover * (pores > 0.8 ? 0.35 : 0));
    outlineInk(inside, 0.05, soft, 4, shares);
  },
});

/** Pairs of cherries whose stalks meet. */
export const cherries = novelty({
  name: 'cherries',
  inks: ['#f6efe3', '#b3202f', '#f0a9a2', '#4c6b3c', '#33251d'],
  spacing: 0.046,
  half: 0.016,
  lean: 0.5,
  figure(x, y, soft, own, shares) {
    leafInk((x - 0.42) * 1.7, (y + 0.8) * 1.7, soft * 1.7, 3, 4, shares);
    for (const side of [-1, 1]) {
      const centre = side * (0.42 + 0.08 * own);
      const low = side < 0 ? 0.52 : 0.36;
      const t = (low - 0.3 - y) / (low + 0.55);
      if (t > 0 && t < 1) {
        const stalk = Math.abs(x - centre * (1 - t * t) - 0.08 * t) - 0.035;
        layInk(shares, 3, edgeShare(-stalk, soft));
      }
      const inside = insideEllipse(x - centre, y - low, 0.38, 0.36) - 0.05 * Math.exp(-((x - centre) ** 2) * 60);
      const cover = edgeShare(inside, soft);
      layInk(shares, 1, cover);
      layInk(shares, 4, cover * 0.35 * edgeShare(-insideEllipse(x - centre + 0.1, y - low + 0.1, 0.36, 0.34), 0.2));
      layInk(shares, 2, cover * edgeShare(insideEllipse(x - centre + 0.13, y - low + 0.13, 0.1, 0.06), 0.05));
      outlineInk(inside, 0.045, soft, 4, shares);
    }
  },
});

/** Strawberries with seeds in rows and a crown of sepals. */
export const strawberries = novelty({
  name: 'strawberries',
  inks: ['#f5eee2', '#c8323a', '#f6dfa8', '#5b7f45', '#3a2a20'],
  spacing: 0.042,
  half: 0.015,
  lean: 0.9,
  figure(x, y, soft, _own, shares) {
    const wide =
      0.68 * Math.sqrt(Math.max(0, 1 - ((y + 0.35) / 1.25) ** 2)) * (y < -0.35 ? 1 - 0.9 * (y + 0.35) ** 2 : 1);
    const inside = Math.min(wide * (y > 0.2 ? 1 - 0.35 * (y - 0.2) : 1) - Math.abs(x), 0.9 - y, y + 0.72);
    const cover = edgeShare(inside, soft);
    layInk(shares, 1, cover);
    layInk(shares, 4, cover * 0.25 * edgeShare(x - 0.2, 0.4));
    const row = Math.floor((y + 2) / 0.26);
    const seedX = x / 0.3 - (row & 1 ? 0.5 : 0);
    const seed = insideEllipse((seedX - Math.round(seedX)) * 0.3, y + 2 - (row + 0.5) * 0.26, 0.045, 0.075);
    layInk(shares, 2, cover * edgeShare(seed, soft) * (inside > 0.08 ? 1 : 0));
    const angle = Math.atan2(x, -(y + 0.6));
    const crown = 0.5 * (0.55 + 0.45 * Math.cos(angle * 5)) - Math.hypot(x, (y + 0.6) * 1.6);
    layInk(shares, 3, edgeShare(crown * 0.6, soft));
    layInk(shares, 3, edgeShare(Math.min(0.05 - Math.abs(x - 0.1 * (y + 0.6)), -0.6 - y, y + 1.05), soft));
    outlineInk(inside, 0.04, soft, 4, shares);
  },
});

/** Branches of seven leaves. */
export const leaves = novelty({
  name: 'leaves',
  inks: ['#f1ece0', '#56704d', '#93a77d', '#2f4634', '#26342a'],
  spacing: 0.044,
  half: 0.021,
  lean: Math.PI,
  sprigs: false,
  figure(x, y, soft, own, shares) {
    layInk(shares, 3, edgeShare(Math.min(0.03 - Math.abs(y - 0.12 * x * x), 1 - Math.abs(x)), soft));
    for (let k = 0; k < 7; k++) {
      const at = 0.95 - k * 0.27;
      const side = k === 0 ? 0 : k & 1 ? 1 : -1;
      const turn = side * 0.85;
      const size = 0.36 - 0.02 * Math.abs(k - 3);
      const px = (x - at) / size;
      const py = (y - 0.12 * at * at) / size;
      const along = px * Math.cos(turn) + py * Math.sin(turn) - 0.9;
      leafInk(along, py * Math.cos(turn) - px * Math.sin(turn), soft / size, own < 0.5 ? 1 : 2, 3, shares);
    }
  },
});

/** Toadstools with spots and gills. */
export const mushrooms = novelty({
  name: 'mushrooms',
  inks: ['#efe6d3', '#b5472f', '#f6efdf', '#6b7a4b', '#3b2b20'],
  spacing: 0.045,
  half: 0.017,
  lean: 0.35,
  figure(x, y, soft, _own, shares) {
    const stem = Math.min(0.17 + 0.08 * y * y - Math.abs(x), 0.92 - y, y + 0.15);
    layInk(shares, 2, edgeShare(stem, soft));
    layInk(shares, 4, edgeShare(stem, soft) * (x > 0.04 ? 0.22 : 0));
    outlineInk(stem, 0.04, soft, 4, shares);
    const under = Math.min(insideEllipse(x, y + 0.1, 0.72, 0.16), y + 0.12);
    layInk(shares, 2, edgeShare(under, soft));
    layInk(shares, 4, edgeShare(under, soft) * (Math.cos(x * 40) > 0.2 ? 0.5 : 0.1));
    const cap = Math.min(insideEllipse(x, y + 0.1, 0.84, 0.72), 0.06 * (1 - x * x) - (y + 0.06));
    const cover = edgeShare(cap, soft);
    layInk(shares, 1, cover);
    layInk(shares, 4, cover * 0.25 * edgeShare(x - 0.25, 0.4));
    for (const [sx, sy, r] of CAP_SPOTS)
      layInk(shares, 2, cover * edgeShare(insideEllipse(x - sx, y - sy, r, r * 0.8), soft));
    outlineInk(cap, 0.045, soft, 4, shares);
  },
});

const CAP_SPOTS = [
  [-0.42, -0.28, 0.13],
  [0.05, -0.5, 0.15],
  [0.46, -0.26, 0.1],
  [0.02, -0.2, 0.08],
  [-0.22, -0.6, 0.07],
] as const;
