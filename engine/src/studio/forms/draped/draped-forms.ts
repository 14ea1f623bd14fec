import type { FabricName } from '../../fabric.ts';
import type { Form } from '../../form.ts';
import type { Piece } from '../../../prompt/brief.ts';
import { drapedGarment } from './draped-garment.ts';

const CRISP_CUTS: readonly Piece['cut'][] = ['sundress', 'shirt-dress', 'pinafore', 'tunic'];

function dressFabric({ cut, attributes }: Piece): FabricName {
  if (cut === 'sweater-dress') return 'knit';
  const crisp =
    CRISP_CUTS.includes(cut) || attributes.silhouette === 'a-line' || attributes.silhouette === 'fit-and-flare';
  return crisp ? 'cotton' : 'silk';
}

export const dress: Form = {
  name: 'dress',
  fabric: dressFabric,
  build: (context) => drapedGarment('dress', context),
};

export const gown: Form = { name: 'gown', fabric: 'satin', build: (context) => drapedGarment('gown', context) };

export const top: Form = {
  name: 'top',
  fabric: ({ cut }) => (cut === 'camisole' || cut === 'blouse' || cut === 'halter-top' ? 'silk' : 'jersey'),
  build: (context) => drapedGarment('top', context),
};

export const skirt: Form = { name: 'skirt', fabric: 'wool', build: (context) => drapedGarment('skirt', context) };
