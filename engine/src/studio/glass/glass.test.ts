import { describe, expect, it } from 'vitest';
import { roundedBox } from '../../foundation/geometry/curves/distance-field.ts';
import { absorptionOf } from '../parts/glass-body.ts';
import type { GlassBody } from '../parts/glass-body.ts';
import { createGlassTracer } from './trace-glass.ts';
import type { Surroundings } from './trace-glass.ts';

/** A white room of radiance 1, in which only absorption makes glass darker. */
const white: Surroundings = {
  seen: (_x, _y, _z, _dx, _dy, _dz, out) => {
    out.fill(1);
    return 1;
  },
  sparkle: (_dx, _dy, _dz, out) => out.fill(1),
  mirrored: (_dx, _dy, _dz, out) => out.fill(1),
  lit: (_nx, _ny, _nz, out) => out.fill(1),
};

const bottle: GlassBody = {
  outer: (x, y, z) => roundedBox(x, y - 0.05, z, [0.03, 0.05, 0.02], 0.003),
  inner: (x, y, z) => roundedBox(x, y - 0.055, z, [0.025, 0.04, 0.015], 0.003),
  level: 0.06,
  glass: [0, 0, 0],
  liquid: absorptionOf([0.8, 0.4, 0.1], 0.03),
  enclosed: [],
};

function through(body: GlassBody, y: number): number[] {
  const out = new Float64Array(9);
  createGlassTracer(body, white).trace(0.004, y, 0.02, 0, 0, -1, out);
  return [...out.subarray(0, 3)];
}

describe('a ray through glass', () => {
  it('loses little in clear glass and air', () => {
    for (const value of through(bottle, 0.08)) {
      expect(value).toBeGreaterThan(0.85);
      expect(value).toBeLessThan(1.02);
    }
  });

  it('is coloured by the length of its path through the liquid', () => {
    const [red, green, blue] = through(bottle, 0.04);
    expect(red).toBeGreaterThan(0.7);
    expect(green! / red!).toBeCloseTo(0.5, 1);
    expect(blue! / red!).toBeCloseTo(0.125, 1);
  });

  it('stops at an opaque object inside', () => {
    const field = (x: number, _y: number, z: number) => Math.hypot(x - 0.004, z) - 0.004;
    const [red] = through({ ...bottle, enclosed: [{ field, albedo: [0.1, 0.1, 0.1] }] }, 0.08);
    expect(red).toBeLessThan(0.25);
  });

  it('stays finite and within its limits at every angle, also where it is totally reflected', () => {
    const out = new Float64Array(9);
    const tracer = createGlassTracer(bottle, white);
    for (let k = 0; k < 200; k++) {
      const angle = (k / 200) * 1.4 - 0.7;
      tracer.trace(0.02 - (k % 40) * 0.001, 0.01 + (k % 9) * 0.01, 0.02, Math.sin(angle), 0.1, -Math.cos(angle), out);
      for (const value of out.subarray(0, 3)) expect(Number.isFinite(value) && value >= 0 && value < 1.6).toBe(true);
    }
  });
});
