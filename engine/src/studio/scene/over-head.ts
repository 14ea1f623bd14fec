import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { BodyMap } from '../body/body-map.ts';
import type { ScenePart } from '../parts/scene.ts';
import { fittedPart } from './fitted-part.ts';

/** Height in metres of the neck, above which a hood is enlarged. */
const NECK = 1.5;
/** Height in metres of the top of a hood that has room for the head. */
const TOP = 1.85;
/** Height in metres above which the top of a hood shows that it is worn over the head. */
const WORN_UP = 1.62;
/** Rounds of a fixed-point iteration whose error falls to a third in each. */
const ROUNDS = 10;

/** Enlarges the parts of a hood that is worn over the head, which are cut for no head, until the head fits in. */
export function overHead(parts: readonly ScenePart[]): readonly ScenePart[] {
  const hoods = parts.filter(isHood);
  const top = hoods.length === 0 ? 0 : meshBounds(hoods.map(({ mesh }) => mesh)).max[1];
  if (top < WORN_UP || top >= TOP) return parts;
  const map = enlarged((TOP - NECK) / (top - NECK) - 1);
  return parts.map((part) => (isHood(part) ? fittedPart(part, map) : part));
}

const isHood = ({ name, colourPart }: ScenePart): boolean => colourPart === 'hood' || /\bhood\b/.test(name);

/** Enlarges everything above the neck by the share `more`. */
function enlarged(more: number): BodyMap {
  const shareAt = (y: number): number => more * smoothstep(NECK - 0.03, NECK + 0.08, y);
  const raiseOf = (y: number): number => Math.max(0, y - NECK) * shareAt(y);
  return {
    scale: 1,
    forward(x, y, z, out) {
      const share = shareAt(y);
      out[0] = x * (1 + share);
      out[1] = y + raiseOf(y);
      out[2] = z * (1 + share);
    },
    backward(x, y, z, out) {
      let before = y;
      for (let round = 0; round < ROUNDS; round++) before = y - raiseOf(before);
      const share = shareAt(before);
      out[0] = x / (1 + share);
      out[1] = before;
      out[2] = z / (1 + share);
    },
  };
}
