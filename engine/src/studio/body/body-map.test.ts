import { expect, test } from 'vitest';
import { superellipseRadius } from '../../foundation/geometry/curves/distance-field.ts';
import { bodySection, bustHeight, TORSO_EXPONENT } from './body.ts';
import { bodyMap } from './body-map.ts';
import { BUILDS, MADE_FOR } from './builds.ts';
import type { Landmark } from './builds.ts';

const fitted = Object.entries(BUILDS).flatMap(([name, { fit, bust }]) => (fit ? [{ name, fit, bust }] : []));

test.each(fitted)('the build $name leads back to every point that it came from', ({ fit }) => {
  const map = bodyMap(fit);
  const [there, back]: [number, number, number][] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let y = -0.1; y < 2; y += 0.037)
    for (let x = -0.55; x <= 0.55; x += 0.11)
      for (let z = -0.3; z <= 0.3; z += 0.06) {
        map.forward(x, y, z, there);
        map.backward(...there, back);
        expect(Math.hypot(back[0] - x, back[1] - y, back[2] - z)).toBeLessThan(0.0015);
      }
});

/** Girth in cm of the trunk of a build at a landmark, measured along its outline. */
function girthAt({ fit, bust }: (typeof fitted)[number], landmark: Landmark): number {
  const map = bodyMap(fit);
  const height = MADE_FOR[landmark][0];
  const { halfWidth, halfDepth, centreZ } = bodySection(height);
  const steps = 180;
  let girth = 0;
  let last: readonly number[] | null = null;
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const radius = superellipseRadius(cosine, sine, TORSO_EXPONENT);
    const at: [number, number, number] = [0, 0, 0];
    const depth = halfDepth * radius + bust * bustHeight(angle, height);
    map.forward(sine * halfWidth * radius, height, centreZ + cosine * depth, at);
    if (last !== null) girth += Math.hypot(at[0] - last[0]!, at[2] - last[2]!);
    last = at;
  }
  return girth * 100;
}

test.each([
  ['men', 'chest', 97],
  ['men', 'waist', 80],
  ['men', 'hip', 96],
  ['plus', 'chest', 106],
  ['plus', 'waist', 92],
  ['plus', 'hip', 118],
  ['child', 'chest', 68],
  ['child', 'waist', 59],
  ['child', 'hip', 72],
] as const)('%s: %s of %i cm', (name, landmark, girth) => {
  const build = fitted.find((it) => it.name === name)!;
  const measured = girthAt(build, landmark);
  expect(Math.abs(measured - girth), `${measured} cm`).toBeLessThan(2);
});
