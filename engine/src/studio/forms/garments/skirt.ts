import { reading } from '../../parts/open-reading.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form } from '../../parts/form.ts';
import { drapedGarment } from '../../construction/draped/draped-garment.ts';
import { drapedCut } from '../../construction/draped/plan/draped-cuts.ts';

export const skirt: Form = {
  name: 'skirt',
  outfit: { skirtWaist: { waist: 1.112, dip: 0, rise: 0, halfWidth: 0.12, front: 0.095, back: 0.09 } },
  readings: [
    reading('length', ['mini', 'midi', 'maxi'], ['hem', 'silhouette', 'slit', 'ruffle']),
    reading('slit', ['side'], ['silhouette', 'ruffle', 'pleat', 'length', 'hem']),
  ],
  fabric: skirtFabric,
  build: (context) => drapedGarment('skirt', context),
};

function skirtFabric({ cut, attributes }: Piece): FabricName {
  const { silhouette, pocket, closure } = attributes;
  if (silhouette === 'slip' || silhouette === 'bias' || attributes.pleat === 'sunburst') return 'silk';
  if (silhouette === 'tiered' || silhouette === 'circle' || attributes.ruffle) return 'cotton';
  if (silhouette === 'bubble' || silhouette === 'ball') return 'taffeta';
  // Pressed pleats need a smooth cloth, except on a kilt, which is of wool.
  if (!drapedCut(cut).woollen && (attributes.pleat === 'knife' || attributes.pleat === 'accordion')) return 'cotton';
  return cut === null && (pocket === 'cargo' || (pocket && closure)) ? 'cotton' : 'wool';
}
