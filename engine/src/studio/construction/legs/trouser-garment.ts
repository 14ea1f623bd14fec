import { between } from '../../../foundation/geometry/random.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Trim } from '../../../foundation/raster/geometry.ts';
import type { Part } from '../../parts/part.ts';
import { linesFrom } from '../sewing/lines-from.ts';
import { BANDS } from './cut/bands.ts';
import type { TrouserCut } from './cut/cut.ts';
import { HEM_FINISHES } from './cut/hem-finishes.ts';
import { denimWear, legWear } from './cloth/denim-wear.ts';
import { legRelief } from './cloth/folds.ts';
import { hemBand } from './trimmings/hem-band.ts';
import { indigoTone } from './cut/indigo.ts';
import { panelOf } from './cloth/leg-cloth.ts';
import { foldNet, legNet } from './cloth/leg-net.ts';
import type { LegNet, LegPose } from './cloth/leg-net.ts';
import { legSeams } from './trimmings/leg-seams.ts';
import type { LegWear } from './cloth/leg-wear.ts';
import { CROTCH, legShape } from './cut/leg-shape.ts';
import { panelReader } from './cloth/panel-place.ts';
import { pocketParts } from './trimmings/pocket-parts.ts';
import { rawFringe } from './cloth/raw-fringe.ts';
import { ripsOn } from './cloth/rips.ts';
import { waistParts } from './trimmings/waist-parts.ts';
import type { LegPair } from './trimmings/waistband.ts';

export interface TrouserGarment {
  readonly parts: readonly Part[];
  /** The folded fabric of both sides, for trimmings at the waist. */
  readonly pair: LegPair;
}

/** The lower half of a garment with legs. With the band 'none', the garment's own form sews a bodice to the waist. */
export function trouserGarment(cut: TrouserCut, context: FormContext): TrouserGarment {
  const rest = legNet(cut, legShape(cut), context.detail);
  const pair: LegPair = [
    foldNet(rest, legRelief(cut, rest, context), legPose(cut, context.random)),
    foldNet(rest, legRelief(cut, rest, context), legPose(cut, context.random)),
  ];
  const sides = [1, -1] as const;
  const wear = pair.map((net) => legWear(cut, net, context.piece, context.random));
  const legs = sides.flatMap((side, i) => [
    ...([1, -1] as const).map((face) => panel({ net: pair[i]!, cut, context, worn: wear[i], side, face })),
    ...hemBand(pair[i]!, side, cut, context),
    ...pocketParts(pair[i]!, side, cut, context),
  ]);
  const waist = BANDS[cut.band].absent ? [] : waistParts(pair, cut, context);
  return { parts: [...legs, ...waist], pair };
}

/** A random pose, so that no two legs hang alike: each swings a little to the side and to front or back. */
function legPose({ leg, hem }: TrouserCut, random: Random): LegPose {
  const swing = Math.max(0.2, 1 - leg.hem * 5) * Math.min(1, (CROTCH - hem) * 1.4);
  return { out: between(random, -0.004, 0.014) * swing, ahead: between(random, -0.022, 0.022) * swing };
}

/** The area that remains after one or two trims. */
function intersection(trims: readonly Trim[]): Trim {
  const [first, second] = trims;
  return second ? (x, y, z, u, v) => Math.min(first!(x, y, z, u, v), second(x, y, z, u, v)) : first!;
}

/** Metres by which the fabric continues under the waistband. */
const UNDER_BAND = 0.012;

interface LegPanel {
  readonly net: LegNet;
  readonly cut: TrouserCut;
  readonly context: FormContext;
  readonly worn: LegWear | undefined;
  /** 1: the left leg, which is on the right of the picture. */
  readonly side: 1 | -1;
  /** 1: the front. */
  readonly face: 1 | -1;
}

function panel({ net, cut, context, worn, side, face }: LegPanel): Part {
  const { piece, drape } = context;
  const { frilled, absent } = BANDS[cut.band];
  const { folded, frayed } = HEM_FINISHES[cut.hemFinish];
  const top = frilled || absent ? 0 : cut.bandHeight - UNDER_BAND;
  const mesh = panelOf(net, {
    side,
    face,
    top: cut.waist - top,
    thickness: Math.max(0.0024, drape.thickness * 2.2),
    turn: folded ? 0.026 : 0,
  });
  const read = panelReader(cut, net, side, face);
  const sewing = legSeams({ cut, net, piece, read, side, face });
  const rips = cut.ripped && face > 0 ? ripsOn(net, cut, side, context.random) : undefined;
  const wear = worn && denimWear({ cut, piece, worn, read, side, face });
  const detail = paintInOrder(indigoTone(cut, piece), wear, sewing, rips?.paint)!;
  const name = `${side > 0 ? 'left' : 'right'} ${face > 0 ? 'front' : 'back'}`;
  const trims = [rips?.trim, frayed ? rawFringe(read) : undefined].filter((trim) => trim !== undefined);
  return {
    name,
    role: 'cloth',
    mesh,
    detail,
    lines: linesFrom(sewing),
    ...(trims.length ? { trim: intersection(trims) } : {}),
  };
}
