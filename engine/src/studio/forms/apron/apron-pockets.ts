import { clothPatch } from '../../construction/draped/sewn-on/cloth-patch.ts';
import type { ClothSurface } from '../../construction/draped/cloth/cloth-surface.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { OWN_THREAD, stitchRow } from '../../construction/sewing/seam.ts';
import type { Painter } from '../../materials/material.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import type { ApronCut } from './apron-cut.ts';
import { TIED_AT, widthAt } from './apron-panel.ts';

/** Measures in metres. */
interface Pocket {
  readonly name: string;
  readonly top: number;
  readonly width: number;
  readonly length: number;
  readonly compartments: number;
}

/** Patch pockets: a wide one for the hands, divided by stitches, and one on the bib. */
export function apronPockets(cut: ApronCut, surface: ClothSurface, { detail }: FormContext): Part[] {
  const below = TIED_AT - 0.1;
  const space = below - cut.hem - 0.05;
  const hand = {
    name: 'pocket',
    top: below,
    width: 0.3,
    length: Math.min(0.19, space),
    compartments: cut.compartments,
  };
  const bib = { name: 'bib pocket', top: 1.29, width: 0.115, length: 0.125, compartments: 1 };
  return [...(cut.compartments > 0 ? [hand] : []), ...(cut.bibPocket ? [bib] : [])].map((pocket) =>
    sewnOn(pocket, surface, detail),
  );
}

function sewnOn({ name, top, width, length, compartments }: Pocket, surface: ClothSurface, detail: number): Part {
  const metresPerRadian = widthAt(surface);
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[1] = top - v * length;
        out[0] = ((u - 0.5) * width) / metresPerRadian(out[1]);
      },
      size: [width, length],
      lift: 0.0032,
      spacing: 0.0035,
      // The mouth of each compartment stands off a little between the rows of stitches.
      stand: (u, v) => 0.006 * (1 - v) ** 3 * Math.abs(Math.sin(Math.PI * u * compartments)),
    },
    detail,
  );
  const stitches: Painter = (point, on) => {
    const edge = Math.min(width / 2 - Math.abs(point.u), point.v + length);
    stitchRow(point, on, edge - 0.003, point.u + point.v, OWN_THREAD);
    stitchRow(point, on, edge - 0.009, point.u + point.v, OWN_THREAD);
    stitchRow(point, on, -point.v - 0.02, point.u, OWN_THREAD);
    for (let i = 1; i < compartments; i++) {
      const from = point.u + width / 2 - (width * i) / compartments;
      stitchRow(point, on, Math.abs(from) - 0.003, point.v, OWN_THREAD);
    }
  };
  return { name, role: 'cloth', colourPart: 'pockets', mesh, detail: stitches, lines: linesFrom(stitches) };
}
