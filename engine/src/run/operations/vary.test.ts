import { beforeAll, describe, expect, it } from 'vitest';
import type { Findings, PersonFindings } from '../../perception/people/findings.ts';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { EditedImage, VaryTask } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import { luminancePlane } from '../../foundation/image/picture.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { oklabOf } from '../../foundation/colour/oklab.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { oklabPlane } from '../../tools/recolour/oklab-plane.ts';
import { drawFigure, SKINS } from '../../testing/draw-figure.ts';
import { generateImage } from './generate.ts';
import { vary } from './vary.ts';

const SIDE = 128;
const NOBODY = { subject: null, person: null };

interface Drawn {
  readonly pixels: EnginePixels;
  readonly scene: PictureScene;
  /** The matte that a network would return: the garment, 0 to 255. */
  readonly matte: Uint8Array;
}

const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio', guidance: 9 } as const;

/** Draws on a transparent background, so that the exact matte is known, and lays the result on grey. */
async function draw(prompt: string): Promise<Drawn> {
  const task: GenerateTask = {
    operation: 'generate',
    prompt,
    ...words,
    width: SIDE,
    height: SIDE,
    count: 1,
    background: 'transparent',
  };
  const scene: PictureScene = { version: 1, brief: readBrief(task), seed: 5, guidance: 9, take: {} };
  const { pixels } = await generateImage(task, scene, { index: 0, isCancelled: () => false });
  const matte = new Uint8Array(SIDE * SIDE);
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < matte.length; i++) {
    const alpha = pixels.data[i * 4 + 3]!;
    matte[i] = alpha;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = (pixels.data[i * 4 + c]! * alpha + 205 * (255 - alpha)) / 255;
  }
  return { pixels: { width: SIDE, height: SIDE, channels: 3, data }, scene, matte };
}

const taskOf = (source: EnginePixels, differences: Partial<VaryTask>): VaryTask => ({
  operation: 'vary',
  source,
  scene: null,
  strength: 0.35,
  blend: null,
  colourways: [],
  count: 1,
  prompt: '',
  ...words,
  ...differences,
});

const seenIn = ({ pixels, matte }: Drawn) => ({
  subject: { width: pixels.width, height: pixels.height, data: matte },
  person: null,
});

async function run(task: VaryTask, findings: Findings, seed = 4, index = 0): Promise<EditedImage> {
  const [image] = await vary(task, findings, { index, seed, isCancelled: () => false, onProgress() {} });
  return image!;
}

/** Mean OKLab of the pixels that the matte covers completely. */
function meanInside({ data, channels }: EnginePixels, matte: Uint8Array): readonly [number, number, number] {
  const rgb = channels === 3 ? data : data.filter((_, k) => k % 4 < 3);
  const lab = oklabPlane(rgb);
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < 255) continue;
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + lab[i * 3 + c]!;
    sum[3] = sum[3]! + 1;
  }
  return [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!];
}

function hueAway([, a, b]: readonly [number, number, number], hex: `#${string}`): number {
  const [, x, y] = oklabOf(hex);
  return Math.abs((Math.atan2(b * x - a * y, a * x + b * y) * 180) / Math.PI);
}

/** Pearson correlation of linear luminance inside the matte. */
function correlation(one: EnginePixels, two: EnginePixels, matte: Uint8Array): number {
  const [a, b] = [luminancePlane(one.data), luminancePlane(two.data)];
  let [n, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < 255) continue;
    n++;
    x += a[i]!;
    y += b[i]!;
    xx += a[i]! ** 2;
    yy += b[i]! ** 2;
    xy += a[i]! * b[i]!;
  }
  return (n * xy - x * y) / Math.sqrt((n * xx - x * x) * (n * yy - y * y));
}

/** Difference of a channel in levels from which people see two pixels of neighbouring pictures as different. */
const VISIBLE = 5;
/** Share of a garment that differs visibly, from which people see two pictures as different. */
const VISIBLE_SHARE = 0.2;

/** Chroma (OKLab) below which a colour has no hue. */
const MIN_CHROMA = 0.02;

/** Share of the matte in which two pictures differ visibly. */
function visibleShare({ pixels: one }: EditedImage, { pixels: two }: EditedImage, matte: Uint8Array): number {
  let [differing, all] = [0, 0];
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < 255) continue;
    all++;
    if ([0, 1, 2].some((c) => Math.abs(one.data[i * 3 + c]! - two.data[i * 3 + c]!) >= VISIBLE)) differing++;
  }
  return differing / all;
}

/** Luminance that black cloth stays below and that its label exceeds. */
const LABEL = 0.09;

/** Mask of the cloth of black clothes, 0 or 255. */
function blackCloth({ pixels, matte }: Drawn): Uint8Array {
  return Uint8Array.from(luminancePlane(pixels.data), (light, i) => (light < LABEL && matte[i] === 255 ? 255 : 0));
}

describe('vary', () => {
  let dress: Drawn;
  let dark: Drawn;
  let striped: Drawn;
  beforeAll(async () => {
    dress = await draw('camel wool a-line dress with long sleeves on a ghost mannequin');
    dark = await draw('black cotton t-shirt, front view');
    striped = await draw('red and white striped cotton t-shirt');
  }, 180_000);

  describe('of a photograph in colourways', () => {
    it.each(['#c8102e', '#1f2a44', '#98e4c4', 'mustard'])(
      'gives the garment the hue of %s within 5 degrees and keeps the structure of its light',
      async (colour) => {
        const asked = colour.startsWith('#') ? (colour as `#${string}`) : hexOf(colour);
        const { pixels } = await run(taskOf(dress.pixels, { colourways: [colour] }), {
          source: seenIn(dress),
          second: null,
        });
        expect(hueAway(meanInside(pixels, dress.matte), asked)).toBeLessThan(5);
        expect(correlation(dress.pixels, pixels, dress.matte)).toBeGreaterThan(0.9);
      },
    );

    it('makes black cloth white with its folds, and camel cloth black', async () => {
      const cloth = blackCloth(dark);
      const white = await run(taskOf(dark.pixels, { colourways: ['white'] }), { source: seenIn(dark), second: null });
      expect(meanInside(white.pixels, cloth)[0]).toBeGreaterThan(0.8);
      expect(correlation(dark.pixels, white.pixels, cloth)).toBeGreaterThan(0.9);
      const black = await run(taskOf(dress.pixels, { colourways: ['black'] }), { source: seenIn(dress), second: null });
      expect(meanInside(black.pixels, dress.matte)[0]).toBeLessThan(0.27);
    });

    it('leaves no trace of stripes under new cloth, and every pixel outside the garment unchanged', async () => {
      const { pixels } = await run(taskOf(striped.pixels, { colourways: ['navy velvet'] }), {
        source: seenIn(striped),
        second: null,
      });
      expect(hueAway(meanInside(pixels, striped.matte), hexOf('navy'))).toBeLessThan(5);
      expect(Math.abs(correlation(striped.pixels, pixels, striped.matte))).toBeLessThan(0.6);
      const changed = striped.matte.some(
        (alpha, i) => alpha === 0 && [0, 1, 2].some((c) => pixels.data[i * 3 + c] !== striped.pixels.data[i * 3 + c]),
      );
      expect(changed).toBe(false);
    });

    it('says which colour it does not know and uses another one', async () => {
      const { note, pixels } = await run(taskOf(dress.pixels, { colourways: ['blorf'] }), {
        source: seenIn(dress),
        second: null,
      });
      expect(note).toContain('"blorf"');
      expect(pixels.data).not.toEqual(dress.pixels.data);
    });
  });

  it.each(['navy', 'white', 'black velvet', 'denim', 'leopard print', 'golden hour'])(
    'makes four visibly different pictures of "%s"',
    async (prompt) => {
      const made: EditedImage[] = [];
      const task = taskOf(dress.pixels, { prompt, strength: 0.75, count: 4 });
      for (const index of [0, 1, 2, 3])
        made.push(await run(task, { source: seenIn(dress), second: null }, 12 + index, index));
      const pairs = made.flatMap((one, i) => made.slice(i + 1).map((two) => visibleShare(one, two, dress.matte)));
      expect(Math.min(...pairs)).toBeGreaterThan(VISIBLE_SHARE);
    },
  );

  it.each([
    ['a dress in #c8102e', 0.35],
    ['a dress in #c8102e', 0.75],
    ['a dress in #101010', 0.75],
  ])('keeps the colour of a code in all of four different pictures: %s, at strength %d', async (prompt, strength) => {
    const made: EditedImage[] = [];
    for (const index of [0, 1, 2, 3])
      made.push(
        await run(
          taskOf(dress.pixels, { prompt, strength, count: 4 }),
          { source: seenIn(dress), second: null },
          12 + index,
          index,
        ),
      );
    const [first, ...others] = made.map(({ pixels }) => meanInside(pixels, dress.matte));
    for (const other of others) {
      // Another cloth has deeper or flatter folds; the tones that other words get are 0.1 and more away.
      expect(Math.abs(other[0] - first![0])).toBeLessThan(0.06);
      // Black has no hue.
      if (Math.hypot(first![1], first![2]) < MIN_CHROMA) continue;
      const hue = (lab: readonly number[]) => (Math.atan2(lab[2]!, lab[1]!) * 180) / Math.PI;
      expect(Math.abs(hue(other) - hue(first!))).toBeLessThan(2);
    }
    const pairs = made.flatMap((one, i) => made.slice(i + 1).map((two) => visibleShare(one, two, dress.matte)));
    expect(Math.min(...pairs)).toBeGreaterThan(VISIBLE_SHARE);
  });

  it('makes visibly different pictures of one blend without words', async () => {
    const blend = { source: dark.pixels, scene: null, palette: 0.5, form: 0 };
    const task = taskOf(dress.pixels, { blend, strength: 0.75, count: 2 });
    const findings = { source: seenIn(dress), second: seenIn(dark) };
    const [one, two] = [await run(task, findings, 12), await run(task, findings, 13, 1)];
    expect(visibleShare(one, two, dress.matte)).toBeGreaterThan(VISIBLE_SHARE);
  });

  it('gives the same pixels for the same seed and others for another', async () => {
    const once = (seed: number) => run(taskOf(dress.pixels, {}), { source: seenIn(dress), second: null }, seed);
    const [first, again, other] = [await once(4), await once(4), await once(6)];
    expect(again.pixels.data).toEqual(first.pixels.data);
    expect(other.pixels.data).not.toEqual(first.pixels.data);
  });

  it('stays nearer to the source at a higher strength', async () => {
    const away = async (strength: number) => {
      const { pixels } = await run(taskOf(dress.pixels, { strength }), { source: seenIn(dress), second: null }, 8);
      const [from, to] = [meanInside(dress.pixels, dress.matte), meanInside(pixels, dress.matte)];
      return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
    };
    expect(await away(0.95)).toBeLessThan(await away(0.35));
  });

  it('moves the palette towards the second picture with its slider', async () => {
    const target = meanInside(dark.pixels, dark.matte);
    const away: number[] = [];
    for (const palette of [0, 0.5, 1]) {
      const blend = { source: dark.pixels, scene: null, palette, form: 0 };
      const { pixels } = await run(taskOf(dress.pixels, { blend }), { source: seenIn(dress), second: seenIn(dark) });
      const mean = meanInside(pixels, dress.matte);
      away.push(Math.hypot(mean[0] - target[0], mean[1] - target[1], mean[2] - target[2]));
    }
    expect(away).toEqual(away.toSorted((a, b) => b - a));
    expect(away[2]).toBeLessThan(0.4 * away[0]!);
  });

  describe('of a photograph of a person', () => {
    const cloths = { blue: [60, 90, 170], pink: [236, 170, 164], white: [232, 232, 230] } as const;
    const cases = SKINS.flatMap((skin) => Object.entries(cloths).map(([name, shirt]) => ({ name, skin, shirt })));

    it.each(cases)('dyes a $name shirt, and no face or hand of skin $skin', async ({ skin, shirt }) => {
      const { source, person } = drawFigure({ scale: 1, skin, shirt });
      const findings = { source: { subject: person.mask, person }, second: null };
      const { pixels } = await run(taskOf(source, { prompt: 'emerald shirt' }), findings);
      const changed = changedShare(source, pixels);
      for (const [x, y, radius] of [
        [120, 40, 12],
        [168, 196, 5],
        [72, 196, 5],
      ] as const)
        expect(changed(x, y, radius)).toBe(0);
      expect(changed(120, 130, 15)).toBe(1);
    });

    it.each(SKINS)('changes neither face nor hand beside cloth of the colour of skin %d %d %d', async (...skin) => {
      const { source, person } = drawFigure({ scale: 1, skin, shirt: skin });
      const findings = { source: { subject: person.mask, person }, second: null };
      const made = await run(taskOf(source, { prompt: 'emerald shirt' }), findings).catch((error: unknown) => error);
      if (made instanceof EngineError) return expect(made.message).toMatch(/can't tell the shirt apart/);
      const changed = changedShare(source, (made as EditedImage).pixels);
      expect([changed(120, 40, 12), changed(168, 196, 5), changed(72, 196, 5)]).toEqual([0, 0, 0]);
    });

    it('refuses to dye what is worn under an open jacket in place of the jacket', async () => {
      const { source, person } = drawFigure({ scale: 1 });
      const layered = { ...source, data: source.data.slice() };
      for (let i = 0; i < person.mask.data.length; i++) {
        const isSleeve = Math.abs((i % source.width) - 120) > 22 && source.data[3 * i + 2]! > 150;
        if (isSleeve && source.data[3 * i]! < 90) layered.data.set([70, 110, 60], 3 * i);
      }
      const findings = { source: { subject: person.mask, person }, second: null };
      const jacket = run(taskOf(layered, { prompt: 'beige jacket' }), findings);
      await expect(jacket).rejects.toMatchObject({
        message: expect.stringMatching(/can't tell the jacket apart.*Brush over/),
      });
    });

    it('refuses to dye a person whose pose is unknown', async () => {
      const { source, person } = drawFigure({ scale: 1 });
      const findings = { source: { subject: person.mask, person: null, unposed: true }, second: null };
      for (const prompt of ['navy coat', 'navy'])
        await expect(run(taskOf(source, { prompt }), findings)).rejects.toMatchObject({
          kind: 'bad_input',
          message: expect.stringMatching(/can't tell the .* apart.*Brush over/),
        });
    });

    it('refuses to take colours from a second picture in which clothes and skin cannot be told apart', async () => {
      const { source, person } = drawFigure({ scale: 1 });
      const blend = { source, scene: null, palette: 1, form: 0 };
      const second = { subject: person.mask, person: null, unposed: true };
      const blended = run(taskOf(source, { blend }), { source: { subject: person.mask, person }, second });
      await expect(blended).rejects.toMatchObject({
        kind: 'bad_input',
        message: expect.stringMatching(/clothes in the second picture apart/),
      });
    });

    it('refuses a garment that is not in the picture, and one that cannot be told apart', async () => {
      const { source, person } = drawFigure({ scale: 1 });
      const whole = { source: { subject: person.mask, person }, second: null };
      const dyed = run(taskOf(source, { prompt: 'black dress' }), whole);
      await expect(dyed).rejects.toMatchObject({
        kind: 'bad_input',
        message: expect.stringMatching(/can't tell the dress apart.*Brush/),
      });
      const bust = cropBelow(source, person, 180);
      const jeans = run(taskOf(bust.source, { prompt: 'black jeans' }), bust.findings);
      await expect(jeans).rejects.toMatchObject({
        message: expect.stringMatching(/can't tell the jeans apart.*Brush over them/),
      });
    });
  });

  it('refuses a picture of several people in which the person that was found is not the main subject', async () => {
    const { subject } = seenIn(dress);
    const mask = { ...subject, data: subject.data.map((value, i) => (i < subject.data.length / 3 ? value : 0)) };
    const person = { mask, pose: [], face: null, people: 9 };
    const crowd = { source: { subject, person }, second: null };
    await expect(run(taskOf(dress.pixels, { colourways: ['red'] }), crowd)).rejects.toThrow('several people');
  });

  it('stops when it is cancelled', async () => {
    let asked = 0;
    const working = vary(
      taskOf(dress.pixels, {}),
      { source: seenIn(dress), second: null },
      {
        index: 0,
        seed: 4,
        onProgress() {},
        isCancelled: () => asked++ > 6,
      },
    );
    await expect(working).rejects.toThrow(EngineError);
  });

  describe('of a picture that was drawn here', () => {
    const nothing = { source: NOBODY, second: null };

    it('draws the same piece in other cuts, and returns its scene', async () => {
      const briefs = [];
      for (const seed of [4, 6]) {
        const { drawn } = await run(taskOf(dress.pixels, { scene: dress.scene }), nothing, seed);
        briefs.push(drawn!.brief.pieces[0]!);
        expect(drawn!.scene.brief).toEqual(drawn!.brief);
      }
      for (const piece of briefs) {
        expect(piece.form).toBe('dress');
        expect(piece.attributes).not.toEqual(dress.scene.brief.pieces[0]!.attributes);
      }
      expect(briefs[0]).not.toEqual(briefs[1]);
    });

    it('applies words to the piece', async () => {
      const { drawn } = await run(
        taskOf(dress.pixels, { scene: dress.scene, prompt: 'sleeveless, leopard print' }),
        nothing,
      );
      expect(drawn!.brief.pieces[0]).toMatchObject({
        form: 'dress',
        fabric: 'wool',
        pattern: { name: 'leopard' },
        attributes: { sleeve: 'sleeveless', silhouette: 'a-line' },
      });
    });

    it('dyes the same garment in a colourway', async () => {
      const task = taskOf(dress.pixels, { scene: { ...dress.scene }, colourways: ['#1f2a44'] });
      const { drawn, pixels } = await run(task, nothing);
      expect(drawn!.brief.pieces[0]!.attributes).toEqual(dress.scene.brief.pieces[0]!.attributes);
      expect(drawn!.brief.pieces[0]!.colours[0]!.hex).toBe('#1f2a44');
      expect(pixels.width).toBe(SIDE);
    });

    it('takes cuts and colours of a second drawing by the sliders', async () => {
      const other = {
        ...dress.scene,
        brief: readBrief({ ...words, prompt: 'navy satin mini slip dress with v neck' }),
      };
      const blend = { source: dress.pixels, scene: other, palette: 1, form: 1 };
      const { drawn } = await run(taskOf(dress.pixels, { scene: dress.scene, blend }), nothing);
      expect(drawn!.brief.pieces[0]).toMatchObject({
        fabric: 'satin',
        attributes: { length: 'mini', neckline: 'v-neck' },
      });
    });
  });
});

const hexOf = (name: string): `#${string}` =>
  readBrief({ ...words, prompt: `${name} dress` }).pieces[0]!.colours[0]!.hex;

/** Share of the pixels of a disc that one picture changed in another. */
const changedShare =
  (before: EnginePixels, after: EnginePixels) =>
  (x: number, y: number, radius: number): number => {
    let [changed, all] = [0, 0];
    for (let v = y - radius; v <= y + radius; v++)
      for (let u = x - radius; u <= x + radius; u++) {
        if (Math.hypot(u - x, v - y) > radius) continue;
        const at = 3 * (v * before.width + u);
        all++;
        if ([0, 1, 2].some((c) => after.data[at + c] !== before.data[at + c])) changed++;
      }
    return changed / all;
  };

/** The picture without its rows from `height` on. */
function cropBelow({ width, data }: EnginePixels, person: PersonFindings, height: number) {
  const source: EnginePixels = { width, height, channels: 3, data: data.slice(0, 3 * width * height) };
  const mask = { width, height, data: person.mask.data.slice(0, width * height) };
  return { source, findings: { source: { subject: mask, person: { ...person, mask } }, second: null } };
}
