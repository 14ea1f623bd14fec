import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { Tuck } from '../../../parts/form.ts';
import { neckOpening } from './neck-opening.ts';
import type { NeckOpening } from './neck-opening.ts';
import { sleeveCut } from './sleeve-cut.ts';
import type { SleeveCut } from './sleeve-cut.ts';
import { wordedFit, wordedLength, wordedSilhouette, wordedWaist } from './worded-shapes.ts';

/** Measures of a T-shirt, knit or shirt, from the words of a brief, in metres. */
export interface UpperCut {
  /** Width added to half-widths; 60 % of it is added to depths. */
  readonly ease: number;
  /** Waist suppression, by half-widths. */
  readonly waist: number;
  /** Widening of the hem, by half-widths. */
  readonly flare: number;
  readonly hem: number;
  /** True when words call the garment cropped, so that it ends between waist and hip. */
  readonly cropped: boolean;
  /** Outer end of the shoulder seam. */
  readonly shoulder: readonly [halfWidth: number, height: number];
  readonly armpit: number;
  readonly neck: NeckOpening;
  /** Distance from the neck's edge within which fabric stays as sewn, because parts are set into it or lie on it. */
  readonly held: number;
  /** Additional distance from the body because of garments worn below. */
  readonly above: number;
  /** The waist into which the hem is tucked; null when the hem hangs. */
  readonly tuck: Tuck | null;
  readonly sleeve: SleeveCut;
  /** Depth of the ribs at hem and cuffs; 0 for hems that are turned up and stitched. */
  readonly ribs: number;
  readonly ribThickness: number;
  readonly ribPitch: number;
  /** Scale of the laid-out fabric, larger for finer knits. */
  readonly gauge: number;
  /** Height in metres by which a hanging hem is higher at the sides than at front and back. */
  readonly tail: number;
  /** Length in metres of cloth that blouses over the waist of a tucked garment; 0 when the hem hangs. */
  readonly blousing: number;
  /** True for a second layer over the shoulders, as on shirts. */
  readonly yoke: boolean;
  /** True for hems sewn with a twin needle, as on jersey; otherwise they are narrow, as on shirting. */
  readonly twinNeedle: boolean;
  /** True when the neck is faced and ends in a narrow fold, where no collar or rib covers its edge. */
  readonly bound?: boolean;
  /** Set for a suit that closes between the legs: heights of its lowest point, and of its leg openings at the sides. */
  readonly legs?: { readonly crotch: number; readonly opening: number };
  /** Widening of a long skirt below the hip, half-width in metres by metre of height. Default none. */
  readonly sweep?: number;
  /** Height in metres of the upper ends of the slits in the side seams. Default none. */
  readonly slit?: number;
  /** Width of the strip of cloth that binds neck and bare armholes. Default: they have ribs instead. */
  readonly binding?: number;
}

/** Ease of a regular fit, metres. */
const REGULAR_EASE = wordedFit('regular').ease;

/** Returns the cut that words describe. `usual` has the length of sleeves and the neckline when words name none. */
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
    blousing: 0,
    yoke: false,
    twinNeedle: true,
  };
}
