/** Reads a piece of the brief as the measures of a draped garment: what the words leave open is chosen by seed. */
import type { Random } from '../../../geometry/random.ts';
import type { Piece } from '../../../prompt/brief.ts';
import { HEIGHTS } from '../../body.ts';
import type { Drape } from '../../fabric.ts';
import { SKIRT_SILHOUETTES } from './skirt-silhouettes.ts';
import type { SkirtSilhouette } from './skirt-silhouettes.ts';

export interface DrapedPlan {
  readonly silhouetteName: string;
  readonly skirt: SkirtSilhouette;
  readonly neckline: NonNullable<Piece['attributes']['neckline']>;
  /** How the back is cut. */
  readonly back: 'plain' | 'low' | 'cowl';
  readonly strap: 'spaghetti' | 'wide' | 'none';
  /** Sleeves are set in, so that there is no armhole to cut. */
  readonly sleeved: boolean;
  /** Height of the hem in metres, and how much lower the back hangs. */
  readonly hem: number;
  readonly backDrop: number;
  /** Metres of cloth that trail on the floor behind. */
  readonly train: number;
  /** Angle from the front at which a slit opens and its top in metres, or null. */
  readonly slit: { readonly angle: number; readonly top: number } | null;
  /** Height above which nothing is made: a skirt starts at the waist, everything else at the neck. */
  readonly top: number;
  /** Diagonal folds pinned at the waist or hip, 0 to 1. */
  readonly ruching: number;
  readonly pleats: number;
  readonly sash: boolean;
}

const HEMS: Readonly<Record<NonNullable<Piece['attributes']['length']>, number>> = {
  cropped: 1.1,
  hip: 0.9,
  thigh: 0.66,
  mini: 0.62,
  knee: 0.47,
  midi: 0.3,
  maxi: 0.09,
  floor: 0.012,
  train: 0.012,
  'high-low': 0.5,
};

export function planDraped(
  piece: Piece,
  kind: 'dress' | 'gown' | 'top' | 'skirt',
  drape: Drape,
  random: Random,
): DrapedPlan {
  const { attributes: asked } = piece;
  const length = asked.length ?? usualLength(kind, drape);
  const silhouetteName = asked.silhouette ?? usualSilhouette(piece, kind, drape, random);
  const neckline = asked.neckline ?? usualNeckline(piece, silhouetteName, random);
  const sleeved =
    (asked.sleeve ?? asked.sleeveShape ?? 'sleeveless') !== 'sleeveless' && !BARE_SHOULDERS.includes(neckline);
  const draped = asked.drape === 'back' || asked.drape === 'all';
  return {
    silhouetteName,
    skirt: SKIRT_SILHOUETTES[silhouetteName] ?? SKIRT_SILHOUETTES['a-line']!,
    neckline,
    back: draped ? 'cowl' : asked.back === undefined || asked.back === 'buttoned' ? 'plain' : 'low',
    strap: sleeved ? 'wide' : usualStrap(piece, neckline, kind),
    sleeved,
    hem: HEMS[length],
    backDrop: length === 'high-low' ? 0.42 : 0,
    train: length === 'train' ? 0.75 : 0,
    slit: readSlit(asked.slit, HEMS[length]),
    top: kind === 'skirt' ? HEIGHTS.waist + 0.015 : 1.58,
    ruching: asked.drape === 'hip' || asked.drape === 'front' || asked.pleat === 'gathered' ? 1 : 0,
    pleats: asked.pleat === 'knife' || asked.pleat === 'accordion' || asked.pleat === 'sunburst' ? 1 : 0,
    sash: asked.belt !== undefined && asked.belt !== 'none',
  };
}

/** Necklines that leave no shoulder to set a sleeve in. */
const BARE_SHOULDERS: readonly DrapedPlan['neckline'][] = ['halter', 'one-shoulder', 'off-shoulder', 'strapless'];

function usualLength(kind: string, drape: Drape): NonNullable<Piece['attributes']['length']> {
  if (kind === 'gown') return 'floor';
  if (kind === 'top') return 'hip';
  return drape.stiffness < 0.3 ? 'midi' : 'knee';
}

function usualSilhouette(piece: Piece, kind: string, drape: Drape, random: Random): string {
  if (piece.attributes.waist === 'empire') return 'empire';
  if (kind === 'top') return drape.stiffness < 0.4 ? 'column' : 'sheath';
  if (kind === 'gown' && piece.attributes.slit) return 'slip';
  if (kind === 'gown') return drape.stiffness < 0.35 && random() < 0.5 ? 'mermaid' : 'ball';
  if (piece.attributes.pleat && piece.attributes.pleat !== 'none') return 'a-line';
  if (drape.stiffness < 0.35) return 'slip';
  return drape.stiffness > 0.6 ? 'sheath' : 'a-line';
}

function usualNeckline(piece: Piece, silhouette: string, random: Random): DrapedPlan['neckline'] {
  if (piece.attributes.strap === 'none') return 'strapless';
  if (piece.attributes.drape === 'front' || piece.attributes.drape === 'all') return 'cowl';
  if (piece.attributes.drape === 'shoulder') return 'one-shoulder';
  if (silhouette === 'ball' || silhouette === 'mermaid') return 'sweetheart';
  if (silhouette === 'slip' || silhouette === 'bias') return random() < 0.65 ? 'cowl' : 'v-neck';
  return random() < 0.5 ? 'scoop' : 'v-neck';
}

function usualStrap(piece: Piece, neckline: DrapedPlan['neckline'], kind: string): DrapedPlan['strap'] {
  const { strap } = piece.attributes;
  if (strap === 'wide') return 'wide';
  if (strap === 'none' || neckline === 'strapless' || neckline === 'off-shoulder') return 'none';
  if (strap !== undefined || neckline === 'cowl') return 'spaghetti';
  if (neckline === 'sweetheart') return kind === 'gown' ? 'none' : 'spaghetti';
  const slender =
    piece.attributes.silhouette === 'slip' || piece.cut === 'evening' || piece.attributes.drape !== undefined;
  return slender && (neckline === 'v-neck' || neckline === 'scoop') ? 'spaghetti' : 'wide';
}

function readSlit(slit: Piece['attributes']['slit'], hem: number): DrapedPlan['slit'] {
  if (slit === undefined || slit === 'none') return null;
  const angle = { side: 1.25, thigh: 0.52, front: 0.02, back: Math.PI }[slit];
  const top = slit === 'thigh' ? 0.76 : slit === 'back' ? hem + 0.28 : 0.6;
  return top > hem + 0.05 ? { angle, top } : null;
}
