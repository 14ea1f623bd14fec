/**
 * Measures the CIEDE2000 difference between the colour that a prompt asks for as a code and the lit front of the drawn
 * garment. Colours are spread evenly over sRGB. `npm run bench colour` draws a tenth of them in every cloth, and `npm
 * run bench colour -- --all` draws all.
 */
import {
  cielabOf,
  colourDifference,
  createBuiltInEngine,
  type BuiltInEngine,
  type EnginePixels,
  type Hex,
} from '@kenna/engine';
import { drawPixels, plainTask } from './plain-task.ts';
import { median, type Measurement } from './report.ts';

const COLOURS = 200;
const CLOTHS = [
  ...['cotton', 'jersey', 'linen', 'denim', 'wool'],
  ...['silk', 'satin', 'velvet', 'taffeta', 'leather'],
] as const;
const GARMENTS = ['T-shirt', 'dress'] as const;

const SIDE = 128;
/** By default, each cloth is drawn in every tenth colour of the list, starting at a different one. */
const STRIDE = 10;
const THREADS = 2;

/**
 * The positive root of x⁴ = x + 1, whose negative powers spread points evenly over a cube (Roberts, "The Unreasonable
 * Effectiveness of Quasirandom Sequences", 2018).
 */
const R3_BASE = 1.2207440846057596;

const colours = Array.from({ length: COLOURS }, (_, i): Hex => {
  const channels = [1, 2, 3].map((power) => {
    const at = 0.5 + (i + 1) / R3_BASE ** power;
    return Math.floor(256 * (at % 1));
  });
  return hexOf(channels);
});

interface Shown {
  readonly cloth: string;
  readonly garment: string;
  readonly asked: Hex;
  readonly shown: Hex;
  readonly difference: number;
}

export async function benchColour(): Promise<readonly (Measurement | string)[]> {
  const stride = process.argv.includes('--all') ? 1 : STRIDE;
  const engine = createBuiltInEngine({ threads: THREADS });
  const wanted = CLOTHS.flatMap((cloth, row) =>
    colours.flatMap((asked, i) =>
      i % stride === row % stride ? [{ cloth, asked, garment: GARMENTS[(Math.floor(i / stride) + row) % 2] }] : [],
    ),
  );
  const shown: Shown[] = [];
  const lane = async (first: number) => {
    for (const { cloth, garment, asked } of wanted.filter((_, i) => i % THREADS === first)) {
      const seen = litFront(await draw(engine, `${asked} ${cloth} ${garment}`));
      const difference = colourDifference(cielabOf(asked), cielabOf(seen));
      shown.push({ cloth, garment, asked, shown: seen, difference });
    }
  };
  await Promise.all(Array.from({ length: THREADS }, (_, first) => lane(first)));
  await engine.close();
  const differences = shown.map(({ difference }) => difference);
  return [
    tableOf(shown),
    limitOf('Colour of a garment asked as a code, median', median(differences), 2),
    limitOf('Colour of a garment asked as a code, 95 % of pictures', quantile(differences, 0.95), 3),
  ];
}

function limitOf(name: string, difference: number, limit: number): Measurement {
  const measured = `${difference.toFixed(2)} CIEDE2000`;
  return { name, measured, baseline: `${limit} CIEDE2000`, ratio: difference / limit, target: 1 };
}

const draw = (engine: BuiltInEngine, prompt: string): Promise<EnginePixels> =>
  drawPixels(engine, plainTask(prompt, SIDE, 'transparent'), 16);

/** Pixels around a pixel that must be opaque too, so that none at an edge counts. */
const MARGIN = 2;

/**
 * Colour of the lit front: the median of each channel over the brighter half of the garment's pixels. The darker half
 * is the sides, the shadows and the inside.
 */
function litFront({ width, height, data }: EnginePixels): Hex {
  const inside: { readonly at: number; readonly light: number }[] = [];
  for (let y = MARGIN; y < height - MARGIN; y++) {
    for (let x = MARGIN; x < width - MARGIN; x++) {
      const at = (y * width + x) * 4;
      if (!isInside(data, width, at)) continue;
      inside.push({ at, light: cielabOf(hexOf(data.subarray(at, at + 3)))[0] });
    }
  }
  inside.sort((a, b) => b.light - a.light);
  const lit = inside.slice(0, inside.length >> 1);
  return hexOf([0, 1, 2].map((channel) => median(lit.map(({ at }) => data[at + channel]))));
}

function isInside(data: Uint8Array, width: number, at: number): boolean {
  for (let y = -MARGIN; y <= MARGIN; y++) {
    for (let x = -MARGIN; x <= MARGIN; x++) if (data[at + (y * width + x) * 4 + 3] < 255) return false;
  }
  return true;
}

function hexOf(channels: ArrayLike<number>): Hex {
  return `#${Array.from(channels, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Value below which a share 0 to 1 of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const WORST = 12;

/** A line for all pictures, each cloth, each garment and each range of lightness, and the worst pictures. */
function tableOf(shown: readonly Shown[]): string {
  const only = (name: string, holds: (row: Shown) => boolean) => lineOf(name, shown.filter(holds));
  const heading = ['median', '95 %', 'max', 'lighter'].map((name) => name.padStart(9)).join('');
  return [
    `Difference from the asked colour, and how much lighter it is shown\n${''.padEnd(20)}${heading}`,
    lineOf(`${shown.length} pictures`, shown),
    ...CLOTHS.map((cloth) => only(cloth, (row) => row.cloth === cloth)),
    ...GARMENTS.map((garment) => only(garment, (row) => row.garment === garment)),
    ...[0, 20, 40, 60, 80].map((from) => only(`lightness ${from} to ${from + 20}`, (row) => isWithin(row, from))),
    ...shown
      .toSorted((a, b) => b.difference - a.difference)
      .slice(0, WORST)
      .map((row) => `${row.asked} ${row.cloth} ${row.garment} is ${row.shown}: ${row.difference.toFixed(2)}`),
  ].join('\n');
}

function isWithin({ asked }: Shown, from: number): boolean {
  const [lightness] = cielabOf(asked);
  return lightness >= from && lightness < from + 20;
}

function lineOf(name: string, rows: readonly Shown[]): string {
  if (rows.length === 0) return name;
  const differences = rows.map(({ difference }) => difference);
  const lighter = median(rows.map((row) => cielabOf(row.shown)[0] - cielabOf(row.asked)[0]));
  const values = [median(differences), quantile(differences, 0.95), Math.max(...differences), lighter];
  return name.padEnd(20) + values.map((value) => value.toFixed(2).padStart(9)).join('');
}
