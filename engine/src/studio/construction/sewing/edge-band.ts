import type { Contour } from '../../../foundation/geometry/mesh/contour.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { lerp } from '../../../foundation/geometry/interpolation.ts';

/** A point of a band's section in metres: `across` away from the cloth over its cut edge, `out` along the normal. */
export type BandSection = (share: number, along: number) => readonly [across: number, out: number];

export interface EdgeBandOptions {
  readonly section: BandSection;
  /** Rows across the section. */
  readonly rows: number;
  /**
   * Vertical share of the direction of `across`, for example 2.2 for a neck rib that rises from a flat shoulder.
   * Default 0.
   */
  readonly rise?: number | ((at: Vec3) => number);
  /** Factor on `across` at a point of the edge. Default 1. */
  readonly reach?: (at: Vec3) => number;
  readonly flip?: boolean;
  /**
   * True when prints continue from the fabric, which requires a line whose mesh has uv without a jump. By default the
   * band has uv of its own.
   */
  readonly printed?: boolean;
}

/**
 * Creates a strip along a cut edge: a hem that rolls in, a rib, a binding, or the side wall of a layer. u runs along
 * the edge, v across it.
 */
export function edgeBand({ points, closed }: Contour, options: EdgeBandOptions): Mesh {
  const columns = closed ? points.length : points.length - 1;
  const { rise = 0 } = options;
  const riseAt = typeof rise === 'number' ? () => rise : rise;
  const span = pathSpan(points, closed);
  return gridMesh(
    {
      columns,
      rows: options.rows,
      closed,
      ...(options.flip ? { flip: true } : {}),
      develop: (u, v, _position, out) => {
        if (options.printed) {
          [out[0], out[1]] = points[Math.min(points.length - 1, Math.round(u * columns))]!.uv;
          return;
        }
        out[0] = u * span;
        out[1] = -v * SECTION_LENGTH;
      },
    },
    (u, v, out) => {
      const { at, normal, inward } = points[Math.min(points.length - 1, Math.round(u * columns))]!;
      const [across, height] = options.section(v, u * span);
      const ax = -inward[0];
      const ay = -inward[1] + riseAt(at);
      const az = -inward[2];
      const unit = (across * (options.reach?.(at) ?? 1)) / Math.hypot(ax, ay, az);
      out[0] = at[0] + ax * unit + normal[0] * height;
      out[1] = at[1] + ay * unit + normal[1] * height;
      out[2] = at[2] + az * unit + normal[2] * height;
    },
  );
}

/** Length in metres of the cloth from the first to the last row. Bands are so narrow that one length serves all. */
const SECTION_LENGTH = 0.02;

function pathSpan(points: Contour['points'], closed: boolean): number {
  let span = 0;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const a = points[(i + points.length - 1) % points.length]!.at;
    const b = points[i]!.at;
    span += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  return span;
}

/** Metres inside the edge at which a band begins, so that no sliver opens between the two. */
const OVERLAP = 0.0025;
/** Metres above the cloth at which a band begins. */
const LIFT = 0.00025;

/**
 * Section of a hem, whose cloth is folded inwards: a round edge as thick as the cloth, then `turn` metres up the wrong
 * side.
 */
export function hemSection(thickness: number, turn: number): BandSection {
  return (share) => {
    if (share < 0.1) return [lerp(-OVERLAP, 0, share / 0.1), LIFT];
    if (share > 0.6) return [lerp(0, -turn, (share - 0.6) / 0.4), -thickness];
    const angle = ((share - 0.1) / 0.5) * Math.PI;
    return [(Math.sin(angle) * thickness) / 2, LIFT - ((1 - Math.cos(angle)) * (thickness + LIFT)) / 2];
  };
}

/**
 * Section of a flat knitted band of two layers, `width` metres across and `thickness` through, with a round free edge.
 */
export function ribSection(width: number, thickness: number): BandSection {
  const lift = thickness * 0.35;
  return (share) => {
    if (share < 0.08) return [-0.0015, lerp(-0.002, lift, share / 0.08)];
    if (share < 0.4) return [lerp(-0.0008, width - thickness / 2, (share - 0.08) / 0.32), lift];
    if (share < 0.6) {
      const angle = ((share - 0.4) / 0.2) * Math.PI;
      return [
        width - thickness / 2 + (Math.sin(angle) * thickness) / 2,
        lift - ((1 - Math.cos(angle)) * thickness) / 2,
      ];
    }
    return [((1 - share) / 0.4) * (width - thickness / 2), lift - thickness];
  };
}

/** Section of the visible side of a layer on top of another: rounded over the edge, then down to the layer below. */
export function layerSection(height: number, round = 0.0012): BandSection {
  const radius = Math.min(round, height * 0.5);
  return (share) => {
    if (share < 0.1) return [lerp(-OVERLAP, 0, share / 0.1), LIFT];
    if (share > 0.65) return [radius, lerp(LIFT - radius, -height - 0.002, (share - 0.65) / 0.35)];
    const angle = ((share - 0.1) / 0.55) * (Math.PI / 2);
    return [Math.sin(angle) * radius, LIFT + (Math.cos(angle) - 1) * radius];
  };
}
