import { NECK, reading } from '../../parts/open-reading.ts';
import type { Form } from '../../parts/form.ts';
import { drapedGarment } from '../../construction/draped/draped-garment.ts';
import { drapedCut } from '../../construction/draped/plan/draped-cuts.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';

/** Undyed bleached silk, the default for brides. */
const IVORY = scaleColour(linearFromHex('#f6f1e6'), 0.86);

export const gown: Form = {
  name: 'gown',
  readings: [
    reading('neckline', ['off-shoulder', 'one-shoulder', 'v-neck', 'halter'], NECK),
    reading('slit', ['side'], ['silhouette', 'ruffle', 'pleat', 'hem']),
  ],
  fabric: 'satin',
  adapt: (fabric, _named, { cut }) => (drapedCut(cut).ivory ? { ...fabric, natural: IVORY } : fabric),
  build: (context) => drapedGarment('gown', context),
};
