import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../words/prompt/brief.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Shape } from '../../parts/part.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { swimsuit } from './swimsuit.ts';

function build(piece: Partial<Piece> = {}): Shape {
  const plain: Piece = {
    form: 'swimsuit',
    cut: null,
    colours: [],
    fabric: null,
    pattern: null,
    details: [],
    partFabrics: [],
    attributes: {},
    ...piece,
  };
  const drape = { stiffness: 0.2, weight: 0.4, thickness: 0.001 };
  return swimsuit.build({ piece: plain, random: createRandom(1), drape, detail: 0.16, freedom: 0 });
}

/** Lowest height in metres of the cloth at the side of the hip. */
function sideEdge({ parts }: Shape): number {
  const { mesh, trim } = parts.find(({ name }) => name.endsWith('front'))!;
  const heights: number[] = [];
  for (let i = 0; i < mesh.positions.length / 3; i++) {
    const [x, y, z] = mesh.positions.subarray(i * 3, i * 3 + 3) as unknown as [number, number, number];
    if (y < 1.05 && Math.abs(x) > 0.13 && trim!(x, y, z, 0, 0) > 0) heights.push(y);
  }
  return Math.min(...heights);
}

describe('a swimsuit', () => {
  it('has finite vertices and unit normals', () => {
    const measured = measureShape(build());
    expect(measured.finite).toBe(true);
    expect(measured.worstNormal).toBeLessThan(1e-3);
  });

  it('reaches from the shoulders to between the legs', () => {
    const { min, max } = measureShape(build()).visible;
    expect(min[1]).toBeLessThan(0.79);
    expect(max[1]).toBeGreaterThan(1.43);
  });

  it('is cut higher at the hip with a high leg', () => {
    expect(sideEdge(build({ details: ['high-leg'] }))).toBeGreaterThan(sideEdge(build()) + 0.04);
  });

  it('covers the waist in one piece and bares it as a bikini', () => {
    const waist = ({ parts }: Shape) =>
      parts.some(({ mesh, trim, name }) => {
        if (name.includes('string') || !trim) return false;
        for (let k = 0; k < mesh.positions.length; k += 3) {
          const [x, y, z] = mesh.positions.subarray(k, k + 3) as unknown as [number, number, number];
          if (y > 1.12 && y < 1.18 && z > 0.05 && trim(x, y, z, 0, 0) > 0) return true;
        }
        return false;
      });
    expect(waist(build())).toBe(true);
    expect(waist(build({ cut: 'bikini' }))).toBe(false);
  });

  it('ties a triangle bikini at the neck, the ribs and the hips', () => {
    const names = build({ cut: 'bikini' }).parts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['left neck tie', 'rib string', 'right knot', 'bottom front']));
  });

  it('covers the shoulders when it has sleeves', () => {
    const names = (piece: Partial<Piece>) => build(piece).parts.map(({ name }) => name);
    expect(names({ attributes: { sleeve: 'long' } })).toEqual(expect.arrayContaining(['left sleeve', 'right sleeve']));
    expect(names({}).filter((name) => name.includes('sleeve'))).toHaveLength(0);
  });
});
