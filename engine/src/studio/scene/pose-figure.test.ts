import { expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { bodyThroughCloth } from '../../testing/body-through-cloth.ts';
import { buildSubject } from './build-scene.ts';

/** The parts of a prompt at a low density of vertices. */
const partsOf = (prompt: string) => {
  const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  return buildSubject({ brief, fabric: null, seed: 8, detail: 0.18, freedom: 0, check: () => undefined }).parts;
};

const CLOTHES = 'in a white T-shirt, navy trousers and sneakers';

it.each(['walking', 'hands on hips', 'seated'])('%s: feet are on the floor, and the clothes cover the body', (pose) => {
  const parts = partsOf(`woman ${CLOTHES}, ${pose}`);
  expect(Math.abs(meshBounds(parts.map(({ mesh }) => mesh)).min[1])).toBeLessThan(0.012);
  // A few square centimetres of 3 mm pixels, as between two folds of coarse cloth.
  for (const azimuth of [0.3, 3.4]) expect(bodyThroughCloth(parts, azimuth)).toBeLessThan(30);
});

it('moves the seams of trousers with the legs', () => {
  const inkOf = (prompt: string) =>
    partsOf(prompt).flatMap(({ name, lines, mesh: { positions: p, uvs } }) => {
      if (!lines || !/^(?:left|right) (?:front|back)$/.test(name)) return [];
      const inks = Array.from({ length: p.length / 3 }, (_, i) =>
        lines(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!),
      );
      return inks.reduce((sum, ink) => sum + ink, 0) / inks.length;
    });
  const standing = inkOf(`man ${CLOTHES}`);
  expect(standing).toHaveLength(4);
  inkOf(`man ${CLOTHES}, walking`).forEach((ink, i) => expect(Math.abs(ink - standing[i]!)).toBeLessThan(0.01));
});
