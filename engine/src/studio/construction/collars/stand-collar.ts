import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { sidePath } from './turned-collar.ts';
import type { CollarMeshes } from './turned-collar.ts';

/** Share of its height by which a collar continues inside the neck of the garment. */
const HIDDEN = 0.55;

/** Seam lines of close-fitting garments behind the shoulder seams and at the front, metres. */
const BEHIND: readonly Vec3[] = [
  [0, 1.478, -0.083],
  [0.05, 1.476, -0.068],
  [0.078, 1.468, -0.018],
];
const CLOSE: readonly Vec3[] = [
  [0.075, 1.438, 0.045],
  [0.046, 1.402, 0.088],
  [0.008, 1.388, 0.104],
];

export interface StandCollar {
  /** Metres from the seam to the upper edge. */
  readonly height: number;
  /** Thickness in metres of two padded pillows round the collar. Default none. */
  readonly puff?: number;
  /**
   * Seam of the collar on the +x side, from the centre of the back to the shoulder seam. Default that of close-fitting
   * garments.
   */
  readonly behind?: readonly Vec3[];
  /** Seam of the collar from there to the front end. Default that of close-fitting garments. */
  readonly front?: readonly Vec3[];
}

/** A band that stands up round the neck, open at the front. */
export function standCollar(
  { height, puff = 0, behind = BEHIND, front = CLOSE }: StandCollar,
  detail: number,
): CollarMeshes {
  const foot = sidePath([...behind, ...front]);
  const surface = (share: number, side: number, up: number): MutableVec3 => {
    const [x, y, z] = foot(share);
    const lean = 1 - 0.09 * Math.max(0, up);
    const rounded = smoothstep(1.02, 0.9, share);
    const swell = puff * (1 - (1 - Math.abs(Math.sin(Math.PI * 2 * Math.max(0, up)))) ** 2);
    const out = 1 + swell / Math.max(0.03, Math.hypot(x, z + 0.012));
    return [
      x * lean * side * out,
      y + height * up * (0.35 + 0.65 * rounded),
      (z + 0.012) * lean * out - 0.012 + 0.006 * up,
    ];
  };
  const sheet = gridMesh(
    { columns: atDetail(150, detail), rows: atDetail(puff > 0 ? 44 : 20, detail), flip: true },
    (u, v, out) => {
      const turn = u * 2 - 1;
      const [x, y, z] = surface(Math.abs(turn), turn < 0 ? -1 : 1, 1 - v * (1 + HIDDEN));
      out[0] = x;
      out[1] = y;
      out[2] = z;
    },
  );
  const border: MutableVec3[] = [];
  for (let i = 0; i < 6; i++) border.push(surface(1, -1, i / 6));
  for (let i = 0; i <= 80; i++) border.push(surface(Math.abs(1 - i / 40), i < 40 ? -1 : 1, 1));
  for (let i = 5; i >= 0; i--) border.push(surface(1, 1, i / 6));
  return { sheet, edge: tubeMesh(border, { radius: 0.0021, sides: 10 }) };
}
