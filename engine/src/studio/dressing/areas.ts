import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Areas } from '../../words/prompt/brief.ts';
import { applyMaterial, type Material, type Painter, type SurfacePoint } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';

/** Where the areas of a piece are: those of all its parts together. */
export interface AreaPlaces {
  /** 0 at the left or the top of the piece, 1 at its right or its foot. */
  readonly at: (point: Readonly<SurfacePoint>) => number;
  /** Width or height of the piece in metres. */
  readonly size: number;
}

/** Finds where the areas lie that divide some parts of a piece. */
export function areaPlaces(parts: readonly Part[], { run }: Areas): AreaPlaces {
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  const size = Math.max(1e-6, run === 'across' ? max[0] - min[0] : max[1] - min[1]);
  return {
    size,
    at: run === 'across' ? ({ x }) => (x - min[0]) / size : ({ y }) => (max[1] - y) / size,
  };
}

/**
 * A material that looks like each of several ones in its area. Its weave in relief is that of the first, because relief
 * has no place in the piece.
 */
export function inAreas(materials: readonly Material[], areas: Areas, { at, size }: AreaPlaces): Material {
  const count = materials.length;
  const paint: Painter = (point, surface) => {
    const place = clamp(at(point), 0, 1);
    // How far the point is from one area to the next, 0 to 1.
    const step = areas.fades ? clamp((place - PLAIN_END) / (1 - 2 * PLAIN_END), 0, 1) * (count - 1) : 0;
    const before = Math.min(count - 2, areas.fades ? Math.floor(step) : nearestEdge(place, count));
    const soft = (0.7 * point.footprint) / size;
    const edge = (before + 1) / count;
    const past = areas.fades ? smoothstep(0, 1, step - before) : smoothstep(edge - soft, edge + soft, place);
    const [own, other] = past < 0.5 ? [before, before + 1] : [before + 1, before];
    const { thread } = surface;
    applyMaterial(surface, materials[own]!);
    surface.thread = thread;
    materials[own]!.paint?.(point, surface);
    const share = Math.min(past, 1 - past);
    const { albedo } = materials[other]!;
    const shade = point.back ? WRONG_SIDE : 1;
    surface.r = (surface.r + (albedo[0] - surface.r) * share) * shade;
    surface.g = (surface.g + (albedo[1] - surface.g) * share) * shade;
    surface.b = (surface.b + (albedo[2] - surface.b) * share) * shade;
  };
  return { ...materials[0]!, paint };
}

/** Share of the piece at either end that has one colour where colours fade. */
const PLAIN_END = 0.06;
/** Brightness of the wrong side of cloth. */
const WRONG_SIDE = 0.7;

/** Index of the area before the edge that is nearest to a place. */
const nearestEdge = (place: number, count: number): number => clamp(Math.round(place * count) - 1, 0, count - 2);
