/**
 * Background removal on rendered scenes whose alpha is known, over a ground that was not rendered: the whole operation
 * beside the network alone, the refined matte beside the network's own, and the memory of the process.
 */
import { readFileSync } from 'node:fs';
import { createBuiltInEngine, type BuiltInEngine, type EnginePixels } from '@kenna/engine';
import { loadBackgroundNetwork, NETWORK_SIDE } from '../engine/src/networks/background/background-network.ts';
import { enlargeShares, networkSquare, wholeFrame } from '../engine/src/matting/network-square.ts';
import { median, milliseconds, type Measurement } from './report.ts';

const SIDE = 1024;
const PROMPTS = ['red silk evening gown', 'long fur coat brown', 'black lace dress', 'grey cable knit sweater'];
/** Odd, so that there is a median. */
const ROUNDS = 3;
const signal = new AbortController().signal;
const quiet = { seed: 7, signal, onProgress: () => undefined };

async function drawCut(engine: BuiltInEngine, prompt: string): Promise<EnginePixels> {
  const words = { prompt, negativePrompt: '', accentPrompt: '', styles: [] };
  const size = { width: SIDE, height: SIDE, count: 1, guidance: 13, highQuality: false };
  const task = { operation: 'generate', look: 'studio', background: 'transparent', ...words, ...size } as const;
  return (await engine.run(task, quiet))[0]!.pixels;
}

/** Over a wall that is mottled coarsely and finely, so that no colour of it is known beforehand. */
function onWall({ width, height, data }: EnginePixels): EnginePixels {
  const wall = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const mottle = 18 * Math.sin(x / 61 + Math.sin(y / 43)) + 9 * Math.sin(x / 7) * Math.cos(y / 5);
    const share = data[4 * i + 3]! / 255;
    [168, 172, 158].forEach((ground, c) => {
      wall[3 * i + c] = Math.round(share * data[4 * i + c]! + (1 - share) * (ground + mottle));
    });
  }
  return { width, height, channels: 3, data: wall };
}

/** Mean error of alpha over the picture, and of the edge laid on magenta (0 to 255). */
function errorsOf(truth: EnginePixels, alphaAt: (i: number) => number, colourAt: (i: number, c: number) => number) {
  let alpha = 0;
  let edge = 0;
  let edges = 0;
  for (let i = 0; i < SIDE * SIDE; i++) {
    const share = truth.data[4 * i + 3]! / 255;
    const found = alphaAt(i);
    alpha += Math.abs(found - share);
    if (share < 0.05 || share > 0.95) continue;
    [255, 0, 255].forEach((ground, c) => {
      const wanted = share * truth.data[4 * i + c]! + (1 - share) * ground;
      edge += Math.abs(found * colourAt(i, c) + (1 - found) * ground - wanted) / 3;
    });
    edges++;
  }
  return { alpha: alpha / SIDE ** 2, edge: edge / edges };
}

/** Megabytes that the process has had at most. */
function peakMemory(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function cut(engine: BuiltInEngine, source: EnginePixels): Promise<{ pixels: EnginePixels; time: number }> {
  const from = performance.now();
  const [image] = await engine.edit(
    {
      operation: 'removeBackground',
      source,
      background: 'transparent',
      sensitivity: 'default',
      highQuality: false,
      count: 1,
    },
    quiet,
  );
  return { pixels: image!.pixels, time: performance.now() - from };
}

type Network = Awaited<ReturnType<typeof loadBackgroundNetwork>>;
const squareOf = (source: EnginePixels) => networkSquare(source, wholeFrame(source));

/** How good a cut is, beside the network's matte with the picture's own colours. */
async function judge(
  prompt: string,
  truth: EnginePixels,
  { data: fine }: EnginePixels,
  network: Network,
): Promise<readonly Measurement[]> {
  const source = onWall(truth);
  const raw = await enlargeShares(await network.find(await squareOf(source)), NETWORK_SIDE, source);
  const rawAt = (i: number) => raw[i]! / 255;
  const before = errorsOf(truth, rawAt, (i, c) => source.data[3 * i + c]!);
  const fineAt = (i: number) => fine[4 * i + 3]! / 255;
  const after = errorsOf(truth, fineAt, (i, c) => fine[4 * i + c]!);
  return [
    {
      name: `Error of alpha: ${prompt}`,
      measured: `${after.alpha.toFixed(4)} (the network alone ${before.alpha.toFixed(4)})`,
      yardstick: '0.02',
      ratio: after.alpha / 0.02,
      target: 1,
    },
    {
      name: `Error of edges over magenta: ${prompt}`,
      measured: after.edge.toFixed(1),
      yardstick: `${before.edge.toFixed(1)} of the network's matte with the picture's colours`,
      ratio: after.edge / before.edge,
      target: 1,
    },
  ];
}

async function benchSpeed(engine: BuiltInEngine, truths: readonly EnginePixels[], network: Network) {
  const whole: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const source = onWall(truths[round % truths.length]!);
    // Other pixels each time: a cut that was made before is kept.
    source.data[0] = round;
    const square = await squareOf(source);
    const from = performance.now();
    await network.find(square);
    bare.push(performance.now() - from);
    whole.push((await cut(engine, source)).time);
  }
  return {
    name: 'Background removal at 1024 x 1024',
    measured: milliseconds(median(whole)),
    yardstick: `${milliseconds(median(bare))} for the network alone`,
    ratio: median(whole) / median(bare),
    target: 1.2,
  };
}

export async function benchBackgroundRemoval(): Promise<readonly Measurement[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const truths: EnginePixels[] = [];
  const cuts: EnginePixels[] = [];
  for (const prompt of PROMPTS) {
    const truth = await drawCut(engine, prompt);
    truths.push(truth);
    cuts.push((await cut(engine, onWall(truth))).pixels);
  }
  const memory = peakMemory();
  const network = await loadBackgroundNetwork(null);
  const found: Measurement[] = [];
  for (const [index, prompt] of PROMPTS.entries()) {
    found.push(...(await judge(prompt, truths[index]!, cuts[index]!, network)));
  }
  const speed = await benchSpeed(engine, truths, network);
  await engine.close();
  const room: Measurement = {
    name: 'Memory of the process at most, drawing and cutting',
    measured: `${memory.toFixed(0)} MB`,
    yardstick: '1500 MB',
    ratio: memory / 1500,
    target: 1,
  };
  return [...found, speed, room];
}
