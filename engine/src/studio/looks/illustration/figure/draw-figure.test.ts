import { expect, test } from 'vitest';
import { readBrief } from '../../../../words/prompt/read-brief.ts';
import { buildSubject } from '../../../scene/build-scene.ts';
import { frameSubject } from '../../../camera/camera.ts';
import { withoutStand } from '../../../picture/take-picture.ts';
import { HAIR, PLAIN, SHOE, SKIN } from './sample-names.ts';
import { drawFigure } from './draw-figure.ts';
import { headFitOf } from './head-fit.ts';
import { poseIn } from './pose.ts';
import { figureExtent, plainClothesOf, wearsFigure } from './worn.ts';

const SIDE = 160;
const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'illustration' as const };

function dressed(prompt: string) {
  const brief = readBrief({ ...words, prompt });
  const subject = buildSubject({ brief, fabric: null, seed: 7, detail: 0.3, freedom: 0, check: () => {} });
  const { parts } = withoutStand(subject);
  const camera = frameSubject(figureExtent(brief, 1)(parts), {
    azimuth: 0,
    elevation: 0,
    distance: 5,
    aspect: 1,
    fillWidth: 0.9,
    fillHeight: 0.9,
    centreHeight: 0.5,
  });
  const figure = drawFigure({
    parts,
    camera,
    fit: null,
    seed: 7,
    pen: 0.5,
    plainClothes: plainClothesOf(brief, { parts } as never),
    width: SIDE,
    height: SIDE,
    gesture: { waist: SIDE, stretch: 1, metre: SIDE, axis: 0, swing: 0 },
  });
  const count = (name: number) => figure.names.filter((value) => value === name).length;
  return { brief, parts, figure, count };
}

test('a skirt is worn with a plain top by a figure with hair and shoes, which is not cut off at the top or bottom', () => {
  const { figure, count } = dressed('tartan wool skirt');
  for (const name of [SKIN, HAIR, SHOE, PLAIN]) expect(count(name)).toBeGreaterThan(20);
  const border = figure.names.filter((name, k) => name > 0 && (k < SIDE || k >= SIDE * (SIDE - 1)));
  expect(border.length).toBe(0);
});

test('a dress is worn alone, a shirt is completed with plain trousers, a long coat is not', () => {
  expect(dressed('silk slip dress').count(PLAIN)).toBe(0);
  expect(dressed('white shirt').count(PLAIN)).toBeGreaterThan(100);
  expect(dressed('long camel coat').count(PLAIN)).toBe(0);
});

test('arms follow the centre of sleeves to a hand beyond the cuff', () => {
  const { parts } = dressed('white shirt');
  const { arms, hands } = poseIn(parts, true);
  expect(arms).toHaveLength(2);
  for (const [i, arm] of arms.entries()) {
    const sleeve = parts.filter(({ name }) => /^(left|right) sleeve$/.test(name))[i]!;
    const heights = sleeve.mesh.positions.filter((_, k) => k % 3 === 1);
    const cuff = heights.reduce((low, y) => Math.min(low, y), Infinity);
    expect(Math.abs(arm.at(-1)![1] - cuff)).toBeLessThan(0.06);
    expect(hands[i]!.palm.at(-1)![1]).toBeLessThan(cuff - 0.08);
  }
});

test('legs stand inside trouser legs', () => {
  const { parts } = dressed('blue wide leg trousers');
  const [right, left] = poseIn(parts, false).legs;
  expect(right!.at(-1)![0]).toBeLessThan(-0.03);
  expect(left!.at(-1)![0]).toBeGreaterThan(0.03);
});

test('hats and sunglasses are shown on a head, unless they lie flat', () => {
  const fitOf = (prompt: string) => headFitOf(readBrief({ ...words, prompt }));
  expect(fitOf('straw hat')?.covered).toBe(true);
  expect(fitOf('tortoise sunglasses')?.covered).toBe(false);
  expect(fitOf('leather handbag')).toBeNull();
  expect(fitOf('straw hat, flat lay')).toBeNull();
});

test('a garment that is requested on a hanger is not worn by a figure', () => {
  expect(wearsFigure(readBrief({ ...words, prompt: 'silk dress on a hanger' }))).toBe(false);
  expect(wearsFigure(readBrief({ ...words, prompt: 'silk dress' }))).toBe(true);
});

test.each([
  ['white bra', { top: 'none', bottom: 'plain' }],
  ['women navy briefs', { top: 'plain', bottom: 'none' }],
  ['red bikini', { top: 'none', bottom: 'none' }],
])('a figure that wears one half of a set is dressed below or above it: %s', (prompt, clothes) => {
  const brief = readBrief({ ...words, prompt });
  const subject = buildSubject({ brief, fabric: null, seed: 7, detail: 0.3, freedom: 0, check: () => {} });
  expect(plainClothesOf(brief, subject)).toEqual(clothes);
});
