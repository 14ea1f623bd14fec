import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { contours } from '../../../../foundation/geometry/mesh/contour.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { paintInOrder } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { layerParts } from '../../sewing/layer.ts';
import { pipedEdge, pipingParts } from '../../sewing/piping.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { braided } from './seams.ts';
import { edgeStitch } from '../trimmings/edge-stitch.ts';

/**
 * Distance in metres inside the front edge, with its rounded corner and the curve below the last button. `s` grows from
 * the centre to the front's own side.
 */
export function frontEdge(cut: TailoredCut, body: TailoredBody, s: number, y: number): number {
  return s + cut.lap - body.parting(y);
}

/** The upper layer of the right front, which overlaps the left and ends `lap` metres beyond the centre. */
export function lapParts(front: Part, body: TailoredBody, cut: TailoredCut, spacing: number): Part[] {
  const side = (x: number, y: number) => frontEdge(cut, body, -x, y) - Math.max(0, body.roll(y) + cut.lap);
  // The layer covers the whole right half, so that its only visible border is the front edge.
  const edge = (x: number, y: number, z: number) => Math.min(side(x, y), front.trim!(x, y, z, 0, 0));
  const right = layerParts({
    name: 'right front',
    role: 'cloth',
    on: front.mesh,
    edge,
    rim: (x, y, z) => Math.min(side(x, y), body.hem(x, y, z)),
    // Under the collar the layer sinks in, because it would protrude from the collar otherwise.
    height: (x, y) => 0.0003 + 0.0041 * smoothstep(-0.125, -0.06, x) * smoothstep(1.46, 1.41, y),
    // Inside a stand collar the edge is not visible.
    reach: (x, y, z) => Math.min(body.neckline(x, y, z) + 0.006, z, cut.collar.bare ? 1 : 1.42 - y),
    wall: 0.0046,
    spacing,
    detail: paintInOrder(edgeStitch(cut, side), front.detail)!,
  });
  const laps = cut.lap < 0 ? [...right, ...besideZip(front, body, cut, spacing)] : [...right];
  if (cut.piped) laps.push(...frontPiping(front.mesh, body, cut, spacing));
  const { braid } = cut;
  return braid ? laps.map((part) => (part.detail ? part : { ...part, detail: braided(braid) })) : laps;
}

/** The folded edge of the left front beside a zip, as thick as that of the right front. */
function besideZip(front: Part, body: TailoredBody, cut: TailoredCut, spacing: number): Part[] {
  const side = (x: number, y: number) => x + cut.lap - Math.max(0, body.roll(y) + cut.lap);
  return layerParts({
    name: 'left front edge',
    role: 'cloth',
    on: front.mesh,
    edge: (x, y, z) => Math.min(side(x, y), 0.07 - x, front.trim!(x, y, z, 0, 0)),
    rim: (x, y, z) => Math.min(side(x, y), body.hem(x, y, z)),
    height: (x) => 0.0041 * smoothstep(0.068, 0.02, x),
    reach: (x, y, z) => Math.min(body.neckline(x, y, z) + 0.002, 0.07 - x, z),
    wall: 0.0046,
    spacing,
    detail: paintInOrder(edgeStitch(cut, side), front.detail)!,
  });
}

/** Piping along the front edge from the lapel or the neck to the hem; both edges beside a zip. */
function frontPiping(on: Mesh, body: TailoredBody, cut: TailoredCut, spacing: number): Part[] {
  const sides = cut.lap < 0 ? ([1, -1] as const) : ([-1] as const);
  const paths = sides.flatMap((side) => {
    const edge = (x: number, y: number) => frontEdge(cut, body, x * side, y) - Math.max(0, body.roll(y) + cut.lap);
    const high = cut.collar.lapel ? cut.break : Infinity;
    const lines = contours(
      on,
      edge,
      spacing,
      ([x, y, z]) => z > 0 && y < high && body.hem(x, y, z) > 0 && body.neckline(x, y, z) > 0,
    );
    return lines.slice(0, 1).map((line) => pipedEdge(line, 0.0042));
  });
  return pipingParts('front piping', paths);
}
