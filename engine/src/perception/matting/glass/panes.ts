import type { PaneColour } from './pane-colour.ts';

/** How a kind of glass shows what is behind it, and what sets it apart from opaque things. */
export interface Pane {
  /** Shares of the light behind that come through at least. */
  readonly through: PaneColour;
  /** How much it hides where it mirrors nothing, 0 to 1. */
  readonly hides: number;
  /** What its surfaces add at most, sRGB 0 to 1, and how far the three channels of it may part. */
  readonly mostMirrored: number;
  readonly tint: number;
  /** How much of a white light one that is mirrored over a colour comes to, 0 to 1. */
  readonly room: (seen: number) => number;
  /** Share of the subject below which such an area may be anything. */
  readonly leastArea: number;
  /** Spread of what it mirrors, below which it is paper, or cloth with soft shades. */
  readonly evenest: number;
  /** Lights and shades within it are smaller than this share of it. */
  readonly largestLight: number;
  /** Shares of the light behind that a rim differs from, and how far (the largest of three channels). */
  readonly beside: PaneColour;
  readonly rimContrast: number;
}

/** Four surfaces, of each of which a twenty-fifth of the light comes back: so far the clearest glass hides what is behind. */
export const CLEAREST = 0.15;
/** The share of the light behind it that clear glass lets through. */
const THROUGH = 0.85;

export const CLEAR: Pane = {
  through: [THROUGH, THROUGH, THROUGH],
  hides: CLEAREST,
  mostMirrored: 0.2,
  tint: 0.05,
  room: () => 1,
  leastArea: 0.4,
  evenest: 0.008,
  largestLight: 0.03,
  beside: [1, 1, 1],
  rimContrast: 0.12,
};

/**
 * Glass of a colour hides what its darkest channel does. It mirrors the same lights, which leave less of its colour the
 * brighter they are; as many cloths have its colours, it must mirror more and have a stronger rim than clear glass.
 */
export const tinted = (colour: PaneColour): Pane => ({
  through: colour,
  hides: CLEAREST + (1 - CLEAREST) * (1 - Math.min(1, ...colour)),
  mostMirrored: 0.5,
  tint: 0.15,
  room: (seen) => Math.max(0.2, 1 - seen),
  leastArea: 0.45,
  evenest: 0.06,
  largestLight: 0.1,
  beside: colour,
  rimContrast: 0.2,
});
