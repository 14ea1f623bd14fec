/**
 * Measures pictures that are laid on pieces: 60 placements on ten pieces. Four discs of known places calibrate each
 * view of a piece, from pixels to millimetres; then a ring is placed, and its place, its size, and its likeness to the
 * artwork at the asked place are measured against them. The redraw of each stored scene must be the same to the pixel.
 * Last, the time that artworks add to a picture. `npm run bench artwork [count]` measures fewer placements.
 */
import {
  createBuiltInEngine,
  type BuiltInEngine,
  type EngineImage,
  type EnginePixels,
  type GenerateTask,
  type PictureScene,
} from '@kenna/engine';
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
  ['white blouse', 'chest', 'front'],
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

const DISC = 26;
/** Distance in millimetres of the discs from the part's centre, to each side. */
const SPREAD = 45;
const DISCS = [
  { at: [-SPREAD, SPREAD], colour: [225, 20, 20] },
  { at: [SPREAD, SPREAD], colour: [20, 170, 30] },
  { at: [-SPREAD, -SPREAD], colour: [20, 40, 225] },
  { at: [SPREAD, -SPREAD], colour: [215, 20, 215] },
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

const isInRing = (x: number, y: number): boolean => Math.hypot(x, y) < 1 && Math.hypot(x, y) > 0.5;
const disc = (colour: readonly number[]) => drawing(colour, (x, y) => Math.hypot(x, y) < 1);
const RING = drawing(DISCS[0].colour, isInRing);
/** Mean square of the distance of the ring's points from its centre, where its radius is 1. */
const RING_SPREAD = (1 + 0.5 ** 2) / 2;

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
      operation: 'generate',
      prompt,
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      look: 'studio',
      width: SIDE,
      height: SIDE,
      count: 1,
      guidance: 20,
      background: null,
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

function centreOf(share: Float64Array): Point {
  let [area, x, y] = [0, 0, 0];
  share.forEach((value, k) => {
    area += value;
    x += value * ((k % SIDE) + 0.5);
    y += value * (Math.floor(k / SIDE) + 0.5);
  });
  return [x / area, y / area];
}

/** Millimetres of a part for each pixel of a picture: x and y as sums of 1, the pixel's x and its y. */
type ToMillimetres = readonly [x: readonly number[], y: readonly number[]];

/** The least-squares map through four points, whose places form a square in millimetres. */
function calibration(points: readonly Point[]): ToMillimetres {
  // The inverse of a map from millimetres, which the symmetric square gives by sums alone.
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope = (axis: 0 | 1, by: 0 | 1) =>
    points.reduce((sum, point, k) => sum + point[axis] * DISCS[k].at[by], 0) / (4 * SPREAD * SPREAD);
  const [cx, cy] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const [a, b, c, d] = [slope(0, 0), slope(0, 1), slope(1, 0), slope(1, 1)];
  const det = a * d - b * c;
  return [
    [(b * cy - d * cx) / det, d / det, -b / det],
    [(c * cx - a * cy) / det, -c / det, a / det],
  ];
}

const millimetresAt = ([x, y]: ToMillimetres, [px, py]: Point): Point => [
  x[0] + x[1] * px + x[2] * py,
  y[0] + y[1] * px + y[2] * py,
];

function correlation(first: readonly number[], second: readonly number[]): number {
  const away = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [a, b] = [away(first), away(second)];
  const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, value, k) => sum + value * q[k], 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** Share of a square that the ring covers: a pixel at its edge shows both. */
function ringIn(x: number, y: number, reach: number): number {
  let inside = 0;
  for (let k = 0; k < 25; k++) {
    if (isInRing(x + reach * (((k % 5) - 2) / 2.5), y + reach * ((Math.floor(k / 5) - 2) / 2.5))) inside++;
  }
  return inside / 25;
}

/** The diameter in millimetres of a ring in a picture, from how far its pixels are from their centre. */
function diameterOf(share: Float64Array, to: ToMillimetres, [u, v]: Point): number {
  let [mass, spread] = [0, 0];
  share.forEach((value, k) => {
    if (value === 0) return;
    const [x, y] = millimetresAt(to, [(k % SIDE) + 0.5, Math.floor(k / SIDE) + 0.5]);
    mass += value;
    spread += value * ((x - u) ** 2 + (y - v) ** 2);
  });
  return 2 * Math.sqrt(spread / mass / RING_SPREAD);
}

/** Likeness of the picture to the ring at the asked place, over its square. */
function likeness(share: Float64Array, to: ToMillimetres, [u, v]: Point, width: number): number {
  const seen: number[] = [];
  const wanted: number[] = [];
  // Half the side of a pixel, as a share of the ring's radius.
  const reach = Math.sqrt(Math.abs(to[0][1] * to[1][2] - to[0][2] * to[1][1])) / width;
  share.forEach((value, k) => {
    const [x, y] = millimetresAt(to, [(k % SIDE) + 0.5, Math.floor(k / SIDE) + 0.5]);
    const [rx, ry] = [(2 * (x - u)) / width, (2 * (y - v)) / width];
    if (Math.max(Math.abs(rx), Math.abs(ry)) > 1.2) return;
    seen.push(value);
    wanted.push(ringIn(rx, ry, reach));
  });
  return correlation(seen, wanted);
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
    const discs = DISCS.map(({ at, colour }) => placed(disc(colour), part, at, DISC));
    const { pixels } = await draw(engine, prompt, view, { pictures: discs });
    const centres = DISCS.map(({ colour }) => centreOf(shareOf(pixels, colour)));
    if (centres.flat().some(Number.isNaN)) {
      unseen.push(`${prompt}, ${part}, ${view ?? 'as drawn'}`);
      continue;
    }
    const to = calibration(centres);
    for (const [u, v, turn, width] of PLACES.slice(0, count - found.length)) {
      const image = await draw(engine, prompt, view, { pictures: [placed(RING, part, [u, v], width, turn)] });
      const stored = JSON.parse(JSON.stringify(image.scene)) as PictureScene;
      const again = await draw(engine, prompt, null, { scene: stored });
      const share = shareOf(image.pixels, DISCS[0].colour);
      const [x, y] = millimetresAt(to, centreOf(share));
      found.push({
        place: Math.hypot(x - u, y - v),
        size: Math.abs(diameterOf(share, to, [x, y]) - width),
        likeness: likeness(share, to, [u, v], width),
        isSame: Buffer.compare(image.pixels.data, again.pixels.data) === 0,
      });
    }
  }
  return { found, unseen };
}

/** The median time of a picture with a number of artworks, in ms. */
async function timeOf(engine: BuiltInEngine, artworks: number): Promise<number> {
  const pictures = Array.from({ length: artworks }, (_, index) =>
    placed(disc([200, index * 10, 30]), 'chest', [((index % 5) - 2) * 40, (Math.floor(index / 5) - 2) * 45], 36),
  );
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const from = performance.now();
    // Another view each time, so that no cached light is measured.
    await draw(engine, 'white T-shirt', ['front', 'side', 'back', 'three-quarter', 'front'][round], { pictures });
    times.push(performance.now() - from);
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
