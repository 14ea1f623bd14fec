import { describe, expect, it } from 'vitest';
import { knitwear } from './knitwear.ts';
import { shirt } from './shirt.ts';
import { tShirt } from './t-shirt.ts';
import { top } from './top.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { buildForTest } from '../testing/build-for-test.ts';

describe('the T-shirt', () => {
  it('has finite vertices and unit normals', () => {
    const measured = measureShape(buildForTest(tShirt));
    expect(measured.finite).toBe(true);
    expect(measured.worstNormal).toBeLessThan(1e-3);
  });

  it('lays its cloth out in metres', () => {
    const measured = measureShape(buildForTest(tShirt));
    expect(measured.clothScale('front')).toBeGreaterThan(0.85);
    expect(measured.clothScale('front')).toBeLessThan(1.15);
    expect(measured.clothScale('left sleeve')).toBeGreaterThan(0.8);
    expect(measured.clothScale('left sleeve')).toBeLessThan(1.2);
  });

  it('ends higher when cropped and lower when long', () => {
    const bottom = (length: 'cropped' | 'mini' | undefined) =>
      measureShape(buildForTest(tShirt, length ? { length } : {})).visible.min[1];
    expect(bottom('cropped')).toBeGreaterThan(bottom(undefined) + 0.1);
    expect(bottom('mini')).toBeLessThan(bottom(undefined) - 0.1);
  });

  it('reaches further with long sleeves and is narrower without sleeves', () => {
    const low = (sleeve: 'long' | 'short' | 'sleeveless') => measureShape(buildForTest(tShirt, { sleeve }));
    expect(low('long').visibleOf('left sleeve').min[1]).toBeLessThan(
      low('short').visibleOf('left sleeve').min[1] - 0.2,
    );
    expect(low('sleeveless').visible.max[0]).toBeLessThan(low('short').visible.max[0] - 0.05);
  });

  it('opens deeper at a V-neck than at a crew neck', () => {
    const drop = (neckline: 'crew' | 'v-neck') =>
      measureShape(buildForTest(tShirt, { neckline })).visibleOf('neck rib').min[1];
    expect(drop('v-neck')).toBeLessThan(drop('crew') - 0.06);
  });

  it('hangs in one with its sleeves far below the arm when they are cut on', () => {
    const wide = (sleeveShape: 'kimono' | undefined) => {
      const { min, max } = measureShape(
        buildForTest(tShirt, { sleeve: 'long', ...(sleeveShape && { sleeveShape }) }),
      ).visibleOf('left sleeve');
      return max[0] - min[0];
    };
    expect(wide('kimono')).toBeGreaterThan(wide(undefined) + 0.015);
  });

  it('folds alike for one seed and differently for another', () => {
    const [a, b, c] = [1, 1, 2].map((seed) => buildForTest(tShirt, {}, seed).parts[0]!.mesh.positions);
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });
});

describe('knitwear', () => {
  it('has long sleeves and a button band only as a cardigan', () => {
    const shape = buildForTest(knitwear);
    expect(measureShape(shape).finite).toBe(true);
    expect(measureShape(shape).visibleOf('left sleeve').min[1]).toBeLessThan(1);
    expect(shape.parts.some((part) => part.name === 'button band')).toBe(false);
    expect(buildForTest(knitwear, { closure: 'buttons' }).parts.some((part) => part.name === 'button band')).toBe(true);
  });

  it('is laid out the larger the finer its stitches are', () => {
    const scale = (knit: 'fine' | 'chunky') => measureShape(buildForTest(knitwear, { knit })).clothScale('front');
    expect(scale('fine')).toBeGreaterThan(scale('chunky') * 1.2);
  });

  it('stands up round the neck as a turtleneck', () => {
    const top = (neckline: 'crew' | 'turtleneck') =>
      measureShape(buildForTest(knitwear, { neckline })).visibleOf('neck rib').max[1];
    expect(top('turtleneck')).toBeGreaterThan(top('crew') + 0.02);
  });

  it('carries a hood, its cords and pouches as a hoodie, parted by a zip when asked', () => {
    const names = buildForTest(knitwear, { hood: 'hood', pocket: 'kangaroo', closure: 'zip' }).parts.map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['hood', 'left cord', 'pocket 1', 'pocket -1', 'zip']));
    expect(names).not.toContain('neck rib');
  });

  it('opens below the shoulders when off them', () => {
    const top = measureShape(buildForTest(knitwear, { neckline: 'off-shoulder' })).visible.max[1];
    expect(top).toBeLessThan(1.42);
  });
});

describe('tank and crop tops', () => {
  const BARE = { sleeve: 'sleeveless', strap: 'wide' } as const;
  const bottom = (cut: 'tank' | 'crop-top') => {
    const shape = buildForTest(top, cut === 'tank' ? BARE : { ...BARE, length: 'cropped' }, 1, { cut });
    expect(measureShape(shape).finite).toBe(true);
    expect(shape.parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['neck rib', 'front bareArm 1']));
    return measureShape(shape).visible.min[1];
  };

  it('are bound at neck and armholes and end at the hip or above the waist', () => {
    expect(bottom('crop-top')).toBeGreaterThan(bottom('tank') + 0.2);
  });
});

describe('the shirt', () => {
  it('buttons down the front and has collar and cuffs', () => {
    const shape = buildForTest(shirt);
    const names = shape.parts.map((part) => part.name);
    expect(measureShape(shape).finite).toBe(true);
    expect(measureShape(shape).worstNormal).toBeLessThan(1e-3);
    expect(names).toEqual(expect.arrayContaining(['collar', 'placket', 'button 1', 'cuff 1', 'cuff 2']));
  });

  it('closes its cuffs over a slit by a button, and turned-back cuffs by a link', () => {
    const names = (details: ['french-cuffs'] | []) =>
      buildForTest(shirt, {}, 1, { details }).parts.map((part) => part.name);
    expect(names([])).toEqual(expect.arrayContaining(['cuff placket 1', 'cuff button 1', 'cuff button 2']));
    expect(names([])).not.toContain('turned cuff 1');
    expect(names(['french-cuffs'])).toEqual(expect.arrayContaining(['turned cuff 1', 'cuff link 1', 'cuff link 2']));
  });

  it('closes its collar by a button on the stand', () => {
    const stand = (collar: 'point' | 'camp') =>
      buildForTest(shirt, { collar }).parts.some((part) => part.name === 'collar button');
    expect(stand('point')).toBe(true);
    expect(stand('camp')).toBe(false);
  });

  it('has no cuffs with short sleeves and no collar when words exclude it', () => {
    const names = buildForTest(shirt, { sleeve: 'short', collar: 'none' }).parts.map((part) => part.name);
    expect(names).not.toContain('cuff 1');
    expect(names).not.toContain('collar');
  });

  it('is tied at the neck when it has a bow, unless it has a collar', () => {
    const partsOf = (attributes: { readonly collar?: 'point' }) =>
      buildForTest(shirt, attributes, 1, { details: ['bow'] }).parts.map(({ name }) => name);
    expect(partsOf({})).toContain('knot');
    expect(partsOf({ collar: 'point' })).not.toContain('knot');
  });

  it('gathers bishop sleeves into a cuff and lets bell sleeves flare', () => {
    const width = (sleeveShape: 'bishop' | 'bell') => {
      const { min, max } = measureShape(buildForTest(shirt, { sleeveShape })).visibleOf('left sleeve end 1');
      return max[2] - min[2];
    };
    expect(width('bell')).toBeGreaterThan(width('bishop') + 0.06);
  });

  it('turns its sleeves up at the elbow when they are rolled', () => {
    const rolled = buildForTest(shirt, { sleeve: 'rolled' });
    const measured = measureShape(rolled);
    expect(measured.finite).toBe(true);
    expect(rolled.parts.some(({ name }) => name.startsWith('rolled cuff'))).toBe(true);
    expect(measured.visibleOf('left sleeve').min[1]).toBeGreaterThan(
      measureShape(buildForTest(shirt)).visibleOf('left sleeve').min[1] + 0.15,
    );
  });

  it('closes with a stand, opens with camp and sailor collars, and falls low at the back with a sailor collar', () => {
    const lowest = (collar: 'point' | 'camp' | 'sailor') =>
      measureShape(buildForTest(shirt, { collar })).visibleOf('collar').min[1];
    expect(lowest('camp')).toBeLessThan(lowest('point') - 0.02);
    expect(lowest('sailor')).toBeLessThan(1.3);
  });
});
