import { edgeShare, insideEllipse, layInk } from '../drawing/coverage.ts';
import { novelty, outlineInk } from './novelty.ts';

/** Plump hearts, each with a highlight at its upper left. */
export const hearts = novelty({
  name: 'hearts',
  inks: ['#f7efe6', '#c8374a', '#f1b9b4', '#e9c9bd', '#5d1822'],
  spacing: 0.032,
  half: 0.0105,
  lean: 0.4,
  sprigs: false,
  figure(x, y, soft, own, shares) {
    const ax = Math.abs(x);
    const down = -y * 1.05 + 0.25;
    const f = (ax * ax + down * down - 0.62) ** 3 - 1.1 * ax * ax * down ** 3;
    const inside = -Math.cbrt(f) * 0.55;
    const cover = edgeShare(inside, soft);
    layInk(shares, own < 0.7 ? 1 : 2, cover);
    layInk(shares, 3, cover * 0.8 * edgeShare(insideEllipse(x + 0.4, y + 0.38, 0.2, 0.12), 0.08));
    layInk(shares, 4, cover * 0.25 * edgeShare(x - 0.25 + 0.3 * y, 0.5));
  },
});

/** Butterflies seen from above: fore and hind wings, veins, a row of spots. */
export const butterflies = novelty({
  name: 'butterflies',
  inks: ['#f3ece0', '#d98a3d', '#f4d9a0', '#5f7fa3', '#2a211c'],
  spacing: 0.05,
  half: 0.019,
  lean: Math.PI,
  sprigs: false,
  figure(x, y, soft, own, shares) {
    const ax = Math.abs(x);
    const main = own < 0.6 ? 1 : 3;
    wing(ax - 0.46, y + 0.28, 0.55, -0.62, soft, main, shares);
    wing(ax - 0.36, y - 0.38, 0.42, 0.7, soft, own < 0.6 ? 2 : 1, shares);
    const body = insideEllipse(x, y, 0.07, 0.62);
    layInk(shares, 4, edgeShare(body, soft));
    const feeler = Math.min(0.025 - Math.abs(ax - 0.05 - 0.45 * (-0.6 - y)), -0.55 - y, y + 1);
    layInk(shares, 4, edgeShare(feeler, soft));
  },
});

function wing(x: number, y: number, size: number, turn: number, soft: number, ink: number, shares: Float64Array): void {
  const along = (x * Math.cos(turn) + y * Math.sin(turn)) / size;
  const aside = (y * Math.cos(turn) - x * Math.sin(turn)) / size;
  if (Math.abs(along) > 1.2) return;
  const inside = insideEllipse(along, aside, 1, 0.62 + 0.16 * along) * size;
  const cover = edgeShare(inside, soft);
  if (cover <= 0) return;
  layInk(shares, ink, cover);
  const angle = Math.atan2(aside, along + 1.1);
  layInk(shares, 4, cover * edgeShare(0.035 - Math.abs(Math.sin(angle * 9)) * 0.22, soft / size) * 0.8);
  layInk(shares, 4, cover * edgeShare(0.09 - inside, soft));
  const spot = Math.cos(angle * 14);
  layInk(shares, 2, cover * (spot > 0.4 ? 1 : 0) * edgeShare(0.022 - Math.abs(inside - 0.05), soft));
}

/** Swallows in flight. */
export const birds = novelty({
  name: 'birds',
  inks: ['#eef0ea', '#22344f', '#f4efe4', '#b4553f', '#16202f'],
  spacing: 0.056,
  half: 0.024,
  lean: 0.7,
  sprigs: false,
  figure(x, y, soft, _own, shares) {
    const body = insideEllipse(x, y + 0.1 * x * x, 0.55, 0.15);
    const wingUp = blade(x - 0.05, y, 0.85, -1.15, 0.2);
    const wingDown = blade(x - 0.05, y, 0.75, 1.75, 0.18);
    const tail = Math.max(
      blade(x + 0.45, y, 0.55, Math.PI - 0.22, 0.07),
      blade(x + 0.45, y, 0.55, Math.PI + 0.22, 0.07),
    );
    layInk(shares, 1, edgeShare(Math.max(wingUp, wingDown, tail), soft));
    layInk(shares, 1, edgeShare(body, soft));
    layInk(shares, 2, edgeShare(Math.min(insideEllipse(x - 0.02, y - 0.07, 0.42, 0.1), body), soft));
    layInk(shares, 3, edgeShare(Math.min(insideEllipse(x - 0.42, y - 0.03, 0.1, 0.07), body), soft));
    layInk(shares, 4, edgeShare(Math.min(0.045 - Math.abs(y + 0.03), 0.66 - x, x - 0.5), soft));
  },
});

/** Signed distance to a curved blade that leaves the origin at an angle, positive inside. */
function blade(x: number, y: number, length: number, turn: number, width: number): number {
  const along = (x * Math.cos(turn) + y * Math.sin(turn)) / length;
  if (along < 0 || along > 1) return -1;
  const aside = y * Math.cos(turn) - x * Math.sin(turn) + 0.28 * length * along * along;
  return width * Math.pow(1 - along, 0.7) * (0.75 + along * 0.5) - Math.abs(aside);
}

/** Scallop shells with ribs. */
export const shells = novelty({
  name: 'shells',
  inks: ['#f2ebdf', '#d99a86', '#f3d9c9', '#7fa0a6', '#6b4a40'],
  spacing: 0.042,
  half: 0.016,
  lean: Math.PI,
  sprigs: false,
  figure(x, y, soft, own, shares) {
    const far = Math.hypot(x, y - 0.75);
    const angle = Math.atan2(x, 0.75 - y);
    const edge = 1.5 - 0.05 * Math.abs(Math.sin(angle * 8)) - 0.32 * angle * angle;
    const fan = Math.min((edge - far) * 0.9, (0.92 - Math.abs(angle)) * far);
    const cover = edgeShare(fan, soft);
    layInk(shares, own < 0.65 ? 1 : 3, cover);
    layInk(shares, 2, cover * (0.5 + 0.5 * Math.cos(angle * 16)) * 0.8);
    layInk(shares, 4, cover * edgeShare(0.03 - Math.abs(((far * 2.2) % 1) - 0.5) * 0.3, soft) * 0.4);
    const hinge = Math.min(0.34 - Math.abs(x), 0.86 - y, y - 0.62);
    layInk(shares, own < 0.65 ? 1 : 3, edgeShare(hinge, soft));
    outlineInk(Math.max(fan, hinge), 0.045, soft, 4, shares);
  },
});

/** Crescent moons and small stars. */
export const moons = novelty({
  name: 'moons',
  inks: ['#1d2742', '#ead79a', '#f5ecc9', '#8793b8', '#0f1526'],
  spacing: 0.038,
  half: 0.012,
  lean: 0.6,
  sprigs: false,
  figure(x, y, soft, own, shares) {
    if (own < 0.55) {
      const disc = insideEllipse(x, y, 0.9, 0.9);
      const bite = insideEllipse(x - 0.42, y + 0.1, 0.74, 0.74);
      const inside = Math.min(disc, -bite);
      layInk(shares, 1, edgeShare(inside, soft));
      layInk(shares, 2, edgeShare(Math.min(inside, -insideEllipse(x - 0.3, y + 0.06, 0.98, 0.98)), soft));
      return;
    }
    const size = own < 0.8 ? 0.75 : 0.45;
    const star = 0.1 * size - Math.abs(x * y) - 0.03 * (x * x + y * y) + 0.02 * size;
    layInk(shares, own < 0.9 ? 2 : 3, edgeShare(Math.min(star * 1.2, size - Math.hypot(x, y)), soft));
  },
});
