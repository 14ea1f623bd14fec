/**
 * Compares outpainting with a smeared border in the same run. Pictures are cropped to their centre and extended to
 * their former size, and the likeness to the original (PSNR, larger is better) is measured. Cancellation is measured on a backdrop of 512 x
 * 512 pixels.
 */
import { createBuiltInEngine, type BuiltInEngine, type EditTask, type EnginePixels } from '@kenna/engine';
import { drawPixels, plainTask } from './plain-task.ts';
import { milliseconds, type Measurement } from './report.ts';

const SIDE = 224;
/** Share of a side that is cropped at each end. */
const CROPPED = 0.17;

const PROMPTS = ['red silk evening gown', 'tan leather handbag on a wooden table', 'blue jeans on a beach'];

type OutpaintTask = Extract<EditTask, { readonly operation: 'outpaint' }>;

const bare = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;

const draw = (engine: BuiltInEngine, prompt: string): Promise<EnginePixels> =>
  drawPixels(engine, plainTask(prompt, SIDE), 16);

function crop({ width, data, channels }: EnginePixels, from: number, side: number): EnginePixels {
  const out = new Uint8Array(side * side * channels);
  for (let y = 0; y < side; y++) {
    const row = ((y + from) * width + from) * channels;
    out.set(data.subarray(row, row + side * channels), y * side * channels);
  }
  return { width: side, height: side, channels, data: out };
}

const taskOf = (source: EnginePixels, side: number, from: number, prompt: string): OutpaintTask => ({
  operation: 'outpaint',
  source,
  width: side,
  height: side,
  prompt,
  ...bare,
  placement: { x: from, y: from, width: source.width, height: source.height },
  guidance: 11,
  background: null,
  strength: 0.5,
  count: 1,
});

/**
 * Baseline as in common editors: repeats the nearest border pixel, averaged along the border over a width that grows
 * with the distance.
 */
function smear({ width: side, data }: EnginePixels, whole: number, from: number): Uint8Array {
  const out = new Uint8Array(whole * whole * 3);
  for (let y = 0; y < whole; y++) {
    for (let x = 0; x < whole; x++) {
      const [u, v] = [x - from, y - from].map((at) => Math.min(side - 1, Math.max(0, at)));
      const away = Math.round(Math.hypot(x - from - u, y - from - v) / 4);
      const along = x - from !== u ? 1 : 0;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = -away; k <= away; k++) {
          const p = Math.min(side - 1, Math.max(0, u + (1 - along) * k));
          const q = Math.min(side - 1, Math.max(0, v + along * k));
          sum += data[(q * side + p) * 3 + c];
        }
        out[(y * whole + x) * 3 + c] = sum / (2 * away + 1);
      }
    }
  }
  return out;
}

/** Mean squared error outside the centre. */
function errorOf(a: Uint8Array, b: Uint8Array, from: number): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (x >= from && x < SIDE - from && y >= from && y < SIDE - from) continue;
      for (let c = 0; c < 3; c++) sum += (a[(y * SIDE + x) * 3 + c] - b[(y * SIDE + x) * 3 + c]) ** 2;
      count += 3;
    }
  }
  return sum / count;
}

async function benchLikeness(engine: BuiltInEngine): Promise<Measurement> {
  const from = Math.round(CROPPED * SIDE);
  const rows: { ours: number; theirs: number }[] = [];
  for (const prompt of PROMPTS) {
    const picture = await draw(engine, prompt);
    const centre = crop(picture, from, SIDE - 2 * from);
    const [image] = await engine.edit(taskOf(centre, SIDE, from, ''), quiet());
    rows.push({
      ours: errorOf(image.pixels.data, picture.data, from),
      theirs: errorOf(smear(centre, SIDE, from), picture.data, from),
    });
  }
  const decibels = (pick: (row: { ours: number; theirs: number }) => number) =>
    rows.reduce((sum, row) => sum + 10 * Math.log10(255 ** 2 / Math.max(0.1, pick(row))), 0) / rows.length;
  const [ours, theirs] = [decibels((row) => row.ours), decibels((row) => row.theirs)];
  return {
    name: 'Likeness (PSNR) of the extension around a picture cropped to its centre',
    measured: `${ours.toFixed(2)} dB`,
    baseline: `${theirs.toFixed(2)} dB of the border smeared outwards`,
    ratio: 10 ** ((theirs - ours) / 20),
    target: 1,
  };
}

const quiet = () => ({ seed: 0, signal: new AbortController().signal, onProgress: () => {} });

async function benchCancel(engine: BuiltInEngine): Promise<Measurement> {
  const source = await draw(engine, PROMPTS[1]);
  const task = taskOf(source, 512, 144, 'on a marble table');
  const stop = new AbortController();
  let aborted = Infinity;
  const onProgress = ({ fraction }: { readonly fraction: number }) => {
    if (fraction < 0.6 || stop.signal.aborted) return;
    aborted = performance.now();
    stop.abort();
  };
  await engine.edit(task, { seed: 0, signal: stop.signal, onProgress }).catch(() => undefined);
  const waited = performance.now() - aborted;
  return {
    name: 'Cancel of a backdrop',
    measured: milliseconds(waited),
    baseline: '1000 ms',
    ratio: waited / 1000,
    target: 0.2,
  };
}

export async function benchOutpaint(): Promise<readonly Measurement[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const likeness = await benchLikeness(engine);
  const cancel = await benchCancel(engine);
  await engine.close();
  return [likeness, cancel];
}
