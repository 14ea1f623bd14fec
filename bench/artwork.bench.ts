/**
 * Measures pictures that are laid on pieces: 60 placements on ten pieces. Sixteen discs of known places calibrate each
 * view of a piece, from pixels to millimetres, also where its cloth turns away from the camera; then a ring with a hand
 * is placed, and its place, its size, and its likeness to the artwork at the asked place and turn are measured against
 * them. The redraw of each stored scene must be the same to the pixel. Last, the time that artworks add to a picture.
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
const DISC = 13;
/** Places of the discs in millimetres from the part's centre: columns to the right, and rows of one colour up. */
const COLUMNS = [-60, -20, 20, 60];
const ROWS = [
  { up: 60, colour: [225, 20, 20] },
  { up: 20, colour: [20, 170, 30] },
  { up: -20, colour: [20, 40, 225] },
  { up: -60, colour: [215, 20, 215] },
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
const FIGURE = drawing(ROWS[0].colour, (x, y) => isInFigure(x, -y));

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

/** How much of a colour each pixel has, 0 to 1, whatever the light that falls on it. */
function shareOf({ width, height, channels, data }: EnginePixels, colour: readonly number[]): Float64Array {
  const unit = (values: readonly number[]) => {
    const mean = (values[0] + values[1] + values[2]) / 3;
    const away = values.map((value) => value - mean);
    const length = Math.hypot(...away);
    return { away, length, saturation: length / Math.max(1, ...values) };
  };
  const wanted = unit(colour);
  return Float64Array.from({ length: width * height }, (_, k) => {
    const own = unit([data[k * channels], data[k * channels + 1], data[k * channels + 2]]);
    if (own.length === 0) return 0;
    const cosine = own.away.reduce((sum, value, c) => sum + value * wanted.away[c], 0) / (own.length * wanted.length);
    // White cloth and grey ground have a little of each colour.
    return cosine < 0.9 ? 0 : Math.min(1, Math.max(0, (own.saturation / wanted.saturation - 0.3) / 0.4));
  });
}

/** The centres of the discs of a row from left to right; null when they are not seen one by one. */
function centresOf(share: Float64Array): readonly Point[] | null {
  const mass = new Float64Array(SIDE);
  share.forEach((value, k) => (mass[k % SIDE]! += value));
  const found: Point[] = [];
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
    // Less is a speck of light on a fold.
    if (area > 4) found.push([x / area, y / area]);
    from = column;
  }
  return found.length === COLUMNS.length ? found : null;
}

/** A view of a part that is calibrated near its discs. */
interface Calibration {
  /** The place on the part in millimetres that is shown at a place in the picture in pixels. */
  readonly to: (point: Point) => Point;
  /** Whether a place in the picture is so near the discs that `to` is exact. */
  readonly isNear: (point: Point) => boolean;
}

/** Powers of x and y up to the third: enough for cloth that turns away round a body. */
const powers = (x: number, y: number) => [1, x, y, x * x, x * y, y * y, x ** 3, x * x * y, x * y * y, y ** 3];

/** The least-squares map of the third degree through the discs; `rows` are their centres in pixels. */
function calibration(rows: readonly (readonly Point[])[]): Calibration {
  const points = rows.flat();
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [cx, cy] = [mean(([x]) => x), mean(([, y]) => y)];
  const reach = Math.sqrt(mean(([x, y]) => (x - cx) ** 2 + (y - cy) ** 2));
  const terms = ([x, y]: Point) => powers((x - cx) / reach, (y - cy) / reach);
  const known = points.map(terms);
  const fit = (values: readonly number[]) =>
    solved(
      known[0].map((_, i) => known[0].map((__, j) => known.reduce((sum, row) => sum + row[i] * row[j], 0))),
      known[0].map((_, i) => known.reduce((sum, row, k) => sum + row[i] * values[k], 0)),
    );
  const across = fit(rows.flatMap(() => COLUMNS));
  const upwards = fit(ROWS.flatMap(({ up }) => COLUMNS.map(() => up)));
  const to = (point: Point): Point => {
    const values = terms(point);
    const sum = (factors: readonly number[]) => values.reduce((total, value, k) => total + value * factors[k], 0);
    return [sum(across), sum(upwards)];
  };
  const margin = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    const beyond = (greatest - least) * BEYOND;
    return (value: number) => value > least - beyond && value < greatest + beyond;
  };
  const [isAcross, isUp] = [margin(0), margin(1)];
  return { to, isNear: ([x, y]) => isAcross(x) && isUp(y) };
}

/** Share of the width and height over the discs up to which the map continues beyond them. */
const BEYOND = 0.15;

/** Solves a system of linear equations by Gaussian elimination. */
function solved(rows: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const m = rows.map((row, k) => [...row, right[k]]);
  for (let k = 0; k < m.length; k++) {
    const pivot = m.reduce((most, row, i) => (i > k && Math.abs(row[k]) > Math.abs(m[most][k]) ? i : most), k);
    [m[k], m[pivot]] = [m[pivot], m[k]];
    for (let i = 0; i < m.length; i++) {
      if (i === k) continue;
      const factor = m[i][k] / m[k][k];
      for (let j = k; j <= m.length; j++) m[i][j] -= factor * m[k][j];
    }
  }
  return m.map((row, k) => row[m.length] / row[k]);
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
}

/** The pixels over the square of a placed figure and a little beyond it. */
function pixelsAt(
  share: Float64Array,
  { to, isNear }: Calibration,
  [u, v, turn, width]: (typeof PLACES)[number],
): PixelAt[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const within = ([px, py]: Point): Point => {
    const [x, y] = to([px, py]);
    const [dx, dy] = [(2 * (x - u)) / width, (2 * (y - v)) / width];
    // Clockwise on the piece.
    return [dx * cos - dy * sin, dx * sin + dy * cos];
  };
  const found: PixelAt[] = [];
  share.forEach((seen, k) => {
    const corner: Point = [k % SIDE, Math.floor(k / SIDE)];
    const middle: Point = [corner[0] + 0.5, corner[1] + 0.5];
    if (!isNear(middle)) return;
    const [fx, fy] = within(middle);
    if (Math.max(Math.abs(fx), Math.abs(fy)) > 1.2) return;
    let inside = 0;
    // A pixel at an edge shows both sides of it.
    for (let tap = 0; tap < 16; tap++) {
      if (isInFigure(...within([corner[0] + ((tap % 4) + 0.5) / 4, corner[1] + (Math.floor(tap / 4) + 0.5) / 4])))
        inside++;
    }
    const [x, y] = to(middle);
    found.push({ x, y, seen, asked: inside / 16 });
  });
  return found;
}

/** The centre of an artwork in millimetres, and the mean distance of its points from it. */
function extentOf(pixels: readonly PixelAt[], of: (pixel: PixelAt) => number) {
  const sum = (value: (pixel: PixelAt) => number) =>
    pixels.reduce((total, pixel) => total + of(pixel) * value(pixel), 0);
  const mass = sum(() => 1);
  const [x, y] = [sum((pixel) => pixel.x) / mass, sum((pixel) => pixel.y) / mass];
  return { x, y, spread: Math.sqrt(sum((pixel) => (pixel.x - x) ** 2 + (pixel.y - y) ** 2) / mass) };
}

interface Found {
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
    // The same picture on the same part would be moved, so the discs of a row differ by a shade that nobody sees.
    const discs = ROWS.flatMap(({ up, colour }) =>
      COLUMNS.map((across, k) => placed(disc(colour.map((value) => value + k)), part, [across, up], DISC)),
    );
    const { pixels } = await draw(engine, prompt, view, { pictures: discs });
    const rows = ROWS.map(({ colour }) => centresOf(shareOf(pixels, colour)));
    if (!rows.every((row) => row !== null)) {
      unseen.push(`${prompt}, ${part}, ${view ?? 'as drawn'}`);
      continue;
    }
    const calibrated = calibration(rows);
    for (const place of PLACES.slice(0, count - found.length)) {
      const [u, v, turn, width] = place;
      const image = await draw(engine, prompt, view, { pictures: [placed(FIGURE, part, [u, v], width, turn)] });
      const stored = JSON.parse(JSON.stringify(image.scene)) as PictureScene;
      const again = await draw(engine, prompt, null, { scene: stored });
      const shown = pixelsAt(shareOf(image.pixels, ROWS[0].colour), calibrated, place);
      const [seen, wanted] = [extentOf(shown, (pixel) => pixel.seen), extentOf(shown, (pixel) => pixel.asked)];
      found.push({
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
