import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../foundation/geometry/random.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { OutpaintTask } from '../../words/tasks/edit-task.ts';
import { outpaint } from './outpaint.ts';

const SIDE = 96;
type Paint = (x: number, y: number) => readonly [number, number, number];

function paint(colour: Paint, width = SIDE, height = SIDE): EnginePixels {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(colour(i % width, Math.floor(i / width)), i * 3);
  return { width, height, channels: 3, data };
}

function matte({ width, height }: EnginePixels, covers: (x: number, y: number) => boolean): EngineMask {
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) data[i] = covers(i % width, Math.floor(i / width)) ? 255 : 0;
  return { width, height, data };
}

/** Adds noise with a standard deviation of about 5 levels to `colour`. */
function grainy(colour: Paint): Paint {
  const random = createRandom(5);
  return (x, y) => {
    const noise = 12 * (random() + random() - 1);
    const [r, g, b] = colour(x, y);
    return [r + noise, g + noise, b + noise];
  };
}

const onVase = (x: number, y: number): boolean => x >= 36 && x < 60 && y >= 24 && y < 80;
/** A red vase on grey paper, with a shadow at its foot. */
const vase = paint((x, y) => {
  if (onVase(x, y)) return [180 - x / 2, 30, 40 + (y % 3)];
  return y >= 80 && y < 84 && x > 32 && x < 66 ? [180, 180, 182] : [216, 217, 219];
});

function task(source: EnginePixels, changes: Partial<OutpaintTask> = {}): OutpaintTask {
  const { width, height } = source;
  const [wide, high] = [changes.width ?? 2 * width, changes.height ?? height];
  return {
    operation: 'outpaint',
    source,
    width: wide,
    height: high,
    placement: { x: (wide - width) / 2, y: (high - height) / 2, width, height },
    prompt: '',
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    look: 'studio',
    guidance: 11,
    background: null,
    strength: 0.5,
    count: 1,
    ...changes,
  };
}

async function run(asked: OutpaintTask, subject: EngineMask | null = null, seed = 0) {
  const context = { index: 0, seed, isCancelled: () => false, onProgress: () => {} };
  const findings = { source: { subject, person: null }, second: null };
  const [image] = await outpaint(asked, findings, context);
  return image!;
}

const at = ({ data, width, channels }: EnginePixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels),
];

/** Number of pixels of the placed source, among those that `counts` accepts, that differ in the result. */
function changed(
  { source, placement }: OutpaintTask,
  pixels: EnginePixels,
  counts: (x: number, y: number) => boolean,
): number {
  let count = 0;
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      const [u, v] = [x + placement.x, y + placement.y];
      if (!counts(x, y) || u < 0 || v < 0 || u >= pixels.width || v >= pixels.height) continue;
      const own = at(source, x, y);
      if (at(pixels, u, v).some((value, c) => c < 3 && value !== own[c])) count++;
    }
  }
  return count;
}

describe('continuing a picture', () => {
  it('keeps every pixel of the source and leaves no seam where it ends', async () => {
    const source = paint(grainy((x, y) => [120 + 0.5 * x, 130 + 0.3 * y, 150]));
    const asked = task(source, { width: 150, height: 140 });
    const { pixels, note } = await run(asked);
    expect(note).toBeNull();
    expect(changed(asked, pixels, () => true)).toBe(0);
    const step = (x: number, y: number, dx: number, dy: number) =>
      Math.abs(at(pixels, x, y)[1]! - at(pixels, x - dx, y - dy)[1]!);
    const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    const rows = Array.from({ length: 90 }, (_, k) => 24 + k);
    const inside = mean(rows.flatMap((y) => [60, 75, 90].map((x) => step(x, y, 1, 0))));
    expect(mean(rows.map((y) => step(27, y, 1, 0)))).toBeLessThan(1.35 * inside);
    expect(mean(rows.map((y) => step(123, y, 1, 0)))).toBeLessThan(1.35 * inside);
    expect(mean(rows.map((x) => step(x + 5, 22, 0, 1)))).toBeLessThan(1.35 * inside);
    expect(mean(rows.map((x) => step(x + 5, 118, 0, 1)))).toBeLessThan(1.35 * inside);
  });

  it.each([0, 0.2, -0.35])('continues a horizon with a slope of %f within two pixels', async (lean) => {
    const horizon = (x: number) => 48 + lean * (x - 48);
    const source = paint((x, y) => (y < horizon(x) ? [196, 210, 226] : [120, 104, 84]));
    const { pixels } = await run(task(source, { width: 176 }));
    for (const x of [4, 20, 36, 140, 156, 171]) {
      let edge = 0;
      while (edge < SIDE && at(pixels, x, edge)[2]! > 155) edge++;
      expect(Math.abs(edge - horizon(x - 40))).toBeLessThanOrEqual(2);
    }
  });

  it('continues the grain of the picture', async () => {
    const { pixels } = await run(task(paint(grainy(() => [140, 140, 140])), { width: 160 }));
    const roughness = (left: number, right: number) => {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) {
        for (let x = left; x < right; x++) sum += (at(pixels, x, y)[0]! - at(pixels, x + 1, y)[0]!) ** 2;
      }
      return sum / (SIDE * (right - left));
    };
    const ratio = (roughness(0, 30) + roughness(129, 159)) / 2 / roughness(40, 120);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.25);
  });

  it('continues a texture that is neither plain nor made of lines with most of its contrast', async () => {
    const random = createRandom(8);
    const shades = Array.from({ length: 24 * 24 }, () => 60 + 130 * random());
    const pebbles = paint((x, y) => {
      const shade = shades[(((y + (x >> 3)) >> 2) % 24) * 24 + (((x + (y >> 3)) >> 2) % 24)]!;
      return [shade, shade * 0.9, shade * 0.8];
    });
    const { pixels } = await run(
      task(pebbles, { width: 160 }),
      matte(pebbles, () => false),
    );
    const contrast = (left: number, right: number) => {
      let [sum, squares, count] = [0, 0, 0];
      for (let y = 8; y < SIDE - 8; y++) {
        for (let x = left; x < right; x++) {
          const value = at(pixels, x, y)[0]!;
          [sum, squares, count] = [sum + value, squares + value * value, count + 1];
        }
      }
      return Math.sqrt(squares / count - (sum / count) ** 2);
    };
    expect(Math.min(contrast(2, 24), contrast(136, 158))).toBeGreaterThan(0.7 * contrast(40, 120));
  });

  it('repeats nothing of the subject', async () => {
    const { pixels } = await run(task(vase, { width: 200, height: 160 }), matte(vase, onVase));
    let red = 0;
    for (let i = 0; i < pixels.data.length; i += 3) if (pixels.data[i]! - pixels.data[i + 1]! > 20) red++;
    expect(red).toBe((60 - 36) * (80 - 24));
  });

  it('continues a subject that the picture cuts off at its foot to the edge of the canvas', async () => {
    const legs = (x: number, y: number) => y > 20 && ((x >= 34 && x < 46) || (x >= 52 && x < 64));
    const source = paint((x, y) => (legs(x, y) ? [40, 60, 150] : [220, 218, 214]));
    const asked = task(source, { height: 150, placement: { x: 48, y: 0, width: SIDE, height: SIDE } });
    const { pixels } = await run(asked, matte(source, legs));
    for (const y of [100, 125, 149]) {
      const [red, , blue] = at(pixels, 48 + 40, y);
      expect(blue! - red!).toBeGreaterThan(60);
      const [left, , right] = at(pixels, 48 + 10, y);
      expect(Math.abs(right! - left!)).toBeLessThan(20);
    }
  });

  it('crops where the placement reaches beyond the canvas, and refuses one that lies wholly beyond', async () => {
    const asked = task(vase, { width: 64, height: 70, placement: { x: -20, y: -12, width: SIDE, height: SIDE } });
    const { pixels } = await run(asked, matte(vase, onVase));
    expect(changed(asked, pixels, () => true)).toBe(0);
    const beyond = { ...asked, placement: { ...asked.placement, x: 900 } };
    await expect(run(beyond)).rejects.toMatchObject({ kind: 'bad_input' });
  });

  const things = paint((x, y) => {
    const shade = (Math.imul(x >> 3, 73) + Math.imul(y >> 3, 151)) % 7;
    return [40 + 30 * shade, 220 - 28 * shade, 60 + 20 * ((shade * 5) % 7)];
  });

  it('refuses to continue things that end at the border, and says at which sides', async () => {
    const asked = task(things, { width: 150 });
    await expect(
      run(
        asked,
        matte(things, () => false),
      ),
    ).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringMatching(/at its left and right .*mirrored blur/),
      offers: expect.arrayContaining([{ label: 'Mirrored blur', prompt: 'mirrored blur' }]),
    });
  });

  it('fills the room around such a picture with its blurred mirror image where the words ask for it', async () => {
    const asked = task(things, { width: 150, prompt: 'mirrored blur' });
    const { pixels, note } = await run(asked);
    expect(note).toBeNull();
    expect(changed(asked, pixels, () => true)).toBe(0);
    const apart = (x: number, y: number) => Math.abs(at(pixels, x, y)[0]! - at(things, 95, y)[0]!);
    for (let y = 0; y < SIDE; y++) expect(apart(27 + SIDE, y)).toBeLessThan(12);
    for (let y = 1; y < SIDE; y++)
      expect(Math.abs(at(pixels, 148, y)[0]! - at(pixels, 148, y - 1)[0]!)).toBeLessThan(40);
  });

  it('shows a scaled source as a plain resample of it', async () => {
    const asked = task(vase, { width: 120, height: 100, placement: { x: 10, y: 20, width: 64, height: 64 } });
    const { pixels } = await run(asked, matte(vase, onVase));
    const { width, height, channels, data } = vase;
    const raw = { width, height, channels };
    const plain = await sharp(data, { raw }).resize(64, 64, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer();
    const small = { width: 64, height: 64, channels: 3 as const, data: new Uint8Array(plain) };
    expect(changed({ ...asked, source: small }, pixels, () => true)).toBe(0);
  });
});

describe('setting a subject in a place', () => {
  const subject = matte(vase, onVase);
  const light = (pixels: EnginePixels, x: number, y: number) => at(pixels, x, y).reduce((a, b) => a + b, 0);

  it.each(['on a marble table in soft morning light', 'beach at sunset', 'concrete studio'])(
    'keeps every byte of the subject: %s',
    async (prompt) => {
      const asked = task(vase, { prompt, width: 120, height: 104 });
      const { pixels } = await run(asked, subject);
      expect(changed(asked, pixels, onVase)).toBe(0);
      expect(changed(asked, pixels, (x, y) => !onVase(x, y))).toBeGreaterThan(5000);
    },
  );

  it('throws a shadow on the ground of a colour, none above the subject, and keeps the colour elsewhere', async () => {
    const asked = task(vase, { background: '#88aacc', width: 160, height: 120 });
    const { pixels } = await run(asked, subject);
    const [red, green, blue] = at(pixels, 6, 8);
    for (const [value, wanted] of [
      [red, 0x88],
      [green, 0xaa],
      [blue, 0xcc],
    ]) {
      expect(Math.abs(value! - wanted!)).toBeLessThan(8);
    }
    const mean = (y: number) => [72, 78, 84].reduce((sum, x) => sum + light(pixels, x, y) / 3, 0);
    expect(mean(94)).toBeLessThan(0.86 * mean(20));
    expect(mean(30)).toBeGreaterThan(0.96 * mean(8));
  });

  it('keeps a white ground pure up to the border', async () => {
    const { pixels } = await run(task(vase, { background: '#ffffff', width: 160, height: 120 }), subject);
    const border = Array.from({ length: 160 }, (_, x) => at(pixels, x, 0));
    expect(border.every((colour) => colour.slice(0, 3).every((value) => value === 255))).toBe(true);
  });

  it('cuts the subject out onto a transparent canvas', async () => {
    const asked = task(vase, { background: 'transparent', width: 140, height: 110 });
    const { pixels } = await run(asked, subject);
    expect(pixels.channels).toBe(4);
    expect(changed(asked, pixels, onVase)).toBe(0);
    const clear = pixels.data.filter((value, i) => i % 4 === 3 && value === 0).length;
    expect(clear).toBe(140 * 110 - (60 - 36) * (80 - 24));
  });

  it('moves a subject whose head is cut off up to the edge of the canvas, and says so', async () => {
    const cut = (x: number, y: number) => x >= 36 && x < 60 && y < 80;
    const source = paint((x, y) => (cut(x, y) ? [60, 90, 70] : [220, 220, 220]));
    const asked = task(source, { background: '#ddccbb', height: 150 });
    const { pixels, note } = await run(asked, matte(source, cut));
    expect(note).toContain('top');
    expect(changed({ ...asked, placement: { ...asked.placement, y: 0 } }, pixels, cut)).toBe(0);
  });

  it('says when it finds no subject and when it knows no such place', async () => {
    const nothing = matte(vase, () => false);
    expect((await run(task(vase, { background: '#445566' }), nothing)).note).toContain('No subject');
    expect((await run(task(vase, { prompt: 'inside a volcano' }), subject)).note).toContain('no place');
  });

  it('gives the same picture for a seed and a different one for the next', async () => {
    const asked = task(vase, { prompt: 'wooden floor', width: 128 });
    const first = await run(asked, subject, 4);
    expect((await run(asked, subject, 4)).pixels.data).toEqual(first.pixels.data);
    expect((await run(asked, subject, 5)).pixels.data).not.toEqual(first.pixels.data);
  });

  it('reports its progress and shows a preview', async () => {
    const heard: EngineProgress[] = [];
    const context = { index: 2, seed: 0, isCancelled: () => false, onProgress: (p: EngineProgress) => heard.push(p) };
    const findings = { source: { subject, person: null }, second: null };
    await outpaint(task(vase, { background: '#ffffff', width: 240 }), findings, context);
    const fractions = heard.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(heard.find(({ preview }) => preview)?.preview?.width).toBe(176);
  });

  it.each(['', 'on marble'])('stops when it is cancelled: "%s"', async (prompt) => {
    let asked = 0;
    const context = { index: 0, seed: 0, isCancelled: () => ++asked > 6, onProgress: () => {} };
    const findings = { source: { subject, person: null }, second: null };
    await expect(outpaint(task(vase, { prompt }), findings, context)).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
