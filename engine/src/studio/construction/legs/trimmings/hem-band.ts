import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { FormContext } from '../../../parts/form.ts';
import { paintInOrder } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { HEM_FINISHES } from '../cut/hem-finishes.ts';
import type { HemFinishName } from '../cut/hem-finishes.ts';
import { indigoTone } from '../cut/indigo.ts';
import { placeOn } from '../cloth/leg-cloth.ts';
import type { LegPlace } from '../cloth/leg-cloth.ts';
import type { LegNet } from '../cloth/leg-net.ts';
import { threadOf } from '../cut/thread.ts';

type Section = (share: number) => readonly [up: number, off: number];

interface HemRing {
  readonly section: (height: number, thick: number) => Section;
  readonly sewing: (height: number, cut: TrouserCut, piece: FormContext['piece']) => Painter;
}

const RINGS: { readonly [Finish in HemFinishName]?: HemRing } = {
  cuff: { section: cuffSection, sewing: cuffStitch },
  rib: { section: ribSection, sewing: ribs },
};

/** A ring round the end of a leg: the turn-up of a cuffed hem, or the rib that draws it in. */
export function hemBand(net: LegNet, side: 1 | -1, cut: TrouserCut, { piece, drape, detail }: FormContext): Part[] {
  const ring = RINGS[cut.hemFinish];
  const size = HEM_FINISHES[cut.hemFinish].ring;
  if (!ring || !size) return [];
  const height = cut.jeans ? size.jeansHeight : size.height;
  const thick = Math.max(0.003, drape.thickness * 3);
  const place: LegPlace = { at: [0, 0, 0], normal: [0, 0, 1] };
  const around = net.width(cut.hem, 1) + net.width(cut.hem, -1);
  const density = Math.sqrt(detail);
  const section = ring.section(height, thick);
  const mesh = gridMesh(
    {
      columns: Math.round(120 * density),
      rows: Math.round(40 * density),
      closed: true,
      flip: side < 0,
      develop: (u, v, _position, out) => {
        out[0] = u * around;
        out[1] = section(v)[0];
      },
    },
    (u, v, out) => {
      const [up, off] = section(v);
      placeOn(net, side, u, cut.hem + Math.max(0, up), place);
      for (let axis = 0; axis < 3; axis++) out[axis] = place.at[axis]! + place.normal[axis]! * off;
      out[1] += Math.min(0, up);
    },
  );
  const sewing = ring.sewing(height, cut, piece);
  const own = paintInOrder(indigoTone(cut, piece), sewing)!;
  return [{ name: `${side > 0 ? 'left' : 'right'} hem band`, role: 'cloth', colourPart: 'cuffs', mesh, detail: own }];
}

/**
 * Section of a turn-up: from the fabric up over its loose upper edge, down the outside, round the lower edge and up the
 * inside.
 */
function cuffSection(height: number, thick: number): Section {
  return (share) => {
    if (share < 0.15) return [height - 0.004 + 0.004 * (share / 0.15), lerp(0.0004, thick * 1.4, share / 0.15)];
    if (share < 0.65) return [lerp(height, 0, (share - 0.15) / 0.5), thick * 1.5];
    if (share < 0.8) {
      const angle = ((share - 0.65) / 0.15) * Math.PI;
      return [-Math.sin(angle) * thick, thick * (0.25 + 1.25 * Math.cos(angle))];
    }
    return [lerp(0, 0.03, (share - 0.8) / 0.2), -thick];
  };
}

/** Section of a rib, which is narrower than the hem, so the leg blouses over it. */
function ribSection(height: number, thick: number): Section {
  return (share) => {
    const drop = -0.9 * height;
    if (share < 0.12) return [lerp(0.006, 0, share / 0.12), lerp(-0.002, -0.011, smoothstep(0, 0.12, share))];
    if (share < 0.62) return [lerp(0, drop, (share - 0.12) / 0.5), -0.012];
    if (share < 0.74) {
      const angle = ((share - 0.62) / 0.12) * Math.PI;
      return [drop - Math.sin(angle) * thick * 0.5, -0.012 - ((1 - Math.cos(angle)) * thick) / 2];
    }
    return [lerp(drop, 0, (share - 0.74) / 0.26), -0.012 - thick];
  };
}

function ribs(): Painter {
  return (point, surface) => {
    const wave = Math.cos(point.u * 1570);
    const along = Math.hypot(point.nx, point.nz) || 1;
    const shown = Math.min(1, 0.0018 / point.footprint);
    surface.tiltX -= (0.5 * shown * wave * point.nz) / along;
    surface.tiltZ += (0.5 * shown * wave * point.nx) / along;
    surface.occlusion *= 1 - 0.16 * shown * (0.5 - 0.5 * Math.sin(point.u * 1570));
  };
}

function cuffStitch(height: number, cut: TrouserCut, piece: FormContext['piece']): Painter {
  const thread = threadOf(cut, piece) ?? OWN_THREAD;
  return (point, surface) => {
    // A turn-up of jeans shows the wrong side: paler, with the hem's stitches at its upper edge.
    if (cut.jeans) {
      surface.r += (0.34 - surface.r) * 0.5;
      surface.g += (0.39 - surface.g) * 0.5;
      surface.b += (0.46 - surface.b) * 0.5;
      stitchRow(point, surface, height - point.v - 0.012, point.u, thread);
    }
  };
}
