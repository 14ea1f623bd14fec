/**
 * The invisible mark in pictures that the engine draws: how many are still read after what websites and screenshots do to
 * pictures, how many are found where there are none, what the mark costs in quality, and the time to add it relative to
 * the encoding of the same picture as PNG.
 */
import { createBuiltInEngine, type BuiltInEngine, type EnginePixels } from '@kenna/engine';
import sharp, { type Sharp } from 'sharp';
import { addWatermark } from '../engine/src/tools/watermark/add-watermark.ts';
import { readWatermark } from '../engine/src/tools/watermark/read-watermark.ts';
import { signalToNoise } from '../engine/src/perception/super-resolution/testing/compare-doubled.ts';
import { median, milliseconds, type Measurement } from './report.ts';

const SIDE = 1024;
const DEFAULT_COUNT = 10;
/** Wanted signal-to-noise ratio in decibels. */
const WANTED_QUALITY = 42;
/** Wanted share of marks that are read. */
const WANTED_SHARE = 0.99;

const COLOURS = ['black', 'white', 'navy', 'emerald', 'camel', 'blush pink', 'red', 'silver', 'mustard', 'lilac'];
const THINGS = [
  'silk slip dress',
  'leather handbag',
  'cable knit sweater',
  'sneakers',
  'wool coat',
  'perfume bottle',
  'velvet armchair',
  'linen shirt',
  'gold ring with a gemstone',
  'denim jacket',
  'ceramic vase',
  'floral maxi dress',
  'sunglasses',
];
const PLACES = ['on white', 'plain studio', 'on marble', 'on a beige background', 'on a grey background'];
const promptOf = (index: number): string =>
  [COLOURS[index % COLOURS.length], THINGS[index % THINGS.length], PLACES[index % PLACES.length]].join(' ');

/** The crop keeps 80 % of the area, from another corner for each picture. */
const KEPT = Math.round(SIDE * Math.sqrt(0.8));

const ATTACKS: Readonly<Record<string, (picture: Sharp, index: number) => Promise<Sharp> | Sharp>> = {
  nothing: (picture) => picture,
  'JPEG of quality 70': async (picture) => sharp(await picture.jpeg({ quality: 70 }).toBuffer()),
  'half the size': (picture) => picture.resize(SIDE / 2),
  'a crop of 80 % of the area': (picture, index) =>
    picture.extract({
      left: (index * 37) % (SIDE - KEPT),
      top: (index * 53) % (SIDE - KEPT),
      width: KEPT,
      height: KEPT,
    }),
  'a scale of 0.8': (picture) => picture.resize(Math.round(SIDE * 0.8)),
  'a scale of 1.3': (picture) => picture.resize(Math.round(SIDE * 1.3)),
  '15 % more light': (picture) => picture.linear(1.15, 0),
  '15 % less light': (picture) => picture.linear(0.85, 0),
};

async function draw(engine: BuiltInEngine, index: number): Promise<EnginePixels> {
  const words = { prompt: promptOf(index), negativePrompt: '', accentPrompt: '', styles: [] };
  const size = { width: SIDE, height: SIDE, count: 1, guidance: 13, highQuality: false };
  const task = { operation: 'generate', look: 'studio', background: null, ...words, ...size } as const;
  const how = { seed: 31 + index * 16, signal: new AbortController().signal, onProgress: () => undefined };
  return (await engine.run(task, how))[0]!.pixels;
}

const pictureOf = ({ width, height, channels, data }: EnginePixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function pixelsOf(picture: Sharp): Promise<EnginePixels> {
  // Encoded between, because the order of operations within one pipeline is not that of their calls.
  const file = await picture.png({ compressionLevel: 1 }).toBuffer();
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) };
}

/** Bits that differ between pictures in every part, and are the same in every run. */
const bitsOf = (index: number): Uint8Array =>
  Uint8Array.from({ length: 64 }, (_, i) => ((Math.imul(index + 1, 0x9e3779b1) >>> (i % 29)) & 1) ^ (i & 1));

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

const share = (name: string, count: number, of: number): Measurement => ({
  name,
  measured: `${count} of ${of}`,
  yardstick: `${WANTED_SHARE * 100} %`,
  ratio: WANTED_SHARE / (count / of),
  target: 1,
});

export async function benchWatermark(asked = String(DEFAULT_COUNT)): Promise<readonly (Measurement | string)[]> {
  const count = Number(asked);
  if (!Number.isInteger(count) || count < 1) return [`watermark\n  ${asked} is no number of pictures.\n`];
  const engine = createBuiltInEngine({ threads: 1 });
  const read = new Map(Object.keys(ATTACKS).map((name) => [name, 0]));
  const [ratios, adding, encoding]: [number[], number[], number[]] = [[], [], []];
  let falseAlarms = 0;
  try {
    for (let index = 0; index < count; index++) {
      const plain = await pixelsOf(pictureOf(await draw(engine, index)));
      if (readWatermark(plain) !== null) falseAlarms++;
      const bits = bitsOf(index);
      const from = performance.now();
      const marked = addWatermark(plain, bits);
      adding.push(performance.now() - from);
      const between = performance.now();
      await pictureOf(marked).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
      encoding.push(performance.now() - between);
      ratios.push(signalToNoise(marked, plain));
      for (const [name, attack] of Object.entries(ATTACKS)) {
        const found = readWatermark(await pixelsOf(await attack(pictureOf(marked), index)));
        if (found !== null && isSame(found.bits, bits)) read.set(name, read.get(name)! + 1);
      }
    }
  } finally {
    await engine.close();
  }
  const lowest = Math.min(...ratios);
  return [
    ...[...read].map(([name, number]) => share(`The mark is read after ${name}`, number, count)),
    `False alarms in pictures without a mark\n  ${falseAlarms} of ${count}\n`,
    {
      name: `Lowest signal-to-noise ratio of a marked picture (median ${median(ratios).toFixed(1)} dB)`,
      measured: `${lowest.toFixed(1)} dB`,
      yardstick: `${WANTED_QUALITY} dB`,
      ratio: WANTED_QUALITY / lowest,
      target: 1,
    },
    {
      name: `Adding the mark to ${SIDE} x ${SIDE}`,
      measured: milliseconds(median(adding)),
      yardstick: `${milliseconds(median(encoding))} for encoding it as PNG`,
      ratio: median(adding) / median(encoding),
      target: 1,
    },
  ];
}
