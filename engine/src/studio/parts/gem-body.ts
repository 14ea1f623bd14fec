import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';

/** Position of one stone of a cut: the centre of its girdle, its unit axes (y through the table) and its half-width. */
export interface Stone {
  readonly at: Vec3;
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
  /** Distance in metres from the centre to the girdle. */
  readonly size: number;
}

/** Cut stones of one kind, through which rays are traced facet by facet. */
export interface GemBody {
  /** Facets, 4 numbers each: outward unit normal and distance in half-widths; y points through the table. */
  readonly facets: Float64Array;
  readonly stones: readonly Stone[];
  /** Index of refraction for green light: 2.417 diamond, 1.77 corundum, 1.58 beryl, 1.54 quartz. */
  readonly refraction: number;
  /** Half the spread of the index from red to blue: .022 diamond; 0 traces all colours together. */
  readonly dispersion: number;
  /** Absorption per half-width and channel. */
  readonly absorption: Rgb;
}
