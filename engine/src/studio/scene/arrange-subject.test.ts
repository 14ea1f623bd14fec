import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../foundation/geometry/random.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { STILL } from '../arrangement/pose.ts';
import { solidOf, surfacesCross, trianglesOf, type Triangles } from '../arrangement/solid.ts';
import type { ScenePart } from '../parts/scene.ts';
import { buildSubject } from './build-scene.ts';

/** Random scenes; all of them take a minute: `SCENES=500 npx vitest run engine/src/studio/scene/arrange-subject.test.ts`. */
const SCENES = Number(process.env['SCENES'] ?? 100);
/** Metres by which things may touch, and within which they rest on what is below them. */
const TOUCH = 0.001;

function build(prompt: string, seed = 4) {
  const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  const subject = buildSubject({ brief, fabric: null, seed, detail: 0.2, freedom: 0, check: () => {} });
  const byThing = [...Map.groupBy(subject.parts, ({ thing = 0 }) => thing)].toSorted(([a], [b]) => a - b);
  return { brief, subject, things: byThing.map(([, parts]) => parts) };
}

const NUMBERS = ['two', 'three', 'set of 4', 'five', '6', 'seven', 'a dozen'];
const THINGS = [
  ...['vases', 'perfume bottles', 'handbags', 'clutches', 'totes', 'white sneakers', 'pumps', 'boots', 'straw hats'],
  ...['sunglasses', 'gold rings', 'necklaces', 'earrings', 'watches', 'lamps', 'chairs', 'T-shirts'],
];
const ONES = [
  'vase',
  'perfume bottle',
  'handbag',
  'clutch',
  'pair of pumps',
  'straw hat',
  'gold ring',
  'watch',
  'lamp',
  'chair',
];
const PROPS = [
  ...['next to an apple', 'beside two oranges', 'surrounded by pebbles', 'on a grey stone', 'on a stack of books'],
  ...[
    'on a white podium',
    'on a wooden tray',
    'on a velvet cushion',
    'on a wooden stool',
    'on a bench',
    'beside spheres and cubes',
    'next to a stack of books',
    'in front of stones',
    'with leaves',
  ],
];
const ARRANGED = ['', '', '', ' in a row', ' in a circle', ' in a neat grid from above', ', flat lay'];

/** Prompts of every kind: copies in every arrangement, different things beside each other, and stacks. */
function randomPrompts(count: number): readonly string[] {
  const random = createRandom(3);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: count }, (_, i) => {
    if (i % 4 === 1)
      return `${one(ONES)} ${one(PROPS)}${one(['', ' and surrounded by petals', ' next to three lemons'])}`;
    if (i % 12 === 0) return `a stack of ${one(['three', 'four', 'five'])} straw hats`;
    if (i % 3 === 0) return `a ${one(ONES)} next to a ${one(ONES)} and a ${one(ONES)}${one(ARRANGED)}`;
    return `${one(NUMBERS)} ${one(THINGS)}${one(ARRANGED)}`;
  });
}

const lowestOf = (triangles: Triangles): number =>
  triangles.reduce((low, y, k) => (k % 3 === 1 ? Math.min(low, y) : low), Infinity);

/** What is wrong with things that were placed: those that run through each other, and those that do not rest. */
function faultsOf(things: readonly (readonly ScenePart[])[], isFloating: boolean): readonly string[] {
  const boxes = things.map((parts) => meshBounds(parts.map(({ mesh }) => mesh)));
  const isNear = (i: number, j: number) =>
    [0, 1, 2].every((k) => boxes[i]!.min[k]! <= boxes[j]!.max[k]! && boxes[j]!.min[k]! <= boxes[i]!.max[k]!);
  const pairs = things.flatMap((_, i) =>
    things.slice(0, i).flatMap((__, j) => (isNear(i, j) ? [[i, j] as const] : [])),
  );
  const solids = things.map((parts) => solidOf(trianglesOf(parts, STILL)));
  const crossing = pairs.flatMap(([i, j]) => {
    const isApart = !surfacesCross(solids[i]!.triangles, solids[j]!, [0, 0, 0]);
    // What rests on another may touch it.
    return isApart || !surfacesCross(solids[i]!.triangles, solids[j]!, [0, TOUCH, 0]) ? [] : [`${i} runs through ${j}`];
  });
  const loose = solids.flatMap(({ triangles }, i) => {
    const rests =
      Math.abs(lowestOf(triangles)) < TOUCH ||
      pairs.some(([one, below]) => one === i && surfacesCross(triangles, solids[below]!, [0, -TOUCH, 0]));
    return rests || isFloating ? [] : [`${i} rests on nothing`];
  });
  return [...crossing, ...loose];
}

describe('several things', () => {
  it(
    'never run through each other, and rest on the ground or on each other',
    { timeout: 60_000 + SCENES * 1000 },
    () => {
      const faults = randomPrompts(SCENES).flatMap((prompt, i) => {
        const { brief, subject, things } = build(prompt, (i % 2) * 8);
        // "A hat with leaves" has a print: it is one thing, which is not placed.
        if (brief.arrangement === undefined) return [];
        const isFloating = subject.presentation === 'ghost' || subject.presentation === 'dress form';
        return faultsOf(things, isFloating).map((fault) => `${prompt}: ${fault}`);
      });
      expect(faults).toEqual([]);
    },
  );

  it.each([
    ['round oak table with four chairs', 5],
    ['oak dining table with five chairs', 6],
    ['grey sofa with three mustard cushions', 4],
  ])('stand apart where they have their places: %s', (prompt, count) => {
    const { things } = build(prompt);
    expect(things).toHaveLength(count);
    expect(faultsOf(things, false)).toEqual([]);
  });

  it('hang over what stands below them', () => {
    const { things } = build('brass pendant lamp over a round oak table with four chairs');
    const heights = things.map((parts) => meshBounds(parts.map(({ mesh }) => mesh)).min[1]);
    expect(Math.max(...heights)).toBeGreaterThan(1.2);
    expect(heights.filter((height) => Math.abs(height) < TOUCH)).toHaveLength(5);
  });

  it('hang in the air, and lie on a board that is seen from above', () => {
    const { brief } = build('levitating perfume bottle');
    const lowest = (view: 'flat' | null) => {
      const of = { brief: { ...brief, view }, fabric: null, seed: 4, detail: 0.2, freedom: 0, check: () => {} };
      return meshBounds(buildSubject(of).parts.map(({ mesh }) => mesh)).min[1];
    };
    expect(lowest(null)).toBeGreaterThan(0.05);
    expect(Math.abs(lowest('flat'))).toBeLessThan(TOUCH);
  });

  it.each([
    ['perfume bottle beside two oranges', 3],
    ['vase on a podium', 2],
    ['watch on a stack of three books', 4],
    ['handbag on a stack of three books', 4],
    ['three vases', 3],
    ['bowl full of lemons', 11],
    ['two bowls of lemons', 22],
    ['bowl of lemons and oranges', 7],
    ['four towels on a wooden stool', 5],
    ['coffee table with a stack of books and a vase on top', 5],
    ['two pairs of pumps', 2],
    ['a chair with a lamp beside it', 2],
    ['denim jacket, front and back', 2],
    ['set of 4 vases and two lamps', 6],
    ['white shirt, blue jeans and a chair beside them', 2],
  ])('are as many as the words say: %s', (prompt, count) => {
    expect(build(prompt).things).toHaveLength(count);
  });

  it('stand at the same places for the same seed, and at others for another', () => {
    const positions = (seed: number) => build('five vases', seed).subject.parts.map(({ mesh }) => mesh.positions[0]);
    expect(positions(4)).toEqual(positions(4));
    expect(positions(4)).not.toEqual(positions(8));
  });

  it('stand at the same places in every process', () => {
    const { things } = build('a potted plant next to a carafe', 8);
    const sides = things.map((parts) => {
      const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
      return [min[0], max[0], min[2], max[2]].map((metres) => Math.round(metres * 1e5) / 1e5);
    });
    expect(sides).toEqual([
      [-0.17685, 0.03147, -0.09514, 0.08686],
      [0.0692, 0.17685, -0.01241, 0.09516],
    ]);
  });

  it('have a colour each when the words name as many', () => {
    const { things } = build('three vases, red, blue and green');
    expect(things.map(([part]) => part!.asked)).toEqual(
      ['#c8102e', '#1f4e9e', '#2e7d32'].map(() => expect.any(String)),
    );
    expect(new Set(things.map(([part]) => part!.asked)).size).toBe(3);
  });

  it('lie on the board in a picture from above, also where they hover in others', () => {
    const { brief } = build('levitating perfume bottle');
    const lowest = (view: typeof brief.view) => {
      const drawn = { brief: { ...brief, view }, fabric: null, seed: 4, detail: 0.2, freedom: 0, check: () => {} };
      return meshBounds(buildSubject(drawn).parts.map(({ mesh }) => mesh)).min[1];
    };
    expect(lowest('front')).toBeGreaterThan(0.05);
    expect(Math.abs(lowest('flat'))).toBeLessThan(TOUCH);
  });

  it('are composed as an outfit in a scene that was stored without an arrangement', () => {
    const { brief } = build('a vase and a lamp');
    const { arrangement: _, ...stored } = brief;
    const subject = buildSubject({ brief: stored, fabric: null, seed: 4, detail: 0.2, freedom: 0, check: () => {} });
    expect(subject.parts.every(({ thing }) => thing === undefined)).toBe(true);
    expect(subject.spread).toBeUndefined();
  });
});
