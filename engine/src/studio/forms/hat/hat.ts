import { smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { grooveSlope, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import { hatKind, hatShape } from './hat-shape.ts';
import type { HatShape } from './hat-shape.ts';
import { CROWN_FOOT, hatSurface } from './hat-surface.ts';
import { ribbonParts } from './hat-ribbon.ts';
import { beretTrims, capButton, cuffPart, goreSeams, peakPart, turbanKnot } from './hat-trims.ts';

/** A hat that lies on a table: crown, brim, ribbon, peak or cuff. */
export const hat: Form = {
  name: 'hat',
  // It sits at the height of the brow.
  outfit: { fillsHood: true, onHead: { height: 1.655, ahead: -0.01 } },
  fabric: (piece) => hatKind(piece).fabric,
  build({ piece, detail }) {
    const shape = hatShape(piece);
    const painted = paintInOrder(
      shape.panels ? goreSeams(shape.panels) : undefined,
      shape.panels && piece.details.includes('logo') ? badge(shape, badgeColour(piece)) : undefined,
      shape.stitched ? brimStitches(shape) : undefined,
      shape.stitched ? crownSeams(shape) : undefined,
      isPlaited(piece) ? sewnBraid : undefined,
      shape.brim > 0.02 && !shape.stitched ? boundEdge(shape) : undefined,
    );
    const parts: Part[] = [
      { name: 'hat', role: 'cloth', mesh: hatMesh(shape, detail), ...(painted ? { detail: painted } : {}) },
    ];
    if (shape.cuff) parts.push(cuffPart(shape, shape.cuff, detail));
    if (shape.ribbon > 0) parts.push(...ribbonParts(shape, piece, detail));
    if (shape.peak) parts.push(peakPart(shape, shape.peak, detail));
    if (shape.panels) parts.push(...capButton(shape, shape.panels, detail));
    if (shape.wrapped) parts.push(turbanKnot(shape, detail));
    if (shape.slouch) parts.push(...beretTrims(shape, detail));
    return { parts, presentation: 'floor', turn: shape.peak ? 0.62 : 0.5 };
  },
};

function isPlaited(piece: Piece): boolean {
  return piece.fabric === 'straw' || (piece.fabric === null && hatKind(piece).plaited === true);
}

function badgeColour({ colours }: Piece): Rgb {
  const named =
    colours.find((colour) => colour.part === 'trim') ?? colours.filter((colour) => colour.part === 'main')[1];
  return named ? scaleColour(linearFromHex(named.hex), 0.8) : [0.62, 0.61, 0.58];
}

/** An emblem embroidered on the front of a cap: three slanted bars of satin stitch, which is nobody's trademark. */
function badge({ crown }: HatShape, [r, g, b]: Rgb): Painter {
  return (point, surface) => {
    if (point.back || point.z < 0.04 || Math.abs(point.x) > 0.03) return;
    const y = point.y - crown * 0.62;
    const across = (point.x - 0.35 * y) / 0.0145;
    const bar = Math.abs(across - Math.round(across)) * 0.0145;
    const half = 0.0045;
    const inside = Math.min(
      half - bar,
      0.0155 - Math.abs(y) - 0.004 * Math.abs(Math.round(across)),
      1.5 - Math.abs(across),
    );
    if (inside < -0.0012) return;
    shadeLine(surface, inside, 0.0007, 0.4);
    if (inside < 0) return;
    const thread = Math.sin((point.y + 0.3 * point.x) * 5200) * Math.max(0, 1 - point.footprint / 0.0008);
    const tone = 1 + 0.12 * thread;
    surface.r = r * tone;
    surface.g = g * tone;
    surface.b = b * tone;
    surface.sheen += 0.1;
    tilt(surface, 0.5 * ((across - Math.round(across)) * 2), 1, 0, 0);
  };
}

/** The mesh runs from the centre of the crown over its edge, down the side and out along the brim. */
function hatMesh(shape: HatShape, detail: number): Mesh {
  const columns = atDetail(shape.ribs ? 460 : 340, detail);
  return gridMesh({ columns, rows: atDetail(shape.open ? 40 : 240, detail), closed: true }, (u, v, out) => {
    const angle = (u - 0.5) * TAU;
    // The band of a visor is broad over the forehead and narrow at the back, where it is closed.
    const from = shape.open ? CROWN_FOOT - 0.13 - 0.11 * smoothstep(-0.4, 0.8, Math.cos(angle)) : 0;
    hatSurface(shape, angle, from + (1 - from) * v, 0, out);
  });
}

/** Plaits of straw sewn in a spiral, each overlapping the edge of the previous one. */
const sewnBraid: Painter = (point, surface) => {
  const pitch = 0.0092;
  const row = point.v / pitch;
  const off = (row - Math.round(row)) * pitch;
  const out = Math.hypot(point.x, point.z) || 1;
  const rise = point.ny > 0.6 ? 0 : 1;
  tilt(
    surface,
    grooveSlope(off, 0.0009, 0.0014) * (rise ? 1 : -1),
    (1 - rise) * (point.x / out),
    rise,
    (1 - rise) * (point.z / out),
  );
  shadeLine(surface, off, 0.0009, 0.5);
};

/** The edge of a brim, bound with a ribbon or turned over: a darker line and a row of stitches. */
function boundEdge(shape: HatShape): Painter {
  const mean = (shape.halfWidth + shape.halfDepth) / 2;
  return (point, surface) => {
    const out = Math.hypot(point.x / shape.halfWidth, point.z / shape.halfDepth) * mean - mean;
    const inside = shape.brim - out;
    if (inside > 0.012) {
      // Brushed felt is a little darker where the brim meets the crown.
      surface.occlusion *= 1 - 0.18 * smoothstep(0.012, 0, Math.abs(out));
      return;
    }
    shadeLine(surface, inside - 0.006, 0.0008, 0.35);
    stitchRow(point, surface, inside - 0.0045, Math.atan2(point.x, point.z) * (mean + shape.brim), {
      colour: null,
      width: 0.0007,
      pitch: 0.0032,
    });
  };
}

/** The seams of a sewn crown: around its top, and two that close its side, each topstitched on both sides. */
function crownSeams(shape: HatShape): Painter {
  const edge = shape.lift + shape.crown - shape.dome;
  return (point, surface) => {
    if (point.back) return;
    const under = edge - point.y;
    if (Math.abs(under) < 0.01) {
      tilt(surface, grooveSlope(under, 0.0008, 0.0011), 0, -1, 0);
      shadeLine(surface, under, 0.0009, 0.5);
      stitchRow(point, surface, Math.abs(under) - 0.0036, Math.atan2(point.x, point.z) * 0.08, THREAD);
    }
    const side = Math.abs(point.z + 0.012);
    if (under > 0 && side < 0.008 && point.y > shape.lift + 0.002) {
      shadeLine(surface, side, 0.0008, 0.5);
      stitchRow(point, surface, side - 0.0034, point.y, THREAD);
    }
  };
}

const THREAD = { colour: null, width: 0.0008, pitch: 0.0034 };

/** Height in metres above the foot of the crown at which the brim is sewn on. */
const FOOT = 0.004;

/** Rows of stitches round a cloth brim. */
function brimStitches(shape: HatShape): Painter {
  const mean = (shape.halfWidth + shape.halfDepth) / 2;
  return (point, surface) => {
    const out = Math.hypot(point.x / shape.halfWidth, point.z / shape.halfDepth) * mean - mean;
    if (out < -0.004 || point.y > shape.lift + 0.02 + shape.curl) return;
    // Close to its foot, the side of the crown extends almost as far as the inner edge of the brim.
    const above = point.y - shape.lift - FOOT;
    shadeLine(surface, Math.max(out, above), 0.0014, 0.45);
    if (above > 0.002) return;
    for (let row = 0.006; row < shape.brim; row += 0.0085) {
      // Each row of stitches draws the two layers of the brim together a little.
      const rise = Math.hypot(point.x, point.z) || 1;
      const draw = grooveSlope(out - row, 0.00042, 0.0016);
      tilt(surface, draw, point.x / rise, 0, point.z / rise);
      stitchRow(point, surface, out - row, Math.atan2(point.x, point.z) * mean, THREAD);
    }
  };
}
