import { describe, expect, it } from 'vitest';
import type { Contour } from '../../../../foundation/geometry/mesh/contour.ts';
import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { roundEnd } from './round-end.ts';

/** A level ring whose cloth has turned over on the side of positive x. */
function crumpled(): Contour {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * TAU;
    const out: Vec3 = [Math.cos(angle), 0, -Math.sin(angle)];
    const over = out[0] > 0 ? -1 : 1;
    const normal: Vec3 = [out[0] * over, 0, out[2] * over];
    return {
      at: [out[0] * 0.05, 0.8, out[2] * 0.05] as const,
      normal,
      inward: [0, over, 0] as const,
      uv: [0, 0] as const,
    };
  });
  return { points, closed: true };
}

describe('the end of a drawn-in tube', () => {
  it('faces outwards and is hemmed to the same side all the way round', () => {
    for (const { at, normal, inward } of roundEnd(crumpled()).points) {
      expect(at[0] * normal[0] + at[2] * normal[2]).toBeGreaterThan(0.045);
      expect(inward[1]).toBeGreaterThan(0.9);
    }
  });
});
