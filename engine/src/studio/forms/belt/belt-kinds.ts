/** Measures of each kind of belt in metres, one row per kind. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

export interface BeltKind {
  /** Half the width of the strap. */
  readonly half: number;
  /** True for a plait of leather, whose strap has neither stitches nor holes. */
  readonly braided?: boolean;
}

const PLAIN: BeltKind = { half: 0.0165 };
const WIDE: BeltKind = { half: 0.029 };

const KINDS: { readonly [Cut in CutName]?: BeltKind } = {
  'wide-belt': WIDE,
  'skinny-belt': { half: 0.009 },
};

export function beltKind({ cut, attributes, details }: Piece): BeltKind {
  const kind = (cut && KINDS[cut]) ?? (attributes.belt === 'wide' ? WIDE : PLAIN);
  return details.includes('braided') ? { ...kind, braided: true } : kind;
}
