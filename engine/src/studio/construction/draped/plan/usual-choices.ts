import type { Random } from '../../../../foundation/geometry/random.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Drape } from '../../../fabrics/fabric.ts';
import { drapedCut } from './draped-cuts.ts';
import type { DrapedKind } from './draped-kinds.ts';

type Asked = Piece['attributes'];
type Neckline = NonNullable<Asked['neckline']>;

export function usualLength(kind: DrapedKind, drape: Drape, { attributes }: Piece): NonNullable<Asked['length']> {
  if (kind.length) return kind.length;
  if (attributes.silhouette === 'mermaid' || attributes.silhouette === 'ball') return kind.fullLength;
  if (attributes.silhouette === 'bubble') return 'mini';
  return drape.stiffness < 0.3 ? 'midi' : 'knee';
}

export function usualSilhouette(piece: Piece, kind: DrapedKind, drape: Drape, random: Random): string {
  const { attributes } = piece;
  if (attributes.waist === 'empire') return 'empire';
  // Only cloth that hangs from the waist can be drawn in there.
  if (attributes.waist === 'drawstring' && kind.skirted) return 'a-line';
  if (attributes.waist === 'drop' && kind.dayDress) return 'drop';
  if (kind.dayDress && drape.weight < 0.15 && drape.stiffness > 0.4) return 'fit-and-flare';
  const { silhouette } = drapedCut(piece.cut);
  if (silhouette) return silhouette;
  if (!kind.skirted)
    return attributes.fit === 'oversized' || attributes.fit === 'relaxed' ? 'boxy' : topSilhouette(drape);
  if (kind.evening && attributes.slit) return 'slip';
  if (attributes.ruffle === 'tiers') return 'a-line';
  if (kind.bodice && (attributes.drape === 'shoulder' || floats(drape))) return 'grecian';
  if (attributes.pleat && attributes.pleat !== 'none') return 'a-line';
  if (kind.evening) return drape.stiffness < 0.35 && random() < 0.5 ? 'mermaid' : 'ball';
  if (attributes.sleeveShape && attributes.sleeveShape !== 'straight' && kind.dayDress) return 'a-line';
  if (attributes.closure === 'buttons' && kind.dayDress) return 'a-line';
  if (!kind.bodice && attributes.pocket === 'cargo') return 'column';
  if (!kind.bodice && drape.weight < 0.15) return 'circle';
  if (drape.stiffness < 0.35) return 'slip';
  return drape.stiffness > 0.6 ? 'sheath' : 'a-line';
}

/** Returns true for chiffon and similar cloth, which hangs in loose folds. */
function floats({ weight, stiffness }: Drape): boolean {
  return weight < 0.2 && stiffness < 0.3;
}

function topSilhouette(drape: Drape): string {
  if (drape.thickness < 0.00095 && drape.stiffness < 0.3) return 'swing-top';
  return drape.stiffness < 0.4 ? 'column' : 'sheath';
}

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
