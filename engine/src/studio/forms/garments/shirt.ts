import { reading } from '../../parts/open-reading.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import { shirtGarment } from '../../construction/tops/shirt-garment.ts';
import type { Fabric, FabricName } from '../../fabrics/fabric.ts';
import type { Form } from '../../parts/form.ts';

export const shirt: Form = {
  name: 'shirt',
  outfit: { tuckable: true },
  readings: [
    reading('fit', ['relaxed', 'oversized'], ['length', 'silhouette', 'tuck']),
    reading('sleeve', ['rolled'], ['sleeveShape']),
    reading('collar', ['button-down', 'mandarin'], ['neckline', 'closure']),
  ],
  fabric: 'cotton',
  adapt: (fabric) => ADAPTED[fabric.name]?.(fabric) ?? fabric,
  build: shirtGarment,
};

/** Organza of a shirt: a single layer is more transparent than the tiers of a skirt, and has creases from wear. */
function crispOrganza(fabric: Fabric): Fabric {
  const bump = (u: number, v: number) =>
    0.0045 * Math.abs(fractalNoise2(u * 8, v * 6, 5, 2)) + 0.0008 * Math.abs(fractalNoise2(u * 26, v * 19, 9, 2));
  return { ...fabric, response: { ...fabric.response, opacity: 0.2, bump } };
}

/** Fabrics that look different in a shirt. */
const ADAPTED: { readonly [Name in FabricName]?: (fabric: Fabric) => Fabric } = { organza: crispOrganza };
