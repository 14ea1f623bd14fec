/**
 * Pictures that must not change by accident. After an intended change, look at the new ones and store them:
 * `UPDATE_GOLDEN=1 npx vitest run engine/src/golden.test.ts`.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { EnginePixels } from './foundation/image/pixels.ts';
import type { Brief, Look } from './words/prompt/brief.ts';
import { generateImage } from './run/operations/generate.ts';
import type { PictureScene } from './words/prompt/picture-scene.ts';
import { readBrief } from './words/prompt/read-brief.ts';
import { formRows } from './words/prompt/vocabulary/forms.ts';
import { frequentCuts, goldenRows, smallGoldenRows } from './testing/golden-rows.ts';
import { perceptualDifference } from './testing/perceptual-difference.ts';

/** Size in pixels at which a collar, a placket and a row of buttons are visible. */
const SIZE = 256;

/** Size in pixels at which a single accessory is recognised and takes a fraction of a second. */
const SMALL = 144;

it('shows every form', () => {
  const shown = new Set(
    [...goldenRows, ...smallGoldenRows].flatMap(([, prompt, look]) =>
      briefOf(prompt, look).pieces.map(({ form }): string => form),
    ),
  );
  expect(formRows.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

it('shows every frequent cut, at a size at which its collar is visible if it has one', () => {
  const large = cutsOf(goldenRows);
  const shown = new Set([...large, ...cutsOf(smallGoldenRows)]);
  expect(frequentCuts.large.filter((cut) => !large.has(cut))).toEqual([]);
  expect(frequentCuts.anySize.filter((cut) => !shown.has(cut))).toEqual([]);
});

/** Pictures that are also drawn as scenes of version 1, which were stored before colours were exact. */
const drawnBefore = ['t-shirt', 'ball-gown', 'handbag', 'blazer-from-behind'];

it.each(goldenRows)('draws %s as it was', async (name, prompt, look) => {
  await expectGolden(name, () => draw(prompt, look, 2));
});

it.each(smallGoldenRows)('draws %s as it was, small', async (name, prompt, look) => {
  await expectGolden(name, () => draw(prompt, look, 2, SMALL));
});

it.each(goldenRows.filter(([name]) => drawnBefore.includes(name)))(
  'draws %s of a scene of version 1 as it was',
  async (name, prompt, look) => {
    const { drawing: _version, ...brief } = briefOf(prompt, look);
    await expectGolden(`${name}-version-1`, () => drawBrief(brief, prompt, look, { version: 1 }));
  },
);

/** Small pictures that are also drawn as scenes of version 2 of the drawing, before which these things had another form. */
const drawnIn2 = [
  'belt',
  'shoulder-bag',
  'saddle-bag',
  'laptop-bag',
  'aviators',
  'wayfarers',
  'socks',
  'wallet',
  'striped-ankle-socks',
  'cosmetic-smear',
  'helmet',
  'tent',
  'phone',
  'abaya',
  'sari',
];

it.each(smallGoldenRows.filter(([name]) => drawnIn2.includes(name)))(
  'draws %s of a scene of version 2 of the drawing as it was, small',
  async (name, prompt, look) => {
    const brief: Brief = { ...briefOf(prompt, look), drawing: 2 };
    await expectGolden(`${name}-drawing-2`, () => drawBrief(brief, prompt, look, { version: 2, side: SMALL }));
  },
);

/** Maximum mean difference (CIE76) from the golden picture: it allows for other rounding on another machine. */
const MAX_MEAN = 1.2;
/** Maximum of the 99th percentile of the differences of pixels, which detects a change of a small part. */
const MAX_WORST = 9;

async function expectGolden(name: string, drawn: () => Promise<EnginePixels>): Promise<void> {
  const file = fileURLToPath(new URL(`../golden/${name}.webp`, import.meta.url));
  const pixels = await drawn();
  if (process.env['UPDATE_GOLDEN'] === '1') await write(file, pixels);
  expect(existsSync(file), `${file} is missing: run once with UPDATE_GOLDEN=1`).toBe(true);
  const { mean, worst } = await perceptualDifference(pixels, await read(file));
  if (mean < MAX_MEAN && worst < MAX_WORST) return;
  expect.fail(`mean ${mean}, 99th percentile ${worst}; ${await evidence(pixels, await drawn())}`);
}

/**
 * What a log must show of a picture that differs, because the machine that drew it may be gone: whether the same
 * process draws it in the same way again, and both pictures, small, as data addresses for the bar of a browser.
 */
async function evidence(first: EnginePixels, second: EnginePixels): Promise<string> {
  const { mean } = await perceptualDifference(first, second);
  return `drawn again in this process: mean ${mean} from the first\n${await address(first)}\n${await address(second)}`;
}

async function address({ width, height, channels, data }: EnginePixels): Promise<string> {
  const small = sharp(data, { raw: { width, height, channels } }).resize(128, 128).webp({ quality: 70 });
  return `data:image/webp;base64,${(await small.toBuffer()).toString('base64')}`;
}

const wordsOf = (prompt: string, look: Look) => ({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look });
const briefOf = (prompt: string, look: Look) => readBrief(wordsOf(prompt, look));

/** The cuts that pictures show. */
const cutsOf = (rows: typeof goldenRows) =>
  new Set(rows.flatMap(([, prompt, look]) => briefOf(prompt, look).pieces.map(({ cut }) => cut)));

const draw = (prompt: string, look: Look, version: PictureScene['version'], side = SIZE): Promise<EnginePixels> =>
  drawBrief(briefOf(prompt, look), prompt, look, { version, side });

async function drawBrief(
  brief: Brief,
  prompt: string,
  look: Look,
  { version, side = SIZE }: { version: PictureScene['version']; side?: number },
): Promise<EnginePixels> {
  const words = wordsOf(prompt, look);
  const size = { width: side, height: side, count: 1, guidance: 8, background: null } as const;
  const scene = { version, brief, seed: 8, guidance: size.guidance, take: {} } as const;
  const image = await generateImage({ operation: 'generate', ...words, ...size }, scene, {
    index: 0,
    isCancelled: () => false,
  });
  return image.pixels;
}

async function read(file: string): Promise<EnginePixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

async function write(file: string, { width, height, channels, data }: EnginePixels): Promise<void> {
  await sharp(data, { raw: { width, height, channels } })
    .webp({ nearLossless: true, quality: 40, effort: 6 })
    .toFile(file);
}
