import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { chair } from './chair.ts';

function build(cut: Piece['cut'], fabric: Piece['fabric'] = null, colours: Piece['colours'] = []) {
  const piece: Piece = {
    form: 'chair',
    colours,
    attributes: {},
    pattern: null,
    details: [],
    partFabrics: [],
    cut,
    fabric,
  };
  const drape = { stiffness: 1, weight: 1, thickness: 0.002 };
  return chair.build({ piece, random: createRandom(1), drape, detail: 0.2, freedom: 0 });
}

const KINDS = [
  ...(['dining-chair', 'windsor-chair', 'wishbone-chair', 'cane-chair', 'shell-chair'] as const),
  ...(['armchair', 'lounge-chair', 'stool', 'bar-stool'] as const),
];

describe.each(KINDS)('a chair, %s', (cut) => {
  const { parts } = build(cut);

  it('stands on its feet with a seat at a height for sitting, with finite meshes', () => {
    const { min, max } = meshBounds(parts.map((part) => part.mesh));
    expect(Math.abs(min[1])).toBeLessThan(0.02);
    expect(max[1]).toBeGreaterThan(0.44);
    expect(max[1]).toBeLessThan(1.1);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('the fabric of a chair', () => {
  it('pads a wooden seat', () => {
    expect(build('dining-chair').parts.map((part) => part.name)).not.toContain('cover');
    expect(build('dining-chair', 'velvet').parts.map((part) => part.name)).toContain('cover');
  });

  it('leaves the colour of a named wood to the frame and takes the other', () => {
    const mention = (name: 'walnut' | 'cream', hex: `#${string}`) => ({ name, tone: null, hex, part: 'main' as const });
    const { parts } = build('lounge-chair', 'tweed', [mention('walnut', '#5a4030'), mention('cream', '#f5e7ce')]);
    const brightness = (name: string) => parts.find((part) => part.name === name)!.material!.albedo[1];
    expect(brightness('frame')).toBeLessThan(0.1);
    expect(brightness('cover')).toBeGreaterThan(0.4);
  });

  it('of rattan is woven with holes', () => {
    const cane = build(null, 'straw').parts.find((part) => part.name === 'cane')!;
    const kept = [0, 0.002, 0.004, 0.006].map((u) => cane.trim!(0, 0, 0, u, 0.0045) > 0);
    expect(new Set(kept).size).toBe(2);
  });
});
