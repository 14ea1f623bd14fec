import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Form } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { tailoredBody } from '../../construction/tailored/trunk/body.ts';
import { tailoredCut } from '../../construction/tailored/cut/tailored-cut.ts';
import { blazer } from './blazer.ts';
import { coat } from './coat.ts';
import { jacket } from './jacket.ts';
import { top } from './top.ts';

type Words = Partial<Pick<Piece, 'cut' | 'colours' | 'details' | 'partFabrics'>>;

const pieceOf = (form: Form, attributes: Piece['attributes'] = {}, words: Words = {}): Piece => ({
  form: form.name,
  cut: null,
  colours: [],
  fabric: null,
  pattern: null,
  details: [],
  partFabrics: [],
  ...words,
  attributes,
});

const built = (form: Form, attributes: Piece['attributes'] = {}, words: Words = {}): Shape => {
  const drape = { stiffness: 0.4, weight: 0.5, thickness: 0.001 };
  const piece = pieceOf(form, attributes, words);
  return form.build({ piece, random: createRandom(1), drape, detail: 0.16, freedom: 0 });
};

const names = (...request: Parameters<typeof built>) => built(...request).parts.map((part) => part.name);

const VARIATIONS: readonly (readonly [string, Form, Piece['attributes'], Words?])[] = [
  ['a double-breasted trench', coat, { closure: 'double-breasted', belt: 'belt' }, { cut: 'trench' }],
  ['a cape', coat, {}, { cut: 'cape' }],
  ['a parka', coat, { hood: 'hood' }, { cut: 'parka' }],
  ['a duffle coat', coat, { hood: 'hood' }, { cut: 'duffle' }],
  ['a cocoon without sleeves', coat, { silhouette: 'cocoon', sleeve: 'sleeveless' }],
  ['a biker', jacket, {}, { cut: 'biker' }],
  ['a bomber', jacket, {}, { cut: 'bomber' }],
  ['a puffer', jacket, {}, { cut: 'puffer' }],
  ['a padded gilet', jacket, { sleeve: 'sleeveless', closure: 'zip' }, { cut: 'padded-gilet' }],
  ['a tailcoat', blazer, { collar: 'peak' }, { cut: 'tailcoat' }],
  ['a waistcoat', top, { sleeve: 'sleeveless', closure: 'buttons' }, { cut: 'waistcoat' }],
  ['a denim jacket', jacket, {}, { cut: 'denim-jacket' }],
  ['a jacket without collar', jacket, { collar: 'none' }, { cut: 'tweed-jacket' }],
  ['a blazer with short bell sleeves', blazer, { sleeve: 'short', sleeveShape: 'bell', collar: 'peak' }],
];

describe('coats and blazers', () => {
  for (const [name, form, attributes, words] of VARIATIONS) {
    it(`have finite vertices and unit normals as ${name}`, () => {
      const measured = measureShape(built(form, attributes, words));
      expect(measured.finite).toBe(true);
      expect(measured.worstNormal).toBeLessThan(1e-3);
    });
  }

  it('lay their cloth out in metres', () => {
    const measured = measureShape(built(coat));
    for (const part of ['front', 'left sleeve']) {
      expect(measured.clothScale(part)).toBeGreaterThan(0.85);
      expect(measured.clothScale(part)).toBeLessThan(1.15);
    }
  });

  it('set sleeves into the very curve in which the trunk is cut', () => {
    const { trunk } = tailoredBody(tailoredCut(pieceOf(blazer)));
    const { positions } = built(blazer).parts.find((part) => part.name === 'left sleeve')!.mesh;
    // The first row of the sleeve, at the minimum number of columns of any detail.
    for (let k = 0; k < 16 * 3; k += 3) {
      const [x, y, z] = [positions[k]!, positions[k + 1]!, positions[k + 2]!];
      expect(Math.abs(trunk.armhole(x, y, z))).toBeLessThan(0.002);
      expect(Math.abs(trunk.field(x, y, z))).toBeLessThan(0.003);
    }
  });

  it('button twice as often when double-breasted', () => {
    const buttons = (closure: 'double-breasted' | 'single-breasted') =>
      names(coat, { closure }).filter((name) => name.startsWith('button')).length;
    expect(buttons('double-breasted')).toBe(2 * buttons('single-breasted'));
  });

  it('wear a belt and a collar only when asked', () => {
    expect(names(coat)).not.toContain('belt');
    expect(names(coat, { belt: 'belt' })).toEqual(expect.arrayContaining(['belt', 'buckle', 'belt end 1']));
    expect(names(coat, { collar: 'none' })).not.toContain('collar');
  });

  it('reach the calf as a coat and the hip as a blazer', () => {
    const bottom = (form: Form) => measureShape(built(form)).visible.min[1];
    expect(bottom(coat)).toBeLessThan(0.5);
    expect(bottom(blazer)).toBeGreaterThan(0.7);
  });

  it('end their sleeves where the words say', () => {
    const wrist = (sleeve: 'short' | 'elbow' | 'long') =>
      measureShape(built(blazer, { sleeve })).visibleOf('left sleeve').min[1];
    expect(wrist('long')).toBeLessThan(0.9);
    expect(wrist('elbow')).toBeGreaterThan(wrist('long') + 0.2);
    expect(wrist('short')).toBeGreaterThan(wrist('elbow') + 0.05);
  });

  it('have no sleeves as a cape or when the words take them away', () => {
    expect(names(coat, {}, { cut: 'cape' })).not.toContain('left sleeve');
    expect(names(jacket, { sleeve: 'sleeveless' })).not.toContain('left sleeve');
  });

  it('widen towards the hem as an A-line and narrow as a cocoon', () => {
    const hem = (silhouette: 'a-line' | 'cocoon') => {
      const { trunk } = tailoredBody(tailoredCut(pieceOf(coat, { silhouette })));
      return trunk.frontAt(0, 0.4);
    };
    expect(hem('a-line')).toBeGreaterThan(hem('cocoon') + 0.04);
  });

  it('line the lapels of a dinner jacket with satin', () => {
    const lapels = built(blazer, {}, { cut: 'tuxedo' }).parts.filter((part) => part.colourPart === 'lapels');
    expect(lapels.length).toBeGreaterThan(0);
    expect(lapels.every((part) => part.fabric === 'satin')).toBe(true);
  });

  it('end at the waist in front and at the knee behind as a tailcoat', () => {
    const { hem } = tailoredBody(tailoredCut(pieceOf(blazer, { collar: 'peak' }, { cut: 'tailcoat' })));
    expect(hem(0.05, 0.9, 0.12)).toBeLessThan(0);
    expect(hem(0.05, 0.6, -0.12)).toBeGreaterThan(0);
  });

  it('keep all buttons above the hem of a short coat', () => {
    const { buttons, hem } = tailoredCut(pieceOf(coat, { length: 'hip', closure: 'double-breasted' }));
    expect(Math.min(...buttons)).toBeGreaterThan(hem + 0.04);
  });

  it('cover the zip of a parka with a flap and snaps, and hide the sleeves of what is worn below', () => {
    const parka = names(coat, { hood: 'hood', closure: 'zip' }, { cut: 'parka' });
    expect(parka).toEqual(expect.arrayContaining(['storm flap', 'snap 1', 'snap 5']));
    expect(parka).not.toContain('zip');
    expect(names(jacket, {}, { cut: 'bomber' })).toContain('zip');
    expect(built(coat).coversArms).toBe(true);
    expect(built(coat, { sleeve: 'sleeveless' }).coversArms).toBe(false);
  });
});
