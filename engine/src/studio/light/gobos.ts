/**
 * Gobos: stencils in front of a lamp that cast the shadow of a window, of blinds or of leaves. Each is a table of the
 * share of light that passes, which a thread makes when it is first needed.
 */
import { clamp, smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { between, createRandom } from '../../foundation/geometry/random.ts';

export type GoboName = 'window' | 'blinds' | 'palm' | 'foliage';

/** The share of light that passes, 0 to 1. */
type Pattern = (across: number, up: number) => number;

interface Gobo {
  /** Patterns that are multiplied; each is blurred by its own `blur`, in radii of the lit subject. */
  readonly layers: readonly { readonly pattern: Pattern; readonly blur: number }[];
}

/** Number of cells along a side of a table. */
const CELLS = 640;
/** Half the side of a table in radii of the lit subject. */
const REACH = 3.2;

const tables = new Map<GoboName, Float32Array>();

/**
 * The share of light that passes a gobo. Coordinates are radii of the lit subject, measured from its centre at right
 * angles to the light.
 */
export function goboLight(name: GoboName): Pattern {
  const made = tables.get(name);
  const table = made ?? tableOf(GOBOS[name]);
  if (!made) tables.set(name, table);
  const scale = CELLS / (2 * REACH);
  return (across, up) => {
    const x = clamp((across + REACH) * scale, 0, CELLS - 1.001);
    const y = clamp((up + REACH) * scale, 0, CELLS - 1.001);
    const column = x | 0;
    const row = y | 0;
    const at = row * CELLS + column;
    const below = table[at]! + (table[at + 1]! - table[at]!) * (x - column);
    const above = table[at + CELLS]! + (table[at + CELLS + 1]! - table[at + CELLS]!) * (x - column);
    return below + (above - below) * (y - row);
  };
}

/** 1 within `half` of a multiple of `period`, with soft edges. */
function bars(value: number, period: number, half: number, soft: number): number {
  const away = Math.abs(value - period * Math.round(value / period));
  return smoothstep(half + soft, half - soft, away);
}

/** Tall windows beside each other, three panes wide. */
const windowPanes: Pattern = (across, up) => {
  const wall = bars(across + 0.86, 1.72, 0.2, 0.01);
  const upright = bars(across - 0.22, 0.44, 0.028, 0.006);
  const level = bars(up - 0.14, 0.52, 0.028, 0.006);
  return (1 - wall) * (1 - upright) * (1 - level);
};

/** Slats of a blind that is turned half open, and its cords. */
const slats: Pattern = (across, up) => {
  const slat = bars(up + 0.05 * across, 0.235, 0.056, 0.012);
  const cord = bars(across - 0.42, 1.3, 0.012, 0.006);
  return (1 - slat) * (1 - 0.8 * cord);
};

interface Frond {
  /** Foot of the stem, its length and direction (radians, 0 to the right), and how far its tip bends down. */
  readonly across: number;
  readonly up: number;
  readonly length: number;
  readonly angle: number;
  readonly bend: number;
}

/** Number of leaflets on each side of a frond. */
const LEAFLETS = 19;
/** Largest length of a leaflet as a share of the frond. */
const LEAFLET = 0.34;

/** Share 0 or 1 that a palm frond covers: a bent stem with slim leaflets that point towards its tip. */
function frondCover({ across: footX, up: footY, length, angle, bend }: Frond, across: number, up: number): number {
  const x = (across - footX) / length;
  const y = (up - footY) / length;
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  if (along < 0 || along > 1.25) return 0;
  const aside = y * Math.cos(angle) - x * Math.sin(angle) - bend * along * along;
  const away = Math.abs(aside);
  if (away < 0.011 * (1.1 - along) && along < 1) return 1;
  // Leaflets leave the stem at an angle and droop towards the tip.
  const root = along - 0.75 * away - 0.5 * away * away;
  if (root < 0.08 || root > 0.99) return 0;
  const longest = LEAFLET * Math.sin(Math.PI * (0.2 + 0.74 * root) ** 0.8);
  const reached = away / Math.max(0.02, longest);
  if (reached > 1) return 0;
  const phase = root * LEAFLETS + (aside > 0 ? 0.5 : 0);
  const half = 0.4 * (1 - reached ** 2.4) * (0.55 + 0.45 * Math.min(1, reached * 5));
  return Math.abs(phase - Math.round(phase)) < half ? 1 : 0;
}

const NEAR_FRONDS: readonly Frond[] = [
  { across: -1.5, up: 1.25, length: 1.75, angle: -0.42, bend: -0.12 },
  { across: 1.75, up: -0.55, length: 1.5, angle: 2.55, bend: 0.12 },
  { across: -2.9, up: 0.1, length: 1.8, angle: 0.2, bend: -0.2 },
  { across: 2.6, up: 1.9, length: 1.7, angle: 3.6, bend: 0.2 },
  { across: -1.3, up: -2.2, length: 1.4, angle: 0.9, bend: -0.15 },
];
const FAR_FRONDS: readonly Frond[] = [
  { across: -0.2, up: 2.35, length: 1.7, angle: -1.25, bend: 0.1 },
  { across: -1.9, up: -1.25, length: 1.6, angle: 0.55, bend: -0.2 },
  { across: 2.9, up: 0.4, length: 1.9, angle: 2.95, bend: 0.12 },
];

const fronds =
  (all: readonly Frond[], dark: number): Pattern =>
  (across, up) =>
    1 - dark * Math.max(...all.map((frond) => frondCover(frond, across, up)));

/** Sunlight through a tree: each gap between the leaves images the round disc of the sun. */
function foliage(seed: number, count: number, radii: readonly [number, number]): Pattern {
  const random = createRandom(seed);
  const gaps = Array.from({ length: count }, () => {
    const turn = random() * TAU;
    const away = REACH * Math.sqrt(random());
    const radius = between(random, radii[0], radii[1]);
    return { x: away * Math.cos(turn), y: away * Math.sin(turn), radius, light: between(random, 0.35, 1) };
  });
  return (across, up) => {
    let blocked = 1;
    for (const { x, y, radius, light } of gaps) {
      const dx = across - x;
      const dy = up - y;
      const squared = dx * dx + dy * dy;
      if (squared < radius * radius) blocked *= 1 - light * smoothstep(1, 0.7, Math.sqrt(squared) / radius);
    }
    return 1 - blocked;
  };
}

const smallGaps = foliage(11, 420, [0.05, 0.17]);
const largeGaps = foliage(5, 90, [0.16, 0.42]);

const GOBOS: Readonly<Record<GoboName, Gobo>> = {
  window: { layers: [{ pattern: windowPanes, blur: 0.022 }] },
  blinds: { layers: [{ pattern: slats, blur: 0.016 }] },
  palm: {
    layers: [
      { pattern: fronds(NEAR_FRONDS, 0.95), blur: 0.014 },
      { pattern: fronds(FAR_FRONDS, 0.8), blur: 0.045 },
    ],
  },
  foliage: {
    layers: [{ pattern: (x, y) => Math.max(smallGaps(x, y), largeGaps(x, y)), blur: 0.02 }],
  },
};

function tableOf({ layers }: Gobo): Float32Array {
  const table = new Float32Array(CELLS * CELLS).fill(1);
  for (const { pattern, blur } of layers) {
    const layer = new Float32Array(CELLS * CELLS);
    for (let row = 0; row < CELLS; row++) {
      const up = ((row + 0.5) / CELLS) * 2 * REACH - REACH;
      for (let column = 0; column < CELLS; column++) {
        layer[row * CELLS + column] = pattern(((column + 0.5) / CELLS) * 2 * REACH - REACH, up);
      }
    }
    const radius = Math.max(1, Math.round((blur * CELLS) / (2 * REACH)));
    // Three box filters approximate a Gaussian filter.
    for (let pass = 0; pass < 3; pass++) {
      boxFilter(layer, radius, 1, CELLS);
      boxFilter(layer, radius, CELLS, 1);
    }
    for (let k = 0; k < table.length; k++) table[k] = table[k]! * layer[k]!;
  }
  return table;
}

/** Averages each cell with its neighbours up to `radius` cells before and after it in lines of cells `step` apart. */
function boxFilter(cells: Float32Array, radius: number, step: number, lineStep: number): void {
  const line = new Float32Array(CELLS);
  for (let start = 0; start < CELLS * lineStep; start += lineStep) {
    for (let i = 0; i < CELLS; i++) line[i] = cells[start + i * step]!;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += line[clamp(i, 0, CELLS - 1)]!;
    for (let i = 0; i < CELLS; i++) {
      cells[start + i * step] = sum / (2 * radius + 1);
      sum += line[Math.min(CELLS - 1, i + radius + 1)]! - line[Math.max(0, i - radius)]!;
    }
  }
}
