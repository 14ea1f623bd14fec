import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { attributeTable } from '../../../words/prompt/vocabulary/attributes.ts';
import { bodyDistance } from '../../body/body.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { FormContext } from '../../parts/form.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { hangsInSleeves } from '../../construction/tops/sleeved-top.ts';
import { dress } from './dress.ts';
import { gown } from './gown.ts';
import { skirt } from './skirt.ts';
import { top } from './top.ts';

type Attributes = Piece['attributes'];

const names = (form: typeof dress, attributes: Attributes) =>
  buildForTest(form, attributes).parts.map((part) => part.name);
const bounds = (form: typeof dress, attributes: Attributes, part = form.name as string) =>
  measureShape(buildForTest(form, attributes)).visibleOf(part);

const PLAIN: Piece = {
  form: 'dress',
  cut: null,
  colours: [],
  fabric: null,
  pattern: null,
  attributes: {},
  details: [],
  partFabrics: [],
};

function detailed(details: Piece['details'], attributes: Attributes = {}, cut: Piece['cut'] = null) {
  const piece: Piece = { ...PLAIN, cut, attributes, details };
  const drape = { stiffness: 0.4, weight: 0.5, thickness: 0.001 };
  return dress.build({ piece, random: createRandom(1), drape, detail: 0.16, freedom: 0 });
}

/** Each value that words can give to these attributes of a dress, one at a time. */
const SHAPE_WORDS = (
  [
    'silhouette',
    'length',
    'neckline',
    'sleeveShape',
    'sleeve',
    'collar',
    'closure',
    'strap',
    'back',
    'ruffle',
    'pleat',
  ] as const
).flatMap((name) => Object.keys(attributeTable[name]).map((value) => [name, value] as const));
/** Each value that words can give to the details of a dress, one at a time. */
const DETAIL_WORDS = (['slit', 'drape', 'belt', 'pocket', 'waist', 'hem'] as const).flatMap((name) =>
  Object.keys(attributeTable[name]).map((value) => [name, value] as const),
);

describe('draped garments', () => {
  it.each([...SHAPE_WORDS, ...DETAIL_WORDS])('have finite points and valid normals with %s %s', (name, value) => {
    const measured = measureShape(buildForTest(dress, { [name]: value }));
    expect(measured.finite).toBe(true);
    expect(measured.worstNormal).toBeLessThan(1e-3);
  });

  it('build a top with sleeves as hanging cloth, and one with a halter neck or a bow collar on the dress form', () => {
    const asked = (attributes: Attributes): FormContext => {
      const drape = { stiffness: 0.12, weight: 0.3, thickness: 0.0006 };
      const piece: Piece = { ...PLAIN, form: 'top', fabric: 'silk', attributes };
      return { piece, random: createRandom(1), drape, detail: 0.16, freedom: 0 };
    };
    const hung = top.build(asked({ sleeve: 'long' }));
    expect(hung.presentation).toBe('ghost');
    expect(hung.parts.map((part) => part.name)).toEqual(expect.arrayContaining(['left sleeve', 'neck edge']));
    expect(hangsInSleeves(asked({ sleeve: 'long', neckline: 'halter' }))).toBe(false);
    expect(hangsInSleeves(asked({ sleeve: 'long', collar: 'bow' }))).toBe(false);
  });

  it('dye a little black dress black where words name no colour', () => {
    const cloth = fabricOf('jersey');
    const dyed = dress.adapt!(cloth, false, { ...PLAIN, cut: 'little-black' });
    expect(Math.max(...dyed.natural)).toBeLessThan(0.02);
    expect(dress.adapt!(cloth, false, PLAIN)).toBe(cloth);
  });

  it('stay outside the dress form', () => {
    const { positions } = buildForTest(dress, { neckline: 'strapless', silhouette: 'sheath' }).parts[0]!.mesh;
    for (let k = 0; k < positions.length; k += 3) {
      if (positions[k + 1]! > 1.34 || positions[k + 1]! < 0.85) continue;
      expect(bodyDistance(positions[k]!, positions[k + 1]!, positions[k + 2]!)).toBeGreaterThan(0);
    }
  });

  it('end lower with each longer word', () => {
    const hems = (['cropped', 'mini', 'knee', 'midi', 'maxi', 'floor'] as const).map(
      (length) => bounds(dress, { length, silhouette: 'a-line' }).min[1],
    );
    expect(hems).toEqual(hems.toSorted((a, b) => b - a));
    expect(hems[2]).toBeCloseTo(0.47, 1);
  });

  it('trail behind with a train and hang lower behind when high-low', () => {
    expect(bounds(gown, { length: 'train' }).min[2]).toBeLessThan(bounds(gown, { length: 'floor' }).min[2] - 0.4);
    const highLow = buildForTest(dress, { length: 'high-low', silhouette: 'a-line' }).parts[0]!.mesh.positions;
    const lowest = (front: boolean) => {
      let least = Infinity;
      for (let k = 0; k < highLow.length; k += 3) {
        if (highLow[k + 2]! > 0 === front && Math.abs(highLow[k]!) < 0.05) least = Math.min(least, highLow[k + 1]!);
      }
      return least;
    };
    expect(lowest(false)).toBeLessThan(lowest(true) - 0.2);
  });

  it('open at a slit', () => {
    const leg = (slit: Attributes['slit']) => {
      const { mesh, trim } = buildForTest(gown, { silhouette: 'slip', ...(slit ? { slit } : {}) }).parts[0]!;
      let cut = 0;
      for (let k = 0; k < mesh.positions.length; k += 3) {
        const [x, y, z] = [mesh.positions[k]!, mesh.positions[k + 1]!, mesh.positions[k + 2]!];
        if (y < 0.5 && trim!(x, y, z, 0, 0) < 0) cut++;
      }
      return cut;
    };
    expect(leg('thigh')).toBeGreaterThan(50);
    expect(leg(undefined)).toBe(0);
  });

  it('reach wider with a fuller silhouette and with a ruffle at the hem', () => {
    const width = (attributes: Attributes) => measureShape(buildForTest(dress, attributes)).visible.max[0];
    expect(width({ silhouette: 'ball' })).toBeGreaterThan(width({ silhouette: 'a-line' }) + 0.1);
    expect(width({ silhouette: 'a-line', ruffle: 'hem' })).toBeGreaterThan(width({ silhouette: 'a-line' }) + 0.015);
  });

  it('dip lower at a plunging neckline than at a crew neck', () => {
    const bare = (neckline: NonNullable<Attributes['neckline']>) => {
      const { trim } = buildForTest(dress, { neckline, strap: 'wide' }).parts[0]!;
      let y = 1.5;
      while (trim!(0, y, 0.12, 0, 0) < 0 && y > 1) y -= 0.01;
      return y;
    };
    expect(bare('plunging')).toBeLessThan(bare('v-neck'));
    expect(bare('v-neck')).toBeLessThan(bare('crew'));
  });

  it('have longer sleeves by longer words, and one sleeve on one shoulder', () => {
    const ends = (['cap', 'short', 'elbow', 'three-quarter', 'long'] as const).map(
      (sleeve) => bounds(dress, { sleeve, neckline: 'crew' }, 'left sleeve').min[1],
    );
    expect(ends).toEqual(ends.toSorted((a, b) => b - a));
    expect(names(dress, { neckline: 'one-shoulder', sleeve: 'long' })).not.toContain('left sleeve');
  });

  it('puff out with puff sleeves', () => {
    const reach = (sleeveShape: NonNullable<Attributes['sleeveShape']>) =>
      bounds(dress, { sleeveShape, sleeve: 'short', neckline: 'crew' }, 'left sleeve').max[0];
    expect(reach('puff')).toBeGreaterThan(reach('straight') + 0.03);
  });

  it('carry what is sewn on', () => {
    expect(names(dress, { collar: 'point' })).toContain('collar');
    expect(names(dress, { closure: 'buttons' })).toEqual(expect.arrayContaining(['placket', 'button 1']));
    expect(names(dress, { pocket: 'patch' })).toEqual(expect.arrayContaining(['left pocket', 'right pocket']));
    expect(names(dress, { belt: 'sash' })).toEqual(
      expect.arrayContaining(['sash', 'sash bow left loop', 'sash bow knot']),
    );
    expect(names(dress, { belt: 'belt' })).toContain('buckle');
    expect(names(dress, { silhouette: 'peplum' })).toContain('peplum');
    expect(names(dress, { silhouette: 'wrap' })).toContain('wrap panel');
    expect(names(dress, { back: 'laced' })).toEqual(expect.arrayContaining(['laces', 'eyelets']));
    expect(names(dress, { strap: 'tie', neckline: 'scoop' })).toContain('left strap bow 1');
    expect(names(skirt, {})).toContain('waistband');
    expect(names(skirt, { waist: 'paperbag' })).toContain('paperbag frill');
    expect(detailed(['fringe']).parts.map((part) => part.name)).toContain('fringe 1');
    expect(detailed(['feathers']).parts.map((part) => part.name)).toContain('feathers 1');
    expect(detailed([], {}, 'cheongsam').parts.map((part) => part.name)).toContain('frog 1');
    expect(detailed(['bow']).parts.map((part) => part.name)).toContain('bow knot');
  });

  it('are shown from behind when words describe the back', () => {
    expect(buildForTest(dress, { back: 'open' }).turn).toBeGreaterThan(2);
    expect(buildForTest(dress, {}).turn).toBeUndefined();
  });

  it('lay their cloth out in metres', () => {
    const scale = measureShape(buildForTest(skirt, { silhouette: 'pencil' })).clothScale('skirt');
    expect(scale).toBeGreaterThan(0.85);
    expect(scale).toBeLessThan(1.15);
  });

  it('fall alike for one seed and differently for another', () => {
    const [a, b, c] = [1, 1, 2].map((seed) => buildForTest(top, {}, seed).parts[0]!.mesh.positions);
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });
});
