import { describe, expect, it } from 'vitest';
import { drawFigure, HAND_IN_FRONT, SKINS } from '../../testing/draw-figure.ts';
import { garmentMatte } from './garment-matte.ts';
import { isToldApart } from './judge-garment.ts';

const WHITE = [232, 232, 230] as const;
const TROUSERS = [90, 90, 84] as const;
/** The share of light that falls on a face in the shade. */
const SHADE = 0.55;

describe('the matte of a shirt in front of which a hand lies', () => {
  const lit = SKINS.map((skin) => ({ skin, face: skin.map((value) => SHADE * value) }));

  it.each(lit)('leaves out a hand that is lit more brightly than the face, skin $skin', async (colours) => {
    const { evidence, at } = await find({ ...colours, shirt: WHITE });
    expect(isToldApart(evidence)).toBe(true);
    expect(Math.max(...at(HAND_IN_FRONT, 5))).toBeLessThan(0.1);
    expect(Math.min(...at([108, 130], 5))).toBeGreaterThan(0.9);
  });

  it.each(lit)('is not told apart with a hand of its colour in it, $skin', async ({ skin, face }) => {
    const { evidence, at } = await find({ skin, face, shirt: skin });
    const isHandIn = Math.max(...at(HAND_IN_FRONT, 5)) > 0.1;
    expect(isToldApart(evidence) && isHandIn).toBe(false);
  });
});

it('tells a shirt of the colour of skin apart where a network for clothes has named it', async () => {
  const [, skin] = SKINS;
  const { source, person } = drawFigure({ scale: 1, skin, face: skin, shirt: skin });
  const { width, height, data } = person.mask;
  const upper = Float32Array.from(data, (value, i) => (value > 0 && i / width > 84 && i / width < 180 ? 1 : 0));
  const nothing = new Float32Array(data.length);
  const shares = { upper, hair: nothing, skin: nothing, lower: nothing, dress: nothing, clothes: nothing };
  const parts = { width, height, shares, namesGarments: true };
  const judged = async (seen: typeof person) =>
    garmentMatte(source, { subject: person.mask, person: seen }, 'upper', () => {});
  expect(isToldApart((await judged(person))!.evidence!)).toBe(false);
  const found = (await judged({ ...person, parts }))!;
  expect(found.matte[130 * width + 120]).toBeGreaterThan(0.95);
  expect(found.matte[250 * width + 138]).toBeLessThan(0.05);
  expect(found.matte[40 * width + 120]).toBe(0);
  expect(await judged({ ...person, parts: { ...parts, shares: { ...shares, upper: nothing } } })).not.toBeNull();
});

it('leaves gloves of the colour of the trousers out of the trousers', async () => {
  const { source, person } = drawFigure({ scale: 1, trousers: TROUSERS });
  const isGlove = (i: number, radius: number) =>
    Math.hypot((i % source.width) - 171, Math.floor(i / source.width) - 196) < radius;
  const subject = { ...person.mask, data: person.mask.data.map((value, i) => (isGlove(i, 13) ? 255 : value)) };
  for (let i = 0; i < subject.data.length; i++) if (isGlove(i, 13)) source.data.set(TROUSERS, 3 * i);
  const found = await garmentMatte(source, { subject, person: { ...person, mask: subject } }, 'lower', () => {});
  expect(isToldApart(found!.evidence!)).toBe(true);
  expect(Math.max(...found!.matte.filter((_, i) => isGlove(i, 8)))).toBe(0);
});

it('doubts a garment that goes on where the subject was not recognised', async () => {
  const { source, person } = drawFigure({ scale: 1 });
  const { width, height, data } = person.mask;
  const faded = {
    width,
    height,
    data: data.map((value, i) => value * Math.min(1, Math.max(0, (190 - i / width) / 60))),
  };
  const judged = async (subject: typeof person.mask) => {
    const found = await garmentMatte(source, { subject, person }, 'upper', () => {});
    return isToldApart(found!.evidence!);
  };
  const holeOf = (radius: number) => ({
    width,
    height,
    data: data.map((value, i) => (Math.hypot((i % width) - 120, Math.floor(i / width) - 130) < radius ? 0 : value)),
  });
  expect(await judged(person.mask)).toBe(true);
  expect(await judged(holeOf(4))).toBe(true);
  expect(await judged(holeOf(20))).toBe(false);
  expect(await judged(faded)).toBe(false);
});

async function find(colours: Omit<Parameters<typeof drawFigure>[0], 'scale'>) {
  const { source, person } = drawFigure({ scale: 1, handInFront: true, ...colours });
  const found = await garmentMatte(source, { subject: person.mask, person }, 'upper', () => {});
  const { matte, evidence } = found!;
  /** The shares in a disc, in pixels. */
  const at = ([x, y]: readonly [number, number], radius: number) =>
    [...matte].filter((_, i) => Math.hypot((i % source.width) - x, Math.floor(i / source.width) - y) < radius);
  return { evidence: evidence!, at };
}
