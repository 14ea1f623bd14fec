import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import { HEIGHTS } from '../../body/body.ts';
import type { ClothSurface } from '../../construction/draped/cloth/cloth-surface.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { OWN_THREAD, stitchRow } from '../../construction/sewing/seam.ts';
import type { Painter } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import type { ApronCut } from './apron-cut.ts';

/** Height in metres of the ties and of the upper edge of a waist apron. */
export const TIED_AT = HEIGHTS.waist + 0.004;

/** Width in metres of the turned-in edge at the sides and the bib. */
const EDGE = 0.011;
/** Width in metres of the turned-in edge at the hem. */
const HEM = 0.024;

const topOf = ({ bib }: ApronCut): number => bib?.top ?? TIED_AT + 0.016;

/** The whole front panel, with its edges turned in and stitched. */
export function apronPanel(cut: ApronCut, surface: ClothSurface, { detail }: FormContext): Part {
  const top = topOf(cut);
  const angle = sideAngle(cut, surface);
  const width = widthAt(surface);
  const mesh = gridMesh(
    {
      columns: atDetail(300, detail),
      rows: atDetail(320, detail),
      develop: (u, v, _position, out) => {
        const y = lerp(top, cut.hem, v);
        out[0] = (2 * u - 1) * angle(y) * width(y);
        out[1] = y - top;
      },
    },
    (u, v, out) => {
      const y = lerp(top, cut.hem, v);
      const a = (2 * u - 1) * angle(y);
      surface.point(a, y, out);
      // The folded edge turns back to the body.
      const side = (1 - Math.abs(2 * u - 1)) * angle(y) * width(y);
      const inside = clamp(Math.min(side, top - y, y - cut.hem) / 0.0022);
      const back = 0.0026 * (1 - Math.sqrt(inside * (2 - inside)));
      out[0] -= Math.sin(a) * back;
      out[2] -= Math.cos(a) * back;
    },
  );
  const stitches: Painter = (point, on) => {
    const y = point.v + top;
    const side = angle(y) * width(y) - Math.abs(point.u);
    if (side < 0.05) stitchRow(point, on, side - EDGE, point.v, OWN_THREAD);
    stitchRow(point, on, y - cut.hem - HEM, point.u, OWN_THREAD);
    stitchRow(point, on, -point.v - (cut.bib ? HEM : 0.032), point.u, OWN_THREAD);
    if (cut.bib) stitchRow(point, on, -point.v - 0.004, point.u, OWN_THREAD);
  };
  return { name: 'panel', role: 'cloth', mesh, detail: stitches, lines: linesFrom(stitches) };
}

/**
 * Angle of the side edge by height: straight down the bib, curved outwards under the arm, then constant around the hip.
 */
export function sideAngle({ bib, reach }: ApronCut, surface: ClothSurface): (y: number) => number {
  if (!bib) return () => reach;
  const width = widthAt(surface);
  const { top, half } = bib;
  const waist = reach * width(TIED_AT);
  const across = curve([
    [TIED_AT - 0.02, waist],
    [TIED_AT + 0.012, waist * 0.98],
    [TIED_AT + 0.04, lerp(half, waist, 0.68)],
    [TIED_AT + 0.075, lerp(half, waist, 0.4)],
    [TIED_AT + 0.12, lerp(half, waist, 0.19)],
    [TIED_AT + 0.18, lerp(half, waist, 0.05)],
    [top, half],
  ]);
  return (y) => (y <= TIED_AT ? reach : across(y) / width(y));
}

/** Metres of cloth per radian at a height. */
export function widthAt(surface: ClothSurface): (y: number) => number {
  const steps = 90;
  const step = 1.5 / steps;
  const out: MutableVec3 = [0, 0, 0];
  const table = Array.from({ length: steps + 1 }, (_, i) => {
    let length = 0;
    let last: MutableVec3 | null = null;
    for (let k = 0; k <= 12; k++) {
      surface.point(k * 0.1, i * step, out);
      if (last) length += Math.hypot(out[0] - last[0], out[2] - last[2]);
      last = [...out];
    }
    return length / 1.2;
  });
  return (y) => {
    const at = clamp(y / step, 0, steps - 0.001);
    const i = Math.floor(at);
    return lerp(table[i]!, table[i + 1]!, at - i);
  };
}
