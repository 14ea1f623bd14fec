import { superellipse } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import type { ShoeDesign } from './shoe-design.ts';

/** Radius of a slim heel by the share of its height. */
const SLIM = curve([
  [0, 0.0042],
  [0.25, 0.0048],
  [0.55, 0.0072],
  [0.78, 0.0125],
  [0.92, 0.0188],
  [1, 0.0232],
]);
const CONE = curve([
  [0, 0.0085],
  [0.5, 0.0145],
  [1, 0.0235],
]);

/** The heel below the seat: a wedge under the whole arch, a stacked block with a flat breast, or a slim column. */
export function heelField(
  { heel, rise, welt }: ShoeDesign,
  bed: (x: number) => number,
  footprint: (x: number, z: number) => number,
): DistanceField {
  if (heel === 'wedge') {
    // The wedge runs on under the toes and lifts there a little, for walking.
    return (x, y, z) => {
      const lifted = 0.009 * clamp((x - 0.075) / 0.065) ** 2;
      return Math.max(0.0012 - welt - footprint(x, z), y - bed(x) + 0.0032, lifted - y) * 0.75 - 0.0004;
    };
  }
  if (heel === 'flat' || heel === 'block' || heel === 'cuban') {
    const block = heel === 'block';
    // A block is vertical, a cuban heel is undercut at the back and in front.
    const [taper, undercut, breast] =
      heel === 'cuban' ? [0.1, 0.3, -0.045] : [block ? 0.055 : 0.03, 0.05, block ? -0.058 : -0.048];
    return (x, y, z) => {
      const down = Math.max(0, rise - y);
      const back = x < -0.1 ? undercut * down * clamp((-0.1 - x) / 0.018) : 0;
      const wall = 0.0011 - (welt > 0.0035 ? 0.7 : 0.15) * welt + taper * down + back - footprint(x, z);
      const front = x - breast + (heel === 'cuban' ? 0.12 : 0.04) * down + 6 * z * z;
      return Math.max(wall, front, y - bed(x) + 0.0032, -y) * 0.75 - 0.0003;
    };
  }
  const radius = heel === 'cone' ? CONE : SLIM;
  return (x, y, z) => {
    const t = clamp(y / Math.max(rise, 0.004));
    // Carved from the seat in a slight curve, nearly plumb at the tip.
    const shift = lerp(heel === 'cone' ? -0.09 : -0.0985, -0.0945, t * t) + 0.0012 * Math.sin(Math.PI * t);
    const reach = radius(t);
    const column = superellipse(x - shift, z, reach * 1.04, reach * lerp(0.95, 1.02, t), 2.15);
    const front = x - shift - reach * 0.7;
    // Its seat stays within the upper above it.
    return Math.max(column, front, 0.0014 - footprint(x, z), y - bed(x) + 0.0032, -y) * 0.85 - 0.0004;
  };
}
