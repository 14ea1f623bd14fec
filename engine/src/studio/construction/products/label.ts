import { blendColour } from '../../materials/blend-colour.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { slabMesh } from '../../../foundation/geometry/mesh/slab.ts';
import type { Painter } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { edgeShare } from '../../patterns/drawing/coverage.ts';
import { mouldedFront } from './moulded.ts';
import type { Label, Solid } from './product.ts';
import { radiusFactorOf, turnedRadius, warpOf } from './turned.ts';

/** Thickness of the label in metres. */
const THICKNESS = 0.00025;
/** Distance of the label in metres from what it is stuck to. */
const CLEAR = 0.00008;
/** Radius of the label's corners in metres. */
const CORNER = 0.0015;
/** Linear colour of its print. */
const INK = [0.05, 0.048, 0.045] as const;

export interface StuckLabel {
  readonly mesh: Mesh;
  readonly detail: Painter | null;
}

/** Creates a label that follows the front of a turned or moulded solid. Throws an error for other solids. */
export function stuckLabel(label: Label, on: Solid, detail: number): StuckLabel {
  const { from, to, wide, corner = CORNER, print } = label;
  const { mesh, edge } = slabMesh({
    columns: atDetail(120, detail),
    rows: atDetail(60, detail),
    length: to - from,
    bothEnds: true,
    corner,
    thickness: THICKNESS,
    half: () => wide / 2,
    lay: layOn(on, label),
  });
  return { mesh, detail: print ? printed(edge, label) : null };
}

function layOn(
  on: Solid,
  { to: top, lift: apart = 0, isFaceted }: Label,
): (x: number, s: number, lift: number, out: number[]) => void {
  const clear = CLEAR + apart;
  if (on.solid === 'turned') {
    const radius = turnedRadius(on);
    const warp = warpOf(on);
    const sides = isFaceted ? radiusFactorOf(on) : null;
    return (x, s, lift, out) => {
      const r = radius(top - s);
      const reach = r * (sides?.(x / r, top - s) ?? 1) + lift + clear;
      out[0] = reach * Math.sin(x / r);
      out[1] = top - s;
      out[2] = reach * Math.cos(x / r);
      warp?.(out);
    };
  }
  if (on.solid !== 'moulded') throw new Error(`a label does not stick to a ${on.solid} solid`);
  const front = mouldedFront(on);
  return (x, s, lift, out) => {
    out[0] = x;
    out[1] = top - s;
    out[2] = front(x, top - s) + lift + clear;
  };
}

/** A frame, a thick rule where the name would be and two thin ones below it: print without letters. */
function printed(edge: (u: number, v: number) => number, { from, to, wide }: Label): Painter {
  const height = to - from;
  const rule = (u: number, v: number, at: number, half: number, thick: number) =>
    Math.min(half - Math.abs(u), thick - Math.abs(-v - at * height));
  const inset = Math.min(0.0022, height * 0.06);
  return (point, surface) => {
    const soft = Math.max(point.footprint, 0.00004);
    const { u, v } = point;
    const ink = Math.max(
      edgeShare(0.00016 - Math.abs(edge(u, v) - inset), soft),
      edgeShare(rule(u, v, 0.42, wide * 0.22, height * 0.022), soft),
      edgeShare(rule(u, v, 0.56, wide * 0.13, height * 0.008), soft),
      edgeShare(rule(u, v, 0.63, wide * 0.13, height * 0.008), soft),
    );
    blendColour(surface, INK, ink);
  };
}
