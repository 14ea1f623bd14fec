import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import { ribbed } from '../../fabrics/knits.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { waistcoat } from '../tailored/tailored.ts';
import { usualDye } from '../tailored/usual-dye.ts';
import { hanbok } from '../kimono/hanbok.ts';
import { knitwear } from '../upper/knitwear.ts';
import { hangsInSleeves, sleevedTop } from '../upper/sleeved-top.ts';
import { isTankTop, tankTop } from '../upper/tank-top.ts';
import { tShirt } from '../upper/t-shirt.ts';
import { drapedGarment } from './draped-garment.ts';

const CRISP_CUTS: readonly Piece['cut'][] = ['sundress', 'shirt-dress', 'pinafore', 'tunic', 'tea'];
const CRISP_SHAPES: readonly Piece['attributes']['silhouette'][] = ['a-line', 'fit-and-flare', 'tent', 'tiered'];
const CREPE_SHAPES: readonly Piece['attributes']['silhouette'][] = [
  'sheath',
  'pencil',
  'bodycon',
  'shift',
  'peplum',
  'boxy',
  'cocoon',
];

/** Day wear is cotton, tailored dresses are matt crepe, and what falls from the body is silk. */
function dressFabric({ cut, attributes }: Piece): FabricName {
  const { silhouette, collar, closure, sleeveShape, ruffle, pocket } = attributes;
  if (cut === 'sweater-dress' || attributes.knit) return 'knit';
  if (cut === 'cheongsam' || cut === 'hanbok') return 'taffeta';
  if (attributes.neckline === 'turtleneck' || attributes.neckline === 'mock-neck') return 'jersey';
  if (CRISP_CUTS.includes(cut) || CRISP_SHAPES.includes(silhouette)) return 'cotton';
  if (CREPE_SHAPES.includes(silhouette) || cut === 'little-black') return 'jersey';
  const dayWear = collar ?? closure ?? sleeveShape ?? ruffle ?? pocket ?? attributes.pleat;
  return silhouette === undefined && cut === null && dayWear !== undefined ? 'cotton' : 'silk';
}

const SILK_TOPS: readonly Piece['cut'][] = ['camisole', 'blouse', 'halter-top'];

function topFabric({ cut, attributes }: Piece): FabricName {
  if (attributes.sleeveShape === 'kimono') return 'jersey';
  if (cut === 'corset') return 'satin';
  if (cut === 'waistcoat') return 'wool';
  if (attributes.knit) return attributes.knit === 'rib' ? 'jersey' : 'knit';
  if (SILK_TOPS.includes(cut) || attributes.collar === 'bow' || attributes.neckline === 'cowl') return 'silk';
  return attributes.ruffle || attributes.sleeveShape || attributes.collar ? 'cotton' : 'jersey';
}

function skirtFabric({ cut, attributes }: Piece): FabricName {
  const { silhouette, pocket, closure } = attributes;
  if (silhouette === 'slip' || silhouette === 'bias' || attributes.pleat === 'sunburst') return 'silk';
  if (silhouette === 'tiered' || silhouette === 'circle' || attributes.ruffle) return 'cotton';
  if (silhouette === 'bubble' || silhouette === 'ball') return 'taffeta';
  // Pressed pleats want a smooth cloth; those of a kilt are wool.
  if (cut !== 'kilt' && (attributes.pleat === 'knife' || attributes.pleat === 'accordion')) return 'cotton';
  return cut === null && (pocket === 'cargo' || (pocket && closure)) ? 'cotton' : 'wool';
}

/** A sweater dress is a sweater that goes on to the thigh or the knee. */
const isKnitted = ({ piece: { cut, attributes } }: FormContext) =>
  (cut === 'sweater-dress' || cut === 'turtleneck-dress') &&
  (attributes.silhouette ?? 'shift') === 'shift' &&
  KNITTED_IN.every((part) => attributes[part] === undefined);

/** Details by which a knit dress is cut on the form instead. */
const KNITTED_IN = ['pleat', 'ruffle', 'drape', 'back', 'strap', 'slit', 'belt', 'waist', 'collar'] as const;

function asSweater(context: FormContext): FormContext {
  const { attributes } = context.piece;
  const length = attributes.length ?? 'mini';
  return {
    ...context,
    piece: { ...context.piece, form: 'knitwear', cut: null, attributes: { fit: 'relaxed', ...attributes, length } },
  };
}

export const dress: Form = {
  name: 'dress',
  fabric: dressFabric,
  adapt: usualDye,
  build: (context) =>
    context.piece.cut === 'hanbok'
      ? hanbok(context)
      : isKnitted(context)
        ? knitwear.build(asSweater(context))
        : drapedGarment('dress', context),
};

/** Undyed silk, bleached: what a bride wears when words name no colour. */
const IVORY = scaleColour(linearFromHex('#f6f1e6'), 0.86);

export const gown: Form = {
  name: 'gown',
  fabric: 'satin',
  adapt: (fabric, _named, { cut }) => (cut === 'wedding' ? { ...fabric, natural: IVORY } : fabric),
  build: (context) => drapedGarment('gown', context),
};

/** What is cut in one with wide sleeves has to hang: it falls as a T-shirt does. */
const isCutOn = ({ attributes, cut }: Piece) => attributes.sleeveShape === 'kimono' && cut === null;

export const top: Form = {
  name: 'top',
  fabric: topFabric,
  adapt: (fabric, named, piece) =>
    piece.cut === 'waistcoat' ? waistcoat.adapt!(fabric, named, piece) : ribbed(fabric, piece),
  build(context) {
    if (context.piece.cut === 'waistcoat') return waistcoat.build(context);
    if (isTankTop(context)) return tankTop(context);
    if (isCutOn(context.piece)) return tShirt.build(context);
    return hangsInSleeves(context) ? sleevedTop(context) : drapedGarment('top', context);
  },
};

export const skirt: Form = { name: 'skirt', fabric: skirtFabric, build: (context) => drapedGarment('skirt', context) };
