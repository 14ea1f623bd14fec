import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { insideOutline, smoothOutline } from '../../../../foundation/geometry/curves/outline.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { layerParts } from '../../sewing/layer.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { edgeStitch } from './edge-stitch.ts';
import type { SetInSleeve } from '../trunk/set-in-sleeve.ts';
import { seamTip } from '../trunk/trunk.ts';

/** The storm flap's outline seen from the front, written for the +x side; the flap is on the other. */
const STORM = insideOutline([
  ...smoothOutline(
    [
      [0.012, 1.36],
      [0.045, 1.235],
      [0.075, 1.202],
      [0.115, 1.198],
      [0.15, 1.225],
      [0.19, 1.285],
    ],
    6,
  ),
  [0.26, 1.36],
  [0.26, 1.47],
  [0.1, 1.52],
]);

interface CoatToTrim {
  readonly front: Mesh;
  readonly back: Mesh;
  /** The uncut trunk, on which epaulettes lie over the shoulder seam. */
  readonly shoulders: Mesh;
  readonly sleeves: readonly SetInSleeve[];
  readonly cut: TailoredCut;
  readonly body: TailoredBody;
  /** Distance in metres between the vertices of an edge. */
  readonly spacing: number;
  readonly detail: number;
}

/**
 * Builds the details of a trench coat: storm flap on the right shoulder, storm cape, epaulettes with buttons, and cuff
 * straps. Other coats get the epaulettes that their cut has, and nothing else.
 */
export function trenchParts({ front, back, shoulders, sleeves, cut, body, spacing, detail }: CoatToTrim): Part[] {
  if (!cut.trench) return cut.epaulettes ? epaulettes(shoulders, cut, spacing) : [];
  const stormEdge = (x: number, y: number, z: number) =>
    Math.min(STORM(-x, y), body.trunk.armhole(x, y, z) - 0.004, -x - body.roll(y), z + 0.002);
  const storm = layerParts({
    name: 'storm flap',
    role: 'cloth',
    on: front,
    edge: stormEdge,
    rim: (x, y) => STORM(-x, y),
    // Under the collar the flap sinks in, because it would protrude from the collar otherwise.
    height: (x, y) => 0.0035 * Math.max(smoothstep(0.11, 0.15, -x), smoothstep(1.45, 1.39, y)),
    wall: 0.0045,
    spacing,
    detail: edgeStitch(cut, (x, y) => STORM(-x, y)),
  });
  const straps = sleeves.flatMap((sleeve, i): Part[] => [
    { name: `cuff strap ${i + 1}`, role: 'cloth', mesh: sleeve.band(0.058, 0.086, 0.005, detail), solid: true },
    buttonPart({ name: `cuff button ${i + 1}`, kind: 'sewn', spot: sleeve.spot(0.072, 0.75, 0.006), radius: 0.0075 }),
  ]);
  const capeEdge = (x: number, y: number, z: number) =>
    Math.min(y - 1.2 - 1.1 * x * x, body.trunk.armhole(x, y, z) + 0.004, 0.004 - z);
  const cape = layerParts({
    name: 'storm cape',
    role: 'cloth',
    on: back,
    edge: capeEdge,
    rim: (x, y) => y - 1.2 - 1.1 * x * x,
    height: 0.0035,
    wall: 0.0045,
    spacing,
    detail: edgeStitch(cut, (x, y) => y - 1.2 - 1.1 * x * x),
  });
  return [...storm, ...cape, ...epaulettes(shoulders, cut, spacing), ...straps];
}

function epaulettes(shoulders: Mesh, cut: TailoredCut, spacing: number): Part[] {
  const tip = seamTip(cut);
  return [1, -1].flatMap((side) => {
    const edge = (x: number, y: number, z: number) => {
      const s = x * side;
      if (y < 1.36) return -0.05;
      const strap = Math.min(0.021 - Math.abs(z + 0.004), tip + 0.002 - s);
      // The inner end of an epaulette is pointed round its button.
      return Math.min(strap, s - 0.122 - 0.5 * Math.abs(z + 0.004));
    };
    const strap = layerParts({
      name: `${side > 0 ? 'left' : 'right'} epaulette`,
      role: 'cloth',
      on: shoulders,
      edge,
      height: 0.0055,
      spacing: spacing * 0.7,
      detail: edgeStitch(cut, edge),
    });
    const sheet = strap[0]?.mesh;
    const spot = sheet ? spotOn(sheet, side * 0.151, 1.452) : null;
    return spot
      ? [...strap, buttonPart({ name: `epaulette button ${side}`, kind: 'sewn', spot, radius: 0.0065 })]
      : strap;
  });
}
