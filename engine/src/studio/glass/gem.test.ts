import { describe, expect, it } from 'vitest';
import type { GemBody } from '../parts/gem-body.ts';
import { gemFacets } from '../construction/gemstones/gem-cut.ts';
import { gemMesh } from '../construction/gemstones/gem-mesh.ts';
import { createGemTracer } from './trace-gem.ts';
import type { Surroundings } from './trace-glass.ts';

/** Light from above only, so that a stone seen from above is bright only by reflection. */
const fromAbove: Surroundings = {
  seen: () => 0,
  mirrored: (_dx, _dy, _dz, out) => out.fill(0),
  sparkle: (_dx, dy, _dz, out) => out.fill(dy > 0 ? 1 : 0),
  lit: (_nx, _ny, _nz, out) => out.fill(0),
};

const diamond: GemBody = {
  facets: gemFacets('round'),
  stones: [{ at: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], size: 0.003 }],
  refraction: 2.417,
  dispersion: 0,
  absorption: [0, 0, 0],
};

/** Mean radiance over the table, seen from straight above. */
function brilliance(body: GemBody): number[] {
  const tracer = createGemTracer(body, fromAbove);
  const out = new Float64Array(9);
  const sum = [0, 0, 0];
  for (let i = 0; i < 400; i++) {
    const reach = 0.0015 * Math.sqrt(i / 400);
    tracer.trace(reach * Math.cos(i * 2.4), 0.33 * 0.003, reach * Math.sin(i * 2.4), 0, -1, 0, out);
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + out[c]! / 400;
  }
  return sum;
}

describe('a cut stone', () => {
  it('returns more light when its index of refraction is higher', () => {
    const [bright] = brilliance(diamond);
    const [dull] = brilliance({ ...diamond, refraction: 1.4 });
    expect(bright!).toBeGreaterThan(dull! + 0.1);
    expect(bright!).toBeLessThan(1.001);
  });

  it('keeps the colours that it does not absorb', () => {
    const [red, green, blue] = brilliance({ ...diamond, absorption: [0.05, 2, 2] });
    expect(red!).toBeGreaterThan(green! * 2);
    expect(green!).toBeCloseTo(blue!, 6);
  });

  it('splits white light when its index differs by colour', () => {
    const [red, , blue] = brilliance({ ...diamond, dispersion: 0.05 });
    expect(Math.abs(red! - blue!)).toBeGreaterThan(1e-4);
  });

  it.each(['round', 'oval', 'pear', 'marquise', 'cushion', 'emerald', 'princess'] as const)(
    'has facets whose normals point outwards, %s',
    (cut) => {
      const { positions: p, normals: n } = gemMesh({ ...diamond, facets: gemFacets(cut) });
      expect(p.length).toBeGreaterThan(90);
      for (let k = 0; k < p.length; k += 3) {
        expect(p[k]! * n[k]! + p[k + 1]! * n[k + 1]! + p[k + 2]! * n[k + 2]!).toBeGreaterThan(0);
      }
    },
  );
});
