import { expect, test } from 'vitest';
import type { Findings } from '../../perception/people/findings.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { SketchTask } from '../../words/tasks/edit-task.ts';
import { drawFigure } from '../../testing/draw-figure.ts';
import { drawPage } from '../../tools/sketch/testing/draw-page.ts';
import { GARMENTS } from '../../tools/sketch/testing/garment-strokes.ts';
import { drawLines } from '../../tools/sketch/lines/draw-lines.ts';
import { sketch } from './sketch.ts';

const SIDE = 136;
const PENCIL = { side: 300, tremble: 0.004, gaps: 1, gap: 0.03, dirt: 0.8, ink: 0.75, pressure: 0.5, pen: 0.0035 };
const clean = drawPage(GARMENTS.dress, { side: 300 });
const pencil = drawPage(GARMENTS.dress, PENCIL);

const plain = () => (drawnClean ??= draw(taskOf(clean)));
let drawnClean: ReturnType<typeof draw> | undefined;

function taskOf(source: EnginePixels, more: Partial<SketchTask> = {}): SketchTask {
  return {
    operation: 'sketch',
    source,
    edges: false,
    strength: 0.5,
    lineControl: 0.9,
    width: SIDE,
    height: SIDE,
    background: 'transparent',
    prompt: 'red bodice, black skirt',
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    look: 'studio',
    guidance: 14,
    count: 1,
    ...more,
  } as SketchTask;
}

/** Findings in which nothing was requested. */
const UNSEEN: Findings = { source: { subject: null, person: null }, second: null };

async function draw(
  task: SketchTask,
  seed = 4,
  onProgress: (progress: EngineProgress) => void = () => {},
  findings = UNSEEN,
) {
  const [image] = await sketch(task, findings, { index: 0, seed, isCancelled: () => false, onProgress });
  return image!;
}

/** Mean sRGB of a square of the picture; its centre and half side are shares of the picture's side. */
function meanOf({ data, width, channels }: EnginePixels, x: number, y: number, half = 0.02): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  const at = (share: number) => Math.round(share * SIDE);
  for (let j = at(y - half); j <= at(y + half); j++) {
    for (let i = at(x - half); i <= at(x + half); i++) {
      for (const c of [0, 1, 2] as const) sum[c] += data[(j * width + i) * channels + c]!;
      count++;
    }
  }
  return sum.map((value) => value / count) as [number, number, number];
}

const alphaAt = ({ data }: EnginePixels, x: number, y: number) =>
  data[(Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)) * 4 + 3];

const lightness = ([r, g, b]: readonly number[]) => 0.3 * r! + 0.59 * g! + 0.11 * b!;

test('gives each region of a clean drawing and of a pencil scan with gaps the cloth of its words, and leaks nowhere', async () => {
  for (const source of [clean, pencil]) {
    const { pixels, note } = await (source === clean ? plain() : draw(taskOf(source)));
    expect([pixels.width, pixels.height, note]).toEqual([SIDE, SIDE, null]);
    for (const [x, y] of [
      [0.5, 0.3],
      [0.41, 0.24],
    ] as const) {
      const [r, g, b] = meanOf(pixels, x, y);
      expect(r).toBeGreaterThan(2.5 * Math.max(g, b));
    }
    for (const [x, y] of [
      [0.47, 0.5],
      [0.4, 0.8],
      [0.58, 0.85],
    ] as const) {
      const colour = meanOf(pixels, x, y);
      expect(lightness(colour)).toBeLessThan(75);
      expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(22);
    }
    for (const [x, y] of [
      [0.08, 0.08],
      [0.2, 0.5],
      [0.85, 0.3],
      [0.5, 0.13],
    ] as const) {
      expect(alphaAt(pixels, x, y)).toBeLessThan(30);
    }
  }
});

test('separates a jacket from the trousers under it, and leaves the arms and legs of a figure bare', async () => {
  const source = drawPage(GARMENTS.outfit, { side: 300 });
  const outfit = await draw(taskOf(source, { prompt: 'green wool jacket over beige cotton trousers' }));
  const [r, g, b] = meanOf(outfit.pixels, 0.41, 0.33);
  expect(g).toBeGreaterThan(1.3 * Math.max(r, b));
  const legs = meanOf(outfit.pixels, 0.4, 0.7);
  expect(lightness(legs)).toBeGreaterThan(120);
  expect(legs[0]).toBeGreaterThan(legs[2]);
  const figure = await draw(taskOf(drawPage(GARMENTS.croquis, { side: 300 }), { prompt: 'blue satin dress' }));
  expect(meanOf(figure.pixels, 0.5, 0.55)[2]).toBeGreaterThan(1.5 * meanOf(figure.pixels, 0.5, 0.55)[0]);
  expect(figure.note).toMatch(/ink and wash/);
  // Another sentence does not take its place.
  const printed = await draw(
    taskOf(drawPage(GARMENTS.croquis, { side: 300 }), { prompt: 'blue satin dress with the text "HELLO"' }),
  );
  expect(printed.note).toMatch(/not printed.*ink and wash/);
  for (const y of [0.09, 0.76]) {
    const skin = meanOf(figure.pixels, y < 0.5 ? 0.5 : 0.46, y, 0.01);
    expect(skin[0]).toBeGreaterThan(skin[2] + 12);
  }
});

test('leaves the hole under the handle of a bag transparent', async () => {
  const { pixels } = await draw(taskOf(drawPage(GARMENTS.handbag, { side: 300 }), { prompt: 'tan leather handbag' }));
  const alpha = (x: number, y: number) => alphaAt(pixels, x, y);
  expect(pixels.channels).toBe(4);
  expect([alpha(0.5, 0.36), alpha(0.05, 0.05)]).toEqual([0, 0]);
  expect([alpha(0.5, 0.56), alpha(0.352, 0.35)]).toEqual([255, 255]);
});

test('keeps lines in proportion to their strength', async () => {
  const dark: number[] = [];
  for (const strength of [0, 0.4, 1]) {
    const { pixels } = await draw(taskOf(clean, { strength, look: 'flat', prompt: 'white cotton dress' }));
    // Samples along the waist.
    dark.push(Math.min(...[0.39, 0.395, 0.4, 0.405].map((y) => lightness(meanOf(pixels, 0.5, y, 0)))));
  }
  expect(dark[0]).toBeGreaterThan(dark[1]! + 15);
  expect(dark[1]).toBeGreaterThan(dark[2]! + 15);
  expect(dark[2]).toBeLessThan(70);
});

test('models cloth by light: folds inside it, and one side brighter than the other', async () => {
  const { pixels } = await draw(taskOf(clean, { strength: 0, prompt: 'grey satin dress' }), 4);
  const row = Array.from({ length: 40 }, (_, i) => lightness(meanOf(pixels, 0.31 + (0.38 * i) / 39, 0.8, 0.004)));
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  expect(Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length)).toBeGreaterThan(7);
  const side = (from: number) => row.slice(from, from + 16).reduce((sum, value) => sum + value, 0) / 16;
  expect(Math.abs(side(0) - side(24))).toBeGreaterThan(4);
});

test('draws the same pixels for a seed, another picture for another, and each look in its own way', async () => {
  const [first, again, other] = [await plain(), await draw(taskOf(clean)), await draw(taskOf(clean), 5)];
  expect(Buffer.compare(first.pixels.data, again.pixels.data)).toBe(0);
  expect(Buffer.compare(first.pixels.data, other.pixels.data)).not.toBe(0);
  const flat = await draw(taskOf(clean, { look: 'flat', background: null }));
  expect(meanOf(flat.pixels, 0.1, 0.1)).toEqual([255, 255, 255]);
  const wash = await draw(taskOf(clean, { look: 'illustration' }));
  expect(meanOf(wash.pixels, 0.5, 0.3)[0]).toBeGreaterThan(1.4 * meanOf(wash.pixels, 0.5, 0.3)[1]);
});

test('takes the colours of a coloured drawing when no words are given, and says so', async () => {
  const source = drawPage(GARMENTS.tee, { side: 300 });
  const { data, width } = source;
  const filled = data.slice();
  for (let k = 0; k < filled.length; k += 3) {
    const [x, y] = [((k / 3) % width) / width, Math.floor(k / 3 / width) / width];
    if (data[k]! > 200 && x > 0.34 && x < 0.66 && y > 0.3 && y < 0.835) filled.set([70, 120, 205], k);
  }
  const { pixels, note } = await draw(taskOf({ ...source, data: filled }, { prompt: '' }));
  expect(note).toContain('colours of your drawing');
  const [r, , b] = meanOf(pixels, 0.5, 0.6);
  expect(b).toBeGreaterThan(1.4 * r);
});

test('traces a photograph first when asked to', async () => {
  const shaded = await draw(taskOf(clean, { strength: 0, prompt: 'red satin dress', background: '#d8d8d8' }));
  const { page: lines } = await drawLines(shaded.pixels, { subject: null, person: null }, 'left', () => {});
  expect(lightness(meanOf(lines, 0.1, 0.1))).toBeGreaterThan(250);
  const { pixels } = await draw(taskOf(shaded.pixels, { edges: true, prompt: 'blue dress', strength: 0.2 }));
  const [r, , b] = meanOf(pixels, 0.5, 0.3);
  expect(b).toBeGreaterThan(1.6 * r);
});

test('traces the subject of a photograph alone, and leaves its skin bare', async () => {
  const side = 200;
  const data = new Uint8Array(side * side * 3);
  const subject = new Uint8Array(side * side);
  for (let k = 0; k < side * side; k++) {
    const [x, y] = [k % side, Math.floor(k / side)];
    const body = x > 70 && x < 130 && y > 50;
    const neck = x > 85 && x < 115 && y > 15 && y <= 50;
    subject[k] = body || neck ? 255 : 0;
    // A dress in one blue, in front of vertical bars.
    data.set(body ? [40, 60, 150] : neck ? [205, 150, 120] : (x >> 4) & 1 ? [60, 90, 60] : [220, 215, 190], k * 3);
  }
  const source: EnginePixels = { width: side, height: side, channels: 3, data };
  const findings = { ...UNSEEN, source: { subject: { width: side, height: side, data: subject }, person: null } };
  const task = taskOf(source, { edges: true, prompt: 'green cotton dress', strength: 0.2 });
  const { pixels } = await draw(task, 4, () => {}, findings);
  for (const x of [0.1, 0.26, 0.75, 0.9]) expect(alphaAt(pixels, x, 0.6)).toBeLessThan(30);
  const [red, green] = meanOf(pixels, 0.5, 0.65);
  expect(green).toBeGreaterThan(1.3 * red);
  const neck = meanOf(pixels, 0.5, 0.16);
  expect(neck[0]).toBeGreaterThan(neck[2] + 12);
});

test('dresses a traced person in what the words name, and leaves the rest bare', async () => {
  // In blue light, skin and cloth cannot be separated by colour.
  const { source, person } = drawFigure({ scale: 1, skin: [96, 92, 118] });
  const findings = { ...UNSEEN, source: { subject: person.mask, person } };
  const task = taskOf(source, {
    edges: true,
    prompt: 'red cotton top, black cotton trousers',
  });
  const { pixels } = await draw(task, 4, () => {}, findings);
  const [face, shirt, legs] = [0.13, 0.42, 0.8].map((y) => meanOf(pixels, y < 0.7 ? 0.5 : 0.444, y));
  expect(shirt![0]).toBeGreaterThan(2 * shirt![1]);
  expect(lightness(legs!)).toBeLessThan(60);
  expect(face![0]).toBeGreaterThan(face![2] + 12);
  expect(lightness(face!)).toBeGreaterThan(120);
});

test('says what to do when nothing is enclosed', async () => {
  const squiggle = drawPage([{ points: [0.1, 0.5, 0.4, 0.45, 0.9, 0.52] }], { side: 300 });
  await expect(draw(taskOf(squiggle))).rejects.toMatchObject({
    kind: 'bad_input',
    message: expect.stringMatching(/enclose next to nothing/),
  });
});

test('makes legs and handles of single lines, and refuses a drawing of little else', async () => {
  const top = { points: [0.2, 0.3, 0.8, 0.3, 0.8, 0.36, 0.2, 0.36, 0.2, 0.3], straight: true };
  const legs = [0.25, 0.75].map((x) => ({ points: [x, 0.4, x, 0.9] }));
  const words = { prompt: 'walnut side table', strength: 0 };
  const { pixels, note } = await draw(taskOf(drawPage([top, ...legs], { side: 300 }), words));
  expect(note).toBeNull();
  expect(alphaAt(pixels, 0.25, 0.7)).toBeGreaterThan(200);
  expect(alphaAt(pixels, 0.5, 0.7)).toBe(0);
  const [red, , blue] = meanOf(pixels, 0.25, 0.7, 0.004);
  expect(red).toBeGreaterThan(blue + 12);
  const more = [0.1, 0.35, 0.5, 0.6, 0.9].map((x) => ({ points: [x, 0.4, x, 0.95] }));
  await expect(draw(taskOf(drawPage([top, ...legs, ...more], { side: 300 }), words))).rejects.toMatchObject({
    kind: 'bad_input',
  });
});

test('sees through the handle of a mug, and gives the shade of a lamp its own cloth', async () => {
  const cup = { points: [0.25, 0.3, 0.6, 0.3, 0.6, 0.8, 0.25, 0.8, 0.25, 0.3], straight: true };
  const handle = { points: [0.6, 0.38, 0.78, 0.4, 0.8, 0.62, 0.6, 0.68] };
  const mug = await draw(taskOf(drawPage([cup, handle], { side: 300 }), { prompt: 'blue ceramic mug', strength: 0 }));
  expect(alphaAt(mug.pixels, 0.68, 0.52)).toBe(0);
  expect(alphaAt(mug.pixels, 0.43, 0.55)).toBe(255);
  const shade = { points: [0.38, 0.15, 0.62, 0.15, 0.72, 0.42, 0.28, 0.42, 0.38, 0.15], straight: true };
  const stand = { points: [0.46, 0.42, 0.54, 0.42, 0.54, 0.85, 0.46, 0.85, 0.46, 0.42], straight: true };
  const words = { prompt: 'brass lamp with a linen shade', strength: 0 };
  const { pixels } = await draw(taskOf(drawPage([shade, stand], { side: 300 }), words));
  const yellowness = (y: number) => {
    const [red, , blue] = meanOf(pixels, 0.5, y);
    return (red - blue) / red;
  };
  expect(yellowness(0.65)).toBeGreaterThan(yellowness(0.3) + 0.15);
});

test('reports its progress with a coarse picture early, and stops when it is cancelled', async () => {
  const steps: EngineProgress[] = [];
  await draw(taskOf(clean), 4, (step) => steps.push(step));
  const fractions = steps.map(({ fraction }) => fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(steps.find(({ preview }) => preview)?.fraction).toBeLessThan(0.2);
  let asked = 0;
  const cancelled = sketch(taskOf(clean), UNSEEN, {
    index: 0,
    seed: 1,
    isCancelled: () => ++asked > 40,
    onProgress: () => {},
  });
  await expect(cancelled).rejects.toMatchObject({ kind: 'cancelled' });
});
