/**
 * The measures of a draped garment from a piece of the brief; what words leave open is decided by cut, cloth and seed.
 */
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Drape } from '../../../fabrics/fabric.ts';
import { hemShape } from './hem-shapes.ts';
import type { HemShape } from './hem-shapes.ts';
import { usualLength, usualNeckline, usualSilhouette, usualStrap } from './usual-choices.ts';
import { collarKind } from './collar-kinds.ts';
import { drapedCut } from './draped-cuts.ts';
import { DRAPED_KINDS } from './draped-kinds.ts';
import type { DrapedKind, DrapedName } from './draped-kinds.ts';
import { SKIRT_SILHOUETTES } from './skirt-silhouettes.ts';
import type { SkirtSilhouette } from './skirt-silhouettes.ts';

type Attributes = Piece['attributes'];

export interface DrapedPlan {
  readonly kind: DrapedKind;
  readonly silhouetteName: string;
  readonly skirt: SkirtSilhouette;
  readonly neckline: NonNullable<Attributes['neckline']>;
  /** Cut of the back. */
  readonly back: 'plain' | 'low' | 'keyhole' | 'laced' | 'buttoned' | 'cowl';
  readonly strap: 'spaghetti' | 'wide' | 'none';
  /** True when straps are tied in bows on the shoulders. */
  readonly tied: boolean;
  /** True when the straps cross at the back. */
  readonly crossed: boolean;
  /** True when sleeves are set in. Armholes are then not cut. */
  readonly sleeved: boolean;
  /** Height of the hem in metres. */
  readonly hem: number;
  /** Metres by which the back hangs lower. */
  readonly backDrop: number;
  /** Metres by which the cloth below a hem ruffle or the last tier ends above the hem. */
  readonly underHem: number;
  readonly hemShape: HemShape | null;
  /** Metres of fabric that trail on the floor behind. */
  readonly train: number;
  /** Angle from the front at which a slit opens and its top in metres, or null. */
  readonly slit: { readonly angle: number; readonly top: number } | null;
  /** Height in metres of the upper end: the waist for a skirt, the neck for everything else. */
  readonly top: number;
  /** Strength 0 to 1 of diagonal folds pinned at the waist or hip. */
  readonly ruching: number;
  readonly pleats: 'none' | 'knife' | 'box' | 'accordion' | 'sunburst';
  /** True when the front overlaps and has no pleats, as on a kilt. */
  readonly apron: boolean;
  /** True when rows of elastic gather the bodice. */
  readonly smocked: boolean;
  /** True when the bodice has vertical bones. */
  readonly boned: boolean;
  readonly cutouts: boolean;
}

/** Heights of hems in metres. */
const HEMS: Readonly<Record<NonNullable<Attributes['length']>, number>> = {
  cropped: 1.1,
  hip: 0.9,
  thigh: 0.66,
  mini: 0.62,
  knee: 0.47,
  midi: 0.3,
  maxi: 0.09,
  floor: 0.006,
  train: 0.006,
  'high-low': 0.56,
};

/** Ruffles that reach the hem. */
const HEM_RUFFLES: readonly Attributes['ruffle'][] = ['hem', 'tiers', 'all'];

const PLEATS: readonly string[] = ['knife', 'box', 'accordion', 'sunburst'] satisfies DrapedPlan['pleats'][];

export function planDraped(piece: Piece, name: DrapedName, drape: Drape, random: Random): DrapedPlan {
  const { attributes: asked } = piece;
  const kind = DRAPED_KINDS[name];
  const cut = drapedCut(piece.cut);
  const length = asked.length ?? usualLength(kind, drape, piece);
  const silhouetteName = asked.silhouette ?? usualSilhouette(piece, kind, drape, random);
  const neckline =
    collarNeckline(piece) ?? asked.neckline ?? tiedNeckline(piece) ?? usualNeckline(piece, silhouetteName, random);
  const sleeved =
    (asked.sleeve ?? asked.sleeveShape ?? 'sleeveless') !== 'sleeveless' && !BARE_SHOULDERS.includes(neckline);
  const boned =
    cut.boned === true || piece.details.includes('boning') || asked.closure === 'lace-up' || asked.back === 'laced';
  const hem = asked.length === undefined ? (cut.hem ?? HEMS[length]) : HEMS[length];
  const skirt = SKIRT_SILHOUETTES[silhouetteName] ?? SKIRT_SILHOUETTES['a-line']!;
  // The skirt of a dress of thin cloth is gathered into its waist unless it is to be plain.
  const plain = asked.silhouette !== undefined && !cut.gathered;
  const gathered = kind.dayDress && silhouetteName === 'a-line' && !plain && drape.thickness < THIN;
  return {
    kind,
    silhouetteName,
    skirt: silhouetteName === 'drop' ? skirt : atWaist(gathered ? { ...skirt, ...GATHERED } : skirt, asked.waist),
    neckline,
    back: backOf(asked),
    strap: sleeved ? 'wide' : usualStrap(piece, neckline, kind),
    tied: asked.strap === 'tie',
    crossed: asked.strap === 'cross',
    sleeved,
    hem,
    backDrop: length === 'high-low' ? (kind.skirted ? 0.46 : 0.12) : 0,
    underHem: silhouetteName === 'tiered' || HEM_RUFFLES.includes(asked.ruffle) ? 0.045 : 0,
    hemShape: cut.pointed ? POINTED : hemShape(asked.hem, (kind.skirted ? 1.1 : 1.35) - hem),
    train: length === 'train' ? 0.75 : 0,
    slit: readSlit(asked.slit, hem, kind),
    top: kind.bodice ? 1.58 : HEIGHTS.waist + 0.015,
    ruching: asked.drape === 'hip' || asked.drape === 'front' || asked.pleat === 'gathered' ? 1 : 0,
    pleats: (PLEATS.includes(asked.pleat ?? 'none') ? asked.pleat : 'none') as DrapedPlan['pleats'],
    apron: cut.apron === true,
    smocked: asked.pleat === 'smocked',
    boned,
    cutouts: piece.details.includes('cutouts'),
  };
}

/** Thickness in metres below which cloth counts as thin. */
const THIN = 0.001;
const GATHERED = { gathers: { count: 42, depth: 0.0075 }, flutes: { count: 13, depth: 0.125, begin: 0.005 } };

/** Necklines that bare the shoulder. No sleeve can be set in below them. */
const BARE_SHOULDERS: readonly DrapedPlan['neckline'][] = ['halter', 'one-shoulder', 'off-shoulder', 'strapless'];

/** The neckline that a collar needs, close to the neck or a V; null without a collar or when words name a neckline. */
function collarNeckline(piece: Piece): DrapedPlan['neckline'] | null {
  const collar = collarKind(piece);
  if (!collar || piece.attributes.neckline !== undefined) return null;
  return collar.closed ? 'crew' : 'v-neck';
}

/** A bow at the neck is tied at the throat. */
const tiedNeckline = ({ details }: Piece): DrapedPlan['neckline'] | null =>
  details.includes('neck-bow') ? 'crew' : null;

function backOf({ drape, back }: Attributes): DrapedPlan['back'] {
  if (drape === 'back' || drape === 'all') return 'cowl';
  if (back === undefined) return 'plain';
  return back === 'open' ? 'low' : back;
}

/** A hem that ends in a point in front. */
const POINTED: HemShape = (a) => 0.055 * Math.exp(-((a / 0.42) ** 2)) - 0.035 * Math.sin(a) ** 2;

/** A skirt with the gathers of a waist that is drawn in, or with a waist lower down. */
function atWaist(skirt: SkirtSilhouette, waist: Attributes['waist']): SkirtSilhouette {
  if (waist === 'elastic' || waist === 'drawstring' || waist === 'paperbag')
    return { ...skirt, gathers: { count: 48, depth: 0.006 } };
  if (waist === 'drop') {
    const spread = skirt.spread.map(([y, x, z]) => [y * 0.84, x * 0.9, z * 0.9] as const);
    return { ...skirt, release: Math.min(skirt.release, 0.93), spread, bias: 0 };
  }
  return skirt;
}

function readSlit(slit: Attributes['slit'], hem: number, kind: DrapedKind): DrapedPlan['slit'] {
  if (slit === undefined || slit === 'none') return null;
  // A side slit of a gown lies towards the front, where a step opens it; that of a shorter hem is near the side seam.
  const gown = kind.evening || hem < 0.1;
  const usual = gown ? 0.7 : 0.6;
  const slits = {
    side: { angle: gown ? 0.78 : 1.25, top: usual },
    thigh: { angle: 0.52, top: 0.76 },
    front: { angle: 0.02, top: usual },
    back: { angle: Math.PI, top: hem + 0.28 },
    'high-side': { angle: 0.8, top: Math.max(0.77, Math.min(0.83, hem + 0.2)) },
    'high-front': { angle: 0.02, top: Math.max(0.74, Math.min(0.8, hem + 0.2)) },
  } as const;
  const asked = slits[slit];
  return asked.top > hem + 0.05 ? asked : null;
}
