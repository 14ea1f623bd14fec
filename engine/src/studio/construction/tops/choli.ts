import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { upperCut } from './cut/cut.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import { fitted } from './t-shirt-garment.ts';

/** Height in metres of the hem of a choli, below the bust. */
const HEM = 1.165;

/** The blouse of a sari or a lehenga: close-fitting, with short sleeves, ending below the bust. */
export function choli(context: FormContext): Shape {
  const plain = fitted(upperCut(context.piece.attributes, { sleeve: 'cap', neckline: 'scoop' }));
  const cut = {
    ...plain,
    ease: plain.ease + 0.006,
    hem: HEM,
    flare: -0.016,
    twinNeedle: false,
    bound: true,
    neck: { ...plain.neck, rib: 0 },
  };
  return { parts: upperGarment(cut, context).parts, presentation: 'ghost' };
}
