import { insideOutline, smoothOutline } from '../../../geometry/outline.ts';
import type { PlanePoint } from '../../../geometry/outline.ts';
import { bell, lerp, smoothstep } from '../../../geometry/interpolation.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import type { Part } from '../../part.ts';
import { layerParts } from '../sewn/layer.ts';
import { edgeStitch } from './edge-stitch.ts';
import type { TailoredBody } from './body.ts';
import type { TailoredCut } from './cut.ts';

/** Where lapel and collar meet, drawn from the front for one side, metres from the middle and from the floor. */
export interface LapelShape {
  /** Outermost point of the lapel, and the inner end of the notch. */
  readonly tip: PlanePoint;
  readonly notch: PlanePoint;
  /** Where the seam to the collar leaves the roll line. */
  readonly gorge: number;
  /** Tip of the collar above the notch. */
  readonly collar: PlanePoint;
}

const SHAPES: Readonly<Record<'notch' | 'peak' | 'wide' | 'shawl', LapelShape>> = {
  notch: { tip: [0.132, 1.352], notch: [0.098, 1.372], gorge: 1.412, collar: [0.119, 1.392] },
  peak: { tip: [0.142, 1.399], notch: [0.108, 1.374], gorge: 1.412, collar: [0.12, 1.398] },
  wide: { tip: [0.158, 1.328], notch: [0.106, 1.366], gorge: 1.41, collar: [0.141, 1.384] },
  shawl: { tip: [0.118, 1.36], notch: [0.128, 1.425], gorge: 1.468, collar: [0.128, 1.425] },
};

export function lapelShape({ collar }: TailoredCut): LapelShape | null {
  return collar === 'none' || collar === 'stand' ? null : SHAPES[collar];
}

/** Positive inside a lapel; `s` runs from the middle to the lapel's own side. */
export function lapelOutline(
  cut: TailoredCut,
  body: TailoredBody,
  { tip, notch, gorge }: LapelShape,
): (s: number, y: number) => number {
  const { lap, break: low } = cut;
  const across = (share: number) => lerp(-lap, tip[0], share);
  const up = (share: number) => lerp(low, tip[1], share);
  const belly = smoothOutline(
    [[-lap - 0.003, low - 0.005], [across(0.44), up(0.28)], [across(0.83), up(0.66)], tip],
    8,
  );
  // Above the notch it goes on under the collar, which hides the seam between the two.
  const hidden: PlanePoint = [notch[0] - 0.014, notch[1] + 0.02];
  const inside = insideOutline([
    ...belly,
    notch,
    hidden,
    [body.roll(gorge + 0.02), gorge + 0.02],
    [body.roll(gorge) - 0.03, gorge],
    [-lap - 0.03, low],
  ]);
  return (s, y) => Math.min(inside(s, y), s - body.roll(y) + 0.002);
}

const LIE = 0.0055;
const ROLL = 0.0085;

/** Both lapels: sheets that turn over at the roll line and lie on the chest. The right front's lies uppermost. */
export function lapelParts(front: Mesh, cut: TailoredCut, body: TailoredBody, spacing: number): Part[] {
  const shape = lapelShape(cut);
  if (!shape) return [];
  const outline = lapelOutline(cut, body, shape);
  return [1, -1].flatMap((side) => {
    const upper = side < 0;
    const edge = (x: number, y: number, z: number) => {
      if (z < 0 || y < cut.break - 0.03) return -0.05;
      const s = x * side;
      return upper ? outline(s, y) : Math.min(outline(s, y), s - 0.003);
    };
    const height = (x: number, y: number) => {
      const s = x * side;
      // The under lapel dives beneath the other front where the two cross.
      const free = upper ? 1 : smoothstep(0.002, 0.024, body.roll(y));
      const spring = 0.0045 * smoothstep(0.05, 0.0, outline(s, y)) * smoothstep(cut.break, cut.break + 0.12, y);
      return (
        (upper ? LIE + 0.0022 : LIE * lerp(0.2, 1, free)) + spring * free + free * ROLL * bell(s - body.roll(y), 0.013)
      );
    };
    return layerParts({
      name: `${upper ? 'right' : 'left'} lapel`,
      role: 'cloth',
      colourPart: 'lapels',
      on: front,
      edge,
      height,
      wall: 0.013,
      round: 0.0018,
      spacing,
      detail: edgeStitch(cut, (x, y) => outline(x * side, y)),
    });
  });
}
