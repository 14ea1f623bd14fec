import { formRows } from '../../../prompt/vocabulary/forms.ts';
import type { Brief } from '../../../prompt/brief.ts';

interface FlatView {
  readonly label: string;
  /** Radians round the subject. */
  readonly turn: number;
}

const FRONT: FlatView = { label: 'FRONT', turn: 0 };
const BACK: FlatView = { label: 'BACK', turn: Math.PI };
const SIDE: FlatView = { label: 'SIDE', turn: Math.PI / 2 };

const ASKED: { readonly [View in NonNullable<Brief['view']>]?: FlatView } = { front: FRONT, back: BACK, side: SIDE };

/**
 * The side that was asked for, or what a pattern maker wants to see: front and back of what is worn or carried, front
 * and side of other things.
 */
export function flatViews(brief: Brief): readonly FlatView[] {
  const asked = brief.view && ASKED[brief.view];
  if (asked) return [asked];
  const hero = brief.pieces[brief.hero];
  const zone = formRows.find((row) => row.name === hero?.form)?.zone;
  // Shoes lie along the picture: their first view is the side.
  if (zone === 'foot')
    return [
      { label: SIDE.label, turn: 0 },
      { label: FRONT.label, turn: SIDE.turn },
    ];
  return zone === 'object' || zone === 'jewellery' || zone === 'head' ? [FRONT, SIDE] : [FRONT, BACK];
}

/** The label of the view that a camera at this azimuth shows. */
export function viewLabel(brief: Brief, azimuth: number): string {
  const views = flatViews(brief);
  return views.reduce((a, b) => (Math.cos(a.turn - azimuth) > Math.cos(b.turn - azimuth) ? a : b)).label;
}
