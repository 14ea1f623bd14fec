import type { Piece } from '../../words/prompt/brief.ts';
import { fabricOf } from '../fabrics/index.ts';
import type { Pattern } from './drawing/pattern.ts';
import { patternOf } from './index.ts';

/** Forms that are always knitted. */
const KNITTED: readonly Piece['form'][] = ['t-shirt', 'knitwear'];
/** Forms that are knitted when words name no fabric. */
const USUALLY_KNITTED: readonly Piece['form'][] = ['top'];
/** Named kinds of woven forms that are knitted. */
const KNITTED_CUTS: readonly Piece['cut'][] = ['polo'];

/** The pattern that a piece is printed, woven or knitted in; null when plain. */
export function printOf(piece: Piece): Pattern | null {
  if (!piece.pattern) return null;
  const pattern = patternOf(piece.pattern.name);
  return pattern?.knitted && isKnitted(piece) ? pattern.knitted : pattern;
}

function isKnitted({ form, cut, fabric, attributes }: Piece): boolean {
  if (KNITTED.includes(form) || KNITTED_CUTS.includes(cut) || attributes.knit !== undefined) return true;
  return fabric === null ? USUALLY_KNITTED.includes(form) : fabricOf(fabric).knitted === true;
}
