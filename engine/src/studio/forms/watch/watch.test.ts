import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { watch } from './watch.ts';

function build(cut: Piece['cut'], attributes: Piece['attributes'] = {}, fabric: Piece['fabric'] = null) {
  const piece: Piece = {
    form: 'watch',
    colours: [],
    fabric,
    pattern: null,
    details: [],
    partFabrics: [],
    cut,
    attributes,
  };
  const drape = { stiffness: 1, weight: 1, thickness: 0.002 };
  return watch.build({ piece, random: createRandom(1), drape, detail: 0.3, freedom: 0 });
}

describe.each([
  'chronograph',
  'dive-watch',
  'dress-watch',
  'tank-watch',
  'moonphase',
  'digital-watch',
  'small-watch',
] as const)('a %s', (cut) => {
  const { parts } = build(cut);

  it('stands in its strap at the size of a wrist, with finite meshes', () => {
    const { min, max } = meshBounds(parts.map((part) => part.mesh));
    expect(Math.abs(min[1])).toBeLessThan(1e-5);
    expect(max[0] - min[0]).toBeLessThan(0.055);
    expect(max[2] - min[2]).toBeGreaterThan(0.045);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });

  it('shows its dial and its bezel to the front', () => {
    const facing = (name: string) => {
      const { normals, positions } = parts.find((part) => part.name === name)!.mesh;
      const front = meshBounds([{ positions }]).max[2];
      let sum = 0;
      for (let k = 0; k < normals.length; k += 3) if (positions[k + 2]! > front - 0.004) sum += normals[k + 2]!;
      return sum;
    };
    expect(facing('dial')).toBeGreaterThan(0);
    expect(facing('case')).toBeGreaterThan(0);
  });
});

describe('the strap of a watch', () => {
  it('is a bracelet of many links where the words ask for one', () => {
    const links = build(null, { watchBand: 'links' }).parts.find((part) => part.name === 'strap')!;
    const leather = build(null).parts.find((part) => part.name === 'strap')!;
    expect(links.mesh.indices.length).toBeGreaterThan(leather.mesh.indices.length);
  });

  it('is of links too where the whole watch is of metal', () => {
    const linked = (fabric: Piece['fabric'], cut: Piece['cut'] = null) =>
      build(cut, {}, fabric).parts.find((part) => part.name === 'strap')!.mesh.indices.length;
    expect(linked('metal')).toBeGreaterThan(linked(null));
    expect(linked('metal', 'dress-watch')).toBe(linked(null));
  });
});

describe('a digital watch', () => {
  it('has no hands, and is of resin unless words name a metal', () => {
    const named = (cut: Piece['cut'], fabric: Piece['fabric'] = null) =>
      new Map(build(cut, {}, fabric).parts.map((part) => [part.name, part]));
    expect(named('digital-watch').has('hands')).toBe(false);
    expect(named('digital-watch').get('case')!.material!.metal).toBe(0);
    expect(named('digital-watch', 'metal').get('case')!.material!.metal).toBe(1);
  });
});
