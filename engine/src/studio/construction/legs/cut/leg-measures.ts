import type { Piece } from '../../../../words/prompt/brief.ts';
import { legForm } from './leg-forms.ts';
import { legKind } from './leg-kinds.ts';
import type { LegName, LegWidths } from './leg-kinds.ts';
import { FITS, LEGS_BY_SILHOUETTE } from './leg-options.ts';
import { LEGS } from './legs.ts';

const SHORT_LEG: LegWidths = { thigh: 0.092, knee: 0.093, hem: 0.093 };
const TAILORED_SHORT_LEG: LegWidths = { thigh: 0.09, knee: 0.088, hem: 0.088 };

/** The leg that the words name or that its kind is known for. */
export function legOf(piece: Piece): LegName {
  const { leg, fit, silhouette } = piece.attributes;
  const named = leg ?? (silhouette && LEGS_BY_SILHOUETTE[silhouette]) ?? legKind(piece).leg ?? (fit && FITS[fit]?.leg);
  return named ?? legForm(piece.form).leg ?? 'straight';
}

/** The widths of a leg. Shorts for which neither words nor the kind name a leg stand off the thigh. */
export function legWidths(piece: Piece, shorts: boolean): LegWidths {
  const kind = legKind(piece);
  if (kind.widths) return kind.widths;
  const { leg, fit } = piece.attributes;
  const fitted = fit && FITS[fit];
  const { oversized } = legForm(piece.form);
  if (oversized && leg === undefined && fitted?.oversized) return oversized;
  const named = leg !== undefined || kind.leg !== undefined;
  if (!shorts || named) return LEGS[legOf(piece)].widths;
  return fitted?.tailored ? TAILORED_SHORT_LEG : SHORT_LEG;
}
