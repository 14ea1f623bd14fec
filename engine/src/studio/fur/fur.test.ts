import { describe, expect, it } from 'vitest';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { mergeGeometry } from '../../foundation/raster/geometry.ts';
import { createVisibilityBuffer, rasterise } from '../../foundation/raster/rasterise.ts';
import { frameSubject, projectVertices } from '../camera/camera.ts';
import { fabricOf } from '../fabrics/index.ts';
import { createFrame } from '../render/frame.ts';
import { material } from '../materials/material.ts';
import type { Scene } from '../parts/scene.ts';
import { drawFur } from './draw-fur.ts';

const SIZE = 160;

/** A ball of 1.2 m with brightness 0.2 on a black background. */
function furBall() {
  const mesh = gridMesh({ columns: 40, rows: 40, closed: true, flip: true }, (u, v, out) => {
    const [around, up] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
    out[0] = 0.6 * Math.cos(up) * Math.sin(around);
    out[1] = 0.6 + 0.6 * Math.sin(up);
    out[2] = 0.6 * Math.cos(up) * Math.cos(around);
  });
  const fur = material({ ...fabricOf('fur').response, albedo: [0.2, 0.2, 0.2] });
  const part = { name: 'ball', role: 'cloth' as const, mesh, material: fur, lining: fur, piece: 0, solid: true };
  const geometry = mergeGeometry([{ mesh, casts: true }]);
  const scene: Scene = { parts: [part], geometry, bounds: meshBounds([mesh]), presentation: 'floor' };
  const view = { azimuth: 0, elevation: 0, distance: 5, aspect: 1, fillWidth: 0.7, fillHeight: 0.7, centreHeight: 0.5 };
  const camera = frameSubject(mesh.positions, view);
  const frame = createFrame(SIZE, SIZE, 1, ['depth']);
  const buffer = createVisibilityBuffer(SIZE, SIZE, 0);
  rasterise(geometry, projectVertices(geometry.positions, camera, SIZE, SIZE), buffer);
  for (let k = 0; k < SIZE * SIZE; k++) {
    if (buffer.triangle[k]! < 0) continue;
    frame.radiance.fill(0.2, k * 3, k * 3 + 3);
    frame.parts[k] = 1;
    frame.coverage[k] = 255;
    frame.depth[k] = buffer.depth[k]!;
  }
  return { scene, camera, frame };
}

describe('fur', () => {
  it('extends beyond the silhouette of its surface, but not to the corner of the picture', () => {
    const { scene, camera, frame } = furBall();
    drawFur({ scene, camera, frame, onStep: () => {} });
    let beyond = 0;
    for (let k = 0; k < SIZE * SIZE; k++) {
      expect(frame.radiance[k * 3]).not.toBeNaN();
      if (frame.parts[k] === 0 && frame.radiance[k * 3]! > 0.02) beyond++;
    }
    expect(beyond).toBeGreaterThan(60);
    expect(frame.radiance[0]).toBe(0);
  });

  it('shows strands of unequal tone, the same each time', () => {
    const [one, two] = [furBall(), furBall()];
    for (const ball of [one, two]) drawFur({ ...ball, onStep: () => {} });
    expect(one.frame.radiance).toEqual(two.frame.radiance);
    const column = Array.from({ length: 40 }, (_, i) => one.frame.radiance[((80 + i) * SIZE + 80) * 3]!);
    expect(new Set(column.map((value) => value.toFixed(3))).size).toBeGreaterThan(15);
  });
});
