import { NECK, reading } from '../../parts/open-reading.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import { drapedGarment } from '../../construction/draped/draped-garment.ts';
import { drapedCut } from '../../construction/draped/plan/draped-cuts.ts';
import { hungDress } from '../../construction/tops/hung-dress.ts';
import type { Shape } from '../../parts/part.ts';
import { sari } from '../../construction/draped/sari.ts';
import { usualDye } from '../../construction/finishes/usual-dye.ts';
import { hanbok } from '../../construction/square-cut/hanbok.ts';
import { knittedGarment } from '../../construction/tops/knitted-garment.ts';

export const dress: Form = {
  name: 'dress',
  readings: [
    reading('neckline', ['square', 'boat', 'halter', 'v-neck'], NECK),
    reading('sleeve', ['short', 'three-quarter', 'long'], [...NECK, 'neckline']),
    reading('length', ['mini', 'knee', 'midi', 'maxi'], ['hem', 'silhouette']),
  ],
  fabric: dressFabric,
  adapt: (fabric, _named, piece) => usualDye(fabric, piece),
  build: (context) =>
    drapedCut(context.piece.cut).sewn === 'hanbok'
      ? hanbok(context)
      : drapedCut(context.piece.cut).sewn === 'sari' && context.piece.drawnAs === undefined
        ? sari(context)
        : isKnitted(context)
          ? knittedGarment(asSweater(context))
          : hungOrDraped(context),
};

const CRISP_SHAPES: readonly Piece['attributes']['silhouette'][] = ['a-line', 'fit-and-flare', 'tent', 'tiered'];
const FITTED_SHAPES: readonly Piece['attributes']['silhouette'][] = [
  'sheath',
  'pencil',
  'bodycon',
  'shift',
  'peplum',
  'boxy',
  'cocoon',
];

/**
 * A named knit and the fabric of a named cut come first; otherwise day dresses are cotton, fitted ones jersey, and
 * flowing ones silk.
 */
function dressFabric({ cut, attributes }: Piece): FabricName {
  const { silhouette, collar, closure, sleeveShape, ruffle, pocket } = attributes;
  const { fabric, cloth } = drapedCut(cut);
  if (attributes.knit) return 'knit';
  if (fabric) return fabric;
  if (attributes.neckline === 'turtleneck' || attributes.neckline === 'mock-neck') return 'jersey';
  if (cloth === 'crisp' || CRISP_SHAPES.includes(silhouette)) return 'cotton';
  if (FITTED_SHAPES.includes(silhouette) || cloth === 'crepe') return 'jersey';
  const dayWear = collar ?? closure ?? sleeveShape ?? ruffle ?? pocket ?? attributes.pleat;
  return silhouette === undefined && cut === null && dayWear !== undefined ? 'cotton' : 'silk';
}

/** Kurtis, tunics and kaftans hang from the shoulders, unless words shape them otherwise or they are of an earlier scene. */
function hungOrDraped(context: FormContext): Shape {
  const { piece } = context;
  const { hung } = drapedCut(piece.cut);
  const isShaped = SHAPED_DETAILS.some((part) => piece.attributes[part] !== undefined);
  if (hung === undefined || isShaped || piece.drawnAs !== undefined) return drapedGarment('dress', context);
  const attributes = { ...hung.usual, ...piece.attributes };
  return hungDress({ ...context, piece: { ...piece, attributes } }, hung);
}

/** Details that only a draped dress has. */
const SHAPED_DETAILS = ['pleat', 'ruffle', 'drape', 'back', 'strap', 'belt', 'waist'] as const;

/** A sweater dress is a sweater that reaches the thigh or the knee. */
const isKnitted = ({ piece: { cut, attributes } }: FormContext) =>
  drapedCut(cut).sewn === 'sweater' &&
  (attributes.silhouette ?? 'shift') === 'shift' &&
  DRAPED_DETAILS.every((part) => attributes[part] === undefined);

/** Details that only a draped dress has; a knit dress with one of them is built as a draped dress. */
const DRAPED_DETAILS = [...SHAPED_DETAILS, 'slit', 'collar'] as const;

function asSweater(context: FormContext): FormContext {
  const { attributes } = context.piece;
  const length = attributes.length ?? 'mini';
  return {
    ...context,
    piece: { ...context.piece, form: 'knitwear', cut: null, attributes: { fit: 'relaxed', ...attributes, length } },
  };
}
