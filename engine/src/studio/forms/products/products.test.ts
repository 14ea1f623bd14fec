import { describe, expect, it } from 'vitest';
import { cutRows } from '../../../words/prompt/vocabulary/cuts.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { PRODUCTS } from './index.ts';

/** Every product, and every named kind of it. */
const all = Object.values(PRODUCTS).flatMap((form) => [
  { form, cut: null },
  ...cutRows.filter((row) => row.form === form.name).map((row) => ({ form, cut: row.name })),
]);

/** Words that give every optional part a colour. */
const PARTS = ['rim', 'cap', 'bow', 'label', 'handle', 'vessel', 'saucer', 'trim'] as const;
const coloured: Piece['colours'] = PARTS.map((part) => ({ name: 'gold', tone: null, hex: '#d4af37', part }));

describe.each(all.map((row) => [`${row.form.name} ${row.cut ?? ''}`.trim(), row] as const))('%s', (_name, row) => {
  const { form, cut } = row;
  const shape = buildForTest(form, {}, 1, { cut, colours: coloured });
  const { finite, worstNormal, visible } = measureShape(shape);

  it('stands on the floor, centred, in a size that products have', () => {
    expect(Math.abs(visible.min[1])).toBeLessThan(0.001);
    for (const axis of [0, 1, 2] as const) {
      expect(visible.max[axis] - visible.min[axis]).toBeGreaterThan(0.003);
      expect(visible.max[axis] - visible.min[axis]).toBeLessThan(2.6);
    }
    const size = Math.max(visible.max[0] - visible.min[0], visible.max[1] - visible.min[1]);
    expect(Math.abs(visible.max[0] + visible.min[0]) / 2).toBeLessThan(size * 0.3);
  });

  it('is made of closed solids with finite normals that face outwards', () => {
    expect(finite).toBe(true);
    expect(worstNormal).toBeLessThan(0.001);
    for (const { name, mesh, solid } of shape.parts) {
      expect(solid, name).toBe(true);
      expect(facingShare(mesh), name).toBeGreaterThan(0.95);
      expect(volume(mesh), name).toBeGreaterThan(0);
    }
  });

  it('is the same for the same seed', () => {
    const again = buildForTest(form, {}, 1, { cut, colours: coloured });
    expect(again.parts.map(({ mesh }) => mesh.positions)).toEqual(shape.parts.map(({ mesh }) => mesh.positions));
  });
});

/** Share of the area of a mesh whose vertex normals agree with the side of its triangles that is wound outwards. */
function facingShare({ positions: p, normals: n, indices }: Mesh): number {
  let whole = 0;
  let facing = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const edge = (from: number, to: number) => [0, 1, 2].map((k) => p[to + k]! - p[from + k]!);
    const [u, v] = [edge(a, b), edge(a, c)];
    const side = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    whole += Math.hypot(...side);
    if (side[0]! * n[a]! + side[1]! * n[a + 1]! + side[2]! * n[a + 2]! > 0) facing += Math.hypot(...side);
  }
  return facing / whole;
}

/** Volume that the triangles of a mesh enclose, in cubic metres; negative where they face inwards. */
function volume({ positions: p, indices }: Mesh): number {
  let sum = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const cross = (i: number, j: number) => p[b + i]! * p[c + j]! - p[b + j]! * p[c + i]!;
    sum += p[a]! * cross(1, 2) + p[a + 1]! * cross(2, 0) + p[a + 2]! * cross(0, 1);
  }
  return sum / 6;
}

describe('words about a product', () => {
  const colour = (part: Piece['colours'][number]['part'], name: 'gold' | 'black', hex: `#${string}`) => ({
    name,
    tone: null,
    hex,
    part,
  });

  it('add the parts that are drawn only when they are named', () => {
    const names = (colours: Piece['colours']) =>
      buildForTest(PRODUCTS.mug, {}, 1, { colours }).parts.map(({ name }) => name);
    expect(names([])).not.toContain('rim');
    expect(names([colour('rim', 'gold', '#d4af37')])).toContain('rim');
  });

  it('make a named metal of a part whose usual material is another', () => {
    const lid = (colours: Piece['colours']) =>
      buildForTest(PRODUCTS.jar, {}, 1, { colours }).parts.find(({ name }) => name === 'lid')!.material!;
    expect(lid([]).metal).toBe(0);
    expect(lid([colour('cap', 'gold', '#d4af37')]).metal).toBe(1);
    expect(lid([colour('cap', 'black', '#000000')]).metal).toBe(0);
  });

  it('colour the piping of a cushion, and not in scenes that were stored before', () => {
    const piping = (changes: Partial<Piece>) =>
      buildForTest(PRODUCTS.pillow, {}, 1, { colours: [colour('piping', 'black', '#000000')], ...changes }).parts.find(
        ({ name }) => name === 'piping',
      )!;
    expect(piping({ dressesEdges: true }).material).toBeDefined();
    expect(piping({}).material).toBeUndefined();
  });

  it('glaze a pot and its handle, and let glaze run down the pot only', () => {
    const glazed = (glaze: 'speckled' | 'drip') =>
      buildForTest(PRODUCTS.mug, { glaze }, 1, { colours: coloured }).parts.flatMap(({ name, detail }) =>
        detail ? [name] : [],
      );
    expect(glazed('speckled')).toEqual(['body', 'handle']);
    expect(glazed('drip')).toEqual(['body']);
  });

  it('make a vessel of glass, and of no glass', () => {
    const body = (fabric: Piece['fabric']) => buildForTest(PRODUCTS.mug, {}, 1, { fabric }).parts[0]!;
    expect(body('glass').glass).toBeDefined();
    expect(body('metal').glass).toBeUndefined();
    expect(body(null).glass).toBeUndefined();
  });
});

describe('a product of glass', () => {
  const candle = buildForTest(PRODUCTS.candle).parts.find(({ name }) => name === 'jar')!.glass!;
  if (!('outer' in candle)) throw new Error('the jar is no hollow glass');

  it('has walls round a hollow that is open at its mouth', () => {
    const { outer, inner, mouth } = candle;
    expect(outer(0, 0.05, 0.0378)).toBeLessThan(0);
    expect(inner(0, 0.05, 0.0378)).toBeGreaterThan(0);
    expect(inner(0, 0.05, 0)).toBeLessThan(-0.02);
    expect(outer(0, 0.004, 0)).toBeLessThan(0);
    expect(inner(0, 0.004, 0)).toBeGreaterThan(0);
    expect(mouth).toBeCloseTo(0.09, 4);
  });

  it('holds wax that touches its wall', () => {
    const wax = candle.enclosed.find(({ touching }) => touching)!;
    expect(wax.field(0, 0.04, 0)).toBeLessThan(-0.01);
    expect(wax.field(0, 0.08, 0)).toBeGreaterThan(0.004);
  });
});
