import { expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { bodyThroughCloth } from '../../testing/body-through-cloth.ts';
import { SAME_BODY } from '../body/body-map.ts';
import { sittingCloth } from '../body/posing/sitting.ts';
import { buildSubject } from './build-scene.ts';

/** The parts of a prompt at a low density of vertices. */
const partsOf = (prompt: string) => {
  const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  return buildSubject({ brief, fabric: null, seed: 8, detail: 0.18, freedom: 0, check: () => undefined }).parts;
};

const CLOTHES = 'in a white T-shirt, navy trousers and sneakers';

it.each(['walking', 'hands on hips', 'seated'])('%s: feet are on the floor, and the clothes cover the body', (pose) => {
  const parts = partsOf(`woman ${CLOTHES}, ${pose}`);
  // A seat stands on the floor wherever the feet are.
  const worn = parts.filter(({ name }) => name !== 'seat');
  expect(Math.abs(meshBounds(worn.map(({ mesh }) => mesh)).min[1])).toBeLessThan(0.012);
  // Number of pixels, as between two folds of coarse cloth.
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

it('the way back from a seated skirt leads to where the cloth hung, also at its sides', () => {
  const map = sittingCloth(SAME_BODY, { hipY: 0.86, kneeY: 0.475, scale: 1, layer: 0 });
  const there: [number, number, number] = [0, 0, 0];
  const back: [number, number, number] = [0, 0, 0];
  for (const point of [
    [0.3, 0.7, 0.02],
    [-0.36, 0.62, -0.2],
    [0.26, 0.55, 0.2],
    [0.1, 0.7, 0.15],
  ] as const) {
    map.forward(point[0]!, point[1]!, point[2]!, there);
    map.backward(there[0], there[1], there[2], back);
    back.forEach((value, axis) => expect(value).toBeCloseTo(point[axis]!, 3));
  }
});

it('moves each leg of trousers on its own, also in platform heels', () => {
  const strideIn = (shoes: string) => {
    const legs = partsOf(`woman walking in a white T-shirt, navy trousers and ${shoes}`).filter(({ name }) =>
      /^(?:left|right) (?:front|back)$/.test(name),
    );
    const { min, max } = meshBounds(legs.map(({ mesh }) => mesh));
    return max[2] - min[2];
  };
  expect(strideIn('platform pumps')).toBeGreaterThan(0.9 * strideIn('sneakers'));
});

it('names a pose that cannot be taken under a cape', () => {
  const parts = partsOf('woman with arms crossed in a wool cape and trousers');
  expect(parts.flatMap(({ remarks = [] }) => remarks)).toEqual([expect.stringMatching(/under the cape/)]);
});
