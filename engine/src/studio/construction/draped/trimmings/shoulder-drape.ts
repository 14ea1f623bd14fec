import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Point on the shoulder where the drape is pinned. */
const SHOULDER = { angle: -0.72, height: 1.462 };
/** Point at the opposite side of the waist where the drape is gathered. */
const HIP = { angle: 1.12, height: HEIGHTS.waist + 0.01 };

/** Fabric draped in folds from one shoulder to the opposite hip, and from there to the hem: toga and sari. */
export function shoulderDrape(context: TrimmingContext): Part[] {
  const { piece, plan } = context;
  if (piece.attributes.drape !== 'shoulder' || !plan.kind.bodice) return [];
  const across = band(context);
  return plan.kind.skirted ? [across, fall(context)] : [across];
}

/** Number of folds across the drape. */
const FOLDS = 7;

function folded(across: number, sharp: number): number {
  const wave = 0.5 + 0.5 * Math.cos(across * Math.PI * 2 * FOLDS + 0.6 * Math.sin(across * 9));
  return Math.pow(wave, sharp);
}

function band({ surface, detail, drape }: TrimmingContext): Part {
  const high = lerp(0.009, 0.005, drape.stiffness);
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        const width = lerp(0.1, 0.085, v) + 0.05 * Math.sin(v * Math.PI);
        const angle = lerp(SHOULDER.angle, HIP.angle, smoothstep(0, 1, v) * 0.35 + v * 0.65);
        out[0] = angle + ((u - 0.5) * width * 0.75) / 0.14;
        out[1] = lerp(SHOULDER.height, HIP.height, v) - 0.016 * Math.sin(v * Math.PI) + (u - 0.5) * width * 0.9;
      },
      size: [0.16, 0.5],
      lift: 0.003,
      spacing: 0.0022,
      stand: (u) => high * folded(u, 1.4),
    },
    detail,
  );
  return { name: 'shoulder drape', role: 'cloth', colourPart: 'drape', mesh };
}

function fall({ surface, plan, detail, drape }: TrimmingContext): Part {
  const high = lerp(0.016, 0.009, drape.stiffness);
  const top = HIP.height + 0.04;
  const foot = Math.max(hemHeight(plan, HIP.angle) + 0.05, 0.06);
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[0] = HIP.angle + (u - 0.5) * lerp(0.5, 0.72, v);
        out[1] = lerp(top, foot + 0.09 * u, v);
      },
      size: [0.14, top - foot],
      lift: 0.003,
      spacing: 0.0028,
      stand: (u, v) => high * folded(u, 1.2) * smoothstep(0, 0.12, v) + 0.012 * smoothstep(0.02, 0.3, v),
    },
    detail,
  );
  return { name: 'falling drape', role: 'cloth', colourPart: 'drape', mesh };
}
