/**
 * Measures background removal on rendered scenes whose alpha is known, over a synthetic background. It compares the
 * processor time of the whole operation with that of the network alone, the refined matte with the network's own, and
 * measures the memory of the process.
 */
import { readFileSync } from 'node:fs';
import { createBuiltInEngine, type BuiltInEngine, type EnginePixels } from '@kenna/engine';
import {
  loadBackgroundNetwork,
  NETWORK_SIDE,
} from '../engine/src/foundation/networks/background/background-network.ts';
import { resizeShares, networkSquare, wholeFrame } from '../engine/src/perception/matting/network/network-square.ts';
import { drawPixels, plainTask } from './plain-task.ts';
import { processorTime } from './processor-time.ts';
import { milliseconds, type Measurement } from './report.ts';

const SIDE = 768;
const PROMPTS = [
  'red silk evening gown',
  'long fur coat brown',
  'black lace dress',
  'clear glass vase',
  'blue glass vase',
];
const signal = new AbortController().signal;
const quiet = { seed: 7, signal, onProgress: () => undefined };

const drawCut = (engine: BuiltInEngine, prompt: string): Promise<EnginePixels> =>
  drawPixels(engine, plainTask(prompt, SIDE, 'transparent'), quiet.seed);

/** Composites a scene over a wall with coarse and fine mottling, so that its colours are not known beforehand. */
function onWall({ width, height, data }: EnginePixels): EnginePixels {
  const wall = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const mottle = 18 * Math.sin(x / 61 + Math.sin(y / 43)) + 9 * Math.sin(x / 7) * Math.cos(y / 5);
    const share = data[4 * i + 3]! / 255;
    [168, 172, 158].forEach((background, c) => {
      wall[3 * i + c] = Math.round(share * data[4 * i + c]! + (1 - share) * (background + mottle));
    });
  }
  return { width, height, channels: 3, data: wall };
}

/**
 * Mean absolute error of alpha (0 to 1) over the whole picture, and of the colour (0 to 255) of semi-transparent pixels
 * over magenta.
 */
function errorsOf(truth: EnginePixels, alphaAt: (i: number) => number, colourAt: (i: number, c: number) => number) {
  let alpha = 0;
  let edge = 0;
  let edges = 0;
  for (let i = 0; i < SIDE * SIDE; i++) {
    const share = truth.data[4 * i + 3]! / 255;
    const found = alphaAt(i);
    alpha += Math.abs(found - share);
    if (share < 0.05 || share > 0.95) continue;
    [255, 0, 255].forEach((background, c) => {
      const wanted = share * truth.data[4 * i + c]! + (1 - share) * background;
      edge += Math.abs(found * colourAt(i, c) + (1 - found) * background - wanted) / 3;
    });
    edges++;
  }
  return { alpha: alpha / SIDE ** 2, edge: edge / edges };
}

/** Peak memory of the process in megabytes. */
function peakMemory(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function cut(engine: BuiltInEngine, source: EnginePixels): Promise<{ pixels: EnginePixels; time: number }> {
  const from = process.cpuUsage();
  const [image] = await engine.edit(
    {
      operation: 'removeBackground',
      source,
      background: 'transparent',
      count: 1,
    },
    quiet,
  );
  return { pixels: image!.pixels, time: processorTime(from) };
}

interface Cut {
  readonly prompt: string;
  readonly truth: EnginePixels;
  readonly pixels: EnginePixels;
}

/** Compares a result with the network's matte combined with the picture's own colours. */
function judge({ prompt, truth, pixels }: Cut, source: EnginePixels, raw: Uint8Array): readonly Measurement[] {
  const { data: fine } = pixels;
  const rawAt = (i: number) => raw[i]! / 255;
  const before = errorsOf(truth, rawAt, (i, c) => source.data[3 * i + c]!);
  const fineAt = (i: number) => fine[4 * i + 3]! / 255;
  const after = errorsOf(truth, fineAt, (i, c) => fine[4 * i + c]!);
  return [
    {
      name: `Error of alpha: ${prompt}`,
      measured: `${after.alpha.toFixed(4)} (the network alone ${before.alpha.toFixed(4)})`,
      baseline: '0.02',
      ratio: after.alpha / 0.02,
      target: 1,
    },
    {
      name: `Error of edges over magenta: ${prompt}`,
      measured: after.edge.toFixed(1),
      baseline: `${before.edge.toFixed(1)} of the network's matte with the picture's colours`,
      ratio: after.edge / before.edge,
      target: 1,
    },
  ];
}

export async function benchBackgroundRemoval(): Promise<readonly Measurement[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const cuts: Cut[] = [];
  const whole: number[] = [];
  for (const prompt of PROMPTS) {
    const truth = await drawCut(engine, prompt);
    const { pixels, time } = await cut(engine, onWall(truth));
    cuts.push({ prompt, truth, pixels });
    whole.push(time);
  }
  const memory = peakMemory();
  const network = await loadBackgroundNetwork();
  const found: Measurement[] = [];
  const bare: number[] = [];
  for (const made of cuts) {
    const source = onWall(made.truth);
    const square = await networkSquare(source, wholeFrame(source));
    const from = process.cpuUsage();
    const shares = await network.find(square);
    bare.push(processorTime(from));
    found.push(...judge(made, source, await resizeShares(shares, NETWORK_SIDE, source)));
  }
  await engine.close();
  // The first cut loads the network. The minimum is used, because other load can only make both times longer.
  const [time, alone] = [Math.min(...whole.slice(1)), Math.min(...bare)];
  const speed: Measurement = {
    name: `Processor time of background removal at ${SIDE} x ${SIDE}`,
    measured: milliseconds(time),
    baseline: `${milliseconds(alone)} for the network alone`,
    ratio: time / alone,
    target: 1.2,
  };
  const memoryUse: Measurement = {
    name: 'Memory of the process at most, drawing and cutting',
    measured: `${memory.toFixed(0)} MB`,
    baseline: '1500 MB',
    ratio: memory / 1500,
    target: 1,
  };
  return [...found, speed, memoryUse];
}
