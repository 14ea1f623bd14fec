import { describe, expect, it } from 'vitest';
import type { BodyPoint, Findings, PersonFindings } from '../findings.ts';
import type { EngineMask, EnginePixels, EngineProgress, TryOnTask } from '../image-engine.ts';
import { drawSkirt, drawTop, drawTrousers } from '../try-on/testing/draw-shapes.ts';
import type { GarmentCut } from '../try-on/garment/garment-cut.ts';
import { tryOn } from './try-on.ts';

const [WIDTH, HEIGHT] = [240, 320];
const SKIN = [205, 160, 138];
const SHIRT = [60, 90, 170];
const TROUSERS = [90, 90, 84];

/** Where a figure of the tests is, told as the networks would tell it. */
const JOINTS: Record<number, readonly [number, number]> = {
  ...{ 0: [120, 40], 9: [124, 50], 10: [116, 50], 11: [150, 90], 12: [90, 90], 13: [163, 140], 14: [77, 140] },
  ...{ 15: [168, 186], 16: [72, 186], 17: [170, 198], 18: [70, 198], 19: [168, 200], 20: [72, 200] },
  ...{ 23: [138, 186], 24: [102, 186], 25: [138, 246], 26: [102, 246], 27: [138, 300], 28: [102, 300] },
};

const nearLine = (x: number, y: number, from: number, to: number, width: number): boolean => {
  const [[ax, ay], [bx, by]] = [JOINTS[from]!, JOINTS[to]!];
  const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < width;
};

function colourAt(x: number, y: number): readonly number[] | null {
  if (Math.hypot((x - 120) / 20, (y - 40) / 26) < 1) return SKIN;
  if ([15, 16].some((wrist) => Math.hypot(x - JOINTS[wrist]![0], y - JOINTS[wrist]![1] - 8) < 9)) return SKIN;
  if (Math.abs(x - 120) < 11 && y > 50 && y < 84) return SKIN;
  if ([13, 14].some((elbow) => nearLine(x, y, elbow, elbow + 2, 8))) return y > 168 ? SKIN : SHIRT;
  if ([11, 12].some((shoulder) => nearLine(x, y, shoulder, shoulder + 2, 9))) return SHIRT;
  if (y > 76 && y < 186 && Math.abs(x - 120) < 30) return SHIRT;
  if ([23, 24].some((hip) => nearLine(x, y, hip, hip + 2, 15) || nearLine(x, y, hip + 2, hip + 4, 12))) return TROUSERS;
  return Math.abs(x - 120) < 31 && y >= 186 && y < 210 ? TROUSERS : null;
}

function drawPerson(): { source: EnginePixels; person: PersonFindings } {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const colour = colourAt(x, y);
      const grain = ((x * 31 + y * 17) % 7) - 3;
      mask[y * WIDTH + x] = colour ? 255 : 0;
      for (let c = 0; c < 3; c++) data[3 * (y * WIDTH + x) + c] = (colour ?? [200, 202, 206])[c]! + grain;
    }
  const pose = Array.from({ length: 33 }, (_, index): BodyPoint => {
    const [x, y] = JOINTS[index] ?? [120, 40];
    return { x, y, presence: 1 };
  });
  const face = { x: 102, y: 18, width: 36, height: 46 };
  return {
    source: { width: WIDTH, height: HEIGHT, channels: 3, data },
    person: { mask: { width: WIDTH, height: HEIGHT, data: mask }, pose, face, people: 1 },
  };
}

/** A garment of one colour on white, with its matte. */
function photograph({ width, height, alpha }: GarmentCut, colour: readonly number[]) {
  const data = new Uint8Array(width * height * 3).fill(255);
  alpha.forEach((value, i) => {
    if (value > 0) colour.forEach((part, c) => (data[3 * i + c] = part));
  });
  const subject: EngineMask = { width, height, data: alpha };
  return { garment: { width, height, channels: 3, data } satisfies EnginePixels, subject };
}

const RED = [190, 30, 40];
const { source, person } = drawPerson();

async function dress(
  shape: GarmentCut,
  changes: Partial<TryOnTask> = {},
  found: Partial<Findings> = {},
  isCancelled = () => false,
) {
  const { garment, subject } = photograph(shape, RED);
  const findings: Findings = {
    source: { subject: null, person },
    second: { subject, person: null },
    ...found,
  };
  const progress: EngineProgress[] = [];
  const context = { index: 0, seed: 3, isCancelled, onProgress: (step: EngineProgress) => progress.push(step) };
  const task: TryOnTask = { operation: 'tryOn', source, garment, category: 'upper', prompt: '', count: 1, ...changes };
  const [image] = await tryOn(task, findings, context);
  return { image: image!, progress };
}

/** The plain case, which several tests look at. */
let dressedOnce: ReturnType<typeof dress> | undefined;
const dressed = () => (dressedOnce ??= dress(drawTop(150)));

const pixelOf = ({ width, channels, data }: EnginePixels, x: number, y: number): readonly number[] =>
  Array.from(data.subarray((y * width + x) * channels, (y * width + x) * channels + 3));
const isRed = ([r, g, b]: readonly number[]): boolean => r! > 90 && r! > 2 * g! && r! > 2 * b!;
const away = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, c) => Math.abs(value - b[c]!)));

describe('trying a garment on', () => {
  it('puts a top on the trunk and arms, and leaves face, background and legs bit by bit', async () => {
    const { image, progress } = await dressed();
    for (const [x, y] of [
      [120, 130],
      [105, 160],
      [136, 110],
      [84, 110],
    ] as const)
      expect(isRed(pixelOf(image.pixels, x, y))).toBe(true);
    let changed = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const kept = y < 56 || y > 250 || x < 40 || x > 200;
        if (kept) changed += away(pixelOf(image.pixels, x, y), pixelOf(source, x, y));
      }
    expect(changed).toBe(0);
    expect(progress.some(({ preview }) => preview)).toBe(true);
    const fractions = progress.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  });

  it('bares the forearms that the old sleeves covered', async () => {
    const { image } = await dress(drawTop(100));
    expect(away(pixelOf(image.pixels, 72, 160), SKIN)).toBeLessThan(60);
  });

  it('puts trousers on both legs, under what is worn above', async () => {
    const { image } = await dress(drawTrousers(), { category: 'lower' });
    expect(isRed(pixelOf(image.pixels, 104, 240))).toBe(true);
    expect(isRed(pixelOf(image.pixels, 136, 240))).toBe(true);
    expect(pixelOf(image.pixels, 120, 140)).toEqual(pixelOf(source, 120, 140));
  });

  it('lets a skirt end above the shins', async () => {
    const { image } = await dress(drawSkirt(), { category: 'lower' });
    expect(isRed(pixelOf(image.pixels, 120, 215))).toBe(true);
    expect(isRed(pixelOf(image.pixels, 102, 300))).toBe(false);
  });

  it('gives the same pixels for the same seed', async () => {
    const [one, other] = [await dressed(), await dress(drawTop(150))];
    expect(Buffer.compare(one.image.pixels.data, other.image.pixels.data)).toBe(0);
  });

  it('says of which picture a person or a garment is missing, and which category is wrong', async () => {
    await expect(dress(drawTop(150), {}, { source: { subject: null, person: null } })).rejects.toThrow(
      'No person was found',
    );
    const nothing = { second: { subject: { width: 200, height: 240, data: new Uint8Array(200 * 240) }, person: null } };
    await expect(dress(drawTop(150), {}, nothing)).rejects.toThrow('No garment was found in the garment picture');
    await expect(dress(drawTrousers())).rejects.toThrow('shows trousers');
    await expect(dress(drawTop(150), { category: 'lower' })).rejects.toThrow('with sleeves');
  });

  it('stops when it is cancelled', async () => {
    await expect(dress(drawTop(150), {}, {}, () => true)).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
