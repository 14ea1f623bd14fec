import { describe, expect, it } from 'vitest';
import { contours } from './contour.ts';
import { displaceMesh } from './displace.ts';
import { refinedNets } from './refine.ts';

const ball = refinedNets((x, y, z) => Math.hypot(x, y, z) - 0.1, {
  cell: 0.008,
  bounds: { min: [-0.13, -0.13, -0.13], max: [0.13, 0.13, 0.13] },
});

describe('contours of a mesh', () => {
  it('follow the cut all the way round, with `inward` towards the side where the function grows', () => {
    const [line, ...others] = contours(ball, (_x, y) => y, 0.005);
    expect(others).toHaveLength(0);
    expect(line!.closed).toBe(true);
    for (const { at, inward } of line!.points) {
      expect(Math.hypot(at[0], at[2])).toBeCloseTo(0.1, 2);
      expect(inward[1]).toBeGreaterThan(0.95);
    }
  });

  it('are open where a part of the surface is left out', () => {
    const [line] = contours(
      ball,
      (_x, y) => y,
      0.005,
      ([, , z]) => z > 0,
    );
    expect(line!.closed).toBe(false);
  });
});

describe('refined nets and relief', () => {
  it('lie on the surface within a fraction of a cell', () => {
    for (let k = 0; k < ball.positions.length; k += 3) {
      const radius = Math.hypot(ball.positions[k]!, ball.positions[k + 1]!, ball.positions[k + 2]!);
      expect(Math.abs(radius - 0.1)).toBeLessThan(0.001);
    }
  });

  it('move outwards by the height of the relief and keep unit normals', () => {
    const grown = displaceMesh(ball, () => 0.01);
    expect(Math.hypot(grown.positions[0]!, grown.positions[1]!, grown.positions[2]!)).toBeCloseTo(0.11, 2);
    expect(Math.hypot(grown.normals[0]!, grown.normals[1]!, grown.normals[2]!)).toBeCloseTo(1, 5);
  });
});
