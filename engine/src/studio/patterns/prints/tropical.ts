import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { cellRandom, scatter } from '../drawing/scatter.ts';

const BACK = { spacing: 0.062, jitter: 0.5, staggered: true, layer: 3 };
const FRONT = { spacing: 0.078, jitter: 0.6, staggered: true, layer: 23 };

/** Overlapping palm fronds: dark green ones in front of pale green and coral ones. */
export const tropical = printed({
  name: 'tropical',
  natural: ['#f2eadb', '#2f6a4a', '#123c33', '#7fa05f', '#e2806b'].map(linearFromHex),
  finest: 0.012,
  tile: [0.468, 0.468],
  inks(u, v, footprint, shares, repeat) {
    scatter(BACK, paleFrond, u, v, footprint, shares, repeat);
    scatter(FRONT, frond, u, v, footprint, shares, repeat);
  },
});

function paleFrond(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  drawFrond(dx, dy, cellRandom(i, j, 4), 0.085, cellRandom(i, j, 5) < 0.25 ? 4 : 3, 3, footprint, shares);
}

function frond(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  drawFrond(dx, dy, cellRandom(i, j, 24), 0.1, cellRandom(i, j, 25) < 0.5 ? 1 : 2, 2, footprint, shares);
}

/** Leaflets branch off the rib at an angle and get shorter towards the tip. */
function drawFrond(
  dx: number,
  dy: number,
  turn: number,
  length: number,
  ink: number,
  shade: number,
  footprint: number,
  shares: Float64Array,
): void {
  const c = Math.cos(turn * 6.283);
  const s = Math.sin(turn * 6.283);
  const along = dx * c + dy * s;
  const side = dy * c - dx * s - (1.6 * along * along) / length / 4;
  const aside = Math.abs(side);
  const root = along - aside * 0.75;
  const t = root / length + 0.5;
  if (t < -0.02 || t > 1) return;
  const reach = length * 0.42 * Math.sqrt(Math.max(0, t)) * Math.pow(1 - t, 0.55);
  const pitch = length / 11;
  const lane = root / pitch - Math.floor(root / pitch) - 0.5;
  const taper = reach > 0 ? 0.46 * Math.sqrt(Math.max(0, 1 - Math.pow(aside / reach, 3))) : 0;
  const leaflet = Math.min((taper - Math.abs(lane)) * pitch * 0.8, reach - aside);
  const cover = edgeShare(leaflet, footprint);
  layInk(shares, ink, cover);
  layInk(shares, shade, cover * Math.max(0, 0.5 - Math.abs(lane) * 2));
  layInk(shares, shade, edgeShare(Math.min(0.0011 * (1.3 - t) - aside, length / 2 - Math.abs(along)), footprint));
}
