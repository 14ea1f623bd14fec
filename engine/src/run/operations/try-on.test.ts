import { describe, expect, it } from 'vitest';
import type { BodyPoint, Findings } from '../../perception/people/findings.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { TryOnTask } from '../../words/tasks/edit-task.ts';
import { drawCut, drawSkirt, drawTop, drawTrousers } from '../../tools/try-on/testing/draw-shapes.ts';
import type { GarmentCut } from '../../tools/try-on/garment/garment-cut.ts';
import { drawFigure, SKIN } from '../../testing/draw-figure.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { tryOn } from './try-on.ts';

/** Coordinates refer to a page of 240 by 320; the pictures are smaller by this factor. */
const SCALE = 0.5;
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
const { source, person } = drawFigure({ scale: SCALE });

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

const sceneOf = (prompt: string): PictureScene => {
  const words = { prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' as const, guidance: 8 };
  return { version: 2, brief: readBrief(words), seed: 3, guidance: 8, take: {} };
};

/** The plain case, dressed once for several tests. */
let dressedOnce: ReturnType<typeof dress> | undefined;
const dressed = () => (dressedOnce ??= dress(drawTop(150)));

const pixelOf = ({ width, channels, data }: EnginePixels, x: number, y: number, scale = SCALE): readonly number[] => {
  const at = (Math.round(y * scale) * width + Math.round(x * scale)) * channels;
  return Array.from(data.subarray(at, at + 3));
};
const isRed = ([r, g, b]: readonly number[]): boolean => r! > 90 && r! > 2 * g! && r! > 2 * b!;
const away = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, c) => Math.abs(value - b[c]!)));

describe('trying a garment on', () => {
  it('puts a top on the trunk and arms, and leaves face, background and legs unchanged', async () => {
    const { image, progress } = await dressed();
    for (const [x, y] of [
      [120, 130],
      [105, 160],
      [136, 110],
      [84, 110],
    ] as const)
      expect(isRed(pixelOf(image.pixels, x, y))).toBe(true);
    let changed = 0;
    for (let y = 0; y < 320; y += 2)
      for (let x = 0; x < 240; x += 2) {
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

  it('refuses a garment that somebody wears, but not one on which a face is printed', async () => {
    const { source: garment, person: wearer } = drawFigure({ scale: SCALE, shirt: RED });
    const worn = { second: { subject: wearer.mask, person: wearer } };
    for (const category of ['upper', 'lower', 'dress'] as const)
      await expect(dress(drawTop(150), { garment, category }, worn)).rejects.toMatchObject({
        kind: 'bad_input',
        message: expect.stringMatching(
          /^Somebody wears the garment in its picture.*Choose a picture that shows the garment alone.*\.$/,
        ),
      });
    const shape = drawTop(150);
    // The network takes the printed head for that of a small person on the shirt.
    const pose = person.pose.map(({ x, y }) => ({ x: 65 + 0.6 * x, y: 100 + 0.6 * y, presence: 1 }));
    const printed = { subject: photograph(shape, RED).subject, person: { ...person, pose } };
    const { image } = await dress(shape, {}, { second: printed });
    expect(Buffer.compare(image.pixels.data, (await dressed()).image.pixels.data)).toBe(0);
    // A figure printed on the chest is small beside the cloth around it.
    const chest = person.pose.map(({ x, y }) => ({ x: 35 + 0.2 * x, y: 20 + 0.2 * y, presence: 1 }));
    const second = { subject: printed.subject, person: { ...person, pose: chest } };
    expect((await dress(shape, {}, { second })).image.pixels.data).toEqual(image.pixels.data);
  });

  it('refuses a body from the side, and a top or dress for one whose arms are in front of it', async () => {
    const posed = (move: (at: BodyPoint, index: number) => BodyPoint) => ({
      source: { subject: null, person: { ...person, pose: person.pose.map(move) } },
    });
    const turned = posed((at) => ({ ...at, x: 60 + 0.3 * (at.x - 60) }));
    for (const category of ['upper', 'lower', 'dress'] as const)
      await expect(dress(drawTop(150), { category }, turned)).rejects.toMatchObject({
        kind: 'bad_input',
        message: expect.stringMatching(/seen from the side\. Choose .*\.$/),
      });
    const folded = posed((at, index) => (index === 15 || index === 16 ? { ...at, x: 60, y: 70 } : at));
    for (const category of ['upper', 'dress'] as const)
      await expect(dress(drawTop(150), { category }, folded)).rejects.toMatchObject({
        kind: 'bad_input',
        message: expect.stringMatching(/arms of the person are in front of the body\. Choose .*\.$/),
      });
  });

  it('draws a garment that has a scene in the pose of the person, whatever its picture looks like', async () => {
    const figure = drawFigure({ scale: 0.75 });
    const found = { source: { subject: null, person: figure.person } };
    const { image } = await dress(
      drawTrousers(),
      { source: figure.source, scene: sceneOf('red cotton t-shirt') },
      found,
    );
    const at = (x: number, y: number) => pixelOf(image.pixels, x, y, 0.75);
    const before = (x: number, y: number) => pixelOf(figure.source, x, y, 0.75);
    for (const [x, y] of [
      [120, 130],
      [104, 160],
      [136, 112],
      [84, 104],
      [156, 104],
    ] as const)
      expect(isRed(at(x, y))).toBe(true);
    // The short sleeves bare the forearms, which the old ones covered; head, legs and background stay.
    expect(away(at(72, 176), SKIN)).toBeLessThan(60);
    for (const [x, y] of [
      [120, 40],
      [100, 260],
      [140, 260],
      [20, 152],
      [220, 100],
    ] as const)
      expect(at(x, y)).toEqual(before(x, y));
  });

  it('says which kind of garment a scene has, and lays the picture of a scene of something else', async () => {
    const shown = (prompt: string, changes: Partial<TryOnTask> = {}) =>
      dress(drawTop(150), { scene: sceneOf(prompt), ...changes });
    await expect(shown('black wool trousers')).rejects.toThrow(/shows: trousers\. Choose Lower for it/);
    await expect(shown('navy t-shirt', { category: 'dress' })).rejects.toThrow(/Choose Upper for it/);
    expect((await shown('glass vase')).image.pixels.data).toEqual((await dressed()).image.pixels.data);
  });

  it('refuses trousers for a person whose clothes are of one colour', async () => {
    const plain = drawFigure({ scale: SCALE, shirt: [60, 90, 170], trousers: [60, 90, 170] });
    const found = { source: { subject: null, person: plain.person } };
    const lower = dress(drawTrousers(), { category: 'lower', source: plain.source }, found);
    await expect(lower).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringMatching(/^The top of the person cannot be told/),
    });
  });

  it('refuses a garment whose sleeves lie on its body', async () => {
    const shape = drawCut(240, 220, (x, y) => {
      const out = Math.abs(x - 120);
      return y > 10 && out < 40 + 0.35 * y && (y < 170 || (y < 200 && out > 0.25 * y + 30));
    });
    await expect(dress(shape)).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringMatching(/^The sleeves cannot be told from the body .*Choose .*\.$/),
    });
  });

  it('refuses a garment that is found only in pieces, and one that would bare the trunk', async () => {
    const { width, height, rgb, alpha } = drawTop(150);
    const stripes = { width, height, rgb, alpha: alpha.map((value, i) => (i % (14 * width) < 7 * width ? value : 0)) };
    // Before a background of several colours only the network's matte tells what is cloth.
    const { garment, subject } = photograph(stripes, RED);
    for (let i = 0; i < width * height; i++) if (subject.data[i] === 0) garment.data[3 * i] = i % 97;
    await expect(dress(stripes, { garment })).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringMatching(/^The sleeves cannot be told from the body .*Choose .*\.$/),
    });
    const cropped = drawCut(200, 240, (x, y) => y < 70 && drawTop(150).alpha[y * 200 + x]! > 0);
    await expect(dress(cropped)).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringMatching(/^This garment cannot be laid on this person.*Choose .*\.$/),
    });
  });

  it('refuses a garment that would leave old cloth visible or cover the face, and one of a far wider shape', async () => {
    const top = drawTop(150);
    const isOpen = (x: number, y: number) => y < 75 && Math.abs(x - 100) < 24;
    const low = { ...top, alpha: top.alpha.map((value, i) => (isOpen(i % 200, Math.floor(i / 200)) ? 0 : value)) };
    await expect(dress(low)).rejects.toThrow(/^What the person wears would stay visible .*Choose .*\.$/);
    const face = { ...person.face!, y: 70 * SCALE };
    const bowed = { source: { subject: null, person: { ...person, face } } };
    await expect(dress(drawTop(150), {}, bowed)).rejects.toThrow(/^This garment would cover the face/);
    const broad = drawCut(
      400,
      150,
      (x, y) => y > 8 && y < 140 && x > 10 && x < 390 && !(y < 20 && Math.abs(x - 200) < 30),
    );
    await expect(dress(broad)).rejects.toThrow(/^This garment cannot be laid on this person/);
  });

  it('takes a white print on a white background for cloth, also where the network does not', async () => {
    const shape = drawTop(150);
    const { garment, subject } = photograph(shape, RED);
    const isPrint = (i: number) => Math.abs((i % 200) - 100) < 25 && Math.abs(Math.floor(i / 200) - 110) < 25;
    for (let i = 0; i < subject.data.length; i++)
      if (isPrint(i)) {
        subject.data[i] = 0;
        garment.data.fill(255, 3 * i, 3 * i + 3);
      }
    const { image } = await dress(shape, { garment }, { second: { subject, person: null } });
    const print = pixelOf(image.pixels, 120, 150);
    expect(Math.min(...print)).toBeGreaterThan(100);
    // Neither the shirt below nor skin is as grey.
    expect(Math.max(...print) - Math.min(...print)).toBeLessThan(30);
    expect(isRed(pixelOf(image.pixels, 120, 176))).toBe(true);
  });

  it('says when the arms cannot be recognised, of one person or of several, and when no legs are shown', async () => {
    const hidden = { ...person, pose: person.pose.map((at, i) => (i > 12 && i < 17 ? { ...at, presence: 0.6 } : at)) };
    const worn = (who: typeof person) => dress(drawTop(150), {}, { source: { subject: null, person: who } });
    await expect(worn(hidden)).rejects.toThrow('arms of the person cannot be made out');
    await expect(worn({ ...hidden, people: 9 })).rejects.toThrow('stand so close');
    const seated = { ...person, pose: person.pose.map((at, i) => (i > 22 ? { ...at, y: 159 } : at)) };
    const legless = dress(drawTrousers(), { category: 'lower' }, { source: { subject: null, person: seated } });
    await expect(legless).rejects.toThrow('legs of the person');
  });

  it('stops when it is cancelled', async () => {
    await expect(dress(drawTop(150), {}, {}, () => true)).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
