/**
 * The invisible mark in pictures that the engine draws: how many are still read after what websites and screenshots do to
 * pictures, how many are found where there are none, what the mark costs in quality, and the processor time of adding it
 * relative to encoding the same picture as PNG. Results of each picture are kept in the temporary folder until the method
 * changes, because 500 pictures take an hour or two.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createBuiltInEngine, type BuiltInEngine, type EnginePixels } from '@kenna/engine';
import sharp, { type Sharp } from 'sharp';
import { addWatermark } from '../engine/src/tools/watermark/add-watermark.ts';
import { readWatermark } from '../engine/src/tools/watermark/read-watermark.ts';
import { signalToNoise } from '../engine/src/perception/super-resolution/testing/compare-doubled.ts';
import { processorTime } from './processor-time.ts';
import { median, milliseconds, type Measurement } from './report.ts';
import { drawnPicture, keptFile, SIDE } from './watermark-pictures.ts';

const DEFAULT_COUNT = 10;
/** Pictures without a mark that are read for each with one. */
const UNMARKED = 10;
/** Wanted signal-to-noise ratio in decibels. */
const WANTED_QUALITY = 42;
/** Wanted share of marks that are read. */
const WANTED_SHARE = 0.99;
/** Pictures between two lines of progress. */
const PROGRESS = 10;

/** The crop keeps 80 % of the area, at another position in each picture. */
const KEPT = Math.round(SIDE * Math.sqrt(0.8));
/** Screenshots scale by any factor, so that the third scale differs from picture to picture. */
const scaleOf = (index: number): number => 0.8 + 0.5 * ((index * 0.618) % 1);

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
  'a scale between them': (picture, index) => picture.resize(Math.round(SIDE * scaleOf(index))),
  '15 % more light': (picture) => picture.linear(1.15, 0),
  '15 % less light': (picture) => picture.linear(0.85, 0),
};

/** What is done to pictures without a mark before they are read, besides a crop of 512 pixels from different places. */
const TREATMENTS: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.jpeg({ quality: 60 }),
  (picture) => picture.webp({ quality: 75 }),
  (picture) => picture.resize(410),
  (picture) => picture.flop(),
  (picture) => picture.rotate(90),
  (picture) => picture.jpeg({ quality: 85 }),
  (picture) => picture.linear(1.15, 0),
  (picture) => picture.sharpen(),
  (picture) => picture.resize(660).jpeg({ quality: 75 }),
];
const CROP = 512;

/** What was found of one picture. */
interface Outcome {
  /** Names of the attacks after which its mark was read. */
  readonly read: readonly string[];
  /** Number of unmarked pictures in which a mark was found. */
  readonly falseAlarms: number;
  /** Decibels. */
  readonly quality: number;
  /** Milliseconds of processor time. */
  readonly adding: number;
  readonly encoding: number;
}

const pictureOf = ({ width, height, channels, data }: EnginePixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function pixelsOf(picture: Sharp): Promise<EnginePixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) };
}

/** Bits that differ between pictures in every part, and are the same in every run. */
const bitsOf = (index: number): Uint8Array =>
  Uint8Array.from({ length: 64 }, (_, i) => ((Math.imul(index + 1, 0x9e3779b1) >>> (i % 29)) & 1) ^ (i & 1));

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** A crop of a picture with the treatment of that number. */
async function unmarkedPart(file: Buffer | string, variant: number): Promise<EnginePixels> {
  const source = sharp(file).autoOrient().toColourspace('srgb').removeAlpha();
  const { width, height } = (await source.metadata()).autoOrient;
  const [across, down] = [Math.min(width, CROP), Math.min(height, CROP)];
  const left = (variant * 97) % (width - across + 1);
  const top = (variant * 61) % (height - down + 1);
  const part = await source.extract({ left, top, width: across, height: down }).png({ compressionLevel: 1 }).toBuffer();
  // It is encoded in between, because sharp's operations are not done in the order of their calls.
  return pixelsOf(sharp(await TREATMENTS[variant % TREATMENTS.length](sharp(part)).toBuffer()));
}

async function measure(engine: BuiltInEngine, index: number, photographs: readonly string[]): Promise<Outcome> {
  const file = await drawnPicture(engine, index);
  const plain = await pixelsOf(sharp(file));
  const bits = bitsOf(index);
  const from = process.cpuUsage();
  const marked = addWatermark(plain, bits);
  const adding = processorTime(from);
  const between = process.cpuUsage();
  await pictureOf(marked).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
  const encoding = processorTime(between);
  const read: string[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const found = readWatermark(await pixelsOf(await attack(pictureOf(marked), index)));
    if (found !== null && isSame(found.bits, bits)) read.push(name);
  }
  let falseAlarms = 0;
  for (let variant = 0; variant < UNMARKED; variant++) {
    const isPhotograph = variant % 2 === 1 && photographs.length > 0;
    const number = index * UNMARKED + variant;
    const source = isPhotograph ? photographs[(number >> 1) % photographs.length] : file;
    if (readWatermark(await unmarkedPart(source, isPhotograph ? number : variant)) !== null) falseAlarms++;
  }
  return { read, falseAlarms, quality: signalToNoise(marked, plain), adding, encoding };
}

/** Changes with the method of the mark and with this benchmark. */
function versionOfMethod(): string {
  const folder = path.resolve(import.meta.dirname, '../engine/src/tools/watermark');
  const files = readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), import.meta.filename]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function photographsIn(folder: string | undefined): readonly string[] | null {
  if (folder === undefined) return [];
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name));
  return names.toSorted().map((name) => path.join(folder, name));
}

const share = (name: string, count: number, of: number): Measurement => ({
  name,
  measured: `${count} of ${of}`,
  baseline: `${WANTED_SHARE * 100} %`,
  ratio: WANTED_SHARE / (count / of),
  target: 1,
});

/**
 * @param asked number of pictures with a mark; ten times as many without one are read
 * @param folder of photographs, which are half of the pictures without a mark
 */
export async function benchWatermark(
  asked = String(DEFAULT_COUNT),
  folder?: string,
): Promise<readonly (Measurement | string)[]> {
  const count = Number(asked);
  if (!Number.isInteger(count) || count < 1) return [`watermark\n  ${asked} is not a number of pictures.\n`];
  const photographs = photographsIn(folder);
  if (photographs === null) return [`watermark\n  There is no folder ${folder}.\n`];
  const version = versionOfMethod();
  const engine = createBuiltInEngine({ threads: 1 });
  const outcomes: Outcome[] = [];
  try {
    for (let index = 0; index < count; index++) {
      const name = `${version}-${photographs.length}-${index}.json`;
      const kept = await keptFile(name, async () =>
        Buffer.from(JSON.stringify(await measure(engine, index, photographs))),
      );
      outcomes.push(JSON.parse(kept.toString('utf8')) as Outcome);
      if (outcomes.length % PROGRESS === 0) console.error(`watermark: ${outcomes.length} of ${count} pictures`);
    }
  } finally {
    await engine.close();
  }
  return reportOf(outcomes, photographs.length);
}

function reportOf(outcomes: readonly Outcome[], photographs: number): readonly (Measurement | string)[] {
  const count = outcomes.length;
  const readAfter = (attack: string) => outcomes.filter(({ read }) => read.includes(attack)).length;
  const falseAlarms = outcomes.reduce((sum, outcome) => sum + outcome.falseAlarms, 0);
  const qualities = outcomes.map(({ quality }) => quality);
  const lowest = Math.min(...qualities);
  const adding = median(outcomes.map((outcome) => outcome.adding));
  const encoding = median(outcomes.map((outcome) => outcome.encoding));
  return [
    ...Object.keys(ATTACKS).map((name) => share(`The mark is read after ${name}`, readAfter(name), count)),
    `False alarms in pictures without a mark (parts of drawn ones and of ${photographs} photographs)\n  ${falseAlarms} of ${count * UNMARKED}\n`,
    {
      name: `Lowest signal-to-noise ratio of a marked picture (median ${median(qualities).toFixed(1)} dB)`,
      measured: `${lowest.toFixed(1)} dB`,
      baseline: `${WANTED_QUALITY} dB`,
      ratio: WANTED_QUALITY / lowest,
      target: 1,
    },
    {
      name: `Adding the mark to ${SIDE} x ${SIDE}`,
      measured: milliseconds(adding),
      baseline: `${milliseconds(encoding)} for encoding it as PNG, processor time`,
      ratio: adding / encoding,
      target: 1,
    },
  ];
}
