import { NECK, reading } from '../../parts/open-reading.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form } from '../../parts/form.ts';
import { drapedGarment } from '../../construction/draped/draped-garment.ts';
import { drapedCut } from '../../construction/draped/plan/draped-cuts.ts';
import { tailoredCloth } from '../../construction/tailored/tailored-cloth.ts';
import { tailoredGarment } from '../../construction/tailored/tailored-garment.ts';
import { choli } from '../../construction/tops/choli.ts';
import { hangsInSleeves, sleevedTop } from '../../construction/tops/sleeved-top.ts';
import { isTankTop, tankTop } from '../../construction/tops/tank-top.ts';
import { tShirtGarment } from '../../construction/tops/t-shirt-garment.ts';
import { ribbed } from '../../fabrics/knits.ts';

/** Tops with sleeves cut in one piece with the body are made like a T-shirt. */
const isCutOn = ({ attributes, cut }: Piece) => attributes.sleeveShape === 'kimono' && cut === null;

export const top: Form = {
  name: 'top',
  readings: [
    reading('neckline', ['square', 'boat', 'v-neck'], NECK),
    reading('sleeve', ['short', 'long'], [...NECK, 'neckline']),
  ],
  fabric: topFabric,
  adapt: (fabric, named, piece) =>
    drapedCut(piece.cut).sewn === 'tailored' ? tailoredCloth(fabric, named, piece) : ribbed(fabric, piece),
  build(context) {
    if (drapedCut(context.piece.cut).sewn === 'tailored') return tailoredGarment(context);
    if (drapedCut(context.piece.cut).sewn === 'choli') return choli(context);
    if (isTankTop(context)) return tankTop(context);
    if (isCutOn(context.piece)) return tShirtGarment(context);
    return hangsInSleeves(context) ? sleevedTop(context) : drapedGarment('top', context);
  },
};

function topFabric({ cut, attributes }: Piece): FabricName {
  if (attributes.sleeveShape === 'kimono') return 'jersey';
  const { fabric, cloth } = drapedCut(cut);
  if (fabric) return fabric;
  if (attributes.knit) return attributes.knit === 'rib' ? 'jersey' : 'knit';
  if (cloth === 'flowing' || attributes.collar === 'bow' || attributes.neckline === 'cowl') return 'silk';
  return attributes.ruffle || attributes.sleeveShape || attributes.collar ? 'cotton' : 'jersey';
}
