import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

export interface NeckOpening {
  /** Half the width in metres. */
  readonly halfWidth: number;
  /** Depth in front below the shoulder seam in metres. */
  readonly front: number;
  /** Depth at the back below the shoulder seam in metres. */
  readonly back: number;
  /** Shape of the opening: 1 is a V, 2 is round, and higher values are squarer. */
  readonly exponent: number;
  /** Width of the rib in metres; 0 is a plain bound edge. */
  readonly rib: number;
}

const CREW: NeckOpening = { halfWidth: 0.084, front: 0.088, back: 0.017, exponent: 2.1, rib: 0.019 };

const NECKS: { readonly [Name in NonNullable<Attributes['neckline']>]?: NeckOpening } = {
  crew: CREW,
  'v-neck': { halfWidth: 0.084, front: 0.185, back: 0.021, exponent: 1.12, rib: 0.016 },
  plunging: { halfWidth: 0.095, front: 0.25, back: 0.021, exponent: 1.08, rib: 0.014 },
  scoop: { halfWidth: 0.112, front: 0.165, back: 0.035, exponent: 2.15, rib: 0.014 },
  boat: { halfWidth: 0.145, front: 0.058, back: 0.021, exponent: 2, rib: 0.012 },
  square: { halfWidth: 0.11, front: 0.14, back: 0.04, exponent: 3.6, rib: 0.012 },
  'off-shoulder': { halfWidth: 0.245, front: 0.085, back: 0.075, exponent: 2.4, rib: 0.022 },
  'mock-neck': { halfWidth: 0.072, front: 0.058, back: 0.014, exponent: 2, rib: 0.05 },
  turtleneck: { halfWidth: 0.07, front: 0.054, back: 0.012, exponent: 2, rib: 0.085 },
  cowl: { halfWidth: 0.1, front: 0.11, back: 0.02, exponent: 1.8, rib: 0.075 },
};

export function neckOpening(neckline: Attributes['neckline']): NeckOpening {
  return (neckline && NECKS[neckline]) ?? CREW;
}

/** Makes an opening wide enough to end inside the seam of a hood, which hides it. */
export function underHood(neck: NeckOpening): NeckOpening {
  return { ...neck, halfWidth: Math.max(neck.halfWidth, 0.092), back: Math.max(neck.back, 0.03), rib: 0 };
}
