import { bell, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../../../foundation/geometry/noise.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Painter, Surface, SurfacePoint } from '../../../materials/material.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../sewing/seam.ts';
import type { Thread } from '../../sewing/seam.ts';
import { drapedCut } from './draped-cuts.ts';
import type { DrapedPlan } from './draped-plan.ts';

const TOBACCO_THREAD: Thread = { colour: [0.4, 0.2, 0.055], width: 0.0009, pitch: 0.0036 };

export function isDenim({ fabric, cut }: Piece): boolean {
  return fabric === 'denim' || (fabric === null && drapedCut(cut).denim === true);
}

/** The top-stitching thread of a garment: tobacco yarn on denim, else its own colour. */
export function seamThread(piece: Piece): Thread {
  return isDenim(piece) ? TOBACCO_THREAD : OWN_THREAD;
}

/** Front pocket in metres: depth of the opening, distance of its centre from the centre front, and half its width. */
const POCKET = { down: 0.078, outer: 0.166, across: 0.086 };

/**
 * Worn thighs and seams, front pockets, a fly with its curved row, a seam down the front, two rows above the hem, and at
 * the back a yoke and a centre seam.
 */
export function denimStitches(plan: DrapedPlan): Painter {
  const waist = plan.top - 0.034;
  const fly = 0.165;
  return (point, surface) => {
    const hem = point.y - plan.hem;
    if (!point.back) wear(point, surface, waist - point.y, hem);
    if (hem < 0.04) {
      stitchRow(point, surface, hem - 0.022, point.u, TOBACCO_THREAD);
      stitchRow(point, surface, hem - 0.028, point.u, TOBACCO_THREAD);
    }
    if (point.z < 0) {
      backSeams(point, surface, waist - point.y);
      return;
    }
    pocketMouth(point, surface, waist - point.y);
    if (Math.abs(point.x) > 0.06) return;
    const { x, y } = point;
    shadeLine(surface, x, 0.0011, 0.55);
    stitchRow(point, surface, x - 0.005, y, TOBACCO_THREAD);
    const down = waist - y;
    if (down > fly + 0.004) return;
    // The row of stitches runs along the fly and curves in at its lower end.
    const bend = 0.036 * Math.sqrt(Math.max(0, 1 - Math.max(0, (down - fly + 0.045) / 0.045) ** 2));
    stitchRow(point, surface, x - bend, y + x, TOBACCO_THREAD);
    stitchRow(point, surface, x - bend + 0.006, y + x, TOBACCO_THREAD);
  };
}

/** At the back, a centre seam and a yoke that dips towards it, each felled with two rows. */
function backSeams(point: Readonly<SurfacePoint>, surface: Surface, down: number): void {
  const { x, y, u } = point;
  shadeLine(surface, x, 0.0011, 0.5);
  stitchRow(point, surface, x - 0.0035, y, TOBACCO_THREAD);
  stitchRow(point, surface, x - 0.0095, y, TOBACCO_THREAD);
  const yoke = down - 0.078 + 0.24 * Math.abs(x);
  shadeLine(surface, yoke, 0.0011, 0.5);
  stitchRow(point, surface, yoke + 0.0035, u, TOBACCO_THREAD);
  stitchRow(point, surface, yoke + 0.0095, u, TOBACCO_THREAD);
}

/** A scooped pocket below the waist: its bag is a shade deeper behind a folded edge, with two rows and a rivet. */
function pocketMouth(point: Readonly<SurfacePoint>, surface: Surface, down: number): void {
  const aside = POCKET.outer - Math.abs(point.x);
  if (down > POCKET.down + 0.02 || aside > POCKET.across + 0.02) return;
  const q = Math.hypot(aside / POCKET.across, down / POCKET.down);
  // Metres outside the mouth; the bag shows where it is below 0.
  const off = (q - 1) * POCKET.down;
  const along = Math.atan2(down, aside) * 0.082;
  if (off < 0) {
    const shade = 0.88 - 0.4 * bell(off, 0.0022);
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
    surface.occlusion *= 1 - 0.4 * bell(off, 0.003);
    return;
  }
  fade(surface, 0.3 * bell(off, 0.0016));
  stitchRow(point, surface, off - 0.004, along, TOBACCO_THREAD);
  stitchRow(point, surface, off - 0.01, along, TOBACCO_THREAD);
  const rivet = Math.hypot(aside - POCKET.across - 0.0075, down - 0.0105);
  if (rivet > 0.0055) return;
  const dome = rivet / 0.0042;
  if (dome > 1) {
    surface.occlusion *= 0.6;
    return;
  }
  [surface.r, surface.g, surface.b] = [0.62, 0.34, 0.19];
  [surface.metal, surface.roughness, surface.specular] = [1, 0.32, 1];
  const lean = 0.55 * dome;
  surface.tiltX += (lean * Math.sign(point.x) * (POCKET.across + 0.0075 - aside)) / 0.0042;
  surface.tiltY += (lean * (0.0105 - down)) / 0.0042;
}

/** Indigo wears off on the thighs, where hips crease the fabric, and on the thick layers of hem and seams. */
function wear(point: Readonly<SurfacePoint>, surface: Surface, down: number, hem: number): void {
  const { x, u, v, z } = point;
  const side = Math.abs(x);
  const thigh = (z > 0 ? 1 : 0.6) * bell(side - 0.082, 0.045) * bell(down - 0.34, 0.13);
  // Whiskers fan from the fly to the hip.
  const fan = (down - 0.1 - 0.25 * side) / 0.032 + 0.6 * noise2(side * 16, down * 9, 21);
  const whisker = z > 0 ? bell(down - 0.16, 0.06) * smoothstep(0.025, 0.07, side) * Math.cos(fan * TAU) : 0;
  const roping = bell(hem - 0.012, 0.01) * (0.5 + 0.5 * Math.sin(u * 520 + 90 * v));
  const seam = z > 0 ? bell(side - 0.006, 0.004) : 0;
  const cloud = 0.1 * fractalNoise2(u * 9, v * 11, 17, 3) + 0.08 * noise2(u * 60, v * 22, 4);
  const rubbed = 0.62 * thigh + 0.14 * whisker * (0.4 + thigh) + 0.26 * roping + 0.16 * seam + cloud;
  fade(surface, Math.min(0.9, rubbed));
}

/** Fades the dye above 0, where the white weft shows, and deepens it below 0. White denim does not change. */
function fade(surface: Surface, by: number): void {
  const dyed = by * smoothstep(0.5, 0.3, surface.g);
  if (dyed < 0) {
    surface.r *= 1 + dyed * 0.85;
    surface.g *= 1 + dyed;
    surface.b *= 1 + dyed * 1.1;
    return;
  }
  const blue = surface.b > 1.3 * surface.r;
  const pale = 0.55 * dyed;
  surface.r += ((blue ? 0.23 : 0.3) - surface.r * 0.45) * pale;
  surface.g += ((blue ? 0.32 : 0.3) - surface.g * 0.45) * pale;
  surface.b += ((blue ? 0.45 : 0.3) - surface.b * 0.45) * pale;
}
