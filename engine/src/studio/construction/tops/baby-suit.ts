/** Clothes of babies in one piece, which close with snaps between the legs. */
import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { buttonPart } from '../hardware/button.ts';
import { spotOn } from '../sewing/surface-point.ts';
import { upperCut } from './cut/cut.ts';
import type { UpperCut } from './cut/cut.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import { placketParts } from './trimmings/closures.ts';

/** Heights of the crotch and the leg openings in metres: a bodysuit is cut like briefs, a romper has short legs. */
const LEGS = { bodysuit: { crotch: 0.765, opening: 0.93 }, romper: { crotch: 0.7, opening: 0.8 } } as const;

/** Distance in metres between two snaps. */
const SNAPS = 0.032;

/** Builds a bodysuit, or a romper with a row of buttons at the neck and short legs. */
export function babySuit(context: FormContext, kind: keyof typeof LEGS): Shape {
  const legs = LEGS[kind];
  const { attributes } = context.piece;
  const { length: _length, leg: _leg, ...worn } = attributes;
  const plain = upperCut(worn, { sleeve: 'short', neckline: 'crew' });
  const cut: UpperCut = { ...plain, hem: legs.opening, legs, ease: plain.ease + (kind === 'romper' ? 0.012 : 0) };
  const garment = upperGarment(cut, context);
  const { mesh, rest } = garment.front.piece;
  const snaps = [-SNAPS, 0, SNAPS].flatMap((x, i) => {
    const spot = spotOn(mesh, x, legs.crotch + 0.035, 1, rest);
    return spot ? [buttonPart({ name: `snap ${i + 1}`, kind: 'shank', spot, radius: 0.0085, lift: 0.002 })] : [];
  });
  const top = 1.462 - cut.neck.front - 0.035;
  const buttons = [top, top - 0.055, top - 0.11];
  const placket =
    kind === 'romper' ? placketParts(garment, { bottom: top - 0.15, halfWidth: 0.02, buttons, radius: 0.0105 }) : [];
  return { parts: [...garment.parts, ...placket, ...snaps], presentation: 'ghost' };
}
