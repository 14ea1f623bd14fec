/**
 * Turns the arms outwards at the shoulders. Clothes and mannequin are turned by the same map, which keeps every point at
 * its distance from the shoulder, so that an arm stays inside its sleeve.
 */
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { BodyMap } from './body-map.ts';
import { SHOULDER } from './figure-torso.ts';

export interface ArmTurn {
  /** Angle outwards in radians, 0 or more. */
  readonly angle: number;
  /** Distances in metres from the shoulder joint between which the turn grows from none to the whole angle. */
  readonly grows: readonly [from: number, to: number];
}

/** A bare arm turns as a whole. */
export const BARE_GROWTH: ArmTurn['grows'] = [0, 0.05];
/** A sleeve stays in its armhole and bends below it. */
export const SLEEVE_GROWTH: ArmTurn['grows'] = [0.06, 0.22];

/** An arm that is bent further into a pose leaves the whole armhole as it is. */
export const POSED_GROWTH: ArmTurn['grows'] = [0.11, 0.25];

/** Map of points on an arm, or on a sleeve, of a body that stands `lift` metres above the floor. */
export function armTurnMap({ angle, grows: [from, to] }: ArmTurn, lift: number): BodyMap {
  const turned = (x: number, y: number, by: number, out: [number, number, number]): void => {
    const [px, py] = [Math.abs(x) - SHOULDER[0], y - lift - SHOULDER[1]];
    const turn = by * smoothstep(from, to, Math.sqrt(px * px + py * py));
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const side = SHOULDER[0] + px * c - py * s;
    out[0] = x < 0 ? -side : side;
    out[1] = lift + SHOULDER[1] + px * s + py * c;
  };
  return {
    scale: 1,
    forward(x, y, z, out) {
      turned(x, y, angle, out);
      out[2] = z;
    },
    backward(x, y, z, out) {
      turned(x, y, -angle, out);
      out[2] = z;
    },
  };
}
