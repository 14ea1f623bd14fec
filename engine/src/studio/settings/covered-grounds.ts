/** Grounds that a sheet, a cloth or loose matter covers: silk, felt, leather, sheepskin, paper, moss, gravel, leaves, metal. */
import { blendColour } from '../materials/blend-colour.ts';
import { clamp, smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { scaleColour } from '../materials/colour.ts';
import type { Material } from '../materials/material.ts';
import type { Surface } from '../materials/material.ts';
import { gradient, paintedSweep, setColour, subjectSpan, tinted, VIEW, wallShare } from './scenery.ts';
import type { Place, SceneryPainter } from './scenery.ts';
import type { Setting, SettingContext } from './setting.ts';

interface Cover {
  readonly colour: Rgb;
  readonly material: Partial<Material>;
  /** Radius of the curve from floor to wall. Default the wide one of a hanging sheet. */
  readonly bend?: number;
  /** Relief in metres by metres of the sheet, for a subject of a size in metres. */
  readonly relief?: (u: number, v: number, size: number) => number;
  /** Width in metres of what the relief shows, as a share of the subject. */
  readonly fine?: number;
  /** Brightness of the colour at a place. */
  readonly tone?: (place: Readonly<Place>, u: number, v: number, size: number) => number;
}

/** Lightness of the palest sheet, which white paper has. */
const PALEST = 0.66;

/** Cloth and paper are dyed: they have just the colour that words name. */
const asNamed = (colour: Rgb, { tint }: SettingContext): Rgb =>
  tint ? scaleColour(tint, Math.min(1, PALEST / Math.max(...tint))) : colour;

/** A sheet or a cloth that hangs behind the subject and continues under it. */
const cover = (name: Setting['name'], { colour, material, bend, relief, fine = 0.006, tone }: Cover): Setting => ({
  name,
  build(context) {
    const size = subjectSpan(context);
    const own = asNamed(colour, context);
    const bump = relief && ((u: number, v: number) => relief(u, v, size));
    return paintedSweep(
      context,
      {
        ...material,
        ...(bend !== undefined && { bend }),
        ...(bump && { bump, bumpStep: Math.max(0.0004, fine * size) }),
      },
      (place, surface, point) => setColour(surface, own, tone?.(place, point.u, point.v, size) ?? 1),
    );
  },
});

/** Height of soft folds that run one way, in shares of the subject. */
const folds = (u: number, v: number, size: number, depth: number): number => {
  const [x, y] = [u / size, v / size];
  const bent = x + 0.3 * fractalNoise2(x * 0.8, y * 0.6, 45, 2);
  return size * depth * (fractalNoise2(bent * 1.7, y * 0.5 + 3, 47, 2) + 0.2 * Math.abs(fractalNoise2(bent * 3.4, y * 1.2, 49, 2)));
}; // prettier-ignore

/** Shows what is finer than a sample only near the viewer. */
const near = ({ footprint }: Readonly<Place>, width: number): number => smoothstep(width, width / 5, footprint);

export const silk = cover('silk', {
  colour: [0.6, 0.53, 0.45],
  material: { roughness: 0.34, reflectance: 0.07, specular: 0.8, specularTint: 0.7, sheen: 0.12, wrap: 0.06 },
  relief: (u, v, size) => folds(u, v, size, 0.16),
  fine: 0.008,
});

export const felt = cover('felt', {
  colour: [0.23, 0.23, 0.235],
  material: { roughness: 0.95, sheen: 0.12, wrap: 0.16 },
  relief: (u, v, size) => 0.0035 * size * fractalNoise2((u / size) * 70, (v / size) * 70, 6, 2),
  tone: (place, u, v, size) => 1 + 0.16 * near(place, 0.006) * noise2((u / size) * 190, (v / size) * 60, 9) + 0.1 * near(place, 0.006) * noise2((u / size) * 50, (v / size) * 210, 5) + 0.06 * fractalNoise2(place.across * 3, place.depth * 3, 4, 2),
}); // prettier-ignore

export const leatherGround = cover('leather-ground', {
  colour: [0.12, 0.055, 0.028],
  material: { roughness: 0.42, reflectance: 0.05, specular: 0.8, wrap: 0.05 },
  relief: (u, v, size) => {
    const [x, y] = [(u / size) * 58, (v / size) * 58];
    return 0.0012 * size * (Math.abs(noise2(x, y, 3)) + 0.5 * Math.abs(noise2(x * 2.1, y * 2.1, 4)));
  },
  fine: 0.0035,
  tone: (place) => 1 + 0.18 * fractalNoise2(place.across * 2.2, (place.depth + place.height) * 2.2, 8, 3),
});

export const sheepskin = cover('sheepskin', {
  colour: [0.62, 0.57, 0.49],
  material: { roughness: 1, reflectance: 0.03, sheen: 0.3, wrap: 0.3 },
  relief: (u, v, size) => {
    const [x, y] = [(u / size) * 9, (v / size) * 9];
    const bend = 1.4 * fractalNoise2(x * 0.4, y * 0.4, 12, 2);
    const locks = Math.sin(x * 2.6 + 4 * bend) * Math.sin(y * 2.2 - 3 * bend);
    return size * (0.026 * locks + 0.014 * fractalNoise2(x * 3, y * 3, 14, 2) + 0.003 * noise2(x * 14, y * 14, 15));
  },
  fine: 0.004,
  tone: (place, u, v, size) => {
    const [x, y] = [(u / size) * 9, (v / size) * 9];
    const strands = near(place, 0.008) * noise2(x * 9 + 2 * noise2(x, y, 2), y * 24, 17);
    return 0.9 + 0.12 * strands + 0.14 * fractalNoise2(x * 1.3, y * 1.3, 19, 2);
  },
});

export const paperGround = cover('paper', {
  colour: [0.4, 0.27, 0.155],
  material: { roughness: 0.9, reflectance: 0.035, wrap: 0.08 },
  // Paper that has lain in a roll waves a little and has soft creases.
  relief: (u, v, size) => {
    const [x, y] = [u / size, v / size];
    const crease = Math.abs(fractalNoise2(x * 1.6, y * 1.3, 23, 2));
    return size * (0.02 * crease + 0.0009 * fractalNoise2(x * 60, y * 60, 25, 2));
  },
  fine: 0.005,
  tone: (place, u, v, size) => 1 + 0.07 * near(place, 0.006) * noise2((u / size) * 40, (v / size) * 210, 27) + 0.05 * fractalNoise2(place.across * 5, place.depth * 5, 29, 2),
}); // prettier-ignore

export const plaster = cover('plaster', {
  colour: [0.56, 0.53, 0.49],
  material: { roughness: 0.95, reflectance: 0.03, wrap: 0.06 }, bend: 0.06,
  relief: (u, v, size) => size * (0.012 * fractalNoise2((u / size) * 3.2, (v / size) * 2.2, 31, 3) + 0.0016 * fractalNoise2((u / size) * 40, (v / size) * 22, 33, 2)),
  fine: 0.004,
  tone: (place) => 0.95 + 0.1 * fractalNoise2(place.across * 1.6, (place.height + place.depth) * 1.6, 35, 4),
}); // prettier-ignore

export const steel = cover('steel', {
  colour: [0.42, 0.425, 0.43],
  material: { metal: 0.85, roughness: 0.36, reflectance: 0.5, specular: 0.75 },
  relief: (u, v, size) => 0.0007 * size * noise2((u / size) * 4, (v / size) * 260, 37),
  fine: 0.002,
  tone: (place, u, v, size) => 1 + 0.07 * near(place, 0.004) * noise2((u / size) * 3, (v / size) * 300, 39) + 0.03 * fractalNoise2(place.across * 1.4, place.depth * 1.4, 41, 2),
}); // prettier-ignore

/** The nearest of points that are scattered over cells: their distance and the cell of the nearest. */
function cellAt(x: number, y: number, seed: number, out: { away: number; second: number; dx: number; dy: number; id: number }): void {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  out.away = Infinity;
  out.second = Infinity;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const [ax, ay] = [cx + i, cy + j];
      const px = ax + 0.5 + 0.46 * noise2(ax * 1.73 + 0.5, ay * 2.31 + 0.5, seed);
      const py = ay + 0.5 + 0.46 * noise2(ax * 2.17 + 7.5, ay * 1.57 + 3.5, seed);
      const away = Math.hypot(x - px, y - py);
      if (away < out.away) {
        out.second = out.away;
        out.away = away;
        out.dx = x - px;
        out.dy = y - py;
        out.id = noise2(ax * 3.37 + 0.5, ay * 4.11 + 0.5, seed + 1);
      } else if (away < out.second) out.second = away;
    }
} // prettier-ignore

const cell = { away: 0, second: 0, dx: 0, dy: 0, id: 0 };

export const terrazzo = cover('terrazzo', {
  colour: [0.6, 0.57, 0.53],
  material: { roughness: 0.3, reflectance: 0.045, specular: 0.8 },
  bend: 0.06,
  tone: (place) => {
    const [x, y] = [place.across, place.depth + place.height];
    const chips = (pitch: number, seed: number): number => {
      cellAt(x * pitch + 0.16 * noise2(x * pitch * 2.2, y * pitch * 2.2, seed), y * pitch, seed, cell);
      const size = 0.18 + 0.26 * Math.abs(cell.id);
      const sides = 1 + 0.3 * Math.cos(3 * Math.atan2(cell.dy, cell.dx) + 9 * cell.id);
      return smoothstep(0.02, -0.02, cell.away - size * sides) * (cell.id > 0 ? 1 : -0.35);
    };
    return (1 - 0.6 * chips(11, 43)) * (1 - 0.42 * chips(23, 45));
  },
});

export const cork = cover('cork', {
  colour: [0.42, 0.25, 0.12],
  material: { roughness: 0.95, reflectance: 0.03, wrap: 0.06 },
  relief: (u, v, size) => 0.0022 * size * noise2((u / size) * 60, (v / size) * 60, 51),
  fine: 0.003,
  tone: (place) => {
    const [x, y] = [place.across * 26, (place.depth + place.height) * 26];
    return 1 + 0.22 * noise2(x, y, 53) + 0.14 * noise2(x * 2.3, y * 2.3, 55) - 0.5 * smoothstep(0.4, 0.55, noise2(x * 1.1, y * 1.1, 57));
  },
}); // prettier-ignore

const TREES: readonly (readonly [number, Rgb])[] = [
  [0.05, [0.05, 0.065, 0.035]],
  [0.6, [0.1, 0.13, 0.07]],
  [1.3, [0.3, 0.34, 0.26]],
  [2.2, [0.5, 0.54, 0.5]],
];
const HAZE: readonly (readonly [number, Rgb])[] = [
  [0.05, [0.26, 0.25, 0.235]],
  [0.9, [0.4, 0.4, 0.39]],
  [2, [0.56, 0.57, 0.58]],
];
const AUTUMN: readonly (readonly [number, Rgb])[] = [
  [0.05, [0.16, 0.09, 0.035]],
  [0.7, [0.36, 0.2, 0.06]],
  [1.5, [0.5, 0.4, 0.24]],
  [2.3, [0.6, 0.56, 0.48]],
];

/** Loose ground outdoors that ends in a view out of focus. */
function outdoors(name: Setting['name'], view: typeof TREES, paint: (place: Place, surface: Surface, context: SettingContext, size: number) => void): Setting {
  return {
    name,
    environment: { sky: [0.25, 0.28, 0.29], horizon: [0.17, 0.18, 0.16], ground: [0.13, 0.13, 0.1] },
    detailed: true,
    build(context) {
      const size = subjectSpan(context);
      const painter: SceneryPainter = (place, surface) => {
        paint(place, surface, context, size);
        const wall = wallShare(place, 0.3);
        if (wall <= 0) return;
        const { across, height } = place;
        blendColour(surface, gradient(view, height + 0.4 * fractalNoise2(across * 1.1, height * 1.3, 61, 3)), wall);
        const spot = smoothstep(0.3, 0.5, noise2(across * 3.1, height * 3.1, 63));
        blendColour(surface, [0.62, 0.62, 0.52], 0.16 * wall * spot);
      };
      return paintedSweep(context, { roughness: 0.9, bend: VIEW, wrap: 0.2 }, painter);
    },
  };
} // prettier-ignore

export const moss = outdoors('moss', TREES, (place, surface, context) => {
  const { across, depth } = place;
  const shown = near(place, 0.014) * smoothstep(1.4, 0.5, depth);
  const cushion = fractalNoise2(across * 2.6, depth * 2.6, 65, 3);
  const tuft = noise2(across * 46, depth * 46, 67) + 0.6 * noise2(across * 110, depth * 110, 69);
  setColour(surface, tinted([0.066, 0.088, 0.02], context), (0.8 + 0.5 * cushion) * (1 + 0.34 * shown * tuft));
  const bare = smoothstep(0.2, 0.42, fractalNoise2(across * 1.5 + 5, depth * 1.8, 71, 3));
  blendColour(surface, [0.22, 0.215, 0.2], 0.8 * bare);
  place.risesAcross = shown * (0.5 * noise2(across * 60, depth * 60, 73) + 1.1 * noise2(across * 5, depth * 5, 75));
  place.risesAway = shown * (0.5 * noise2(across * 60 + 9, depth * 60, 77) + 1.1 * noise2(across * 5 + 9, depth * 5, 79));
}); // prettier-ignore

export const gravel = outdoors('gravel', HAZE, (place, surface, context, size) => {
  // A stone of the gravel is 14 mm wide, and never wider than an eighth of a small subject.
  const pitch = size / Math.min(0.014, 0.12 * size);
  const shown = near(place, 2.5 / pitch) * smoothstep(1.5, 0.6, place.depth);
  cellAt(place.across * pitch, place.depth * pitch, 81, cell);
  const edge = smoothstep(0.02, 0.22, cell.second - cell.away);
  const colour = tinted([0.4, 0.385, 0.36], context);
  setColour(surface, colour, 1 + 0.45 * shown * cell.id - 0.62 * shown * (1 - edge));
  place.risesAcross = -1.3 * shown * clamp(cell.dx, -0.5, 0.5);
  place.risesAway = -1.3 * shown * clamp(cell.dy, -0.5, 0.5);
});

/** Linear colours of fallen leaves. */
const FALLEN: readonly Rgb[] = [[0.36, 0.13, 0.03], [0.46, 0.26, 0.05], [0.2, 0.075, 0.03], [0.3, 0.05, 0.025], [0.38, 0.3, 0.1]]; // prettier-ignore

export const leaves = outdoors('leaves', AUTUMN, (place, surface, _context, size) => {
  const pitch = size / Math.min(0.075, 0.5 * size);
  const shown = near(place, 3 / pitch) * smoothstep(1.6, 0.6, place.depth);
  setColour(surface, [0.07, 0.04, 0.02]);
  // Three layers of leaves lie on each other.
  for (let layer = 0; layer < 3; layer++) {
    const [x, y] = [place.across * pitch + layer * 3.7, place.depth * pitch + layer * 5.1];
    cellAt(x, y, 83 + 4 * layer, cell);
    const turn = cell.id * TAU * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [along, across] = [c * cell.dx + s * cell.dy, -s * cell.dx + c * cell.dy];
    const half = 0.34 * Math.max(0, 1 - (along / 0.62) ** 2) * (1 + 0.18 * Math.sin(along * 26));
    const inside = smoothstep(-0.01, 0.03, half - Math.abs(across));
    if (inside <= 0) continue;
    const own = FALLEN[Math.floor(Math.abs(cell.id) * 2 * FALLEN.length) % FALLEN.length]!;
    const rib = 1 - 0.35 * smoothstep(0.025, 0.008, Math.abs(across)) - 0.12 * smoothstep(0.6, 1, Math.abs(Math.sin((along - Math.abs(across)) * 24)));
    blendColour(surface, scaleColour(own, rib * (0.62 + 0.22 * layer)), inside);
    place.risesAcross = shown * 0.6 * inside * (across * -s + 0.2 * cell.id);
    place.risesAway = shown * 0.6 * inside * (across * c);
  }
}); // prettier-ignore

/** Width of a block of parquet in subject sizes. */
const BLOCK = 0.09;
const OAK: Rgb = [0.27, 0.155, 0.075];

/** Herringbone parquet in front of a plain pale wall with a skirting board. */
export const herringbone: Setting = {
  name: 'herringbone',
  build(context) {
    const timber = tinted(OAK, context);
    const options = { specular: 0.7, reflectance: 0.045, roughness: 0.4, bend: 0.06 };
    return paintedSweep(context, options, (place, surface) => {
      const { across, depth, height, footprint } = place;
      // Blocks four times as long as wide lie at right angles to each other, turned by half of one.
      const [a, b] = [((across + depth) * Math.SQRT1_2) / BLOCK, ((depth - across) * Math.SQRT1_2) / BLOCK];
      const [i, j] = [Math.floor(a), Math.floor(b)];
      const phase = (((i - j) % 8) + 8) % 8;
      const isAcross = phase < 4;
      // The block begins as many cells back as its phase says.
      const start = isAcross ? i - phase : j - (7 - phase);
      const row = isAcross ? j : i;
      const [along, over] = isAcross ? [a - start, b - j] : [b - start, a - i];
      const id = noise2(start * 1.31 + (isAcross ? 0.5 : 40.5), row * 2.17 + 0.5, 91);
      const fibre = smoothstep(0.012, 0.003, footprint) * fractalNoise2(along * 1.6 + id * 20, over * 15 + id * 30, 93, 3);
      setColour(surface, timber, 1 + 0.34 * id + 0.2 * fibre + 0.1 * noise2(along * 0.6, over * 3 + id * 9, 95));
      const edge = Math.min(over, 1 - over, along, 4 - along);
      blendColour(surface, [0.05, 0.028, 0.016], 0.7 * smoothstep(0.06, 0.015, edge));
      surface.roughness += 0.1 * fibre;
      const wall = wallShare(place, 0.02);
      if (wall <= 0) return;
      const skirting = smoothstep(0.105, 0.1, height) * (1 - 0.3 * smoothstep(0.088, 0.094, height));
      const tone = (0.9 + 0.05 * fractalNoise2(across, height, 97, 2)) * (1 + 0.12 * skirting);
      surface.specular *= 1 - wall;
      blendColour(surface, [0.52 * tone, 0.5 * tone, 0.47 * tone], wall);
    });
  },
}; // prettier-ignore
