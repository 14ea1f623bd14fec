import { clamp } from '../../../../foundation/geometry/interpolation.ts';
import type { Tuck } from '../../../parts/form.ts';

/** Length in metres of the fabric that continues inside a waistband. */
export const UNDER_WAIST = 0.032;
/** Height in metres of a waistband's top at the depth z of the cloth. */
export function waistline({ waist, dip, rise }: Tuck, z: number): number {
  return waist + (z > 0 ? -dip * clamp(z / 0.12) : rise * clamp(-z / 0.12));
}
