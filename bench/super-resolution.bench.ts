/**
 * Upscaling of pictures that were drawn by the engine and halved by averaging, and of the same after compression and
 * with noise. It measures the gain in quality over Lanczos, the processor time of the whole operation against that of the network alone (in one piece, as its package
 * runs it), the time to cancel, and the peak memory of the process.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { createBuiltInEngine, type BuiltInEngine, type EnginePixels, type EngineProgress } from '@kenna/engine';
import { loadSuperResolution } from '../engine/src/perception/super-resolution/load-super-resolution.ts';
import { halve, lanczos, signalToNoise } from '../engine/src/perception/super-resolution/testing/compare-doubled.ts';
import { drawPixels, plainTask } from './plain-task.ts';
import { processorTime } from './processor-time.ts';
import { milliseconds, type Measurement } from './report.ts';

const SIDE = 1024;
const PROMPTS = ['red gingham shirt', 'tan leather handbag', 'grey cable knit sweater', 'emerald silk slip dress'];
/** Wanted gain over Lanczos in decibels. */
const WANTED_GAIN = 1.5;
const ROUNDS = 3;
/** Side in pixels of the picture that is enlarged by 4 to measure memory. */
const LARGE_SIDE = 750;
const signal = new AbortController().signal;
const quiet = { seed: 9, signal, onProgress: () => undefined };
const plain = { operation: 'upscale', factor: 2, enhanceFaces: false, enhanceHands: false } as const;

const draw = (engine: BuiltInEngine, prompt: string): Promise<EnginePixels> =>
  drawPixels(engine, plainTask(prompt, SIDE), quiet.seed);

/** What happens to a picture before it is enlarged, and the wanted gain over Lanczos in decibels. */
const SOURCES: readonly (readonly [string, number, (source: EnginePixels) => Promise<EnginePixels>])[] = [
  ['clean', WANTED_GAIN, (source) => Promise.resolve(source)],
  ['JPEG of quality 40', 1, (source) => compress(source, 40)],
  ['JPEG of quality 75', 1, (source) => compress(source, 75)],
  ['noise of 8 levels', 2, (source) => Promise.resolve(addNoise(source, 8))],
];

async function compress(source: EnginePixels, quality: number): Promise<EnginePixels> {
  const { width, height, channels, data } = source;
  const file = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
  return { width, height, channels: 3, data: new Uint8Array(await sharp(file).raw().toBuffer()) };
}

/** Noise that is nearly normal, the same in every run. */
function addNoise(source: EnginePixels, deviation: number): EnginePixels {
  let state = 1;
  const random = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32 - 0.5;
  const data = source.data.map((value, i) => {
    if (source.channels === 4 && i % 4 === 3) return value;
    const normal = (random() + random() + random() + random()) * Math.sqrt(3);
    return Math.min(255, Math.max(0, Math.round(value + normal * deviation)));
  });
  return { ...source, data };
}

async function benchGain(engine: BuiltInEngine, prompt: string): Promise<readonly Measurement[]> {
  const truth = await opaque(await draw(engine, prompt));
  const found: Measurement[] = [];
  for (const [damage, wanted, harm] of SOURCES)
    found.push(await gainOn(engine, { name: `${prompt}, ${damage}`, truth, source: await harm(halve(truth)), wanted }));
  return found;
}

async function opaque({ width, height, channels, data }: EnginePixels): Promise<EnginePixels> {
  const colours = await sharp(data, { raw: { width, height, channels } }).removeAlpha().raw().toBuffer();
  return { width, height, channels: 3, data: new Uint8Array(colours) };
}

interface Enlarged {
  readonly name: string;
  readonly truth: EnginePixels;
  readonly source: EnginePixels;
  readonly wanted: number;
}

async function gainOn(engine: BuiltInEngine, { name, truth, source, wanted }: Enlarged): Promise<Measurement> {
  const [image] = await engine.edit({ ...plain, source }, quiet);
  const found = signalToNoise(image!.pixels, truth);
  const filtered = signalToNoise(await lanczos(source), truth);
  return {
    name: `Gain of 2X over Lanczos: ${name}`,
    measured: `${(found - filtered).toFixed(2)} dB (${found.toFixed(2)}; Lanczos ${filtered.toFixed(2)})`,
    baseline: `${wanted} dB`,
    ratio: wanted / (found - filtered),
    target: 1,
  };
}

const planesOf = ({ width, height, channels, data }: EnginePixels): Float32Array =>
  Float32Array.from({ length: 3 * width * height }, (_, i) => {
    const area = width * height;
    return data[(i % area) * channels + Math.floor(i / area)]!;
  });

async function benchSpeed(engine: BuiltInEngine, source: EnginePixels): Promise<Measurement> {
  const network = await loadSuperResolution((graph) => graph);
  const planes = planesOf(source);
  const whole: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const from = process.cpuUsage();
    await network.double(planes, source.width, source.height);
    const alone = processorTime(from);
    const between = process.cpuUsage();
    await engine.edit({ ...plain, source }, quiet);
    // The first round loads the network and warms up caches.
    if (round === 0) continue;
    bare.push(alone);
    whole.push(processorTime(between));
  }
  // The minimum is used, because other load can only make both times longer.
  const [time, baseline] = [Math.min(...whole), Math.min(...bare)];
  return {
    name: `Processor time of 2X from ${source.width} x ${source.height}`,
    measured: milliseconds(time),
    baseline: `${milliseconds(baseline)} for the network alone`,
    ratio: time / baseline,
    target: 1.15,
  };
}

/** Time from an abort between two tiles to the rejection. */
async function benchCancel(engine: BuiltInEngine, source: EnginePixels): Promise<Measurement> {
  const stop = new AbortController();
  let aborted = Infinity;
  const onProgress = ({ stage, fraction }: EngineProgress) => {
    if (stage !== 'enlarging' || fraction < 0.05 || stop.signal.aborted) return;
    aborted = performance.now();
    stop.abort();
  };
  await engine.edit({ ...plain, source, factor: 4 }, { ...quiet, signal: stop.signal, onProgress }).catch(() => null);
  const time = performance.now() - aborted;
  return {
    name: 'Cancel while enlarging',
    measured: milliseconds(time),
    baseline: '1000 ms',
    ratio: time / 1000,
    target: 0.2,
  };
}

/** Peak memory of the process in megabytes. */
function peakMemory(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function benchMemory(engine: BuiltInEngine): Promise<Measurement> {
  const data = Uint8Array.from({ length: LARGE_SIDE * LARGE_SIDE * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i >> 3) & 255));
  const source: EnginePixels = { width: LARGE_SIDE, height: LARGE_SIDE, channels: 4, data };
  await engine.edit({ ...plain, source, factor: 4 }, quiet);
  return {
    name: `Peak memory of the process, up to ${4 * LARGE_SIDE} x ${4 * LARGE_SIDE} with transparency`,
    measured: `${peakMemory().toFixed(0)} MB`,
    baseline: '1500 MB',
    ratio: peakMemory() / 1500,
    target: 1,
  };
}

export async function benchSuperResolution(): Promise<readonly Measurement[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const found: Measurement[] = [];
  for (const prompt of PROMPTS) found.push(...(await benchGain(engine, prompt)));
  const source = halve(await draw(engine, PROMPTS[0]!));
  found.push(await benchSpeed(engine, source), await benchMemory(engine), await benchCancel(engine, source));
  await engine.close();
  return found;
}
