import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { Tuck } from '../../../parts/form.ts';
import { neckOpening } from './neck-opening.ts';
import type { NeckOpening } from './neck-opening.ts';
import { sleeveCut } from './sleeve-cut.ts';
import type { SleeveCut } from './sleeve-cut.ts';
import { wordedFit, wordedLength, wordedSilhouette, wordedWaist } from './worded-shapes.ts';

/** Measures of a T-shirt, knit or shirt in metres, from the words of a brief. */
export interface UpperCut {
  /** Added to half-widths and .6 of it to depths. */
  readonly ease: number;
  /** Waist suppression and widening of the hem, half-widths. */
  readonly waist: number;
  readonly flare: number;
  readonly hem: number;
  /** It ends above the waist. */
  readonly cropped: boolean;
  /** Outer end of the shoulder seam. */
  readonly shoulder: readonly [halfWidth: number, height: number];
  readonly armpit: number;
  readonly neck: NeckOpening;
  /** Fabric within this distance of the neck's edge stays as sewn, because parts are set into it or lie on it. */
  readonly held: number;
  /** Additional distance from the body because of garments worn below it, metres. */
  readonly above: number;
  /** The waist into which its hem is tucked. */
  readonly tuck: Tuck | null;
  readonly sleeve: SleeveCut;
  /** Depth of the ribs at hem and cuffs; 0 turns them up and stitches them. */
  readonly ribs: number;
  readonly ribThickness: number;
  readonly ribPitch: number;
  /** Scale of the developed fabric: larger for finer knits. */
  readonly gauge: number;
  /** Metres by which the hem is higher at the sides than at front and back. */
  readonly tail: number;
  /** A second layer over the shoulders, as on shirts. */
  readonly yoke: boolean;
  /** It is hemmed with a twin needle, as jersey is; otherwise narrowly, as shirting is. */
  readonly twinNeedle: boolean;
  /** The neck is faced and ends in a narrow fold, where no collar or rib covers its edge. */
  readonly bound?: boolean;
  /** Neck and bare armholes are bound by a strip of the cloth along the edge that wide, instead of by ribs. */
  readonly binding?: number;
}

/** Ease of a regular fit, metres. */
const REGULAR_EASE = wordedFit('regular').ease;

/** `sleeve` is the usual length of sleeves and `neckline` the usual opening, when the words name none. */
export function upperCut(
  attributes: Attributes,
  usual: { readonly sleeve: NonNullable<Attributes['sleeve']>; readonly neckline?: Attributes['neckline'] },
): UpperCut {
  const { fit, length } = attributes;
  const silhouette = wordedSilhouette(attributes.silhouette);
  const { hem, cropped = false } = wordedLength(length);
  const ease = (fit ? wordedFit(fit).ease : (silhouette.ease ?? REGULAR_EASE)) + (silhouette.more ?? 0);
  const dropped = Math.max(0, ease - REGULAR_EASE) * 0.9;
  const sleeve = sleeveCut(attributes, usual.sleeve, ease);
  return {
    ease,
    waist: silhouette.waist ?? (fit && wordedFit(fit).waist) ?? wordedWaist(attributes.waist),
    flare: silhouette.flare ?? 0,
    hem: (hem ?? silhouette.hem ?? 0.815 - dropped) + (length ? 0 : (silhouette.raised ?? 0)),
    cropped,
    shoulder: [0.178 + dropped, 1.432 - dropped * 0.38],
    armpit: 1.262 - dropped - sleeve.drop,
    held: 0.006,
    above: 0,
    tuck: null,
    neck: neckOpening(attributes.neckline ?? usual.neckline),
    sleeve,
    ribs: 0,
    ribThickness: 0.0032,
    ribPitch: 0.003,
    gauge: 1,
    tail: 0,
    yoke: false,
    twinNeedle: true,
  };
}
