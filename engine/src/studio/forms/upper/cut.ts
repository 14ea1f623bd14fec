import type { Piece } from '../../../prompt/brief.ts';

/** Measures of a T-shirt, knit or shirt in metres, from the words of a brief. */
export interface UpperCut {
  /** Added to half-widths and half of it to depths. */
  readonly ease: number;
  readonly hem: number;
  /** Where the shoulder seam ends. */
  readonly shoulder: readonly [halfWidth: number, height: number];
  readonly armpit: number;
  readonly neck: NeckOpening;
  readonly sleeve: 'none' | 'short' | 'elbow' | 'long';
  /** Depth of the ribs at hem and cuffs; 0 turns them up and stitches them. */
  readonly ribs: number;
  readonly ribThickness: number;
  readonly ribPitch: number;
  /** How much higher the hem is at the sides than at front and back. */
  readonly tail: number;
  /** Jersey is sewn with twin needles, shirting is hemmed narrowly. */
  readonly stitches: 'twin' | 'narrow' | 'none';
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
  crew: { halfWidth: 0.09, front: 0.09, back: 0.021, exponent: 2.1, rib: 0.019 },
  'v-neck': { halfWidth: 0.088, front: 0.185, back: 0.021, exponent: 1.12, rib: 0.016 },
  plunging: { halfWidth: 0.095, front: 0.25, back: 0.021, exponent: 1.08, rib: 0.014 },
  scoop: { halfWidth: 0.112, front: 0.165, back: 0.035, exponent: 2.15, rib: 0.014 },
  boat: { halfWidth: 0.145, front: 0.058, back: 0.021, exponent: 2, rib: 0.012 },
  square: { halfWidth: 0.11, front: 0.14, back: 0.04, exponent: 3.6, rib: 0.012 },
  'mock-neck': { halfWidth: 0.072, front: 0.058, back: 0.014, exponent: 2, rib: 0.05 },
  turtleneck: { halfWidth: 0.07, front: 0.054, back: 0.012, exponent: 2, rib: 0.085 },
};

const EASES = { slim: -0.012, regular: 0, relaxed: 0.014, oversized: 0.038, tailored: -0.008 } as const;
const HEMS: Readonly<Record<string, number>> = {
  cropped: 0.965,
  hip: 0.84,
  thigh: 0.72,
  mini: 0.66,
  knee: 0.5,
  midi: 0.4,
  maxi: 0.25,
};
const SLEEVES: Readonly<Record<string, UpperCut['sleeve']>> = {
  sleeveless: 'none',
  cap: 'short',
  short: 'short',
  elbow: 'elbow',
  'three-quarter': 'long',
  long: 'long',
};

export function upperCut({ fit, length, neckline, sleeve }: Piece['attributes']): UpperCut {
  const ease = EASES[fit ?? 'regular'];
  const dropped = Math.max(0, ease) * 0.9;
  return {
    ease,
    hem: (length && HEMS[length]) ?? 0.815 - Math.max(0, ease) * 0.9,
    shoulder: [0.182 + dropped, 1.427 - dropped * 0.42],
    armpit: 1.25 - Math.max(0, ease) * 0.9,
    neck: NECKS[neckline ?? 'crew'] ?? NECKS.crew!,
    sleeve: SLEEVES[sleeve ?? 'short'] ?? 'short',
    ...{ ribs: 0, ribThickness: 0.0032, ribPitch: 0.003, tail: 0, stitches: 'twin' },
  };
}
