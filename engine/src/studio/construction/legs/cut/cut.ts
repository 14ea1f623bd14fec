import type { Piece } from '../../../../words/prompt/brief.ts';
import { legKind } from './leg-kinds.ts';
import { HEMS, hemOf, legOf, legWidths } from './leg-measures.ts';
import { WAISTBAND_HEIGHTS } from '../../../body/waistband-heights.ts';
import type { LegWidths } from './leg-kinds.ts';

/** Measures of trousers in metres, from the words of a brief. */
export interface TrouserCut {
  /** Top of the waistband at the side, and how far it dips in front and rises behind. */
  readonly waist: number;
  readonly dip: number;
  readonly rise: number;
  readonly hem: number;
  readonly leg: LegWidths;
  /** Half-width that the hips have beyond the figure's. */
  readonly ease: number;
  /** Metres by which the waist is taken in to meet a fitted bodice. */
  readonly nip: number;
  /** Five pockets, rivets, top-stitching and wear. */
  readonly jeans: boolean;
  /** Pressed crease down the front and back of each leg. */
  readonly crease: boolean;
  /** Pleats on each side of the front. */
  readonly pleats: 0 | 1 | 2;
  readonly band: 'band' | 'elastic' | 'paperbag' | 'none';
  /** Metres from the top to the lower edge of the waistband. */
  readonly bandHeight: number;
  readonly hemFinish: 'plain' | 'cuff' | 'rib' | 'raw';
  readonly pockets: 'slant' | 'cargo' | 'patch' | 'none';
  readonly belt: boolean;
  readonly drawstring: boolean;
  /** Two rows of buttons on a fall front. */
  readonly sailor: boolean;
  readonly ripped: boolean;
  readonly stripe: boolean;
  /** Close-fitting, made of stretch fabric. */
  readonly tight: boolean;
}

const SOFT: readonly Piece['fabric'][] = ['jersey', 'leather', 'knit', 'velvet', 'satin', 'silk', 'chiffon', 'vinyl'];

export function trouserCut(piece: Piece): TrouserCut {
  const { form, cut, fabric, attributes, details, colours } = piece;
  const { rise, length, waist, pleat, hem } = attributes;
  const jeans = form === 'jeans' || (fabric === 'denim' && form !== 'swimsuit');
  const shorts = form === 'shorts';
  const kind = legKind(cut);
  const shape = legOf(piece);
  const widths = legWidths(piece, shorts);
  const stretched = kind.stretched === true;
  const tight = stretched || widths.thigh < 0.078;
  const elastic = shape === 'jogger' || waist === 'elastic' || kind.elastic === true || stretched || isEasy(piece);
  const band = waist === 'paperbag' ? 'paperbag' : elastic ? 'elastic' : 'band';
  const plain = jeans || band !== 'band' || tight || SOFT.includes(fabric);
  const raw = hem === 'raw' || (kind.hemFinish === 'raw' && hem === undefined);
  return {
    waist: WAISTBAND_HEIGHTS[rise ?? (waist === 'paperbag' || stretched || shape === 'sailor' ? 'high' : 'mid')],
    dip: 0.034,
    rise: 0.02,
    hem: (length && HEMS[length]) ?? hemOf(shape, piece),
    leg: widths,
    ease: stretched ? -0.006 : shape === 'palazzo' || shape === 'barrel' ? 0.006 : 0,
    nip: 0,
    jeans,
    crease:
      !plain &&
      pleat !== 'none' &&
      (!shorts || pleat === 'front' || attributes.fit === 'tailored') &&
      shape !== 'barrel' &&
      !isRough(piece),
    pleats: pleat === 'front' || pleat === 'knife' || pleat === 'box' ? 2 : 0,
    band,
    bandHeight: band === 'paperbag' ? 0.078 : jeans ? 0.042 : elastic ? (stretched ? 0.05 : 0.036) : 0.038,
    hemFinish:
      hem === 'cuffed'
        ? 'cuff'
        : (shape === 'jogger' && !shorts) || kind.hemFinish === 'rib'
          ? 'rib'
          : raw
            ? 'raw'
            : 'plain',
    pockets: stretched ? 'none' : attributes.pocket === 'cargo' ? 'cargo' : pocketsOf(attributes.pocket),
    belt: attributes.belt !== undefined && attributes.belt !== 'none',
    drawstring: band === 'elastic' && !stretched && !kind.noDrawstring,
    sailor: shape === 'sailor',
    ripped: details.includes('rips') || attributes.wash === 'distressed',
    stripe: details.includes('side-stripe') || colours.some(({ part }) => part === 'swoosh'),
    tight,
  };
}

function pocketsOf(pocket: Piece['attributes']['pocket']): TrouserCut['pockets'] {
  return pocket === 'none' ? 'none' : pocket === 'patch' || pocket === 'flap' ? 'patch' : 'slant';
}

/** Shorts of knits and silks are pulled on, unless their words ask for a made waist. */
function isEasy({ form, fabric, attributes: { waist, fit, belt, pleat } }: Piece): boolean {
  if (form !== 'shorts' || waist !== undefined || fit === 'tailored' || belt !== undefined || pleat !== undefined)
    return false;
  return fabric === 'jersey' || fabric === 'knit' || fabric === 'silk' || fabric === 'satin' || fabric === 'nylon';
}

/** Work clothes and knits are not pressed. */
function isRough({ cut, fabric, attributes }: Piece): boolean {
  return (
    legKind(cut).unpressed === true || attributes.pocket === 'cargo' || fabric === 'corduroy' || fabric === 'linen'
  );
}
