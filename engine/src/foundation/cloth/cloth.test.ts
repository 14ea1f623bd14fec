import { describe, expect, it } from 'vitest';
import { surfaceNets } from '../geometry/mesh/surface-nets.ts';
import type { Collider } from './collider.ts';
import { drapeCloth } from './drape-cloth.ts';
import { evenMesh } from './even-mesh.ts';
import { linksOf } from './links.ts';

const SIDE = 21;
const STEP = 0.01;

/** A square sheet of cloth, horizontal and centred over the origin. */
function sheet() {
  const positions = new Float32Array(SIDE * SIDE * 3);
  const indices: number[] = [];
  for (let j = 0; j < SIDE; j++) {
    for (let i = 0; i < SIDE; i++) {
      const a = j * SIDE + i;
      positions.set([(i - 10) * STEP, 0.1, (j - 10) * STEP], a * 3);
      if (i < SIDE - 1 && j < SIDE - 1) indices.push(a, a + SIDE, a + 1, a + 1, a + SIDE, a + SIDE + 1);
    }
  }
  return { positions, indices: new Uint32Array(indices) };
}

const BALL = 0.06;
const ball: Collider = {
  probe(x, y, z, reach, normal) {
    const length = Math.hypot(x, y, z);
    if (length - BALL < reach) normal.set([x / length, y / length, z / length]);
    return length - BALL;
  },
};
const fabric = { stiffness: 0.2, friction: 0.4, thickness: 0.004 };

describe('draped cloth', () => {
  const { positions, indices } = sheet();
  const hung = drapeCloth({ positions, indices, fabric, collider: ball, substeps: 120 });
  const y = (i: number) => hung[i * 3 + 1]!;

  it('lies on a ball and hangs down beside it', () => {
    const middle = (SIDE * SIDE - 1) / 2;
    expect(y(middle)).toBeGreaterThan(BALL - 0.01);
    expect(y(0)).toBeLessThan(y(middle) - 0.03);
  });

  it('stays outside the ball and keeps its lengths', () => {
    for (let i = 0; i < hung.length; i += 3)
      expect(Math.hypot(hung[i]!, hung[i + 1]!, hung[i + 2]!)).toBeGreaterThan(BALL - 0.002);
    const { edges } = linksOf({ indices }, positions.length / 3);
    const gap = (p: Float32Array, a: number, b: number) =>
      Math.hypot(p[a * 3]! - p[b * 3]!, p[a * 3 + 1]! - p[b * 3 + 1]!, p[a * 3 + 2]! - p[b * 3 + 2]!);
    const stretch = Array.from({ length: edges.length / 2 }, (_, e) => {
      const [a, b] = [edges[e * 2]!, edges[e * 2 + 1]!];
      return gap(hung, a, b) / gap(positions, a, b);
    }).sort((a, b) => a - b);
    expect(stretch[Math.floor(stretch.length * 0.95)]!).toBeLessThan(1.15);
  });

  it('falls in the same way every time, and leaves pinned vertices where they are', () => {
    expect(drapeCloth({ positions, indices, fabric, collider: ball, substeps: 120 })).toEqual(hung);
    const pinned = new Uint8Array(positions.length / 3);
    pinned[0] = 1;
    const held = drapeCloth({ positions, indices, fabric, collider: ball, pinned, substeps: 40 });
    expect(held.subarray(0, 3)).toEqual(positions.subarray(0, 3));
  });
});

describe('an even mesh', () => {
  it('keeps to its surface and gives nearly every vertex five to seven neighbours', () => {
    const tube = (x: number, y: number, z: number) => Math.hypot((x - y) * Math.SQRT1_2, z) - 0.06;
    const mesh = surfaceNets(tube, { cell: 0.011, bounds: { min: [-0.2, -0.2, -0.1], max: [0.2, 0.2, 0.1] } });
    const keep = new Float32Array(mesh.positions.length / 3).fill(1);
    const { positions, indices } = evenMesh(mesh, tube, keep);
    const { edges, border } = linksOf({ indices }, positions.length / 3);
    const valence = new Uint8Array(positions.length / 3);
    for (const i of edges) valence[i] = valence[i]! + 1;
    let uneven = 0;
    for (let i = 0; i < valence.length; i++) {
      if (border[i] === 1) continue;
      expect(Math.abs(tube(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!))).toBeLessThan(0.002);
      if (valence[i]! < 5 || valence[i]! > 7) uneven++;
    }
    expect(uneven / valence.length).toBeLessThan(0.06);
  });
});
