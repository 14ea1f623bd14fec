import type { Piece } from '../../../../words/prompt/brief.ts';
import { wordedBelt } from './belts.ts';
import type { TailoredCut } from './cut.ts';
import { namedKind } from './named-kinds.ts';
import type { TailoredKind } from './tailored-kinds.ts';
import { wordedFit, wordedSilhouette, wordedSleeve, wordedSleeveShape, wordedWaist } from './worded-shapes.ts';

/** Lengths, widths and silhouette of a cut, in metres. */
export type Measures = Pick<
  TailoredCut,
  'ease' | 'hem' | 'shoulder' | 'armpit' | 'waisted' | 'flare' | 'cocoon' | 'crown' | 'sleeve'
>;

/** Heights of hems in metres. */
const HEMS: { readonly [Name in NonNullable<Piece['attributes']['length']>]?: number } = {
  cropped: 1.02,
  hip: 0.86,
  thigh: 0.72,
  mini: 0.66,
  knee: 0.47,
  midi: 0.33,
  maxi: 0.16,
  floor: 0.08,
};

export function measuresOf({ cut, attributes, details }: Piece, kind: TailoredKind): Measures {
  const { length, silhouette } = attributes;
  const named = namedKind(cut);
  const fit = wordedFit(attributes.fit);
  const shape = wordedSleeveShape(attributes.sleeveShape);
  const cocoon = wordedSilhouette(silhouette).cocoon === true;
  const oversized = fit.oversized === true;
  const ease = fit.ease + (named.ease ?? 0) + kind.ease + (cocoon ? 0.016 : 0);
  const soft = cocoon || oversized || named.ribbed === true || named.quilt !== undefined;
  const broad = details.includes('shoulder-pads') ? 0.016 : 0;
  const dropped = cocoon || oversized || shape.dropped ? 0.018 : 0;
  return {
    ease,
    hem: (length && HEMS[length]) ?? named.hem ?? kind.hem,
    shoulder: [0.204 + ease * 0.7 + broad + dropped, 1.45 - dropped * 0.45 - (soft ? 0.004 : 0)],
    armpit: 1.238 - Math.max(0, ease) * 0.9,
    waisted: waistedOf(cut, attributes, kind),
    flare: flareOf(silhouette, kind, belted(cut, attributes)),
    cocoon: cocoon ? 1 : 0,
    crown: soft || shape.soft ? 0.25 : 1,
    sleeve: {
      length: wordedSleeve(attributes.sleeve).length + (oversized ? 0.03 : cocoon ? 0 : kind.sleeve.length),
      width: kind.sleeve.width + shape.width + (named.ribbed ? 0.004 : 0) + (cocoon ? 0.012 : 0),
      flare: shape.flare,
    },
  };
}

function belted(cut: Piece['cut'], { belt }: Piece['attributes']): boolean {
  return belt === undefined ? namedKind(cut).belt !== undefined : wordedBelt(belt) !== null;
}

function waistedOf(cut: Piece['cut'], attributes: Piece['attributes'], kind: TailoredKind): number {
  const { waisted, quilt } = namedKind(cut);
  if (waisted !== undefined) return waisted;
  if (wordedSilhouette(attributes.silhouette).loose) return 0;
  if (belted(cut, attributes)) return 1;
  const usual = quilt === undefined ? kind.waisted : 0;
  return wordedWaist(attributes.waist).waisted ?? wordedFit(attributes.fit).waisted ?? usual;
}

function flareOf(silhouette: Piece['attributes']['silhouette'], { flare }: TailoredKind, belted: boolean): number {
  return (silhouette && flare.silhouettes[silhouette]) ?? (belted ? flare.belted : flare.plain);
}
