import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { clamp } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';

export interface PatchOptions {
  /** Writes angle and height of a point of the patch, u to the viewer's right and v down, both 0 to 1. */
  readonly at: (u: number, v: number, out: [angle: number, height: number]) => void;
  /** Metres across and down; the patch's own uv is in metres from its centre and its upper edge. */
  readonly size: readonly [width: number, length: number];
  /** Metres above the fabric. */
  readonly lift: number;
  /** Additional distance from the fabric by u and v, metres: a flap that opens, a pocket that gapes. */
  readonly stand?: (u: number, v: number) => number;
  /** True when the patch goes once round the garment. */
  readonly closed?: boolean;
  /** Metres between vertices. Default 5 mm. */
  readonly spacing?: number;
}

/** Metres over which an edge rounds down to the cloth below. */
const ROUND = 0.0016;

/** A piece of cloth on top of the garment, following its folds, with rounded edges that reach down to it. */
export function clothPatch(surface: ClothSurface, options: PatchOptions, detail: number): Mesh {
  const { at, size, lift, stand, closed = false, spacing = 0.005 } = options;
  const [width, length] = size;
  const columns = atDetail(width / spacing + 6, closed ? detail : Math.max(detail, 0.5));
  const rows = atDetail(length / spacing + 6, Math.max(detail, 0.5));
  const spot: [number, number] = [0, 0];
  return gridMesh(
    {
      columns,
      rows,
      closed,
      develop: (u, v, _position, out) => {
        out[0] = ((closed ? u : crowded(u, columns, width)) - 0.5) * width;
        out[1] = -crowded(v, rows, length) * length;
      },
    },
    (u, v, out) => {
      const across = closed ? u : crowded(u, columns, width);
      const down = crowded(v, rows, length);
      at(across, down, spot);
      surface.point(spot[0], spot[1], out);
      const side = closed ? 1 : Math.min(across, 1 - across) * width;
      const inside = clamp(Math.min(side, Math.min(down, 1 - down) * length) / ROUND);
      const off = (lift + 0.0012) * Math.sqrt(inside * (2 - inside)) - 0.0012 + (stand?.(across, down) ?? 0);
      out[0] += Math.sin(spot[0]) * off;
      out[2] += Math.cos(spot[0]) * off;
    },
  );
}

/** Moves the three outermost lines of a grid into the rounding of the edge. */
function crowded(share: number, count: number, size: number): number {
  const edge = Math.min(0.3, ROUND / size);
  const i = share * count;
  const near = Math.min(i, count - i);
  const within = near <= 3 ? (near / 3) ** 1.4 * edge : edge + ((near - 3) / (count / 2 - 3 || 1)) * (0.5 - edge);
  return i <= count / 2 ? within : 1 - within;
}
