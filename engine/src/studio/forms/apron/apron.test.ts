import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../words/prompt/read-brief.ts';
import type { Shape } from '../../parts/part.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { apron } from './apron.ts';

function drawn(prompt: string): Shape {
  const [piece] = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' }).pieces;
  expect(piece?.form).toBe('apron');
  return buildForTest(apron, piece!.attributes, 1, piece);
}
const names = (prompt: string) => drawn(prompt).parts.map(({ name }) => name);
const lowest = (prompt: string) => {
  const panel = drawn(prompt).parts.find(({ name }) => name === 'panel')!;
  return panel.mesh.positions.reduce((low, value, i) => (i % 3 === 1 ? Math.min(low, value) : low), Infinity);
};

describe('the apron', () => {
  it.each(['apron', 'waist apron', 'bistro apron', 'cross back apron', 'apron with a chest pocket'])(
    'has finite vertices and unit normals as %s',
    (prompt) => {
      const { finite, worstNormal } = measureShape(drawn(prompt));
      expect(finite).toBe(true);
      expect(worstNormal).toBeLessThan(0.01);
    },
  );

  it('is tied at the nape and behind the waist', () => {
    expect(names('blue linen apron')).toEqual(
      expect.arrayContaining(['panel', 'pocket', 'left strap', 'right strap', 'nape bow 1', 'waist bow 1']),
    );
  });

  it('has a waistband and no straps as a waist apron', () => {
    const parts = names('waist apron');
    expect(parts).toContain('waistband');
    expect(parts.filter((name) => name.includes('strap'))).toEqual([]);
  });

  it('crosses its straps behind without a bow at the nape, and is seen from there', () => {
    expect(names('cross back apron')).not.toContain('nape bow 1');
    expect(drawn('cross back apron').turn).toBeGreaterThan(2);
  });

  it('ends where the words say', () => {
    expect(lowest('midi apron')).toBeLessThan(lowest('apron') - 0.1);
    expect(lowest('mini apron')).toBeGreaterThan(lowest('apron') + 0.1);
  });

  it('has the pocket that the words ask for', () => {
    expect(names('apron without pockets')).not.toContain('pocket');
    expect(names('apron with a chest pocket')).toContain('bib pocket');
  });
});
