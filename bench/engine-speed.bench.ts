/**
 * Measures the times of the built-in engine for 768 x 768 pictures with previews, in units of a reference loop that
 * runs before and after each. One unit is one second on an idle core of the machine for which the targets were set.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createBuiltInEngine, type BuiltInEngine, type EngineProgress, type GenerateTask } from '@kenna/engine';
import { plainTask } from './plain-task.ts';
import { referenceLoop } from './reference-loop.ts';
import { median, milliseconds, type Measurement } from './report.ts';

const SIDE = 768;

/**
 * Prompts, each with the target for its first picture in reference loops. Garments with sleeves or legs take longer.
 */
const FIRST_PICTURES = [
  ['emerald silk slip dress', 2.5],
  ['tan leather handbag', 2.5],
  ['white cotton T-shirt', 4],
  ['grey cable knit sweater', 4],
  ['blue jeans', 4],
  ['beige trench coat', 4],
] as const;

const taskOf = (prompt: string, count: number): GenerateTask => ({ ...plainTask(prompt, SIDE), count });

interface Timed {
  readonly total: number;
  readonly preview: number;
}

async function draw(engine: BuiltInEngine, prompt: string, seed: number, count = 1): Promise<Timed> {
  const from = performance.now();
  let preview = Infinity;
  const onProgress = (progress: EngineProgress) => {
    if (progress.preview) preview = Math.min(preview, performance.now() - from);
  };
  await engine.run(taskOf(prompt, count), { seed, signal: new AbortController().signal, onProgress });
  return { total: performance.now() - from, preview };
}

/** Runs work between two reference loops and returns its result and the mean time of the loops in ms. */
async function betweenLoops<Result>(work: () => Promise<Result>): Promise<{ result: Result; loop: number }> {
  const before = referenceLoop();
  const result = await work();
  return { result, loop: (before + referenceLoop()) / 2 };
}

function measurement(name: string, time: number, loop: number, target: number): Measurement {
  return { name, measured: milliseconds(time), baseline: `${milliseconds(loop)} loop`, ratio: time / loop, target };
}

/** Seeds 16 apart share nothing; a seed and the second after it share the shape of the garment. */
const SEEDS = [16, 48, 80] as const;

async function benchPictures(engine: BuiltInEngine): Promise<Measurement[]> {
  // An engine in use has compiled code, so each form is drawn three times before measuring, with seeds that share
  // nothing.
  for (const seed of [160, 320, 480]) for (const [prompt] of FIRST_PICTURES) await draw(engine, prompt, seed);
  const found: Measurement[] = [];
  for (const [prompt, target] of FIRST_PICTURES) found.push(...(await benchPicture(engine, prompt, target)));
  return found;
}

/**
 * Median of several measurements, each between two reference loops, because a single one depends as much on the machine
 * as on the engine.
 */
async function benchPicture(engine: BuiltInEngine, prompt: string, target: number): Promise<Measurement[]> {
  const firsts: Measurement[] = [];
  const previews: Measurement[] = [];
  const furthers: Measurement[] = [];
  for (const seed of SEEDS) {
    const { result, loop } = await betweenLoops(async () => {
      const first = await draw(engine, prompt, seed);
      const further = await draw(engine, prompt, seed + 2);
      return { first, further };
    });
    const { first, further } = result;
    firsts.push(measurement(`First picture: ${prompt}`, first.total, loop, target));
    previews.push(measurement(`First preview: ${prompt}`, first.preview, loop, 0.4));
    furthers.push({
      name: `Further picture of the same render: ${prompt}`,
      measured: milliseconds(further.total),
      baseline: `${milliseconds(first.total)} first picture`,
      ratio: further.total / first.total,
      target: 0.6,
    });
  }
  return [firsts, previews, furthers].map(medianByRatio);
}

/** Returns the measurement with the median ratio. The number of measurements must be odd. */
function medianByRatio(measurements: readonly Measurement[]): Measurement {
  return measurements.toSorted((a, b) => a.ratio - b.ratio)[measurements.length >> 1]!;
}

/** Number of rounds; odd, so that there is a median. */
const ROUNDS = 5;

/** Number of pictures after which a thread has compiled its drawing code. */
const WARM_UP = 6;

/**
 * Longest time in ms among `count` threads that run the reference loop at once. It measures how much busy cores slow
 * each other down.
 */
async function loopsAtOnce(count: number): Promise<number> {
  const entry = new URL('./reference-thread.ts', import.meta.url);
  const times = Array.from({ length: count }, async () => {
    const [time] = (await once(new Worker(entry), 'message')) as [number];
    return time;
  });
  return Math.max(...(await Promise.all(times)));
}

/**
 * Compares drawing two pictures at once with the slower of the same two drawn alone. The ratio is divided by that of
 * two reference loops to one, because the engine cannot change that the cores share resources.
 */
async function benchTwoCores(): Promise<Measurement> {
  const alone = createBuiltInEngine({ threads: 1 });
  const both = createBuiltInEngine({ threads: 2 });
  const prompt = 'emerald silk slip dress';
  const one: number[] = [];
  const two: number[] = [];
  const cores: number[] = [];
  for (let round = 1; round <= WARM_UP; round++) {
    await draw(alone, prompt, 16 * (ROUNDS + round));
    await draw(both, prompt, 16 * (ROUNDS + round), 2);
  }
  for (let round = 1; round <= ROUNDS; round++) {
    const seed = 16 * round;
    const first = (await draw(alone, prompt, seed)).total;
    const slower = Math.max(first, (await draw(alone, prompt, seed + 1)).total);
    const together = (await draw(both, prompt, seed, 2)).total;
    one.push(slower);
    two.push(together);
    cores.push((await loopsAtOnce(2)) / (await loopsAtOnce(1)));
  }
  await Promise.all([alone.close(), both.close()]);
  const shared = Math.max(1, median(cores));
  return {
    name: 'Two pictures on two cores',
    measured: milliseconds(median(two)),
    baseline: `${milliseconds(median(one))} for the slower alone, times ${shared.toFixed(2)} for two bare loops`,
    ratio: median(two) / median(one) / shared,
    target: 1.15,
  };
}

/** Time from an abort to the rejection: the longest of one abort in each stage. */
async function benchCancel(engine: BuiltInEngine): Promise<Measurement> {
  let longest = 0;
  for (const stage of ['reading', 'shaping', 'lighting', 'shading', 'finishing']) {
    const stop = new AbortController();
    let aborted = Infinity;
    const onProgress = (progress: EngineProgress) => {
      if (progress.stage !== stage || stop.signal.aborted) return;
      aborted = performance.now();
      stop.abort();
    };
    const running = engine.run(taskOf('beige trench coat', 1), { seed: 64, signal: stop.signal, onProgress });
    await running.catch(() => undefined);
    longest = Math.max(longest, performance.now() - aborted);
  }
  return {
    name: 'Cancel, the slowest stage',
    measured: milliseconds(longest),
    baseline: '1000 ms',
    ratio: longest / 1000,
    target: 0.2,
  };
}

export async function benchEngineSpeed(): Promise<readonly Measurement[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const pictures = await benchPictures(engine);
  const cancel = await benchCancel(engine);
  const memory = process.memoryUsage().rss / 1e6;
  await engine.close();
  const memoryUse: Measurement = {
    name: 'Memory of the process after all these pictures',
    measured: `${memory.toFixed(0)} MB`,
    baseline: '600 MB',
    ratio: memory / 600,
    target: 1,
  };
  return [...pictures, await benchTwoCores(), cancel, memoryUse];
}
