import type { Mesh } from '../../../../geometry/mesh.ts';
import { smoothstep } from '../../../../geometry/interpolation.ts';
import type { Painter } from '../../../material.ts';
import { material } from '../../../material.ts';
import type { Part } from '../../../scene/part.ts';
import { tubeMesh } from '../../../../geometry/tube.ts';
import { layerParts } from '../../sewn/layer.ts';
import { spotOn } from '../../sewn/surface-point.ts';
import type { TailoredBody } from '../body.ts';
import type { TailoredCut } from '../cut.ts';

export const STEEL = material({ albedo: [0.62, 0.61, 0.6], roughness: 0.25, metal: 1 });
const HALF = 0.0034;
const TOOTH = 0.0032;

/** Dark gaps between the teeth of a zip that runs more up than across. */
export const zipTeeth: Painter = (point, surface) => {
  const beat = point.y / TOOTH - Math.floor(point.y / TOOTH);
  const fine = smoothstep(0.7, 0.3, point.footprint / TOOTH);
  const gap = 1 - fine * 0.8 * smoothstep(0.3, 0.42, Math.abs(beat - 0.5));
  surface.r *= gap;
  surface.g *= gap;
  surface.b *= gap;
};

/** A metal zip along the front edge, with its slider and pull. */
export function zipParts(top: Mesh, cut: TailoredCut, body: TailoredBody, spacing: number): Part[] {
  if (!cut.zip) return [];
  const line = (y: number) => cut.lap - Math.max(0, body.roll(y) + cut.lap) - 0.005;
  const open = cut.collar === 'stand' ? 1.39 : cut.break - 0.01;
  const edge = (x: number, y: number, z: number) =>
    z < 0 ? -0.05 : Math.min(HALF - Math.abs(x - line(y)), open - y, y - cut.hem - 0.012);
  const row = layerParts({
    name: 'zip',
    role: 'hardware',
    colourPart: 'zip',
    on: top,
    edge,
    height: 0.0026,
    spacing,
    material: STEEL,
    detail: zipTeeth,
  });
  const spot = spotOn(top, line(open), open - 0.012);
  if (!spot) return row;
  const [x, y, z] = spot.at;
  const slider = tubeMesh(
    [
      [x, y + 0.008, z + 0.004],
      [x, y - 0.006, z + 0.0065],
    ],
    { radius: () => [0.0026, 0.0046], up: [0, 0, 1], rows: 8 },
  );
  const pull = tubeMesh(
    [
      [x, y - 0.004, z + 0.0085],
      [x + 0.001, y - 0.018, z + 0.008],
      [x + 0.002, y - 0.034, z + 0.006],
    ],
    { radius: () => [0.0011, 0.0036], up: [0, 0, 1], rows: 12 },
  );
  return [
    ...row,
    { name: 'zip slider', role: 'hardware', colourPart: 'zip', mesh: slider, material: STEEL, solid: true },
    { name: 'zip pull', role: 'hardware', colourPart: 'zip', mesh: pull, material: STEEL, solid: true },
  ];
}
