import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { bezierPath } from '../../../foundation/geometry/curves/path.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Part } from '../../parts/part.ts';
import type { KimonoCut } from './kimono-cut.ts';

/** An arm held a little away from the body, from inside the chest to the wrist. */
const ARM = bezierPath([0.045, 1.412, 0.002], [0.16, 1.4, -0.004], [0.3, 1.32, -0.004], [0.49, 1.16, 0.045], 80);
/** Length of that arm in metres. */
const ARM_LENGTH = 0.53;
/** Share of the arm at which the sleeve is sewn to the shoulder. */
const SEAM = 0.46;
/** Share of the arm over which the sleeve then reaches its full depth. */
const FALLS = 0.035;
/** Depth in metres of the fabric below the arm at the body. */
const ARMPIT_DEPTH = 0.27;
/** Depth in metres of the fabric below the arm at the seam. */
const SEAM_DEPTH = 0.2;
/** Half the thickness in metres of the fabric round the arm. */
const ARM_RADIUS = 0.046;
/** Half the thickness in metres of the fabric at the chest. */
const CHEST_RADIUS = 0.06;
/** Half the thickness in metres of a sleeve where it hangs below the arm. */
const HANGING = 0.011;

type SleeveCut = Pick<KimonoCut, 'sleeveDrop' | 'sleeveEnd'>;

/** Creates two flat bags that hang from the arms, sewn to the shoulders and open at the wrists. */
export function kimonoSleeves(cut: SleeveCut, soft: number, random: Random, detail: number): Part[] {
  return ([-1, 1] as const).map((side) => ({
    name: side > 0 ? 'left sleeve' : 'right sleeve',
    role: 'cloth',
    colourPart: 'sleeves',
    mesh: sleeve(cut, side, soft, random, detail),
    // Parts inside the chest would be visible through the neck.
    trim: (x) => Math.abs(x) - 0.098,
    detail: (point, surface) => {
      // A line of shade at the seam to the shoulder, where the cloth of the sleeve begins.
      const off = Math.abs(point.u - SEAM * ARM_LENGTH);
      const width = Math.max(0.0012, point.footprint);
      if (off < 4 * width && point.v > -0.2) surface.occlusion *= 1 - 0.5 * Math.exp(-((off / width) ** 2));
    },
  }));
}

function sleeve(
  { sleeveDrop, sleeveEnd }: SleeveCut,
  side: number,
  soft: number,
  random: Random,
  detail: number,
): Mesh {
  const folds = Array.from({ length: 5 }, (_, i) => ({
    at: lerp(SEAM + 0.05, sleeveEnd, (i + between(random, 0.2, 0.8)) / 5),
    width: between(random, 0.028, 0.05),
    height: between(random, 0.5, 1.2) * (i % 2 === 0 ? 1 : -0.8) * 0.015 * soft,
    lean: between(random, -0.1, 0.06),
  }));
  const depthAt = (share: number) => {
    const corner = clamp((share - sleeveEnd + 0.13) / 0.13);
    // The outer corner of the sleeve is rounded.
    const round = 0.07 * (1 - Math.sqrt(1 - 0.98 * corner * corner));
    const shoulder = lerp(ARMPIT_DEPTH, SEAM_DEPTH, smoothstep(0.1, SEAM, share));
    return lerp(shoulder, sleeveDrop - round, smoothstep(SEAM, SEAM + FALLS, share));
  };
  const last = ARM.length - 1;
  return gridMesh(
    {
      columns: atDetail(220, detail),
      rows: atDetail(170, detail),
      closed: true,
      flip: true,
      // Front and back are joined along the lower edge, so that a print continues over the arm without a break.
      develop: (u, v, _position, out) => {
        const share = v * sleeveEnd;
        const round = (u - 0.5) * 2;
        out[0] = share * ARM_LENGTH;
        out[1] = (round > 0 ? -1 : 1) * Math.abs(round) * depthAt(share);
      },
    },
    (u, v, out) => {
      const share = Math.min(v, 0.985) * (sleeveEnd / 0.985);
      const inner = clamp((v - 0.985) / 0.015);
      const i = Math.min(last - 1, Math.floor(share * last));
      const part = share * last - i;
      // `round` is -1 to 1 and `down` 0 on top of the arm to 1 at the lower edge; `face` is the front on the viewer's
      // side of both sleeves.
      const round = (u - 0.5) * 2;
      const down = Math.abs(round);
      const face = round * side > 0 ? 1 : -1;
      const depth = depthAt(share) * down;
      const off = thickness(down, depth, share) - 0.0022 * inner;
      for (let k = 0; k < 3; k++) out[k] = lerp(ARM[i]![k]!, ARM[i + 1]![k]!, part);
      const radius = lerp(ARM_RADIUS, 0.036, share);
      let sway = 0;
      const hanging = smoothstep(0.06, 0.3, depth);
      for (const { at, width, height, lean } of folds) {
        const away = (share - at - lean * depth) / width;
        sway += height * Math.exp(-away * away);
      }
      const bulge = 0.006 * soft * Math.sin(share * 21 + depth * 9 + side);
      out[0] = side * (out[0] + 0.03 * hanging * smoothstep(SEAM + 0.2, SEAM, share));
      out[1] += radius - depth + inner * 0.002;
      out[2] += face * off + hanging * (sway * (0.35 + 0.65 * down) + bulge);
    },
  );
}

/**
 * Half the thickness of the sleeve in metres: round over the arm, then nearly flat down to the fold of the lower edge.
 */
function thickness(down: number, depth: number, share: number): number {
  const radius = lerp(ARM_RADIUS, 0.036, share);
  const chest = lerp(CHEST_RADIUS, radius, smoothstep(0.16, SEAM, share));
  const over = clamp(depth / radius);
  const round = chest * Math.sqrt(over * (2 - over));
  const shoulder = lerp(CHEST_RADIUS, ARM_RADIUS * 0.8, smoothstep(0.16, SEAM, share));
  const below = lerp(shoulder, HANGING, smoothstep(SEAM - 0.04, SEAM + FALLS, share));
  const flat = lerp(Math.max(radius, shoulder), below, smoothstep(radius, radius * 4.2, depth));
  const fold = clamp((1 - down) / 0.03);
  return Math.min(round, flat) * Math.sqrt(fold * (2 - fold));
}
