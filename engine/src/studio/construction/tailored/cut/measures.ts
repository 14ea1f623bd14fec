import type { Piece } from '../../../../words/prompt/brief.ts';
import type { TailoredCut } from './cut.ts';
import { namedKind } from './named-kinds.ts';

/** Lengths, widths and silhouette, metres. */
export type Measures = Pick<
  TailoredCut,
  'ease' | 'hem' | 'shoulder' | 'armpit' | 'waisted' | 'flare' | 'cocoon' | 'crown' | 'sleeve'
>;

const HEMS: Readonly<Record<string, number>> = {
  cropped: 1.02,
  hip: 0.86,
  thigh: 0.72,
  mini: 0.66,
  knee: 0.47,
  midi: 0.33,
  maxi: 0.16,
  floor: 0.08,
};
const EASES: Readonly<Record<string, number>> = {
  slim: -0.008,
  tailored: -0.004,
  regular: 0,
  relaxed: 0.014,
  oversized: 0.032,
};

/** Metres from the shoulder to the hem of a sleeve. */
const LENGTHS: Readonly<Record<string, number>> = {
  cap: 0.17,
  short: 0.24,
  elbow: 0.34,
  rolled: 0.4,
  'three-quarter': 0.47,
  long: 0.6,
};

/** Silhouettes that hang past the waist. */
const LOOSE: readonly (string | undefined)[] = ['a-line', 'tent', 'cocoon', 'boxy', 'shift', 'column'];

export function measuresOf({ cut, attributes, details }: Piece, kind: TailoredCut['kind']): Measures {
  const { fit, length, silhouette, sleeve, sleeveShape } = attributes;
  const named = namedKind(cut);
  const coat = kind === 'coat';
  const ease =
    (EASES[fit ?? 'regular'] ?? 0) + (named.ease ?? 0) + (coat ? 0.006 : 0) + (silhouette === 'cocoon' ? 0.016 : 0);
  // A cocoon is cut like a kimono above: wide, its shoulders dropped.
  const cocoon = silhouette === 'cocoon';
  const soft = cocoon || fit === 'oversized' || named.ribbed === true || named.quilt !== undefined;
  const broad = details.includes('shoulder-pads') ? 0.016 : 0;
  const dropped = cocoon || fit === 'oversized' || sleeveShape === 'kimono' ? 0.018 : 0;
  const wide = sleeveShape === 'kimono' || sleeveShape === 'bell' ? 0.016 : sleeveShape === 'balloon' ? 0.014 : 0;
  return {
    ease,
    hem: (length && HEMS[length]) ?? named.hem ?? (coat ? 0.37 : kind === 'blazer' ? 0.765 : 0.84),
    shoulder: [0.204 + ease * 0.7 + broad + dropped, 1.45 - dropped * 0.45 - (soft ? 0.004 : 0)],
    armpit: 1.238 - Math.max(0, ease) * 0.9,
    waisted: waistedOf(cut, attributes, coat),
    flare: flareOf(silhouette, coat, belted(cut, attributes)),
    cocoon: cocoon ? 1 : 0,
    crown: soft || sleeveShape === 'raglan' || sleeveShape === 'kimono' ? 0.25 : 1,
    sleeve: {
      length: (LENGTHS[sleeve ?? 'long'] ?? 0.6) + (fit === 'oversized' ? 0.03 : coat && !cocoon ? 0.018 : 0),
      width: (coat ? 0.004 : 0) + wide + (named.ribbed ? 0.004 : 0) + (cocoon ? 0.012 : 0),
      flare: sleeveShape === 'bell' ? 0.045 : sleeveShape === 'kimono' ? 0.03 : 0,
    },
  };
}

function belted(cut: Piece['cut'], { belt }: Piece['attributes']): boolean {
  return belt === undefined ? namedKind(cut).belt !== undefined : belt !== 'none';
}

function waistedOf(cut: Piece['cut'], attributes: Piece['attributes'], coat: boolean): number {
  const { fit, waist, silhouette } = attributes;
  const { waisted } = namedKind(cut);
  if (waisted !== undefined) return waisted;
  if (LOOSE.includes(silhouette)) return 0;
  if (belted(cut, attributes)) return 1;
  if (waist === 'cinched' || fit === 'tailored' || fit === 'slim') return 0.95;
  if (namedKind(cut).quilt !== undefined || fit === 'oversized') return 0;
  return coat ? 0.25 : 0.6;
}

function flareOf(silhouette: Piece['attributes']['silhouette'], coat: boolean, belted: boolean): number {
  if (!coat) return silhouette === 'a-line' || silhouette === 'peplum' ? 0.03 : 0;
  if (silhouette === 'a-line' || silhouette === 'tent' || silhouette === 'fit-and-flare') return 0.11;
  if (silhouette === 'cocoon' || silhouette === 'boxy' || silhouette === 'column' || silhouette === 'shift') return 0;
  return belted ? 0.06 : 0.022;
}
