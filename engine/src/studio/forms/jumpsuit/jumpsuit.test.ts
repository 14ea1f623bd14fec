import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Shape } from '../../parts/part.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { jumpsuit } from './jumpsuit.ts';

function dungarees(): Shape {
  const piece: Piece = {
    form: 'jumpsuit',
    cut: 'dungarees',
    colours: [],
    fabric: 'denim',
    pattern: null,
    details: [],
    partFabrics: [],
    attributes: { strap: 'wide' },
  };
  const drape = { stiffness: 0.7, weight: 0.7, thickness: 0.0016 };
  return jumpsuit.build({ piece, random: createRandom(1), drape, detail: 0.16, freedom: 0 });
}

describe('a jumpsuit', () => {
  it('has finite vertices', () => {
    expect(measureShape(buildForTest(jumpsuit)).finite).toBe(true);
    expect(measureShape(dungarees()).finite).toBe(true);
  });

  it('reaches from the shoulder to the floor in one', () => {
    const { min, max } = measureShape(buildForTest(jumpsuit, { neckline: 'v-neck' })).visible;
    expect(max[1]).toBeGreaterThan(1.38);
    expect(min[1]).toBeLessThan(0.06);
  });

  it('is closed at the waist: the bodice ends below the top of the trousers', () => {
    const measured = measureShape(buildForTest(jumpsuit, { neckline: 'strapless' }));
    expect(measured.visibleOf('top').min[1]).toBeLessThan(measured.visibleOf('left front').max[1]);
  });

  it('ends at the thigh as a playsuit', () => {
    expect(measureShape(buildForTest(jumpsuit, { length: 'thigh' })).visibleOf('left front').min[1]).toBeGreaterThan(
      0.5,
    );
  });

  it('has flapped chest pockets, a collar, cuffs and an elastic waist under its zip as a boiler suit', () => {
    const shape = buildForTest(jumpsuit, { closure: 'zip', collar: 'point', sleeve: 'long' }, 1, { cut: 'boilersuit' });
    const measured = measureShape(shape);
    const names = shape.parts.map(({ name }) => name);
    expect(measured.finite).toBe(true);
    expect(names).toEqual(
      expect.arrayContaining(['chest pocket flap', 'right chest pocket flap', 'collar', 'cuff 1', 'zip', 'front zip']),
    );
    // The shirt ends behind the top of the waistband.
    expect(measured.visibleOf('front').min[1]).toBeLessThan(measured.visibleOf('waistband').max[1]);
  });

  it('has a bib, crossed straps and buckles as dungarees', () => {
    const names = dungarees().parts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['bib', 'left strap', 'right buckle', 'waistband']));
    expect(names).not.toContain('top');
  });
});
