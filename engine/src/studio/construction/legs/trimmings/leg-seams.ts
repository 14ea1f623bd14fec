import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../../foundation/geometry/noise.ts';
import { linearFromHex } from '../../../materials/colour.ts';
import type { Rgb } from '../../../../foundation/raster/softbox.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Painter, Surface, SurfacePoint } from '../../../materials/material.ts';
import { grooveSlope, shadeLine, stepSlope, stitchRow, tilt } from '../../sewing/seam.ts';
import type { Thread } from '../../sewing/seam.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { HEM_FINISHES } from '../cut/hem-finishes.ts';
import { creaseLine } from '../cloth/crease-line.ts';
import { FLY, frontDetail } from './front-detail.ts';
import { backDetail } from './back-detail.ts';
import type { LegNet } from '../cloth/leg-net.ts';
import { CROTCH } from '../cut/leg-shape.ts';
import type { LegPanel, PanelPlace } from '../cloth/panel-place.ts';
import { hemThread, threadOf } from '../cut/thread.ts';
import { paintStripe, stripeColour } from '../../sewing/side-stripe.ts';

interface SewnPanel extends LegPanel {
  readonly net: LegNet;
}

/** Seams, stitches, pocket mouths, fly, darts and hem of one panel. */
export function legSeams({ cut, net, piece, read, side, face }: SewnPanel): Painter {
  const thread = threadOf(cut, piece);
  const hem = hemThread(cut, piece);
  const stripe = cut.stripe ? stripeColour(piece) : null;
  const piping = pipingColour(piece);
  const upper = face > 0 ? frontDetail(cut, creaseLine(net), thread, side) : backDetail(cut, thread, side);
  const sides: SideSeams = { cut, thread, side, face };
  return (point, surface) => {
    const place = read(point);
    if (!point.back && place.below < 0.34) upper(place, point, surface);
    sideSeams(place, point, surface, sides);
    if (cut.pouch && face > 0) pouchSeam(place, point, surface);
    if (stripe) sideStripe(place, surface, stripe);
    if (piping) legPiping(place, point, surface, piping);
    if (place.above < 0.035) hemLine(place, point, surface, cut, hem);
  };
}

/** Paints the seam beside a pouch, from the waistband to the crotch. */
function pouchSeam({ below }: PanelPlace, { x, footprint }: Readonly<SurfacePoint>, surface: Surface): void {
  const share = below / POUCH;
  if (share < 0 || share > 1) return;
  const off = Math.abs(x) - 0.03 - 0.032 * Math.sin(Math.PI * (0.2 + 0.8 * share));
  if (Math.abs(off) > 0.008) return;
  tilt(surface, grooveSlope(off, 0.0005, 0.0014), 1, 0, 0);
  shadeLine(surface, off, Math.max(0.0009, footprint * 0.8), 0.3);
}

/** Length in metres of the seam of a pouch. */
const POUCH = 0.2;

function sideStripe({ outer, below }: PanelPlace, surface: Surface, colour: Rgb): void {
  if (below >= 0) paintStripe(surface, outer, colour);
}

/** Half the width in metres of piping. */
const PIPING = 0.0019;

function pipingColour({ colours }: Piece): Rgb | null {
  const named = colours.find(({ part }) => part === 'piping');
  return named ? linearFromHex(named.hex) : null;
}

/** Height in metres above the hem of a leg at which its piping is sewn in. */
const PIPED_HEM = 0.032;

/** Paints cords in the side seam, of which half lies on this panel, and above the hem, rounded and shaded at the foot. */
function legPiping(
  { outer, below, above }: PanelPlace,
  point: Readonly<SurfacePoint>,
  surface: Surface,
  [r, g, b]: Rgb,
): void {
  const half = Math.max(PIPING, 0.8 * point.footprint);
  const off = Math.min(outer, Math.abs(above - PIPED_HEM));
  if (point.back || below < 0 || off > half + 0.004) return;
  shadeLine(surface, off - half - 0.0006, 0.001, 0.35);
  if (off > half) return;
  const round = 1 - 0.3 * (off / half) ** 2;
  surface.r = r * 0.8 * round;
  surface.g = g * 0.8 * round;
  surface.b = b * 0.8 * round;
}

interface SideSeams extends Pick<LegPanel, 'cut' | 'side' | 'face'> {
  /** Null for seams whose stitches are not seen. */
  readonly thread: Thread | null;
}

function sideSeams(
  { inner, outer, below }: PanelPlace,
  point: Readonly<SurfacePoint>,
  surface: Surface,
  { cut, thread, side, face }: SideSeams,
): void {
  /** The sign of u towards the side seam. */
  const out = side * face;
  const centre = point.v > CROTCH;
  // At the centre, only the overlapping left side is stitched: once along the fly, twice below it.
  const laid = !centre || side > 0;
  const fly = centre && face > 0 && below < cut.bandHeight + FLY;
  // Seen edge-on, a row of stitches would break up into sparks.
  const shown = point.facing > 0.3 ? thread : null;
  const deep = cut.jeans ? 0.0011 : 0.0008;
  if (outer < 0.02) {
    tilt(surface, out * grooveSlope(outer, deep, 0.0022), -1, 0, 0);
    shadeLine(surface, outer, 0.0015, 0.42);
    pucker(point, surface, outer, cut.jeans);
    if (shown && below < 0.17) stitchRow(point, surface, outer - 0.0038, point.v, shown);
  }
  if (inner < 0.022) {
    tilt(surface, out * grooveSlope(inner, deep, 0.0022), 1, 0, 0);
    shadeLine(surface, inner, centre ? 0.0016 : 0.0014, 0.42);
    if (!centre) pucker(point, surface, inner, cut.jeans);
    if (shown && laid) {
      stitchRow(point, surface, inner - 0.0034, point.v, shown);
      if (!fly) stitchRow(point, surface, inner - 0.0096, point.v, shown);
    }
  }
}

/** Felled seams of washed denim pull up in little waves. */
function pucker(point: Readonly<SurfacePoint>, surface: Surface, from: number, jeans: boolean): void {
  if (!jeans) return;
  const near = smoothstep(0.016, 0.004, from);
  surface.tiltY += 0.16 * near * noise2(point.v * 190, from * 60, 5);
}

function hemLine(
  { above }: PanelPlace,
  point: Readonly<SurfacePoint>,
  surface: Surface,
  cut: TrouserCut,
  thread: Thread | null,
): void {
  const { frayed, folded } = HEM_FINISHES[cut.hemFinish];
  if (frayed) {
    paleFray(point, surface, above);
    return;
  }
  if (!folded || !thread) return;
  stitchRow(point, surface, above - 0.0125, point.u, thread);
  tilt(surface, -stepSlope(above - 0.014, 0.0014, 0.0018), 0, 1, 0);
  if (cut.jeans) {
    // Rope twist of a chain-stitched hem.
    surface.tiltX += 0.3 * smoothstep(0.014, 0.008, above) * noise2((point.u + above * 0.9) * 170, above * 60, 6);
  }
}

/** Washes the dye out a few weft threads high, above the threads that hang free. */
function paleFray(point: Readonly<SurfacePoint>, surface: Surface, above: number): void {
  const uneven = 0.5 + 0.5 * noise2(point.u * 320, 4, 6);
  const edge = smoothstep(0.0155 + 0.003 * uneven, 0.0115, above);
  const pale = edge * (0.72 + 0.16 * noise2(point.u * 900, above * 300, 2));
  // The weft of indigo denim is white; that of black denim was dyed with the warp.
  const white = surface.b > 1.25 * surface.r || surface.g > 0.3 ? 1 : 0.42;
  surface.r += (0.6 * white - surface.r) * pale;
  surface.g += (0.62 * white - surface.g) * pale;
  surface.b += (0.65 * white - surface.b) * pale;
}
