import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { buildSubject } from './build-scene.ts';
import type { Subject } from './subject.ts';
import { wornWith } from './outfit.ts';

const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' as const };
const brief = (prompt: string) => readBrief({ ...words, prompt });

function dressed(prompt: string): Subject {
  return buildSubject({ brief: brief(prompt), fabric: null, seed: 1, detail: 0.16, freedom: 0, check: () => {} });
}

/** The tuck of the first piece of a form. */
function tuckOf(prompt: string, form: string) {
  const read = brief(prompt);
  return wornWith(
    read,
    read.pieces.findIndex((piece) => piece.form === form),
  )?.tuck;
}

describe('an outfit', () => {
  it('tucks shirts in below a jacket, into skirts and where the words say so', () => {
    expect(tuckOf('white t-shirt and blue jeans', 't-shirt')).toBeNull();
    expect(tuckOf('black leather jacket over a white t-shirt and blue jeans', 't-shirt')).not.toBeNull();
    expect(tuckOf('white shirt with a black skirt', 'shirt')).not.toBeNull();
    expect(tuckOf('white tee tucked into blue jeans', 't-shirt')).not.toBeNull();
    expect(tuckOf('untucked white shirt with a black skirt', 'shirt')).toBeNull();
  });

  it('leaves a piece that is worn alone as it is', () => {
    expect(wornWith(brief('white cotton t-shirt'), 0)).toBeUndefined();
  });

  it('raises the hood of a coat, and lays it down where a hat is worn', () => {
    const hoodTop = (prompt: string) =>
      meshBounds(
        dressed(prompt).parts.flatMap(({ name, piece, mesh }) => (name === 'hood' && piece === 0 ? [mesh] : [])),
      ).max[1];
    expect(hoodTop('khaki parka')).toBeGreaterThan(1.7);
    expect(hoodTop('khaki parka and black beanie')).toBeLessThan(1.6);
  });

  it('puts one boot below each leg, toes forward, and draws no stand', () => {
    const subject = dressed('blue jeans with brown boots');
    const boots = subject.parts.filter(({ name }) => name === 'sole' || name === 'second sole');
    const [left, right] = boots.map(({ mesh }) => meshBounds([mesh]));
    expect(left!.min[0]).toBeGreaterThan(0);
    expect(right!.max[0]).toBeLessThan(0);
    expect(left!.max[2] - left!.min[2]).toBeGreaterThan(left!.max[0] - left!.min[0]);
    expect(subject.presentation).toBe('ghost');
  });

  it('places a hat where the head would be and a bag next to the clothes', () => {
    const subject = dressed('blue jeans with a straw hat and a brown tote bag');
    const bounds = (form: string) => {
      const { pieces } = brief('blue jeans with a straw hat and a brown tote bag');
      const at = pieces.findIndex((piece) => piece.form === form);
      return meshBounds(subject.parts.filter(({ piece }) => piece === at).map(({ mesh }) => mesh));
    };
    expect(bounds('hat').min[1]).toBeGreaterThan(1.6);
    expect(bounds('tote').min[0]).toBeGreaterThan(bounds('jeans').max[0]);
    expect(Math.abs(bounds('tote').min[1])).toBeLessThan(0.02);
  });
});
