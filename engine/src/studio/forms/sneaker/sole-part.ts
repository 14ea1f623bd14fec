import { clamp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { smoothUnion } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { surfaceNets } from '../../../foundation/geometry/mesh/surface-nets.ts';
import type { Painter, Surface, SurfacePoint } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { grooveSlope, shadeLine, tilt } from '../../construction/sewing/seam.ts';
import type { SneakerLast } from './last.ts';
import { sewnRow } from './sewn-row.ts';
import type { SneakerKind } from './sneaker-kind.ts';

/** Height in metres of the tread at the bottom of the side wall. */
const TREAD = 0.0068;
/** Distance in metres from the upper edge of the sole to the stitched groove. */
const GROOVE = 0.0046;

/** A sole of rubber or foam: a cup with a stitched groove, a moulded running sole, vulcanised layers, or a plate with studs. */
export function solePart(last: SneakerLast, sole: SneakerKind['sole'], detail: number): Part {
  const mesh = surfaceNets(sole === 'studded' ? studs(last) : last.sole, {
    bounds: { min: [-0.175, -0.006, -0.075], max: [0.178, 0.105, 0.075] },
    cell: 0.0023 / Math.max(0.35, detail),
    steepness: 1.6,
    develop: (x, y, z) => [x + z * 0.4, y],
  });
  const wall = WALLS[sole](last);
  const painted: Painter = (point, surface) => {
    if (Math.abs(point.ny) > 0.75) return;
    wall(point, surface);
    const soil = 1 + 0.02 * noise3(point.x * 60, point.y * 60, point.z * 60);
    scale(surface, soil);
  };
  return { name: 'sole', role: 'rubber', colourPart: 'sole', mesh, solid: true, detail: painted };
}

const WALLS: Readonly<Record<SneakerKind['sole'], (last: SneakerLast) => Painter>> = {
  cup: cupped,
  moulded,
  vulcanised,
  studded: plate,
};

/** Thickness in metres of the plate of a football boot. */
const PLATE = 0.0165;
/** Centres (x, z) of the studs of a football boot in metres, and their radius at the plate. */
const STUDS = [
  [0.1, 0.014, 0.0065],
  [0.1, -0.02, 0.0065],
  [0.066, 0.031, 0.0072],
  [0.066, -0.033, 0.0072],
  [0.03, 0.028, 0.0072],
  [0.03, -0.027, 0.0072],
  [-0.075, 0.021, 0.0078],
  [-0.075, -0.021, 0.0078],
  [-0.108, 0.0165, 0.0078],
  [-0.108, -0.0165, 0.0078],
] as const;

/** A thin plate with conical studs down to the floor. */
function studs({ sole, soleTop }: SneakerLast): DistanceField {
  return (x, y, z) => {
    const plate = Math.max(sole(x, y, z), soleTop(x) - PLATE - y);
    let field = plate;
    for (const [cx, cz, radius] of STUDS) {
      const cone = Math.hypot(x - cx, z - cz) - radius - 0.13 * (y - soleTop(x) + PLATE);
      field = smoothUnion(field, Math.max(cone, -y, y - soleTop(x) + 0.004), 0.004);
    }
    return field * 0.85;
  };
}

/** The glossy plate of a football boot, with a line below the upper. */
function plate(last: SneakerLast): Painter {
  return (point, surface) => {
    surface.roughness = 0.3;
    shadeLine(surface, last.soleTop(point.x) - point.y, 0.0011, 0.4);
  };
}

function scale(surface: Surface, by: number): void {
  surface.r *= by;
  surface.g *= by;
  surface.b *= by;
}

/** Cleats below a height: dark gaps between lugs, slanted around the shoe. */
function cleats(point: SurfacePoint, surface: Surface, above: number, height: number, pitch: number): void {
  if (above > height) return;
  const along = (point.x + 0.4 * Math.abs(point.z) + 0.3 * above) / pitch;
  const gap = Math.abs(along - Math.floor(along) - 0.5) * 2;
  const deep = smoothstep(0.62, 0.74, gap) * smoothstep(height, height - 0.0008, above);
  surface.occlusion *= 1 - 0.75 * deep;
  scale(surface, 1 - 0.35 * deep);
}

function cupped(last: SneakerLast): Painter {
  return (point, surface) => {
    const under = last.soleTop(point.x) - point.y;
    const above = point.y - last.soleBottom(point.x);
    tilt(surface, grooveSlope(under - GROOVE, 0.0009, 0.001), 0, -1, 0);
    shadeLine(surface, under - GROOVE, 0.001, 0.42);
    sewnRow(point, surface, under - GROOVE, point.x + point.z * 0.5, { colour: null, width: 0.0009, pitch: 0.0046 });
    tilt(surface, grooveSlope(above - TREAD, 0.0009, 0.0008), 0, 1, 0);
    shadeLine(surface, above - TREAD, 0.0008, 0.5);
    shadeLine(surface, under, 0.0011, 0.4);
    const wall = smoothstep(TREAD + 0.001, TREAD + 0.002, above) * smoothstep(GROOVE + 0.0012, GROOVE + 0.002, under);
    // Fine ribs around the toe, which is scuffed first, and small pressed diamonds on the sides.
    const toe = smoothstep(0.092, 0.1, point.x - 0.3 * Math.max(0, TREAD + 0.004 - above));
    const shown = wall * clamp(1.4 - point.footprint / 0.0009);
    if (shown > 0) {
      const rib = (above / 0.0026) * TAU;
      tilt(surface, 0.34 * toe * shown * Math.sin(rib), ...UP);
      surface.occlusion *= 1 - 0.16 * toe * shown * (0.5 + 0.5 * Math.cos(rib));
      const [along, up] = [(point.x + 0.35 * point.z) / 0.0021, above / 0.0021];
      const diamond = Math.sin((along + up) * Math.PI) * Math.sin((along - up) * Math.PI);
      const pressed = (1 - toe) * shown * smoothstep(0.003, 0.005, under - GROOVE);
      tilt(surface, 0.2 * pressed * diamond, ...UP);
      surface.occlusion *= 1 - 0.1 * pressed * (0.5 - 0.5 * diamond);
    }
    if (above < TREAD - 0.0006) {
      // The outsole is a thin layer of slightly warmer rubber with shallow notches.
      surface.r *= 0.93;
      surface.g *= 0.9;
      surface.b *= 0.85;
      notches(point, surface, above);
    }
  };
}

function notches(point: SurfacePoint, surface: Surface, above: number): void {
  const along = (point.x + 0.35 * point.z) / 0.0062;
  const gap = Math.abs(along - Math.floor(along) - 0.5) * 2;
  const deep = smoothstep(0.8, 0.92, gap) * smoothstep(TREAD * 0.55, TREAD * 0.42, above);
  surface.occlusion *= 1 - 0.45 * deep;
}

const UP = [0, 1, 0] as const;

/** Foam in two densities separated by a rising line, with a ribbed heel and an outsole of lugs. */
function moulded(last: SneakerLast): Painter {
  return (point, surface) => {
    const from = last.soleBottom(point.x);
    const to = last.soleTop(point.x);
    const above = point.y - from;
    const share = above / (to - from);
    const line = share - 0.56 - 0.16 * Math.sin(point.x * 24 + 0.9);
    const metres = line * (to - from);
    tilt(surface, grooveSlope(metres, 0.0014, 0.0013), ...UP);
    shadeLine(surface, metres, 0.0012, 0.5);
    surface.roughness = 0.72;
    if (metres < -0.002 && point.x < -0.055 && above > 0.009) {
      tilt(surface, 0.75 * Math.sin((point.y + point.x * 0.25) * 1500), ...UP);
      surface.occlusion *= 0.86 + 0.14 * Math.sin((point.y + point.x * 0.25) * 1500 + 1.5);
    }
    if (metres < -0.002 && point.x > 0.03 && above > 0.009) {
      tilt(surface, 0.5 * Math.sin((point.x - point.y * 0.8) * 900), 1, 0, 0);
    }
    shadeLine(surface, to - point.y, 0.0012, 0.45);
    shadeLine(surface, above - 0.0078, 0.0008, 0.6);
    if (above < 0.0075) {
      scale(surface, 0.42);
      surface.roughness = 0.6;
      cleats(point, surface, above, 0.0075, 0.0125);
    }
  };
}

/** A strip of rubber around the shoe, with a coloured line and a ribbed toe bumper. */
function vulcanised(last: SneakerLast): Painter {
  return (point, surface) => {
    const under = last.soleTop(point.x) - point.y;
    const above = point.y - last.soleBottom(point.x);
    shadeLine(surface, under, 0.001, 0.45);
    shadeLine(surface, under - 0.0072, 0.0005, 0.35);
    const stripe = smoothstep(0.0011, 0.0006, Math.abs(under - 0.0042)) * smoothstep(0.118, 0.112, point.x);
    scale(surface, 1 - 0.82 * stripe);
    // The toe bumper is ribbed.
    const toe = smoothstep(0.108, 0.114, point.x) * smoothstep(0.0085, 0.0095, under) * smoothstep(0.004, 0.005, above);
    const shown = toe * clamp(1.4 - point.footprint / 0.0009);
    if (shown > 0) {
      const rib = (under / 0.0024) * TAU;
      tilt(surface, 0.34 * shown * Math.sin(rib), ...UP);
      surface.occlusion *= 1 - 0.16 * shown * (0.5 - 0.5 * Math.cos(rib));
    }
    shadeLine(surface, above - 0.0042, 0.0006, 0.5);
    cleats(point, surface, above, 0.0036, 0.0062);
  };
}
