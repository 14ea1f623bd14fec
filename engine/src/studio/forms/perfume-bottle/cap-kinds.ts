import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';

/** The bottle that a cap is for: half its width, height and depth, metres. */
interface CappedBottle {
  readonly half: Vec3;
}

/** Features of each kind of cap, one row per kind. */
export interface CapKind {
  /** `bottom` is the height of its lower edge, metres. */
  readonly mesh: (bottle: CappedBottle, bottom: number, detail: number) => Mesh;
  /** Half the width of its flat front in metres, or null for a round cap. */
  readonly halfFlat: (bottle: CappedBottle) => number | null;
  /** Turn of a bottle with this cap to the camera, radians. */
  readonly turn: number;
}

const boxHalf = ({ half }: CappedBottle) => Math.min(0.0158, half[0] * 0.6);

export const BOX_CAP: CapKind = { mesh: boxMesh, halfFlat: boxHalf, turn: 0.33 };
export const DRUM_CAP: CapKind = {
  mesh: ({ half }, bottom, detail) => turnedMesh(drumOutline(bottom, Math.min(0.0155, half[0] * 0.6)), detail),
  halfFlat: () => null,
  turn: 0.1,
};
export const BALL_CAP: CapKind = {
  mesh: (_bottle, bottom, detail) => turnedMesh(ballOutline(bottom), detail),
  halfFlat: () => null,
  turn: 0.1,
};

function boxMesh(body: CappedBottle, bottom: number, detail: number): Mesh {
  const half = boxHalf(body);
  const depth = Math.min(0.0135, body.half[2] * 0.82);
  return roundedLoft({
    columns: atDetail(160, detail),
    rows: atDetail(90, detail),
    bottom,
    top: bottom + 0.03,
    corner: 0.0019,
    edge: 0.0016,
    halfWidth: () => half,
    halfDepth: () => depth,
    // The faces are convex by about a millimetre, so reflected light forms a gradient.
    relief: (x, y, z) => {
      const up = (y - bottom - 0.015) / 0.015;
      const across = Math.abs(z) > depth * 0.999 ? x / half : z / depth;
      return 0.0011 * Math.max(0, 1 - across * across) * Math.max(0, 1 - up * up);
    },
  });
}

function turnedMesh(outline: readonly [number, number][], detail: number): Mesh {
  return latheMesh(outline, { columns: atDetail(160, detail) });
}

function ballOutline(bottom: number): [number, number][] {
  const radius = 0.0165;
  const cut = 0.75;
  return Array.from({ length: 61 }, (_, i): [number, number] => {
    const angle = (i / 60) * Math.PI * 0.86;
    return [Math.max(1e-4, radius * Math.sin(angle)), bottom + radius * (cut + Math.cos(angle))];
  });
}

function drumOutline(bottom: number, radius: number): [number, number][] {
  const height = 0.026;
  const rim = 0.0018;
  const outline: [number, number][] = [[0.0001, bottom + height + 0.0006]];
  for (let i = 1; i <= 10; i++) {
    outline.push([((radius - rim) * i) / 10, bottom + height + 0.0006 * (1 - (i / 10) ** 2)]);
  }
  for (let i = 1; i <= 8; i++) {
    const angle = ((i / 8) * Math.PI) / 2;
    outline.push([radius - rim + rim * Math.sin(angle), bottom + height - rim + rim * Math.cos(angle)]);
  }
  for (let i = 1; i <= 12; i++) outline.push([radius, bottom + height - rim - ((height - 2 * rim) * i) / 12]);
  for (let i = 1; i <= 4; i++) {
    const angle = ((i / 4) * Math.PI) / 2;
    outline.push([radius - rim * (1 - Math.cos(angle)), bottom + rim - rim * Math.sin(angle)]);
  }
  outline.push([0.0001, bottom]);
  return outline;
}
