import type { PaneColour } from './pane-colour.ts';

/** How a kind of glass shows what is behind it, and what separates it from opaque things. */
export interface Pane {
  /** Minimum transmitted share of the light behind, per channel. */
  readonly through: PaneColour;
  /** Opacity where nothing is reflected, 0 to 1. */
  readonly hides: number;
  /** Maximum light that reflections add (sRGB, 0 to 1). */
  readonly maxReflected: number;
  /** Maximum difference between the channels of the light that reflections add. */
  readonly tint: number;
  /** How much of a white light a reflection over a colour can add, 0 to 1. */
  readonly headroom: (seen: number) => number;
  /** Minimum share of the subject; a smaller area may be anything. */
  readonly minArea: number;
  /** Minimum spread of the reflections; below it the area is paper, or cloth with soft shades. */
  readonly evenest: number;
  /** Maximum size of a highlight or shade within the area, as a share of it. */
  readonly largestLight: number;
  /** Transmitted shares that a rim is compared with. */
  readonly beside: PaneColour;
  /** Minimum contrast of a rim to them (the largest of three channels). */
  readonly rimContrast: number;
}

/** Opacity of the clearest glass: four surfaces, each of which reflects one twenty-fifth of the light. */
export const CLEAREST = 0.15;
/** The share of the light behind it that clear glass lets through. */
const THROUGH = 0.85;

export const CLEAR: Pane = {
  through: [THROUGH, THROUGH, THROUGH],
  hides: CLEAREST,
  maxReflected: 0.2,
  tint: 0.05,
  headroom: () => 1,
  minArea: 0.4,
  evenest: 0.008,
  largestLight: 0.03,
  beside: [1, 1, 1],
  rimContrast: 0.12,
};

/**
 * Tinted glass is as opaque as its darkest channel. It shows the same reflections, which cover more of its colour the
 * brighter they are. Many cloths have similar colours, so it must reflect more and have a stronger rim than clear
 * glass.
 */
export const tinted = (colour: PaneColour): Pane => ({
  through: colour,
  hides: CLEAREST + (1 - CLEAREST) * (1 - Math.min(1, ...colour)),
  maxReflected: 0.5,
  tint: 0.15,
  headroom: (seen) => Math.max(0.2, 1 - seen),
  minArea: 0.45,
  evenest: 0.06,
  largestLight: 0.1,
  beside: colour,
  rimContrast: 0.2,
});
