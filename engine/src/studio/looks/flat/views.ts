import { formRows } from '../../../words/prompt/vocabulary/forms.ts';
import { sidesOf } from '../../../words/prompt/vocabulary/arrangements.ts';
import type { Brief } from '../../../words/prompt/brief.ts';

interface FlatView {
  readonly label: string;
  /** Angle round the subject in radians. */
  readonly turn: number;
}

const FRONT: FlatView = { label: 'FRONT', turn: 0 };
const BACK: FlatView = { label: 'BACK', turn: Math.PI };
const SIDE: FlatView = { label: 'SIDE', turn: Math.PI / 2 };

type Views = { readonly [View in NonNullable<Brief['view']>]?: FlatView };

const ASKED: Views = { front: FRONT, back: BACK, side: SIDE };
/** Shoes point along the picture, so that their side faces the viewer. */
const ASKED_OF_SHOES = {
  side: { ...SIDE, turn: 0 },
  front: { ...FRONT, turn: Math.PI / 2 },
  back: { ...BACK, turn: -Math.PI / 2 },
} as const satisfies Views;

/**
 * The requested sides, or the usual views of a technical flat: front and back for garments and bags, side and front for
 * shoes, front and side for other products.
 */
export function flatViews(brief: Brief): readonly FlatView[] {
  // Several things are turned to the viewer already.
  const sides = sidesOf(brief.arrangement);
  if (brief.arrangement !== undefined && sides === undefined) return [FRONT];
  const hero = brief.pieces[brief.hero];
  const zone = formRows.find((row) => row.name === hero?.form)?.zone;
  const views: Views = zone === 'foot' ? ASKED_OF_SHOES : ASKED;
  if (sides !== undefined) return sides.flatMap((side) => views[side] ?? []);
  const asked = brief.view && views[brief.view];
  if (asked) return [asked];
  if (zone === 'foot') return [ASKED_OF_SHOES.side, ASKED_OF_SHOES.front];
  return zone === 'object' || zone === 'jewellery' || zone === 'head' ? [FRONT, SIDE] : [FRONT, BACK];
}

/** The label of the view that a camera at this azimuth shows. */
export function viewLabel(brief: Brief, azimuth: number): string {
  const views = flatViews(brief);
  return views.reduce((a, b) => (Math.cos(a.turn - azimuth) > Math.cos(b.turn - azimuth) ? a : b)).label;
}
