import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Part } from '../../../parts/part.ts';
import { layerParts } from '../../sewing/layer.ts';
import { shadeLine } from '../../sewing/seam.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import type { SurfaceSpot } from '../../sewing/surface-point.ts';
import { GUNMETAL, STEEL, TEETH, zipTeeth } from '../../hardware/zip-teeth.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { TailoredCut } from '../cut/cut.ts';

/** Half the width in metres of the tape that carries the teeth. */
export const TAPE = 0.0105;

/** Builds a zip at the centre between two front edges, or along the upper edge of overlapping fronts. */
export function zipParts(
  on: { readonly front: Mesh; readonly top: Mesh },
  cut: TailoredCut,
  body: TailoredBody,
  spacing: number,
): Part[] {
  if (!cut.zip) return [];
  const central = cut.lap < 0;
  const line = (y: number) => (central ? 0 : cut.lap - Math.max(0, body.roll(y) + cut.lap) - 0.005);
  const open = cut.collar.stands ? 1.386 : cut.break - 0.01;
  const mesh = central ? on.front : on.top;
  const within = (half: number) => (x: number, y: number, z: number) =>
    z < 0 ? -0.05 : Math.min(half - Math.abs(x - line(y)), open - y, y - cut.hem - (central ? 0.002 : 0.012));
  const hardware = { role: 'hardware', colourPart: 'zip', material: cut.darkZip ? GUNMETAL : STEEL } as const;
  const spot = spotOn(mesh, line(open), open - 0.012);
  return [
    ...(central ? zipTape(mesh, cut, within(TAPE), spacing) : []),
    ...layerParts({
      ...hardware,
      name: 'zip',
      on: mesh,
      edge: within(TEETH),
      height: 0.003,
      spacing,
      detail: (point, surface) => zipTeeth(point, surface, point.x - line(point.y), point.y),
    }),
    ...(spot ? slider(spot, hardware) : []),
  ];
}

function zipTape(
  on: Mesh,
  cut: TailoredCut,
  edge: (x: number, y: number, z: number) => number,
  spacing: number,
): Part[] {
  const [sheet] = layerParts({
    ...cut.zipTape,
    name: 'zip tape',
    on,
    edge,
    height: 0.0012,
    spacing,
    detail: (point, surface) => {
      const across = Math.abs(point.x);
      shadeLine(surface, across - TEETH - 0.0008, 0.0016, 0.5);
      surface.specular *= 0.5;
      surface.occlusion *= 0.72;
    },
  });
  return sheet ? [sheet] : [];
}

function slider({ at: [x, y, z] }: SurfaceSpot, part: Pick<Part, 'role' | 'colourPart' | 'material'>): Part[] {
  const body = tubeMesh(
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
    { ...part, name: 'zip slider', mesh: body, solid: true },
    { ...part, name: 'zip pull', mesh: pull, solid: true },
  ];
}
