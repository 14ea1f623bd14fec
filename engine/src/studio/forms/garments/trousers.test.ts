import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Part } from '../../parts/part.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { measureShape } from '../testing/measure-shape.ts';
import { jeans } from './jeans.ts';
import { shorts } from './shorts.ts';
import { trousers } from './trousers.ts';

const PANELS = ['left front', 'left back', 'right front', 'right back'] as const;

describe('trousers', () => {
  it('have finite vertices and unit normals', () => {
    const measured = measureShape(buildForTest(jeans));
    expect(measured.finite).toBe(true);
    expect(measured.worstNormal).toBeLessThan(1e-3);
  });

  it('are about three times as long as wide, as on a person', () => {
    const { min, max } = measureShape(buildForTest(trousers)).visible;
    expect((max[1] - min[1]) / (max[0] - min[0])).toBeGreaterThan(2.4);
    expect((max[1] - min[1]) / (max[0] - min[0])).toBeLessThan(3.2);
  });

  it('lay their cloth out in metres', () => {
    const scale = measureShape(buildForTest(trousers)).clothScale('left front');
    expect(scale).toBeGreaterThan(0.85);
    expect(scale).toBeLessThan(1.15);
  });

  it('end in threads of uneven length where the hem is raw', () => {
    const { trim } = buildForTest(shorts, {}, 1, { cut: 'denim-shorts', fabric: 'denim' }).parts.find(
      ({ name }) => name === 'left front',
    )!;
    const left = Array.from({ length: 400 }, (_, i) => trim!(0, 0, 0, i * 0.0002 - 0.04, 0.681) > 0);
    expect(left.filter(Boolean).length).toBeGreaterThan(60);
    expect(left.filter(Boolean).length).toBeLessThan(340);
    expect(trim!(0, 0, 0, 0, 0.72)).toBeGreaterThan(0);
  });

  it('are sewn without a gap at the sides, the inseams and the centre', () => {
    const { parts } = buildForTest(jeans);
    const edges = PANELS.map((name) => rowEnds(parts.find((part) => part.name === name)!));
    const [leftFront, leftBack, rightFront, rightBack] = edges as [Ends, Ends, Ends, Ends];
    expect(widestGap(leftFront.last, leftBack.first)).toBeLessThan(1e-6);
    expect(widestGap(rightFront.last, rightBack.first)).toBeLessThan(1e-6);
    const aboveFork = (point: readonly number[]) => point[1]! > 0.785;
    expect(widestGap(leftFront.first.filter(aboveFork), rightFront.first.filter(aboveFork))).toBeLessThan(1e-6);
    const belowFork = (point: readonly number[]) => point[1]! < 0.775;
    expect(widestGap(leftFront.first.filter(belowFork), leftBack.last.filter(belowFork))).toBeLessThan(1e-6);
  });

  it('stand wider at the hem when wide or flared, narrower when skinny', () => {
    const width = (leg: Piece['attributes']['leg']) => {
      const points = visiblePoints(buildForTest(trousers, leg ? { leg } : {}).parts, 'left front');
      const low = points.filter(([, y]) => y! < 0.12).map(([x]) => x!);
      return Math.max(...low) - Math.min(...low);
    };
    expect(width('wide')).toBeGreaterThan(width('straight') + 0.05);
    expect(width('flared')).toBeGreaterThan(width('straight') + 0.03);
    expect(width('skinny')).toBeLessThan(width('straight') - 0.03);
  });

  it('are read with another leg when read freely, but never against the words', () => {
    const hems = (attributes: Piece['attributes']) =>
      [1, 2, 3, 4].map((seed) => {
        const { parts } = buildForTest(trousers, attributes, seed, {}, 1);
        const low = visiblePoints(parts, 'left front').filter(([, y]) => y! < 0.14);
        const across = low.map(([x]) => x!);
        return Math.max(...across) - Math.min(...across);
      });
    const spread = (widths: readonly number[]) => Math.max(...widths) - Math.min(...widths);
    expect(spread(hems({}))).toBeGreaterThan(0.05);
    expect(spread(hems({ leg: 'straight' }))).toBeLessThan(0.02);
  });

  it('reach higher with a high rise and end at the thigh as shorts', () => {
    const top = (rise: 'low' | 'high') => measureShape(buildForTest(trousers, { rise })).visible.max[1];
    expect(top('high')).toBeGreaterThan(top('low') + 0.08);
    expect(measureShape(buildForTest(shorts)).visible.min[1]).toBeGreaterThan(0.5);
  });

  it('show the inside of the back above a waist that dips in front', () => {
    const points = visiblePoints(buildForTest(trousers).parts, 'waistband');
    const centre = points.filter(([x]) => Math.abs(x!) < 0.02);
    const top = (front: boolean) => Math.max(...centre.filter(([, , z]) => z! > 0 === front).map(([, y]) => y!));
    expect(top(false)).toBeGreaterThan(top(true) + 0.03);
  });

  it('carry rivets, a patch and back pockets only as jeans', () => {
    const names = (form: typeof jeans) => buildForTest(form).parts.map((part) => part.name);
    expect(names(jeans).filter((name) => name.startsWith('rivet'))).toHaveLength(4);
    expect(names(jeans)).toEqual(expect.arrayContaining(['patch', 'left back pocket', 'right back pocket']));
    expect(names(trousers).filter((name) => /rivet|patch|back pocket/.test(name))).toHaveLength(0);
  });

  it('take cargo pockets, turn-ups and an elastic waist from the words', () => {
    const names = (attributes: Piece['attributes']) => buildForTest(trousers, attributes).parts.map(({ name }) => name);
    expect(names({ pocket: 'cargo' })).toContain('left cargo flap');
    expect(names({ hem: 'cuffed' })).toContain('right hem band');
    expect(names({ waist: 'elastic' }).filter((name) => name.startsWith('loop'))).toHaveLength(0);
  });
});

interface Ends {
  readonly first: readonly (readonly number[])[];
  readonly last: readonly (readonly number[])[];
}

/** First and last vertices of each row of a panel, without the rows that turn in at the hem. */
function rowEnds({ mesh: { positions, indices } }: Part): Ends {
  const width = Math.max(indices[1]!, indices[2]!);
  const rows = positions.length / 3 / width - 6;
  const at = (i: number) => [...positions.subarray(i * 3, i * 3 + 3)];
  const all = Array.from({ length: rows }, (_, j) => j * width);
  return { first: all.map(at), last: all.map((i) => at(i + width - 1)) };
}

function widestGap(a: Ends['first'], b: Ends['first']): number {
  expect(a).toHaveLength(b.length);
  return Math.max(...a.map((p, i) => Math.hypot(p[0]! - b[i]![0]!, p[1]! - b[i]![1]!, p[2]! - b[i]![2]!)));
}

function visiblePoints(parts: readonly Part[], name: string): number[][] {
  const { positions } = parts.find((part) => part.name === name)!.mesh;
  return Array.from({ length: positions.length / 3 }, (_, i) => [...positions.subarray(i * 3, i * 3 + 3)]);
}
