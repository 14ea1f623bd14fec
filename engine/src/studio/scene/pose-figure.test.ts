import { expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { DRAWN_POSES } from '../../words/prompt/vocabulary/figures.ts';
import { bodyThroughCloth } from '../../testing/body-through-cloth.ts';
import { buildSubject } from './build-scene.ts';

/** The parts of a prompt at a low density of vertices. */
const partsOf = (prompt: string) => {
  const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  return buildSubject({ brief, fabric: null, seed: 8, detail: 0.18, freedom: 0, check: () => undefined }).parts;
};

const CLOTHES = 'in a white T-shirt, navy trousers and sneakers';
const BENT = DRAWN_POSES.filter((pose) => pose !== 'standing');

it.each(BENT)('%s: feet are on the floor, and the clothes cover the body', (pose) => {
  const parts = partsOf(`woman ${CLOTHES}, ${pose.replaceAll('-', ' ')}`);
  expect(Math.abs(meshBounds(parts.map(({ mesh }) => mesh)).min[1])).toBeLessThan(0.012);
  // Square centimetres of 3 mm pixels, as between two folds of coarse cloth.
  for (const azimuth of [0.3, 3.4]) expect(bodyThroughCloth(parts, azimuth)).toBeLessThan(30);
});

it('moves the seams and edges of the clothes with them', () => {
  const standing = partsOf(`man ${CLOTHES}`);
  const walking = partsOf(`man ${CLOTHES}, walking`);
  const legs = ({ name, trim }: (typeof standing)[number]) => trim !== undefined && /leg|trouser/.test(name);
  const insideOf = (parts: typeof standing) =>
    parts.filter(legs).map(({ mesh: { positions: p, uvs }, trim }) => {
      let count = 0;
      for (let i = 0; i < p.length / 3; i++)
        if (trim!(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!) > 0) count++;
      return count;
    });
  expect(insideOf(walking)).toEqual(insideOf(standing));
});
