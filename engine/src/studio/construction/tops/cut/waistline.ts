import { clamp } from '../../../../foundation/geometry/interpolation.ts';
import type { Tuck } from '../../../parts/form.ts';

/** Metres of fabric that continue inside a waistband. */
export const UNDER_WAIST = 0.032;
/** Height of a waistband's top where cloth at depth z meets it. */
export function waistline({ waist, dip, rise }: Tuck, z: number): number {
  return waist + (z > 0 ? -dip * clamp(z / 0.12) : rise * clamp(-z / 0.12));
}
