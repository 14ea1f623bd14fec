import { describe, expect, it } from 'vitest';
import { buildForTest } from '../sewn/build-for-test.ts';
import { measureShape } from '../sewn/measure-shape.ts';
import { blazer, coat } from './tailored.ts';

const names = (...request: Parameters<typeof buildForTest>) => buildForTest(...request).parts.map((part) => part.name);

describe('coats and blazers', () => {
  it('have finite vertices and unit normals', () => {
    const measured = measureShape(buildForTest(coat, { closure: 'double-breasted', belt: 'belt' }));
    expect(measured.finite).toBe(true);
    expect(measured.worstNormal).toBeLessThan(1e-3);
  });

  it('lay their cloth out in metres', () => {
    const scale = measureShape(buildForTest(coat)).clothScale('front');
    expect(scale).toBeGreaterThan(0.85);
    expect(scale).toBeLessThan(1.15);
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
    const bottom = (form: typeof coat) => measureShape(buildForTest(form)).visible.min[1];
    expect(bottom(coat)).toBeLessThan(0.5);
    expect(bottom(blazer)).toBeGreaterThan(0.7);
  });
});
