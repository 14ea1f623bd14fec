import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { stitchRow } from '../../sewing/seam.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import { radiusAt } from './closures.ts';
import { flounceMesh } from '../sewn-on/flounce.ts';
import { isDenim, seamThread } from '../plan/denim.ts';
import { surfaceFrame } from '../sewn-on/surface-frame.ts';
import { drapedCut } from '../plan/draped-cuts.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Silhouettes that are finished with a facing instead of a band. */
const FACED: readonly string[] = ['slip', 'bias', 'mermaid'];

/** The waistband of a skirt, with belt loops and a button on denim and a frill above it for a paperbag waist. */
export function waistbandParts(context: TrimmingContext): Part[] {
  const { plan, piece, surface, detail, random } = context;
  if (plan.kind.bodice) return [];
  const { waist } = piece.attributes;
  if (waist === 'paperbag') {
    const frill = { edge: () => plan.top - 0.03, length: -0.055, flare: 0.012, folds: 34, depth: 0.014 };
    return [
      { name: 'paperbag frill', role: 'cloth', mesh: flounceMesh(surface, frill, random, detail) },
      band(context, 0.03, plan.top - 0.022, 0.004),
    ];
  }
  if (FACED.includes(plan.silhouetteName) && !isDenim(context.piece)) return [band(context, 0.012, plan.top, 0.0012)];
  const width = isDrawnIn(waist) ? 0.042 : (drapedCut(piece.cut).waistband ?? 0.036);
  const parts = [band(context, width, plan.top + 0.002, 0.0026)];
  if (isDenim(context.piece)) parts.push(...loops(context), ...denimButton(context));
  return parts;
}

/** Returns true for a waist that elastic or a cord draws in. */
const isDrawnIn = (waist: Attributes['waist']): boolean => waist === 'elastic' || waist === 'drawstring';

function band(context: TrimmingContext, width: number, top: number, lift: number): Part {
  const elastic = isDrawnIn(context.piece.attributes.waist);
  const mesh = clothPatch(
    context.surface,
    {
      at: (u, v, out) => {
        out[0] = (u - 0.5) * TAU;
        out[1] = top - width * v;
      },
      size: [0.68, width],
      lift,
      closed: true,
      spacing: 0.003,
      ...(elastic ? { stand: (u: number, v: number) => 0.0018 * Math.cos(u * 330) * Math.sin(v * Math.PI) } : {}),
    },
    context.detail,
  );
  const thread = seamThread(context.piece);
  const rows: Painter = (point, surface) => {
    stitchRow(point, surface, point.v + 0.0028, point.u, thread);
    stitchRow(point, surface, point.v + width - 0.0028, point.u, thread);
  };
  const { belt = 'none' } = context.piece.attributes;
  // A belt over the band has the colour of its own that words name.
  const own = belt === 'none' ? ({ colourPart: 'belt' } as const) : {};
  return { name: 'waistband', role: 'cloth', ...own, mesh, ...(width > 0.02 ? { detail: rows } : {}) };
}

function loops(context: TrimmingContext): Part[] {
  const { plan, surface, detail } = context;
  return [-2.3, -0.75, 0.75, 2.3, Math.PI].map((angle, i): Part => {
    const turn = 0.011 / radiusAt(context, angle, plan.top);
    const mesh = clothPatch(
      surface,
      {
        at: (u, v, out) => {
          out[0] = angle + (u - 0.5) * turn;
          out[1] = plan.top + 0.005 - 0.05 * v;
        },
        size: [0.011, 0.05],
        lift: 0.0055,
        spacing: 0.003,
      },
      detail,
    );
    return { name: `belt loop ${i + 1}`, role: 'cloth', mesh };
  });
}

function denimButton({ plan, surface }: TrimmingContext): Part[] {
  const { at, normal } = surfaceFrame(surface, 0.02, plan.top - 0.017);
  return [buttonPart({ name: 'waist button', kind: 'shank', spot: { at, normal }, radius: 0.0088, lift: 0.0036 })];
}
