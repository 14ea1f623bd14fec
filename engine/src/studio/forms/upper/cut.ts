import type { Piece } from '../../../prompt/brief.ts';

/** Measures of a T-shirt, knit or shirt in metres, from the words of a brief. */
export interface UpperCut {
  /** Added to half-widths and .6 of it to depths. */
  readonly ease: number;
  /** How much the waist is drawn in and the hem let out, half-widths. */
  readonly waist: number;
  readonly flare: number;
  readonly hem: number;
  /** Where the shoulder seam ends. */
  readonly shoulder: readonly [halfWidth: number, height: number];
  readonly armpit: number;
  readonly neck: NeckOpening;
  readonly sleeve: SleeveCut;
  /** Depth of the ribs at hem and cuffs; 0 turns them up and stitches them. */
  readonly ribs: number;
  readonly ribThickness: number;
  readonly ribPitch: number;
  /** How much higher the hem is at the sides than at front and back. */
  readonly tail: number;
  /** Jersey is sewn with twin needles, shirting is hemmed narrowly. */
  readonly stitches: 'twin' | 'narrow' | 'none';
}

export interface SleeveCut {
  /** Along the sleeve from the shoulder's point; 0 has no sleeves. */
  readonly length: number;
  /** Angle below the horizontal in which it is sewn on, radians: the flatter, the more cloth lies under the arm. */
  readonly pitch: number;
  /** Radius by metres from the shoulder's point, beyond the sleeve's head. */
  readonly widths: readonly (readonly [along: number, radius: number])[];
  /** Share of its width to which the end is drawn in by rib, elastic or cuff, over that many metres. */
  readonly gather: readonly [share: number, depth: number];
}

interface NeckOpening {
  readonly halfWidth: number;
  /** Below the shoulder seam, front and back. */
  readonly front: number;
  readonly back: number;
  /** 1 is a V, 2 a round opening, 2.6 a square one. */
  readonly exponent: number;
  /** Width of the rib; 0 is a plain bound edge. */
  readonly rib: number;
}

const NECKS: Readonly<Record<string, NeckOpening>> = {
  crew: { halfWidth: 0.088, front: 0.09, back: 0.021, exponent: 2.1, rib: 0.019 },
  'v-neck': { halfWidth: 0.086, front: 0.185, back: 0.021, exponent: 1.12, rib: 0.016 },
  plunging: { halfWidth: 0.095, front: 0.25, back: 0.021, exponent: 1.08, rib: 0.014 },
  scoop: { halfWidth: 0.112, front: 0.165, back: 0.035, exponent: 2.15, rib: 0.014 },
  boat: { halfWidth: 0.145, front: 0.058, back: 0.021, exponent: 2, rib: 0.012 },
  square: { halfWidth: 0.11, front: 0.14, back: 0.04, exponent: 3.6, rib: 0.012 },
  'mock-neck': { halfWidth: 0.072, front: 0.058, back: 0.014, exponent: 2, rib: 0.05 },
  turtleneck: { halfWidth: 0.07, front: 0.054, back: 0.012, exponent: 2, rib: 0.085 },
};

const EASES = { slim: -0.008, regular: 0.008, relaxed: 0.02, oversized: 0.042, tailored: -0.002 } as const;
const HEMS: Readonly<Record<string, number>> = {
  cropped: 0.965,
  hip: 0.84,
  thigh: 0.72,
  mini: 0.66,
  knee: 0.5,
  midi: 0.4,
  maxi: 0.25,
};
const SLEEVES: Readonly<Record<string, number>> = {
  sleeveless: 0,
  cap: 0.155,
  short: 0.205,
  elbow: 0.31,
  'three-quarter': 0.44,
  long: 0.6,
};

export function upperCut({ fit, length, neckline, sleeve, waist }: Piece['attributes']): UpperCut {
  const ease = EASES[fit ?? 'regular'];
  const dropped = Math.max(0, ease) * 0.9;
  return {
    ease,
    waist: fit === 'slim' || fit === 'tailored' ? 0.014 : waist === 'cinched' ? 0.03 : 0,
    flare: 0,
    hem: (length && HEMS[length]) ?? 0.815 - Math.max(0, ease) * 0.9,
    shoulder: [0.178 + dropped, 1.432 - dropped * 0.38],
    armpit: 1.262 - Math.max(0, ease) * 0.9,
    neck: NECKS[neckline ?? 'crew'] ?? NECKS.crew!,
    sleeve: sleeveCut(SLEEVES[sleeve ?? 'short'] ?? 0.205, ease),
    ...{ ribs: 0, ribThickness: 0.0032, ribPitch: 0.003, tail: 0, stitches: 'twin' },
  };
}

function sleeveCut(length: number, ease: number): SleeveCut {
  const wide = ease * 0.4;
  return {
    length,
    pitch: 0.8,
    widths: [
      [0.13, 0.064 + wide],
      [0.22, 0.06 + wide],
      [0.36, 0.053 + wide],
      [0.5, 0.045 + wide],
      [0.63, 0.039 + wide],
    ],
    gather: [1, 0],
  };
}
