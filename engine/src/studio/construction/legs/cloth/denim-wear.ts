import { bell, clamp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../../foundation/geometry/noise.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import { denimGrain } from '../../../fabrics/denim-grain.ts';
import { coverOf, resolved } from '../../../fabrics/weave.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Painter, Surface, SurfacePoint } from '../../../materials/material.ts';
import { fadeDenim, puckered } from '../../finishes/denim-fade.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { HEM_FINISHES } from '../cut/hem-finishes.ts';
import { legFabric } from '../cut/leg-fabrics.ts';
import { washOf } from '../cut/washes.ts';
import type { LegNet } from './leg-net.ts';
import { bakeLegWear } from './leg-wear.ts';
import type { LegWear } from './leg-wear.ts';
import type { LegPanel } from './panel-place.ts';

/** Width in metres of the strip along a seam or a hem in which the layers of cloth beneath rub the dye off. */
const LAYERED = 0.024;
/** Width in metres of a warp thread, which is visible only where samples are finer. */
const THREAD = 0.0022;
/** Weight of the thick places of the yarn relative to its threads. */
const SLUB = 0.6;
/** Limits of fading: below 0 the dye is darker, and at 1 no dye is left. */
const DARKEST = -0.62;
const PALEST = 0.95;

/** One panel of a leg, with the wear of the whole leg. */
interface WornPanel extends LegPanel {
  readonly worn: LegWear;
}

/**
 * Wear of both panels of one leg; undefined for trousers that are not made like jeans and for fabric that does not
 * fade.
 */
export function legWear(cut: TrouserCut, net: LegNet, piece: Piece, random: Random): LegWear | undefined {
  if (!cut.jeans || legFabric(piece.fabric).unfading) return undefined;
  const wash = washOf(piece);
  return bakeLegWear(net, { ...wash, mottled: wash.mottled === true }, random);
}

/**
 * Indigo rubs off where legs bend and press outwards: thighs, knees, seat, the ridges of folds, and along the layers of
 * seams and hems, which pucker in the wash and lose their crests.
 */
export function denimWear({ cut, piece, worn, read, side, face }: WornPanel): Painter {
  const { rubbed, pale } = washOf(piece);
  const { folded } = HEM_FINISHES[cut.hemFinish];
  return (point, surface) => {
    if (point.back) {
      wrongSide(surface);
      return;
    }
    const { s, height, above, outer, inner, below } = read(point);
    const seam = Math.min(outer, inner);
    // The last argument only makes the waves of each seam different.
    let edge = 0;
    if (seam < LAYERED) edge = puckered(seam, point.v, side * face + (outer < inner ? 5 : 9));
    if (folded && above < LAYERED) edge += 1.25 * puckered(above, point.u + 0.9 * above, side * face);
    const slow = worn(s, height);
    // The more dye is rubbed off, the more of the white weft is visible between the warp threads.
    const grain = (0.2 + 0.24 * clamp(slow)) * grainAt(point);
    const faded = slow + rubbed * edge * smoothstep(-0.05, 0.1, below) + grain * Math.sqrt(pale);
    fade(surface, faded, pale);
  };
}

/** Wear of small pieces (waistband, pockets, loops): the same as that of the wash, stronger on their upper rims. */
export function pieceWear(cut: TrouserCut, piece: Piece): Painter | undefined {
  if (!cut.jeans || legFabric(piece.fabric).unfading) return undefined;
  const { rubbed, base, pale } = washOf(piece);
  return (point, surface) => {
    const { u, v } = point;
    const wave = noise2((u + 0.7 * v) * 88, v * 30, 4) + 0.4 * noise2(u * 190, v * 60, 9);
    const rim = rubbed * bell(v, 0.0045) * (0.42 + 0.4 * wave);
    const grain = 0.28 * grainAt(point) * Math.sqrt(pale);
    fade(surface, base + rubbed * (0.12 + 0.2 * wave) + rim + grain, pale);
  };
}

/** Fading by the single threads of the cloth, around 0. */
function grainAt(point: Readonly<SurfacePoint>): number {
  const { fine, slub } = denimGrain(point.u, point.v);
  return resolved(THREAD, coverOf(point)) * fine + SLUB * slub;
}

function fade(surface: Surface, faded: number, pale: number): void {
  unpolished(surface);
  fadeDenim(surface, clamp(faded, DARKEST, PALEST), pale);
}

/** Deep dye is visible mainly by its reflections, and denim does not shine like leather. */
function unpolished(surface: Surface): void {
  const deep = smoothstep(0.1, 0.02, surface.g);
  surface.specular *= 1 - 0.8 * deep;
  surface.sheen *= 1 + 0.6 * deep;
}

/** The wrong side of denim shows more of its white weft than of its dyed warp. */
function wrongSide(surface: Surface): void {
  const dyed = smoothstep(0.4, 0.2, surface.g) * 0.5;
  surface.r += (0.36 - surface.r) * dyed;
  surface.g += (0.4 - surface.g) * dyed;
  surface.b += (0.46 - surface.b) * dyed;
}
