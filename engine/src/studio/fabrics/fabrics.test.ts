import { expect, test } from 'vitest';
import { fabricRows } from '../../words/prompt/vocabulary/fabrics.ts';
import { material } from '../materials/material.ts';
import type { Surface, SurfacePoint } from '../materials/material.ts';
import { FABRICS, fabricOf } from './index.ts';

const point = (u: number, v: number, footprint: number): SurfacePoint => ({
  x: u,
  y: v,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 1,
  u,
  v,
  edge: Infinity,
  facing: 0.9,
  back: false,
  footprint,
});

function painted(name: (typeof FABRICS)[number]['name'], at: SurfacePoint): Surface {
  const fabric = fabricOf(name);
  const [r, g, b] = fabric.natural;
  const surface = { ...material({ ...fabric.response, albedo: fabric.natural }), r, g, b };
  const canvas: Surface = { ...surface, occlusion: 1, tiltX: 0, tiltY: 0, tiltZ: 0, thread: null };
  fabric.response.paint?.(at, canvas);
  return canvas;
}

function spread(name: (typeof FABRICS)[number]['name'], footprint: number): number {
  const greens = Array.from({ length: 400 }, (_, i) => painted(name, point(i * 0.00031, i * 0.00017, footprint)).g);
  return Math.max(...greens) - Math.min(...greens);
}

test('every fabric that words can name has its own light response', () => {
  const drawn = FABRICS.map((fabric) => fabric.name);
  expect(fabricRows.map((row) => row.name).filter((name) => !drawn.includes(name))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('painted cloth keeps a physical albedo and roughness everywhere', () => {
  for (const { name } of FABRICS) {
    for (let i = 0; i < 300; i++) {
      const { r, g, b, roughness, occlusion } = painted(name, point(i * 0.0137, i * -0.0071, 0.0005));
      for (const value of [r, g, b]) expect(value, name).toSatisfy((v: number) => v >= 0 && v < 1.3);
      expect(roughness, name).toSatisfy((v: number) => v > 0 && v <= 1.2);
      expect(occlusion, name).toSatisfy((v: number) => v >= 0 && v <= 1);
    }
  }
});

test('a weave finer than a sample fades instead of sparkling', () => {
  for (const name of ['denim', 'corduroy', 'knit', 'straw', 'lace'] as const) {
    expect(spread(name, 0.03), name).toBeLessThan(spread(name, 0.0003) * 0.6);
  }
});
