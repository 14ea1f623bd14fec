import { mixColours } from '../materials/colour.ts';
import { material } from '../materials/material.ts';
import type { Material, Surface, SurfacePoint } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { SettingContext } from './setting.ts';
import { sweepMesh } from './sweep.ts';

/** Coordinates on the sweep in units of the subject's size, so that a setting suits a ring as well as a gown. */
export interface Place {
  /** Distance to the right of the subject. */
  across: number;
  height: number;
  /** Distance behind the subject. */
  depth: number;
  /** Width of one sample. */
  footprint: number;
  /** Slope of uneven ground to the right, set by its painter. */
  risesAcross: number;
  /** Slope of uneven ground away from the viewer, set by its painter. */
  risesAway: number;
}

/**
 * Paints the sweep at a point. Before the call the surface has the material of the setting. One `place` object is
 * reused and must not be retained.
 */
export type SceneryPainter = (place: Place, surface: Surface, point: Readonly<SurfacePoint>) => void;

/** Depth, in subject sizes, at which the floor begins to curve up into the wall. */
export const FLOOR_END = 1.15;

interface SweepOptions extends Partial<Material> {
  /** Radius in subject sizes of the curve from floor to wall; see `sweepMesh`. */
  readonly bend?: number;
}

/** Radius of the curve for the corner of a room. */
export const CORNER = 0.06;

/** Radius of the curve below an out-of-focus view, which a wider curve would stretch. */
export const VIEW = 0.22;

/** A painted sweep: a floor, and a wall that can show an out-of-focus view as a long lens would image it. */
export function paintedSweep(
  context: SettingContext,
  { bend, ...differences }: SweepOptions,
  paint: SceneryPainter,
): Part[] {
  const { camera, bounds } = context;
  const size = subjectSpan(context);
  const ca = Math.cos(camera.azimuth);
  const sa = Math.sin(camera.azimuth);
  const cx = (bounds.min[0] + bounds.max[0]) / 2;
  const cz = (bounds.min[2] + bounds.max[2]) / 2;
  const ground = groundHeight(context);
  const place: Place = { across: 0, height: 0, depth: 0, footprint: 0, risesAcross: 0, risesAway: 0 };
  const painted = material({
    specular: 0,
    wrap: 0.1,
    ...differences,
    paint(point, surface) {
      const dx = point.x - cx;
      const dz = point.z - cz;
      place.across = (dx * ca - dz * sa) / size;
      place.height = (point.y - ground) / size;
      place.depth = -(dx * sa + dz * ca) / size;
      place.footprint = point.footprint / size;
      place.risesAcross = 0;
      place.risesAway = 0;
      paint(place, surface, point);
      surface.tiltX -= place.risesAcross * ca - place.risesAway * sa;
      surface.tiltZ -= -place.risesAcross * sa - place.risesAway * ca;
    },
  });
  return [
    {
      name: 'sweep',
      role: 'ground',
      mesh: sweepMesh(context, context.camera.azimuth, bend),
      material: painted,
      castsShadow: false,
      solid: true,
    },
  ];
}

/** Height of a hanging garment's hem above the lower end of the painted view, in subject sizes. */
const HEM_ABOVE = 0.14;

/**
 * Height in metres at which `Place.height` is 0. It is raised for a hanging subject, which would otherwise be in front
 * of the sky instead of the setting.
 */
function groundHeight(context: SettingContext): number {
  const { presentation, bounds } = context;
  const size = subjectSpan(context);
  const hangs = presentation === 'ghost' && bounds.min[1] > 0.5 * size;
  return hangs ? bounds.min[1] - HEM_ABOVE * size : 0;
}

/** The length that scales a setting, in metres: about 1 for a dress, 0.2 for a bottle. */
export function subjectSpan({ bounds: { min, max } }: SettingContext): number {
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 1.6;
}

/** Gives the surface a linear colour, multiplied by `by`. */
export function setColour(surface: Surface, [r, g, b]: Rgb, by = 1): void {
  surface.r = r * by;
  surface.g = g * by;
  surface.b = b * by;
}

/** Strength with which a named colour tints the material of the setting. */
const TINTED = 0.85;
/** Maximum lightness of the result. */
const LIGHTEST = 0.62;

/** The colour of a material, tinted with the named colour if there is one. */
export function tinted(colour: Rgb, { tint }: SettingContext): Rgb {
  if (!tint) return colour;
  const less = Math.min(1, LIGHTEST / Math.max(...tint));
  return mixColours(colour, [tint[0] * less, tint[1] * less, tint[2] * less], TINTED);
}

export function addColour(surface: Surface, [r, g, b]: Rgb, by: number): void {
  surface.r += r * by;
  surface.g += g * by;
  surface.b += b * by;
}

/** 0 on the floor and 1 on the wall, with an out-of-focus transition between them. */
export function wallShare({ depth, height }: Readonly<Place>, softness = 0.05): number {
  return clamp(smoothstep(FLOOR_END - softness, FLOOR_END + softness, depth) + smoothstep(0.02, 0.1, height));
}

/** A gradient through colours at ascending stops, eased between them (smoothstep). */
export function gradient(stops: readonly (readonly [at: number, colour: Rgb])[], at: number): Rgb {
  const next = stops.findIndex(([stop]) => stop > at);
  if (next === 0) return stops[0]![1];
  if (next < 0) return stops[stops.length - 1]![1];
  const [from, a] = stops[next - 1]!;
  const [to, b] = stops[next]!;
  return mixColours(a, b, smoothstep(from, to, at));
}

/** A light out of focus: its place and radius in subject sizes, and its linear colour. */
export interface Bokeh {
  readonly across: number;
  readonly height: number;
  readonly radius: number;
  readonly colour: Rgb;
}

/** Lights out of focus: soft discs with a slightly brighter rim, added to the surface. */
export function addBokeh(discs: readonly Bokeh[], place: Readonly<Place>, surface: Surface): void {
  for (const { across, height, radius, colour } of discs) {
    const dx = place.across - across;
    const dy = place.height - height;
    if (dx > radius || dx < -radius || dy > radius || dy < -radius) continue;
    const away = Math.sqrt(dx * dx + dy * dy) / radius;
    if (away < 1) addColour(surface, colour, smoothstep(1, 0.74, away) * (0.8 + 0.2 * smoothstep(0.4, 0.85, away)));
  }
}
