/**
 * How an artwork covers what it lies on: the colour, gloss and relief of each technique. A technique is a row of
 * `TECHNIQUES`.
 */
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { TechniqueName } from '../../words/prompt/vocabulary/artwork-words.ts';
import type { Surface } from '../materials/material.ts';

/** A point of an artwork: what its drawing has there, and where it is. */
export interface ArtPoint {
  /** Linear colour times coverage, and coverage. */
  readonly colour: Float64Array;
  /** Millimetres from its edge, positive inside. */
  distance: number;
  /** Millimetres from its upper left corner. */
  x: number;
  y: number;
  /** Side of a sample in millimetres. */
  footprint: number;
}

export interface Technique {
  /** True when a motif in one ink is drawn in shades of it instead of tints that show the cloth. */
  readonly shades: boolean;
  /** True for a technique that needs the distance to the edge for its colour. */
  readonly needsDistance: boolean;
  /** Share of the relief and the stitches of the cloth that it hides. */
  readonly hides: number;
  /** True for a cloth of its own below the artwork, which is larger than it. */
  readonly isGround?: true;
  paint(art: ArtPoint, surface: Surface): void;
  /** Height in metres above the cloth; absent for a technique without relief. */
  height?(distance: number, x: number, y: number): number;
}

/** Lays a colour over the surface with the share of the fourth value. */
function cover(surface: Surface, { colour }: ArtPoint, factor = 1): number {
  const share = colour[3]!;
  surface.r = surface.r * (1 - share) + colour[0]! * factor;
  surface.g = surface.g * (1 - share) + colour[1]! * factor;
  surface.b = surface.b * (1 - share) + colour[2]! * factor;
  return share;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Share of a detail of a period in millimetres that a sample still resolves. */
const resolved = (period: number, footprint: number): number => 1 - smoothstep(0.35, 0.9, footprint / period);

/** Distance of two threads in millimetres. */
const THREAD = 0.9;
/** Length of a stitch in millimetres. */
const STITCH = 5;
/** Direction of the threads in radians. */
const THREAD_TURN = 0.5;

/** Brightness of the thread at a point, about 1: round threads in rows, each stitch ending beside the midpoint of the next one. */
function threadShade({ x, y, footprint }: Pick<ArtPoint, 'x' | 'y' | 'footprint'>): number {
  const across = x * Math.sin(THREAD_TURN) + y * Math.cos(THREAD_TURN);
  const along = x * Math.cos(THREAD_TURN) - y * Math.sin(THREAD_TURN);
  const row = Math.floor(across / THREAD);
  const round = Math.cos(2 * Math.PI * (across / THREAD - row - 0.5));
  const end = (((along / STITCH + 0.37 * row) % 1) + 1) % 1;
  const dent = smoothstep(0.06, 0, Math.min(end, 1 - end));
  return 1 + 0.16 * round * resolved(THREAD, footprint) - 0.28 * dent * resolved(STITCH / 4, footprint);
}

/** Height of embroidery: a dome over its area, with the ridges of the threads. */
function threadHeight(distance: number, x: number, y: number): number {
  if (distance <= -0.4) return 0;
  const across = x * Math.sin(THREAD_TURN) + y * Math.cos(THREAD_TURN);
  const dome = 0.0009 * smoothstep(-0.4, 1.4, distance);
  return dome + 0.00009 * Math.cos((2 * Math.PI * across) / THREAD) * smoothstep(0, 0.6, distance);
}

function paintThread(art: ArtPoint, surface: Surface): void {
  const share = cover(surface, art, threadShade(art));
  surface.roughness = mix(surface.roughness, 0.4, share);
  surface.reflectance = mix(surface.reflectance, 0.055, share);
  surface.sheen = mix(surface.sheen, 0.3, share);
  surface.transmission *= 1 - share;
  surface.metal *= 1 - share;
  surface.opacity = Math.max(surface.opacity, share);
  shadeRim(art, surface, 1.6, 0.35);
}

/** The shadow that a raised edge throws on the cloth beside it, within `reach` millimetres. */
function shadeRim({ distance }: ArtPoint, surface: Surface, reach: number, depth: number): void {
  if (distance > 0) return;
  surface.occlusion *= 1 - depth * smoothstep(-reach, 0, distance);
}

/** Width in millimetres of the cloth round the drawing of a patch. */
export const PATCH_BORDER = 4;
/** Width in millimetres of the overlocked rim of a patch. */
const PATCH_RIM = 2;

/** Size in millimetres of the crinkles of a foil, in which light glints, and their height in metres. */
const CRINKLE = 14;
const CRINKLE_HEIGHT = 0.0014;

export const TECHNIQUES: Readonly<Record<TechniqueName, Technique>> = {
  print: {
    hides: 0,
    shades: false,
    needsDistance: false,
    paint(art, surface) {
      const share = cover(surface, art);
      surface.roughness = mix(surface.roughness, 0.58, 0.5 * share);
      surface.sheen *= 1 - 0.7 * share;
      surface.metal *= 1 - share;
      surface.transmission *= 1 - 0.5 * share;
      surface.opacity = Math.max(surface.opacity, 0.9 * share);
    },
  },
  flock: {
    hides: 0.8,
    shades: true,
    needsDistance: true,
    paint(art, surface) {
      const share = cover(surface, art, 0.9);
      surface.roughness = mix(surface.roughness, 0.95, share);
      surface.reflectance = mix(surface.reflectance, 0.03, share);
      surface.specular = mix(surface.specular, 0.25, share);
      surface.sheen = mix(surface.sheen, 0.75, share);
      surface.metal *= 1 - share;
      surface.coat *= 1 - share;
      surface.transmission *= 1 - share;
      surface.opacity = Math.max(surface.opacity, share);
      shadeRim(art, surface, 1.4, 0.4);
    },
    height: (distance) => 0.0008 * smoothstep(-0.3, 0.9, distance),
  },
  foil: {
    hides: 0.6,
    shades: true,
    needsDistance: false,
    paint(art, surface) {
      const share = cover(surface, art);
      surface.metal = mix(surface.metal, 1, share);
      surface.roughness = mix(surface.roughness, 0.2, share);
      surface.specular = mix(surface.specular, 1, share);
      surface.sheen *= 1 - share;
      surface.transmission *= 1 - share;
      surface.opacity = Math.max(surface.opacity, share);
    },
    height: (distance, x, y) =>
      CRINKLE_HEIGHT * fractalNoise2(x / CRINKLE, y / CRINKLE, 0, 2) * smoothstep(-0.2, 0.4, distance),
  },
  embroidery: { hides: 0.85, shades: true, needsDistance: true, paint: paintThread, height: threadHeight },
  patch: {
    hides: 1,
    shades: true,
    needsDistance: true,
    isGround: true,
    paint: paintThread,
    height: (distance, x, y) => threadHeight(distance, x, y) * 0.6,
  },
  deboss: {
    hides: 0,
    shades: false,
    needsDistance: true,
    paint(art, surface) {
      const share = smoothstep(-0.25 - 0.4 * art.footprint, 0.25 + 0.4 * art.footprint, art.distance);
      const darker = 1 - 0.3 * share;
      surface.r *= darker;
      surface.g *= darker;
      surface.b *= darker;
      surface.roughness = mix(surface.roughness, surface.roughness * 0.85, share);
      // The wall of the pressed area lies in its own shadow.
      const wall = smoothstep(1.3, 0.2, Math.abs(art.distance - 0.4));
      surface.occlusion *= 1 - 0.35 * wall;
    },
    height: (distance) => -0.0013 * smoothstep(-0.5, 0.9, distance),
  },
};

/**
 * The cloth of a patch below its drawing.
 * @param distance millimetres from the edge of the patch, positive inside.
 */
export function paintGround(surface: Surface, ground: Rgb, distance: number, art: ArtPoint): void {
  const half = 0.5 * art.footprint + 0.05;
  const share = smoothstep(-half, half, distance);
  if (share === 0) {
    surface.occlusion *= 1 - 0.5 * smoothstep(-2, 0, distance);
    return;
  }
  const rim = 1 - smoothstep(PATCH_RIM - 0.2, PATCH_RIM + 0.2, distance);
  const twill = Math.cos((2 * Math.PI * (art.x + art.y)) / 0.9) * resolved(0.9, art.footprint);
  const shade = (1 + 0.05 * twill) * mix(1, 0.72 * threadShade(art), rim);
  surface.r = mix(surface.r, ground[0] * shade, share);
  surface.g = mix(surface.g, ground[1] * shade, share);
  surface.b = mix(surface.b, ground[2] * shade, share);
  surface.roughness = mix(surface.roughness, mix(0.8, 0.45, rim), share);
  surface.metal *= 1 - share;
  surface.coat *= 1 - share;
  surface.sheen = mix(surface.sheen, 0.2, share);
  surface.transmission *= 1 - share;
  surface.opacity = Math.max(surface.opacity, share);
}

/** Height in metres of the cloth of a patch and its rim. */
export function groundHeight(distance: number): number {
  const body = 0.0013 * smoothstep(-0.3, 0.8, distance);
  const rim = 0.0006 * smoothstep(0, 0.8, distance) * (1 - smoothstep(PATCH_RIM - 0.8, PATCH_RIM + 0.2, distance));
  return body + rim;
}
