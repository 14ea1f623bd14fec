import { describe, expect, it } from 'vitest';
import type { EngineError } from '../../foundation/task/engine-error.ts';
import type { EngineImage, GenerateTask } from '../../words/tasks/generate-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { PictureScene, Take } from '../../words/prompt/picture-scene.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { generateImage } from './generate.ts';

const task: GenerateTask = {
  operation: 'generate',
  prompt: 'emerald silk slip dress with a v neck',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  look: 'studio',
  width: 96,
  height: 128,
  count: 1,
  guidance: 8,
  background: null,
};

function sceneOf(asked: GenerateTask, seed: number, take: Take = {}): PictureScene {
  return { version: 1, brief: readBrief(asked), seed, guidance: asked.guidance, take };
}

function draw(changes: Partial<GenerateTask>, seed = 5, onProgress: (progress: EngineProgress) => void = () => {}) {
  const asked = { ...task, ...changes };
  return generateImage(asked, sceneOf(asked, seed), { index: 0, isCancelled: () => false, onProgress });
}

function take(shown: Take, changes: Partial<GenerateTask> = {}): Promise<EngineImage> {
  const asked = { ...task, ...changes };
  return generateImage(asked, sceneOf(asked, 5, shown), { index: 0, isCancelled: () => false });
}

/** The alpha of a transparent picture, which is the outline of what it shows. */
function outline({ pixels }: EngineImage): Uint8Array {
  return pixels.data.filter((_, i) => i % 4 === 3);
}

function rowsShown(image: EngineImage): number {
  const alpha = outline(image);
  const rows = Array.from({ length: image.pixels.height }, (_, y) =>
    alpha.subarray(y * image.pixels.width, (y + 1) * image.pixels.width).some((value) => value > 128),
  );
  return rows.filter(Boolean).length;
}

function pixel({ width, channels, data }: EnginePixels, x: number, y: number): number[] {
  const at = (y * width + x) * channels;
  return [...data.subarray(at, at + channels)];
}

/** The colours of the outermost pixels, each once, as "r,g,b". */
function borderColours({ pixels }: EngineImage): string[] {
  const { width, height } = pixels;
  const rows = Array.from({ length: height }, (_, y) => [pixel(pixels, 0, y), pixel(pixels, width - 1, y)]);
  const columns = Array.from({ length: width }, (_, x) => [pixel(pixels, x, 0), pixel(pixels, x, height - 1)]);
  return [...new Set([...rows, ...columns].flat().map(String))];
}

/** A product that touches no edge of the picture. */
const BAG = 'black leather handbag';

describe('a plain background', () => {
  it.each([
    ['on pure white', '255,255,255'],
    ['white background', '255,255,255'],
    ['packshot', '255,255,255'],
    ['on #e0d5c1', '224,213,193'],
    ['pale pink background', '255,212,226'],
    ['black background', '17,17,19'],
  ])('has its exact colour at the edges of a picture %s', async (words, colour) => {
    expect(borderColours(await draw({ prompt: `${BAG}, ${words}` }))).toEqual([colour]);
  });

  it('has the exact colour that was chosen for the task', async () => {
    expect(borderColours(await draw({ prompt: BAG, background: '#2b4d1f' }))).toEqual(['43,77,31']);
  });

  it('shows a shadow below the subject', async () => {
    const { pixels } = await draw({ prompt: `${BAG}, white background`, width: 192, height: 192 });
    const rows = Array.from({ length: pixels.height }, (_, y) => pixel(pixels, 96, y)[1]!);
    const foot = rows.findLastIndex((green) => green < 90);
    const below = rows.slice(foot + 3, foot + 10);
    expect(Math.min(...below)).toBeLessThan(250);
    expect(below).toEqual(below.toSorted((a, b) => a - b));
  });

  it('runs from one colour at the top to the other at the bottom when it is a gradient', async () => {
    const { pixels } = await draw({ prompt: `${BAG}, gradient background from #ff0000 to #0000ff` });
    const bytes = (y: number) => pixel(pixels, 0, y).map((value) => Math.round(value / 8) * 8);
    expect([bytes(0), bytes(pixels.height / 2), bytes(pixels.height - 1)]).toEqual([
      ...[
        [256, 0, 0],
        [128, 0, 128],
        [0, 0, 256],
      ],
    ]);
  });

  it('is lit paper in a scene that was stored without a plain background', async () => {
    const asked = { ...task, prompt: `${BAG}, white background` };
    const { plainBackground: _, ...brief } = readBrief(asked);
    const stored: PictureScene = { version: 1, brief, seed: 5, guidance: 8, take: {} };
    const image = await generateImage(asked, stored, { index: 0, isCancelled: () => false });
    expect(borderColours(image).length).toBeGreaterThan(3);
  });
});

/** Columns and rows of the picture that show the subject, as shares of its sides, and the share of it that does. */
function boxOf(image: EngineImage) {
  const { width, height } = image.pixels;
  const shown = [...outline(image).entries()].filter(([, alpha]) => alpha > 128).map(([at]) => at);
  const [columns, rows] = [shown.map((at) => at % width), shown.map((at) => Math.floor(at / width))];
  const span = (values: number[], of: number) => [Math.min(...values) / of, Math.max(...values) / of] as const;
  const [left, right] = span(columns, width);
  const [top, bottom] = span(rows, height);
  /** Width of the subject at a share of its height from the top. */
  const widthAt = (share: number) => {
    const row = Math.round((top + (bottom - top) * share) * height);
    return rows.filter((y) => y === row).length;
  };
  return { left, right, top, bottom, share: shown.length / (width * height), widthAt };
}

const cutOut = async (prompt: string) => boxOf(await draw({ prompt, background: 'transparent', width: 128 }));

describe('a camera that words name', () => {
  it('leaves the named part of the picture empty for text', async () => {
    const box = (words: string) => cutOut(`perfume bottle, ${words}`);
    expect((await box('copy space on the left')).left).toBeGreaterThan(0.42);
    expect((await box('negative space right')).right).toBeLessThan(0.58);
    expect((await box('space for text at the top')).top).toBeGreaterThan(0.42);
    const [around, plain] = [await box('lots of negative space'), await box('studio')];
    expect(around.share).toBeLessThan(0.5 * plain.share);
    expect(around.left + around.right).toBeCloseTo(1, 1);
  });

  it('comes closer in a close-up, and closest in a macro', async () => {
    const shares = await Promise.all(
      ['front view', 'close-up', 'macro'].map(async (view) => (await cutOut(`camel wool coat, ${view}`)).share),
    );
    expect(shares[1]).toBeGreaterThan(shares[0]! + 0.1);
    expect(shares[2]).toBeGreaterThan(0.95);
  });

  it('makes the top of a thing small from below and large from above', async () => {
    const taper = async (view: string) => {
      const { widthAt } = await cutOut(`round vase, ${view}`);
      return widthAt(0.1) / widthAt(0.9);
    };
    const [low, front, high] = [await taper('low angle'), await taper('front view'), await taper('high angle')];
    expect(low).toBeLessThan(0.97 * front);
    expect(high).toBeGreaterThan(1.03 * front);
  });
});

describe('generate', () => {
  it('draws in the look that the words ask for, and says so', async () => {
    const prompt = 'technical flat of a white shirt';
    const [asked, chosen] = [await draw({ prompt }), await draw({ prompt, look: 'flat' })];
    expect(asked.pixels.data).toEqual(chosen.pixels.data);
    expect(asked.remarks).toEqual([
      { kind: 'other', words: 'Drawn as a technical flat, because your words ask for it.' },
    ]);
    expect(chosen.remarks).toEqual([]);
  });

  it('says which plain clothes complete an outfit', async () => {
    const { remarks } = await draw({ prompt: 'man in a grey hoodie' });
    expect(remarks).toContainEqual({
      kind: 'other',
      words: 'Your words name no trousers: the mannequin wears plain ones.',
    });
  });

  it('says that a mannequin stands for a person whom the words name', async () => {
    const remark = { kind: 'other', words: 'The built-in engine draws no people: a mannequin wears the clothes.' };
    expect((await draw({ prompt: 'man in a grey hoodie and jeans' })).remarks).toEqual([remark]);
    expect((await draw({ prompt: 'grey hoodie and jeans on a mannequin' })).remarks).toEqual([]);
  });

  it('draws the same pixels for the same seed, and others for another', async () => {
    const [first, again, other] = [await draw({}), await draw({}), await draw({}, 6)];
    expect(again.pixels.data).toEqual(first.pixels.data);
    expect(other.pixels.data).not.toEqual(first.pixels.data);
  });

  it('draws pictures that are asked for at the same time as it draws each alone', async () => {
    const prompts = ['red silk dress', 'ring', 'ring with an amethyst', 'blue mug', 'green T-shirt', 'brown belt'];
    const together = await Promise.all(prompts.map((prompt) => draw({ prompt })));
    for (const [index, prompt] of prompts.entries()) {
      const alone = await draw({ prompt });
      expect(Buffer.compare(together[index]!.pixels.data, alone.pixels.data), prompt).toBe(0);
    }
  });

  it('makes the size that was asked for, with the subject in the colour of the words', async () => {
    const { pixels }: EngineImage = await draw({});
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([96, 128, 96 * 128 * 3]);
    const [r, g, b] = pixel(pixels, 48, 80);
    expect(g).toBeGreaterThan(r! + 15);
    expect(g).toBeGreaterThan(b!);
  });

  it('reports rising progress that ends at 1, and a preview before the picture is shaped', async () => {
    const seen: EngineProgress[] = [];
    await draw({}, 5, (progress) => seen.push(progress));
    const fractions = seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(seen.find(({ preview }) => preview)?.stage).toBe('shaping');
  });

  it('stops with a cancelled error in any stage', async () => {
    for (const stage of ['shaping', 'lighting', 'shading', 'finishing'] as const) {
      let reached = false;
      const drawing = generateImage(task, sceneOf(task, 5), {
        index: 0,
        isCancelled: () => reached,
        onProgress: (progress) => {
          reached ||= progress.stage === stage;
        },
      });
      await expect(drawing).rejects.toMatchObject({ kind: 'cancelled' } satisfies Partial<EngineError>);
    }
  });

  it('leaves a transparent background empty and the subject solid', async () => {
    const { pixels } = await draw({ background: 'transparent' });
    expect(pixels.channels).toBe(4);
    expect(pixel(pixels, 2, 2)[3]).toBe(0);
    expect(pixel(pixels, 48, 80)[3]).toBe(255);
  });

  it('paints a chosen background exactly as chosen', async () => {
    const { pixels } = await draw({ background: '#3366cc' });
    const corner = pixel(pixels, 2, 2);
    [0x33, 0x66, 0xcc].forEach((value, channel) => expect(Math.abs(corner[channel]! - value)).toBeLessThanOrEqual(2));
  });
});

describe('takes of one scene', () => {
  it('show one shape in every colour and cloth', async () => {
    const cutOut = { background: 'transparent' } as const;
    const [green, red, velvet] = [
      await take({}, cutOut),
      await take({ colour: '#b01020' }, cutOut),
      await take({ fabric: 'velvet' }, cutOut),
    ];
    expect(outline(red)).toEqual(outline(green));
    expect(outline(velvet)).toEqual(outline(green));
    const [r, g] = pixel(red.pixels, 48, 80);
    expect(r).toBeGreaterThan(g! + 40);
    expect(velvet.pixels.data).not.toEqual(green.pixels.data);
  });

  it('show one height from the front and from behind', async () => {
    const cutOut = { background: 'transparent' } as const;
    const [front, back] = [await take({ view: 'front' }, cutOut), await take({ view: 'back' }, cutOut)];
    expect(back.pixels.data).not.toEqual(front.pixels.data);
    expect(Math.abs(rowsShown(front) - rowsShown(back))).toBeLessThanOrEqual(2);
  });

  it('change the light and the place when they name others', async () => {
    const [plain, hard, marble] = [await take({}), await take({ light: 'hard' }), await take({ setting: 'marble' })];
    expect(hard.pixels.data).not.toEqual(plain.pixels.data);
    expect(marble.pixels.data).not.toEqual(plain.pixels.data);
  });

  it.each(['flat', 'illustration'] as const)('turn the subject in the %s look too', async (look) => {
    const [front, back] = [await take({ view: 'front' }, { look }), await take({ view: 'back' }, { look })];
    expect(back.pixels.data).not.toEqual(front.pixels.data);
  });
});

describe('light of a colour', () => {
  const vase = { prompt: 'white vase, blue light', width: 64, height: 64 };
  const meanOf = ({ pixels: { data, channels } }: EngineImage, channel: number): number =>
    data.filter((_, i) => i % channels === channel).reduce((sum, value) => sum + value, 0);

  it('is that of the lamps', async () => {
    const lit = await draw(vase);
    expect(meanOf(lit, 2)).toBeGreaterThan(1.3 * meanOf(lit, 0));
  });

  it('is replaced when a take changes the light', async () => {
    const usual = await draw({ ...vase, prompt: 'white vase, hard light' });
    const relit = await take({ light: 'hard' }, vase);
    expect(relit.pixels.data).toEqual(usual.pixels.data);
  });
});
