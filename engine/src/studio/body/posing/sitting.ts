/** How cloth and padding lie on a seat. */
import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { BodyMap } from '../body-map.ts';

type Point = [number, number, number];

interface Seat {
  /** x and z of the axis of its round top, metres. */
  readonly centre: readonly [number, number];
  readonly radius: number;
  readonly height: number;
}

/** Metres above the seat at which what sits on it is pressed flat. */
const PRESSED = 0.003;

/** A map whose points do not go through a seat. The way back takes points on the seat as if they were not pressed. */
export function sittingOn(map: BodyMap, { centre: [cx, cz], radius, height }: Seat): BodyMap {
  return {
    ...map,
    forward(x, y, z, out) {
      map.forward(x, y, z, out);
      const away = Math.hypot(out[0] - cx, out[2] - cz);
      const rise = height + PRESSED - out[1];
      if (rise > 0 && rise < MAX_RISE && away < radius + EDGE) out[1] += rise * smoothstep(radius + EDGE, radius, away);
    },
  };
}

/** Metres beyond the edge of a seat up to which cloth is held up by it. */
const EDGE = 0.025;
/** Metres below a seat beyond which cloth is in front of it and not under what sits. */
const MAX_RISE = 0.2;

interface Lap {
  /** Heights in metres of hips and knees of the standing body. */
  readonly hipY: number;
  readonly kneeY: number;
  readonly scale: number;
  /** Number of garments worn below it. */
  readonly layer: number;
}

/** Metres by which each garment below holds a skirt or a coat further away. */
const PER_LAYER = 0.014;
/** Distances in metres from the body's axis beyond which a skirt is loose: in front, behind and at the sides. */
const [FRONT, BACK, SIDE] = [0.082, -0.11, 0.2];
/** What is left of that looseness on the lap, below the knees and behind. */
const [ON_LAP, BELOW_KNEE, BEHIND] = [0.12, 0.55, 0.3];
/** What is left of the width beyond the sides of the thighs, where the cloth hangs down. */
const HUNG = 0.3;

/** Steps of the way back at the sides, after which it is right to less than a millimetre. */
const STEPS_BACK = 6;

/** The map of a skirt or a coat: it lies on the lap and falls down at the sides of the thighs. */
export function sittingCloth(map: BodyMap, { hipY, kneeY, scale, layer }: Lap): BodyMap {
  const lapAt = (y: number): number => smoothstep(hipY + 0.06 * scale, hipY - 0.12 * scale, y);
  const shinAt = (y: number): number => smoothstep(kneeY + 0.06 * scale, kneeY - 0.12 * scale, y);
  const factors = (y: number): readonly [number, number] => {
    const lap = lapAt(y);
    return [lerp(1, lerp(ON_LAP, BELOW_KNEE, shinAt(y)), lap), lerp(1, BEHIND, lap)];
  };
  const under = layer * PER_LAYER;
  const [front, back, side] = [(FRONT + under) * scale, (BACK - under) * scale, (SIDE + under) * scale];
  /** Share of the width beyond the sides of the thighs by which the cloth comes in, and hangs down. */
  const hangsAt = (y: number): number => lapAt(y) * (1 - shinAt(y)) * (1 - HUNG);
  const before: Point = [0, 0, 0];
  return {
    ...map,
    forward(x, y, z, out) {
      const [ahead, behind] = factors(y);
      const gathered = z > front ? front + (z - front) * ahead : z < back ? back + (z - back) * behind : z;
      map.forward(x, y, gathered, out);
      const loose = Math.abs(out[0]) - side;
      if (loose <= 0) return;
      const hung = hangsAt(y) * loose;
      out[0] -= Math.sign(out[0]) * hung;
      out[1] -= hung;
    },
    backward(x, y, z, out) {
      map.backward(x, y, z, before);
      const hung = Math.max(0, Math.abs(x) - side);
      // How far the cloth came in depends on the height in which it stood, which is approached step by step.
      for (let step = 0; hung > 0 && step < STEPS_BACK; step++) {
        const hangs = hangsAt(before[1]);
        const moved = (hangs / (1 - hangs)) * hung;
        map.backward(x + Math.sign(x) * moved, y + moved, z, before);
      }
      const [ahead, behind] = factors(before[1]);
      [out[0], out[1]] = before;
      out[2] =
        before[2] > front
          ? front + (before[2] - front) / ahead
          : before[2] < back
            ? back + (before[2] - back) / behind
            : before[2];
    },
  };
}
