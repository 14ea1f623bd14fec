import type { Piece } from '../../words/prompt/brief.ts';
import type { Pattern } from './drawing/pattern.ts';
import { patternOf } from './index.ts';
import { horizontalStripes } from './stripes-and-checks/stripes.ts';

/** Forms made on a knitting machine, whose stripes run round the body; those of a loom run along the fabric. */
const KNITTED: readonly Piece['form'][] = ['t-shirt', 'knitwear'];

/** The pattern that a piece is printed, woven or knitted in; null when plain. */
export function printOf(piece: Piece): Pattern | null {
  if (!piece.pattern) return null;
  return piece.pattern.name === 'stripes' && isKnitted(piece) ? horizontalStripes : patternOf(piece.pattern.name);
}

function isKnitted({ form, cut, fabric, attributes }: Piece): boolean {
  if (KNITTED.includes(form) || cut === 'polo') return true;
  return (
    fabric === 'jersey' || fabric === 'knit' || attributes.knit !== undefined || (form === 'top' && fabric === null)
  );
}
