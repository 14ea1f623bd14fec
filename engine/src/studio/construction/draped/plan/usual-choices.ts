/**
 * What a skirt, dress or top has when words name nothing. What other words imply comes before what the cloth can do, with
 * one exception: a day dress of light and crisp cloth flares, whatever its cut is named.
 */
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Drape } from '../../../fabrics/fabric.ts';
import { drapedCut } from './draped-cuts.ts';
import type { DrapedKind } from './draped-kinds.ts';

type Attributes = Piece['attributes'];
type Neckline = NonNullable<Attributes['neckline']>;

/* Limits of the `weight`, `stiffness` and `thickness` of a fabric's `drape`; judged by eye on the drawn fabrics. */

/** Weight below which a full skirt of the cloth stays light. */
const AIRY_CLOTH = 0.15;
/** Weight below which soft cloth floats. */
const LIGHT_CLOTH = 0.2;
/** Stiffness below which cloth falls in soft folds. */
const SOFT_CLOTH = 0.3;
/** Stiffness below which cloth follows the body. */
const CLINGING_CLOTH = 0.35;
/** Stiffness from which light cloth stands away from the body. */
const CRISP_CLOTH = 0.4;
/** Stiffness from which cloth keeps a shape of its own. */
const STIFF_CLOTH = 0.6;
/** Thickness in metres below which cloth counts as thin. */
const THIN_CLOTH = 0.00095;

/** The name of the length of a hem. */
export function usualLength(kind: DrapedKind, drape: Drape, { attributes }: Piece): NonNullable<Attributes['length']> {
  if (kind.length) return kind.length;
  if (attributes.silhouette === 'mermaid' || attributes.silhouette === 'ball') return kind.fullLength;
  if (attributes.silhouette === 'bubble') return 'mini';
  return drape.stiffness < SOFT_CLOTH ? 'midi' : 'knee';
}

/** The name of a silhouette in `skirt-silhouettes.ts`. Evening dresses vary by `random`. */
export function usualSilhouette(piece: Piece, kind: DrapedKind, drape: Drape, random: Random): string {
  const { attributes } = piece;
  if (attributes.waist === 'empire') return 'empire';
  // A drawstring can gather only cloth that hangs from the waist.
  if (attributes.waist === 'drawstring' && kind.skirted) return 'a-line';
  if (attributes.waist === 'drop' && kind.dayDress) return 'drop';
  if (kind.dayDress && drape.weight < AIRY_CLOTH && drape.stiffness > CRISP_CLOTH) return 'fit-and-flare';
  const { silhouette } = drapedCut(piece.cut);
  if (silhouette) return silhouette;
  if (!kind.skirted)
    return attributes.fit === 'oversized' || attributes.fit === 'relaxed' ? 'boxy' : topSilhouette(drape);
  if (kind.evening && attributes.slit) return 'slip';
  if (attributes.ruffle === 'tiers') return 'a-line';
  if (kind.bodice && (attributes.drape === 'shoulder' || floats(drape))) return 'grecian';
  if (attributes.pleat && attributes.pleat !== 'none') return 'a-line';
  if (kind.evening) return drape.stiffness < CLINGING_CLOTH && random() < 0.5 ? 'mermaid' : 'ball';
  if (attributes.sleeveShape && attributes.sleeveShape !== 'straight' && kind.dayDress) return 'a-line';
  if (attributes.closure === 'buttons' && kind.dayDress) return 'a-line';
  if (!kind.bodice && attributes.pocket === 'cargo') return 'column';
  if (!kind.bodice && drape.weight < AIRY_CLOTH) return 'circle';
  if (drape.stiffness < CLINGING_CLOTH) return 'slip';
  return drape.stiffness > STIFF_CLOTH ? 'sheath' : 'a-line';
}

/** Returns true for chiffon and similar cloth, which hangs in loose folds. */
function floats({ weight, stiffness }: Drape): boolean {
  return weight < LIGHT_CLOTH && stiffness < SOFT_CLOTH;
}

function topSilhouette(drape: Drape): string {
  if (drape.thickness < THIN_CLOTH && drape.stiffness < SOFT_CLOTH) return 'swing-top';
  return drape.stiffness < CRISP_CLOTH ? 'column' : 'sheath';
}

/** The neckline that a silhouette usually has; it varies by `random`. */
export function usualNeckline({ attributes }: Piece, silhouette: string, random: Random): Neckline {
  if (attributes.strap === 'none') return 'strapless';
  if (attributes.drape === 'front' || attributes.drape === 'all') return 'cowl';
  if (attributes.drape === 'shoulder') return 'one-shoulder';
  if (silhouette === 'wrap') return 'v-neck';
  if (attributes.sleeveShape === 'kimono' || attributes.sleeveShape === 'cape') return 'v-neck';
  if (silhouette === 'ball' || silhouette === 'mermaid') return 'sweetheart';
  if (silhouette === 'slip' || silhouette === 'bias') return random() < 0.65 ? 'cowl' : 'v-neck';
  return random() < 0.5 ? 'scoop' : 'v-neck';
}

/** The straps that hold a bodice with this neckline. */
export function usualStrap(piece: Piece, neckline: Neckline, kind: DrapedKind): 'spaghetti' | 'wide' | 'none' {
  const { strap } = piece.attributes;
  if (strap === 'wide') return 'wide';
  if (strap === 'none' || neckline === 'strapless' || neckline === 'off-shoulder') return 'none';
  if (strap !== undefined || neckline === 'cowl') return 'spaghetti';
  if (neckline === 'sweetheart') return kind.evening || drapedCut(piece.cut).boned ? 'none' : 'spaghetti';
  const slender =
    piece.attributes.silhouette === 'slip' || drapedCut(piece.cut).slender || piece.attributes.drape !== undefined;
  return slender && (neckline === 'v-neck' || neckline === 'scoop') ? 'spaghetti' : 'wide';
}
