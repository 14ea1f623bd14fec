import type { Piece } from '../../../../words/prompt/brief.ts';
import type { SurfacePoint } from '../../../materials/material.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { grainShift } from './grain-shift.ts';
import type { LegNet } from './leg-net.ts';

/** Position of a point within a panel, metres; one object is reused by every call. */
export interface PanelPlace {
  /** Share round the leg: 0 inseam or centre front, .25 crease, .5 side seam, 1 inseam or centre back. */
  s: number;
  /** Distance from the centre seam or inseam. */
  inner: number;
  /** Distance from the side seam. */
  outer: number;
  /** Metres below the top of the waistband, following its curve. */
  below: number;
  /** Metres above the hem, following its curve. */
  above: number;
  /** Height of the same row at the side seam. */
  height: number;
}

export type PanelReader = (point: Readonly<Pick<SurfacePoint, 'u' | 'v'>>) => PanelPlace;

/** One panel of a leg. */
export interface LegPanel {
  readonly cut: TrouserCut;
  readonly piece: Piece;
  readonly read: PanelReader;
  /** 1: the left leg, which is on the right of the picture. */
  readonly side: 1 | -1;
  /** 1: the front. */
  readonly face: 1 | -1;
}

/** Reads (u, v) of a panel made by `panelOf`. The last place is cached, because several painters read each sample. */
export function panelReader(cut: TrouserCut, net: LegNet, side: 1 | -1, face: 1 | -1): PanelReader {
  const place: PanelPlace = { s: 0, inner: 0, outer: 0, below: 0, above: 0, height: 0 };
  const shift = grainShift(net, face);
  let [lastU, lastV] = [NaN, NaN];
  return ({ u, v }) => {
    if (u === lastU && v === lastV) return place;
    lastU = u;
    lastV = v;
    const width = net.width(v, face);
    // Points outwards in front and towards the centre at the back.
    const across = side * u - shift(v);
    place.s = face > 0 ? (across / width + 0.5) / 2 : (across / width + 1.5) / 2;
    place.inner = width / 2 + face * across;
    place.outer = width / 2 - face * across;
    place.height = v - net.sway(place.s, v);
    place.height = v - net.sway(place.s, place.height);
    place.below = cut.waist - place.height;
    place.above = v - cut.hem - net.sway(place.s, cut.hem);
    return place;
  };
}
