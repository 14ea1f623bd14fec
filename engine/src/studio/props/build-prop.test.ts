import { describe, expect, it } from 'vitest';
import { createRandom } from '../../foundation/geometry/random.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { propRows } from '../../words/prompt/vocabulary/props.ts';
import { buildProp, buildSupport } from './build-prop.ts';

const context = { random: createRandom(5), detail: 0.1, colour: null, size: 0.1 };

describe('a prop', () => {
  it.each(propRows.map(({ name }) => name))('is a body of a natural size: %s', (name) => {
    const { min, max } = meshBounds(buildProp(name, context).map(({ mesh }) => mesh));
    const sides = [0, 1, 2].map((axis) => max[axis as 0 | 1 | 2] - min[axis as 0 | 1 | 2]);
    for (const side of sides) expect(side).toBeGreaterThan(0.0004);
    expect(Math.max(...sides)).toBeLessThan(0.6);
  });

  it('bears a product where its row says so, and nothing else', () => {
    for (const row of propRows) expect([row.name, buildSupport(row.name, context) !== null]).toEqual([row.name, !('bears' in row) || row.name === 'sphere']); // prettier-ignore
  });
});
