import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { layerParts } from '../../sewing/layer.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { BELT_HEIGHT } from './belt.ts';
import type { ButtonStyle } from './button-style.ts';
import { edgeStitch } from './edge-stitch.ts';

/** Half the width of the strap in metres. */
const HALF = 0.023;
/** Half the length of the strap in metres. */
const REACH = 0.112;
/** Distance in metres of its buttons from its ends. */
const BUTTON = 0.021;

/** Builds a strap across the back of the waist, with round ends and a button at each. */
export function halfBelt(back: Mesh, cut: TailoredCut, style: ButtonStyle, spacing: number): Part[] {
  if (!cut.halfBelt) return [];
  const inside = (x: number, y: number) => {
    const along = Math.max(0, Math.abs(x) - (REACH - HALF));
    return HALF - Math.hypot(along, y - BELT_HEIGHT);
  };
  const strap = layerParts({
    name: 'half belt',
    role: 'cloth',
    colourPart: 'belt',
    on: back,
    edge: (x, y, z) => (z > 0 ? -0.05 : inside(x, y)),
    height: 0.0052,
    wall: 0.006,
    round: 0.0016,
    spacing,
    detail: edgeStitch(cut, inside),
  });
  const sheet = strap[0]?.mesh;
  if (!sheet) return [];
  const buttons = [1, -1].flatMap((side) => {
    const spot = spotOn(sheet, side * (REACH - BUTTON), BELT_HEIGHT, -1);
    return spot ? [buttonPart({ name: `half belt button ${side}`, spot, radius: 0.0105, lift: 0.0012, ...style })] : [];
  });
  return [...strap, ...buttons];
}
