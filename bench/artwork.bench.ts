/**
 * Measures pictures that are laid on pieces: 60 placements on ten pieces. Discs of known places, 15 mm apart, calibrate
 * each view of a piece, from millimetres to pixels, also where its cloth turns away from the camera and in its folds;
 * then a ring with a hand is placed, and its place, its size, and its likeness to the artwork at the asked place and turn
 * are measured against them. The redraw of each stored scene must be the same to the pixel. Last, the time that artworks add to a picture.
 * `npm run bench artwork [count]` measures fewer placements.
 */
import {
  createBuiltInEngine,
  type BuiltInEngine,
  type EngineImage,
  type EnginePixels,
  type GenerateTask,
  type PictureScene,
} from '@kenna/engine';
import { plainTask } from './plain-task.ts';
import { processorTime } from './processor-time.ts';
import { median, milliseconds, type Measurement } from './report.ts';

type Placed = NonNullable<GenerateTask['pictures']>[number];
type Part = Placed['part'];
type Point = readonly [x: number, y: number];

const SIDE = 768;
const SEED = 16;

/** Pieces with a part that faces the camera in a view. All are white, so that colours tell the discs apart. */
const PIECES: readonly (readonly [prompt: string, part: Part, view: string | null])[] = [
  ['white T-shirt', 'chest', 'front'],
  ['white T-shirt', 'back', 'back'],
  ['white hoodie', 'back', 'back'],
  ['white sweatshirt', 'chest', 'front'],
  ['white tank top', 'chest', 'front'],
  // Its buttons would cover a part of what lies on the middle of its chest.
  ['white blouse', 'left chest', 'front'],
  ['white blouse', 'back', 'back'],
  ['white canvas tote bag', 'front', 'front'],
  ['white T-shirt', 'chest', 'three-quarter'],
  ['white sweatshirt', 'back', 'back'],
];

/** Place in millimetres from the part's centre, turn in degrees and width in millimetres of the placements of a piece. */
const PLACES: readonly (readonly [u: number, v: number, turn: number, width: number])[] = [
  [0, 0, 0, 70],
  [20, 10, 0, 60],
  [-20, -15, 30, 60],
  [10, -20, -45, 80],
  [-15, 20, 90, 50],
  [25, -5, 180, 60],
];

/** Width in millimetres of the discs that calibrate a view. */
const DISC = 10;
/** Distance in millimetres of the discs, and how many lie to each side of the part's centre. */
const SPACING = 15;
const ASIDE = 4;
/** Places of the discs in millimetres to the right of the part's centre, and up from it. */
const LINES = Array.from({ length: 2 * ASIDE + 1 }, (_, k) => (k - ASIDE) * SPACING);
/** Colours of the discs: those of one picture in one row have the same. */
const COLOURS = [
  [225, 20, 20],
  [20, 170, 30],
  [20, 40, 225],
  [215, 20, 215],
] as const;

const TEXELS = 160;

/** A square picture whose clear pixels are those of which `isInside` is false, in -1 to 1 from its centre. */
function drawing(colour: readonly number[], isInside: (x: number, y: number) => boolean): EnginePixels {
  const data = new Uint8Array(TEXELS * TEXELS * 4);
  const at = (index: number) => (2 * (index + 0.5)) / TEXELS - 1;
  for (let k = 0; k < TEXELS * TEXELS; k++) {
    if (isInside(at(k % TEXELS), at(Math.floor(k / TEXELS)))) data.set([...colour, 255], 4 * k);
  }
  return { width: TEXELS, height: TEXELS, channels: 4, data };
}

/** A ring with a hand to its top, which shows whether it is turned. The y axis points up. */
const isInFigure = (x: number, y: number): boolean => {
  const radius = Math.hypot(x, y);
  return (radius < 1 && radius > 0.6) || (Math.abs(x) < 0.2 && y > 0 && y < 0.7);
};
const disc = (colour: readonly number[]) => drawing(colour, (x, y) => Math.hypot(x, y) < 1);
const FIGURE = drawing(COLOURS[0], (x, y) => isInFigure(x, -y));

const placed = (source: EnginePixels, part: Part, [u, v]: Point, width: number, turn = 0): Placed => ({
  source,
  part,
  u,
  v,
  turn,
  width_mm: width,
  mirror: false,
  technique: 'print',
});

async function draw(
  engine: BuiltInEngine,
  prompt: string,
  view: string | null,
  { pictures = [], scene }: { readonly pictures?: readonly Placed[]; readonly scene?: PictureScene },
): Promise<EngineImage> {
  const take = view === null ? {} : { view };
  const [image] = await engine.run(
    {
      ...plainTask(prompt, SIDE),
      guidance: 20,
      takes: [take as NonNullable<GenerateTask['takes']>[number]],
      pictures,
      ...(scene && { scene }),
    },
    { seed: SEED, signal: new AbortController().signal, onProgress: () => undefined },
  );
  return image;
}

const linear = (level: number): number => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float64Array.from({ length: 256 }, (_, level) => linear(level));
/** Linear grey of white cloth. */
const CLOTH = 0.8;
/** Share of a pixel's light that may be neither of the ink nor of the cloth. */
const OTHER = 0.25;

/**
 * How much of each pixel is covered by an ink, 0 to 1, whatever the light that falls on it: the mixture of ink and white
 * cloth that is nearest to its linear colour.
 */
function shareOf({ width, height, channels, data }: EnginePixels, colour: readonly number[]): Float64Array {
  const ink = colour.map((level) => 0.01 + CLOTH * linear(level));
  const [inks, cloths] = [ink.reduce((sum, value) => sum + value ** 2, 0), 3 * CLOTH ** 2];
  const both = ink.reduce((sum, value) => sum + value * CLOTH, 0);
  return Float64Array.from({ length: width * height }, (_, k) => {
    const own = [0, 1, 2].map((c) => LINEAR[data[k * channels + c]!]!);
    const [a, b] = [own.reduce((sum, value, c) => sum + value * ink[c], 0), own.reduce((sum, value) => sum + value * CLOTH, 0)]; // prettier-ignore
    const determinant = inks * cloths - both ** 2;
    const inked = Math.max(0, (a * cloths - b * both) / determinant);
    const bare = Math.max(0, (b * inks - a * both) / determinant);
    const rest = own.reduce((sum, value, c) => sum + (value - inked * ink[c] - bare * CLOTH) ** 2, 0);
    const isOther = rest > OTHER ** 2 * own.reduce((sum, value) => sum + value ** 2, 0);
    return isOther ? 0 : inked / Math.max(1e-9, inked + bare);
  });
}

/** Share of an ink below which it is none: grey ground and folds have a little of each colour. */
const FAINT = 0.25;

/** Share of the largest disc below which a spot of its colour is none: light on a fold, the brass of a rivet. */
const SPECK = 0.3;

/** The centres of the discs of a row from left to right; null when they are not seen one by one. */
function centresOf(shares: Float64Array, count: number): readonly Point[] | null {
  const share = shares.map((value) => (value < FAINT ? 0 : value));
  const mass = new Float64Array(SIDE);
  share.forEach((value, k) => (mass[k % SIDE]! += value));
  const found: { readonly area: number; readonly at: Point }[] = [];
  for (let from = 0; from < SIDE; from++) {
    let [area, x, y, column] = [0, 0, 0, from];
    for (; column < SIDE && mass[column]! > 0; column++) {
      for (let row = 0; row < SIDE; row++) {
        const value = share[row * SIDE + column]!;
        area += value;
        x += value * (column + 0.5);
        y += value * (row + 0.5);
      }
    }
    if (area > 0) found.push({ area, at: [x / area, y / area] });
    from = column;
  }
  const largest = Math.max(0, ...found.map(({ area }) => area));
  const discs = found.filter(({ area }) => area > SPECK * largest);
  return discs.length === count ? discs.map(({ at }) => at) : null;
}

/** Where the places of a view's discs are shown: a point in pixels for each line up and each line to the right. */
type Calibration = readonly (readonly Point[])[];

/** Draws the discs in as few pictures as one piece carries, every other line in one. */
async function calibrate(
  engine: BuiltInEngine,
  [prompt, part, view]: (typeof PIECES)[number],
): Promise<Calibration | null> {
  const centres: Point[][] = LINES.map(() => []);
  for (const odd of [0, 1]) {
    const columns = LINES.flatMap((_, column) => (column % 2 === odd ? [column] : []));
    for (let first = 0; first < LINES.length; first += COLOURS.length) {
      const rows = LINES.slice(first, first + COLOURS.length);
      // The same picture on the same part would be moved, so the discs of a row differ by a shade that nobody sees.
      const discs = rows.flatMap(
        (up, row) =>
        columns.map((column) => placed(disc(COLOURS[row].map((value) => value + column)), part, [LINES[column], up], DISC)), // prettier-ignore
      );
      const { pixels } = await draw(engine, prompt, view, { pictures: discs });
      for (const row of rows.keys()) {
        const found = centresOf(shareOf(pixels, COLOURS[row]), columns.length);
        if (found === null) return null;
        for (const [index, column] of columns.entries()) centres[first + row][column] = found[index];
      }
    }
  }
  return centres;
}

/** The values of Catmull and Rom's spline through four points between its second and its third. */
const through = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** Where a place in millimetres is shown, in pixels. */
function shownAt(centres: Calibration, x: number, y: number): Point {
  const last = LINES.length - 1;
  const cell = (value: number) => Math.min(last - 1, Math.max(0, Math.floor(value / SPACING + ASIDE)));
  const [column, row] = [cell(x), cell(y)];
  const [s, t] = [x / SPACING + ASIDE - column, y / SPACING + ASIDE - row];
  // Beyond the discs the grid goes on evenly.
  const at = (j: number, i: number, axis: 0 | 1): number => {
    if (i < 0) return 2 * at(j, 0, axis) - at(j, 1, axis);
    if (i > last) return 2 * at(j, last, axis) - at(j, last - 1, axis);
    if (j < 0) return 2 * at(0, i, axis) - at(1, i, axis);
    if (j > last) return 2 * at(last, i, axis) - at(last - 1, i, axis);
    return centres[j][i][axis];
  };
  const axis = (which: 0 | 1): number => {
    const across = [-1, 0, 1, 2].map((dj) => {
      const points = [-1, 0, 1, 2].map((di) => at(row + dj, column + di, which));
      return through(points[0], points[1], points[2], points[3], s);
    });
    return through(across[0], across[1], across[2], across[3], t);
  };
  return [axis(0), axis(1)];
}

function correlation(first: readonly number[], second: readonly number[]): number {
  const away = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [a, b] = [away(first), away(second)];
  const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, value, k) => sum + value * q[k], 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** One pixel at an artwork: where it is in millimetres, and its share of the artwork as seen and as asked. */
interface PixelAt {
  readonly x: number;
  readonly y: number;
  readonly seen: number;
  readonly asked: number;
  /** Its points of the cloth: more where the cloth turns away. */
  readonly points: number;
}

/** Distance in millimetres of the points of the cloth whose pixels are looked up. */
const FINE = 0.3;

/** The pixels over the square of a placed figure and a little beyond it. */
function pixelsAt(share: Float64Array, centres: Calibration, [u, v, turn, width]: (typeof PLACES)[number]): PixelAt[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const pixels = new Map<number, { points: number; x: number; y: number; asked: number; beyond: number }>();
  const reach = SPACING * ASIDE;
  for (let y = FINE / 2 - reach; y < reach; y += FINE) {
    for (let x = FINE / 2 - reach; x < reach; x += FINE) {
      const [dx, dy] = [(2 * (x - u)) / width, (2 * (y - v)) / width];
      // Clockwise on the piece.
      const [fx, fy] = [dx * cos - dy * sin, dx * sin + dy * cos];
      if (Math.max(Math.abs(fx), Math.abs(fy)) > 1.3) continue;
      const [px, py] = shownAt(centres, x, y);
      const k = Math.floor(py) * SIDE + Math.floor(px);
      let pixel = pixels.get(k);
      if (pixel === undefined) pixels.set(k, (pixel = { points: 0, x: 0, y: 0, asked: 0, beyond: 0 }));
      pixel.points++;
      pixel.x += x;
      pixel.y += y;
      // A pixel at an edge shows both sides of it.
      if (isInFigure(fx, fy)) pixel.asked++;
      if (Math.max(Math.abs(fx), Math.abs(fy)) > 1.2) pixel.beyond++;
    }
  }
  const found = [...pixels].flatMap(([k, { points, x, y, asked, beyond }]): PixelAt[] =>
    beyond > 0 ? [] : [{ x: x / points, y: y / points, seen: share[k]!, asked: asked / points, points }],
  );
  // Light tints the cloth and the ink a little.
  const usual = (of: number) => median(found.filter(({ asked }) => asked === of).map(({ seen }) => seen));
  const [bare, inked] = [usual(0), usual(1)];
  return found.map((pixel) => ({ ...pixel, seen: Math.min(1, Math.max(0, (pixel.seen - bare) / (inked - bare))) }));
}

/** The centre of an artwork in millimetres, and the mean distance of its points from it. */
function extentOf(pixels: readonly PixelAt[], of: (pixel: PixelAt) => number) {
  const sum = (value: (pixel: PixelAt) => number) =>
    pixels.reduce((total, pixel) => total + pixel.points * of(pixel) * value(pixel), 0);
  const mass = sum(() => 1);
  const [x, y] = [sum((pixel) => pixel.x) / mass, sum((pixel) => pixel.y) / mass];
  return { x, y, spread: Math.sqrt(sum((pixel) => (pixel.x - x) ** 2 + (pixel.y - y) ** 2) / mass) };
}

interface Found {
  /** The piece and the view, and the asked place. */
  readonly name: string;
  readonly place: number;
  readonly size: number;
  readonly likeness: number;
  readonly isSame: boolean;
}

interface Measured {
  readonly found: readonly Found[];
  /** Pieces and views in which the discs cannot be seen, so that nothing can be measured. */
  readonly unseen: readonly string[];
}

async function measurePlacements(engine: BuiltInEngine, count: number): Promise<Measured> {
  const found: Found[] = [];
  const unseen: string[] = [];
  for (const [prompt, part, view] of PIECES) {
    if (found.length >= count) break;
    const calibrated = await calibrate(engine, [prompt, part, view]);
    if (calibrated === null) {
      unseen.push(`${prompt}, ${part}, ${view ?? 'as drawn'}`);
      continue;
    }
    for (const place of PLACES.slice(0, count - found.length)) {
      const [u, v, turn, width] = place;
      const image = await draw(engine, prompt, view, { pictures: [placed(FIGURE, part, [u, v], width, turn)] });
      const stored = JSON.parse(JSON.stringify(image.scene)) as PictureScene;
      const again = await draw(engine, prompt, null, { scene: stored });
      const shown = pixelsAt(shareOf(image.pixels, COLOURS[0]), calibrated, place);
      const [seen, wanted] = [extentOf(shown, (pixel) => pixel.seen), extentOf(shown, (pixel) => pixel.asked)];
      found.push({
        name: `${prompt}, ${part}, ${view ?? 'as drawn'}: ${width} mm at ${u}, ${v}, turned by ${turn}`,
        place: Math.hypot(seen.x - wanted.x, seen.y - wanted.y),
        size: Math.abs(seen.spread / wanted.spread - 1) * width,
        likeness: correlation(
          shown.map((pixel) => pixel.seen),
          shown.map((pixel) => pixel.asked),
        ),
        isSame: Buffer.compare(image.pixels.data, again.pixels.data) === 0,
      });
    }
  }
  return { found, unseen };
}

/** The median processor time of a picture with a number of artworks, in ms. */
async function timeOf(engine: BuiltInEngine, artworks: number): Promise<number> {
  const pictures = Array.from({ length: artworks }, (_, index) =>
    placed(disc([200, index * 10, 30]), 'chest', [((index % 5) - 2) * 40, (Math.floor(index / 5) - 2) * 45], 36),
  );
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const from = process.cpuUsage();
    // Another view each time, so that no cached light is measured.
    await draw(engine, 'white T-shirt', ['front', 'side', 'back', 'three-quarter', 'front'][round], { pictures });
    times.push(processorTime(from));
  }
  return median(times);
}

const worst = (name: string, value: number, limit: number, unit: string): Measurement => ({
  name,
  measured: `${value.toFixed(2)} ${unit}`,
  baseline: `${limit} ${unit}`,
  ratio: value / limit,
  target: 1,
});

export async function benchArtwork(asked = '60'): Promise<readonly (Measurement | string)[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const { found, unseen } = await measurePlacements(engine, Number(asked));
  await timeOf(engine, 0);
  const [none, one, many] = [await timeOf(engine, 0), await timeOf(engine, 1), await timeOf(engine, 20)];
  await engine.close();
  const most = (of: (each: Found) => number) => Math.max(...found.map(of));
  const same = found.filter(({ isSame }) => isSame).length;
  return [
    `${found.length} placements, redrawn the same to the pixel: ${same}`,
    ...found.map(
      ({ name, place, size, likeness }) =>
        `${name}: place ${place.toFixed(2)} mm, size ${size.toFixed(2)} mm, likeness ${likeness.toFixed(3)}`,
    ),
    ...unseen.map((piece) => `Not measured, because its discs are not seen: ${piece}`),
    worst(
      'Place, the farthest from where it was asked',
      most(({ place }) => place),
      5,
      'mm',
    ),
    worst(
      'Size, the largest error of the width',
      most(({ size }) => size),
      2,
      'mm',
    ),
    worst(
      'Likeness to the artwork, the lowest, as its distance from 1',
      most((each) => 1 - each.likeness),
      0.05,
      '',
    ),
    {
      name: 'A picture with one artwork',
      measured: milliseconds(one),
      baseline: `${milliseconds(none)} without`,
      ratio: one / none,
      target: 1.1,
    },
    {
      name: 'A picture with twenty artworks',
      measured: milliseconds(many),
      baseline: `${milliseconds(none)} without`,
      ratio: many / none,
      target: 1.5,
    },
  ];
}
