import { TAU, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Painter } from '../../materials/material.ts';
import { blendColour } from '../../materials/blend-colour.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { HelmetShell } from './product.ts';

/** Depth of a vent in metres. */
const DEEP = 0.017;
/** Linear colour of the foam in the vents. */
const FOAM = [0.012, 0.012, 0.012] as const;
/** Share by which the back is longer than the front, and by which it is narrower at its end. */
const [TAIL, POINTED] = [0.16, 0.3] as const;
/** Share of the rows for the outside; the rest closes the shell from below. */
const OUTSIDE = 0.86;

type Corner = HelmetShell['vents'][number];

/**
 * The shell of a bicycle helmet, its front towards +z: longer than wide, with a drawn-out back, a rim that rises over
 * the ears, and vents that are sunk into it along the flow of air.
 */
export function helmetShellMesh(
  { size: [w, h, l], vents }: HelmetShell,
  detail: number,
): { readonly mesh: Mesh; readonly print: Painter } {
  const mesh = gridMesh(
    {
      columns: atDetail(560, detail),
      rows: atDetail(300, detail),
      closed: true,
      // The place on the shell, seen from above, tells the print where the vents are.
      develop: (u, v, _at, cloth) => [cloth[0], , cloth[1]] = planOf(u, Math.min(v / OUTSIDE, 1), w, h, l) as [number, number, number], // prettier-ignore
    },
    (u, v, out) => {
      const [x, y, z] = planOf(u, Math.min(v / OUTSIDE, 1), w, h, l);
      const under = v <= OUTSIDE ? 1 : Math.max(0.002, 1 - (v - OUTSIDE) / (1 - OUTSIDE));
      const sunk = v <= OUTSIDE ? 1 - (DEEP * sunkAt(x, z, vents)) / Math.hypot(x, y, z) : 1;
      out[0] = x * sunk * under;
      out[1] = y * sunk;
      out[2] = z * sunk * under;
    },
  );
  const print: Painter = (point, surface) => {
    const share = smoothstep(0.3, 0.75, sunkAt(point.u, point.v, vents));
    blendColour(surface, FOAM, share);
    surface.coat *= 1 - share;
  };
  return { mesh, print };
}

/** The point of the outside at a share of the turn and of the way from the top to the rim. */
function planOf(u: number, v: number, w: number, h: number, l: number): readonly [number, number, number] {
  const angle = u * TAU;
  const back = Math.max(0, -Math.cos(angle));
  const side = Math.sin(angle) ** 2;
  // The rim is cut higher at the temples than at the brow, and lowest at the nape.
  const rim = h * (0.06 + 0.13 * side ** 2 * (1 - 0.6 * back));
  const polar = Math.max(0.004, v) * (TAU / 4);
  const ring = Math.sin(polar) ** 0.97;
  const lean = 1 + TAIL * back;
  return [
    (w / 2) * ring * Math.sin(angle) * (1 - POINTED * back * back * ring),
    rim + (h - rim) * Math.cos(polar) ** 0.92 * (1 - 0.1 * back * ring),
    (l / 2) * ring * Math.cos(angle) * lean,
  ];
}

/** How far a point is sunk, 0 to 1; a vent is an ellipse seen from above that turns towards the middle at the back. */
function sunkAt(x: number, z: number, vents: readonly Corner[]): number {
  let most = 0;
  for (const [vx, vz, wide, long] of vents) {
    const along = (z - vz) / long;
    const across = (Math.abs(x) - vx * (1 - 0.12 * along)) / wide;
    const inside = 1 - Math.sqrt(across * across + along ** 4);
    most = Math.max(most, smoothstep(0, 0.24, inside));
  }
  return most;
}
