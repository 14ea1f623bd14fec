/** Dresses that hang from the shoulders in one width: tunics, kurtis, kaftans, abayas and nightdresses. */
import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { shirtGarment } from './shirt-garment.ts';
import { upperCut } from './cut/cut.ts';
import type { UpperCut } from './cut/cut.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import { wornCut } from './cut/worn-cut.ts';

export interface HungDress {
  /** Height of the hem in metres. */
  readonly hem: number;
  /** Metres added to half its width. */
  readonly ease: number;
  /** Widening below the hip, half-width in metres by metre of height. */
  readonly sweep: number;
  /** Height in metres up to which its side seams are slit. Default none. */
  readonly slit?: number;
  /** True for a stand collar and a short row of buttons. */
  readonly buttoned?: true;
}

/** Builds the dress from what the words say of sleeves, neckline and waist. */
export function hungDress(context: FormContext, dress: HungDress): Shape {
  const { hem, slit, sweep } = dress;
  const skirt: Partial<UpperCut> = { hem, sweep, ...(slit !== undefined && { slit }) };
  if (dress.buttoned) {
    const piece = { ...context.piece, form: 'shirt' as const, cut: 'kurta' as const };
    return shirtGarment({ ...context, piece }, skirt);
  }
  const plain = upperCut(context.piece.attributes, { sleeve: 'long', neckline: 'crew' });
  const cut = wornCut(
    {
      ...plain,
      ...skirt,
      ease: plain.ease + dress.ease,
      flare: 0.012,
      twinNeedle: false,
      bound: true,
      neck: { ...plain.neck, rib: 0 },
    },
    context.worn,
  );
  return { parts: upperGarment(cut, context).parts, presentation: 'ghost' };
}
