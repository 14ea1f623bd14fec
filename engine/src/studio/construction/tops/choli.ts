import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { bodyDistance } from '../../body/body.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { settle } from '../sewing/settle.ts';
import { upperCut } from './cut/cut.ts';
import type { NeckOpening } from './cut/neck-opening.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import { fitted } from './t-shirt-garment.ts';

/** Height in metres of the hem of a choli, below the bust. */
const HEM = 1.165;

/** Least distance in metres from the bust of a dress form, which is fuller than that on which the cloth was hung. */
const OFF_FORM = 0.005;

/** The usual neckline: wide and round, above the bust. */
const NECK: NeckOpening = { halfWidth: 0.1, front: 0.118, back: 0.05, exponent: 2.2, rib: 0 };

/** Least stiffness of its cloth, which is lined. */
const LINED = 0.75;

/** The blouse of a sari or a lehenga: close-fitting, with short sleeves, ending below the bust. */
export function choli(context: FormContext): Shape {
  const plain = fitted(upperCut(context.piece.attributes, { sleeve: 'cap', neckline: 'scoop' }));
  const cut = {
    ...plain,
    ease: plain.ease + 0.01,
    hem: HEM,
    flare: -0.016,
    twinNeedle: false,
    bound: true,
    neck: { ...(context.piece.attributes.neckline === undefined ? NECK : plain.neck), rib: 0 },
  };
  const drape = { ...context.drape, stiffness: Math.max(LINED, context.drape.stiffness) };
  const { parts } = upperGarment(cut, { ...context, drape });
  return { parts: parts.map((part) => ({ ...part, mesh: offBody(part.mesh) })), presentation: 'ghost' };
}

function offBody(mesh: Mesh): Mesh {
  const positions = mesh.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const at = [positions[k]!, positions[k + 1]!, positions[k + 2]!] as const;
    if (bodyDistance(...at) < OFF_FORM) positions.set(settle(bodyDistance, at, OFF_FORM, 0), k);
  }
  return { ...mesh, positions };
}
