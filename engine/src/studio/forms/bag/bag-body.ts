import { bell, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import type { RoundedLoftOptions } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { atDetail } from '../../parts/at-detail.ts';

/** Measures in metres of a bag that stands on the floor. */
export interface BagMeasures {
  /** Height of the underside, which feet raise above the floor. */
  readonly bottom: number;
  readonly height: number;
  /** Half the width at the bottom and at the top. */
  readonly halfWidth: readonly [bottom: number, top: number];
  /** Half the depth at the bottom and at the top. */
  readonly halfDepth: readonly [bottom: number, top: number];
  /** Radius of every edge. */
  readonly edge: number;
  /** Metres by which the front and back bulge at the centre. */
  readonly swell: number;
  /** Metres by which soft fabric bulges and sags between its seams; absent for a stiff wall. */
  readonly slack?: number;
  /** Metres by which the sides are folded in. */
  readonly pinch: number;
  /** Wall thickness of a bag that is open at the top; absent for a closed one. */
  readonly open?: number;
}

/** A bag's walls as functions, for parts that are sewn on them. */
export interface BagBody {
  readonly measures: BagMeasures;
  readonly top: number;
  readonly halfWidth: (y: number) => number;
  readonly halfDepth: (y: number) => number;
  /** Distance of the front wall from the median plane at (x, y). */
  readonly frontZ: (x: number, y: number) => number;
  mesh(detail: number): Mesh;
}

export function bagBody(measures: BagMeasures): BagBody {
  const { bottom, height, swell, pinch, edge, slack = 0 } = measures;
  const top = bottom + height;
  const rise = (y: number) => Math.min(1, Math.max(0, (y - bottom) / height));
  // A stuffed leather bag is fuller than its pattern between its stiff top and bottom.
  const [lowWidth, highWidth] = measures.halfWidth;
  const [lowDepth, highDepth] = measures.halfDepth;
  const halfWidth = (y: number) => lerp(lowWidth, highWidth, rise(y)) + 0.3 * swell * Math.sin(Math.PI * rise(y));
  const halfDepth = (y: number) => lerp(lowDepth, highDepth, smoothstep(0, 1, rise(y)));
  const bulge = (x: number, y: number) => Math.max(0, 1 - (x / halfWidth(y)) ** 2) * Math.sin(Math.PI * rise(y));
  const relief = (x: number, y: number, z: number) => {
    const side = smoothstep(halfWidth(y) - 0.03, halfWidth(y), Math.abs(x));
    const folded = pinch * side * bell(z, 0.022) * smoothstep(0.1, 0.85, rise(y));
    const hollow = slack === 0 ? 0 : slack * (noise3(x * 8 + 2, y * 7, z * 5) + 0.45 * noise3(x * 19, y * 13, z * 8));
    return swell * bulge(x, y) - folded + hollow + 0.0012 * noise3(x * 14, y * 12, z * 14);
  };
  return {
    measures,
    top,
    halfWidth,
    halfDepth,
    frontZ: (x, y) => halfDepth(y) + relief(x, y, halfDepth(y)),
    mesh: (detail) => roundedLoft({ ...loftOptions(), columns: atDetail(250, detail), rows: atDetail(144, detail) }),
  };

  function loftOptions(): Omit<RoundedLoftOptions, 'columns' | 'rows'> {
    const opening = measures.open ? { thickness: measures.open, depth: height * 0.9 } : null;
    return { bottom, top, halfWidth, halfDepth, corner: edge, edge, relief, ...(opening ? { opening } : {}) };
  }
}
