import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { sneaker } from './sneaker.ts';

const DRAPE = { stiffness: 0.65, weight: 0.8, thickness: 0.0016 };

function build(differences: Partial<Piece> = {}) {
  const piece: Piece = {
    form: 'sneaker',
    cut: null,
    colours: [],
    fabric: null,
    pattern: null,
    attributes: {},
    details: [],
    partFabrics: [],
    ...differences,
  };
  return sneaker.build({ piece, random: createRandom(3), drape: DRAPE, detail: 0.35, freedom: 0 });
}

describe('a sneaker', () => {
  const low = build();

  it('has finite meshes', () => {
    for (const { mesh } of low.parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
      expect(mesh.uvs.every(Number.isFinite)).toBe(true);
    }
  });

  it('stands on the floor and is as long as a foot', () => {
    const { min, max } = meshBounds(low.parts.filter((part) => part.name === 'sole').map((part) => part.mesh));
    expect(Math.abs(min[1])).toBeLessThan(0.003);
    expect(max[0] - min[0]).toBeGreaterThan(0.28);
    expect(max[0] - min[0]).toBeLessThan(0.32);
  });

  it('lets words colour the sole, laces, stripe and heel alone', () => {
    const named = new Set(low.parts.map((part) => part.colourPart));
    for (const part of ['sole', 'laces', 'swoosh', 'heels']) expect(named).toContain(part);
  });

  it('rises over the ankle as a high top', () => {
    const collar = (piece: Partial<Piece>) => {
      const part = build(piece).parts.find((candidate) => candidate.name === 'collar padding')!;
      return meshBounds([part.mesh]).max[1];
    };
    expect(collar({ attributes: { shaft: 'high' } })).toBeGreaterThan(collar({}) + 0.04);
  });

  it('has neither laces nor tongue as a slip-on', () => {
    const names = build({ attributes: { closure: 'none' } }).parts.map((part) => part.name);
    expect(names).not.toContain('laces');
    expect(names).not.toContain('tongue');
  });

  it('is closed by broad straps with velcro', () => {
    const names = build({ attributes: { closure: 'velcro' } }).parts.map((part) => part.name);
    expect(names).toContain('strap 1');
    expect(names).not.toContain('laces');
  });

  it.each(['runner', 'plimsoll', 'dad-sneaker'] as const)('stands whole and on the floor as a %s', (cut) => {
    const { parts } = build({ cut });
    expect(Math.abs(meshBounds(parts.map((part) => part.mesh)).min[1])).toBeLessThan(0.004);
    for (const { mesh } of parts) expect(mesh.positions.every(Number.isFinite)).toBe(true);
  });

  it('shows the outer side of the laces over the instep', () => {
    const { positions: p, indices: t } = low.parts.find((part) => part.name === 'laces')!.mesh;
    let volume = 0;
    for (let k = 0; k < t.length; k += 3) {
      const [a, b, c] = [t[k]! * 3, t[k + 1]! * 3, t[k + 2]! * 3];
      volume +=
        p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) -
        p[a + 1]! * (p[b]! * p[c + 2]! - p[b + 2]! * p[c]!) +
        p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
    }
    expect(volume).toBeGreaterThan(0);
  });
});
