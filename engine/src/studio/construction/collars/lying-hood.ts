import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { bell, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { sidePath } from './turned-collar.ts';

/** A lowered hood, given by three lines from the centre of the back to the front on the +x side. */
export interface LyingHood {
  /** Seam to the garment. */
  readonly seam: readonly Vec3[];
  /** Top of the roll. */
  readonly top: readonly Vec3[];
  /** Outer edge. */
  readonly outside: readonly Vec3[];
  /** Phase of the folds, so that two hoods differ. */
  readonly phase: number;
  /** Height of folds in metres. Default 6 mm. */
  readonly folds?: number;
}

/**
 * A point of a hood's cloth: `turn` -1 to 1 round the neck with 0 behind, `across` 0 at the seam to 1 at the free edge.
 */
type HoodSurface = (turn: number, across: number) => Vec3;

/** The surface of a hood that rises from its seam over the roll, then falls to its outer edge. */
export function lyingHood({ phase, folds = 0.006, ...lines }: LyingHood): HoodSurface {
  const seam = sidePath(lines.seam);
  const top = sidePath(lines.top);
  const outside = sidePath(lines.outside);
  const bent = (share: number, across: number): Vec3 => {
    const [a, b, c] = [seam(share), top(share), outside(share)];
    const up = Math.min(1, across / 0.45);
    const over = Math.max(0, (across - 0.45) / 0.55);
    const round = Math.sin(over * Math.PI * 0.5);
    const fall = 1 - Math.cos(over * Math.PI * 0.5);
    return [
      lerp(lerp(a[0], b[0], up), c[0], round),
      lerp(lerp(a[1], b[1], up), c[1], fall),
      lerp(lerp(a[2], b[2], up), c[2], round),
    ];
  };
  return (turn, across) => {
    const side = turn < 0 ? -1 : 1;
    const share = Math.abs(turn);
    // Two layers of cloth roll over: the bend between rise and fall is round.
    const reach = Math.min(ROLL, across, 1 - across);
    const [before, at, after] = [bent(share, across - reach), bent(share, across), bent(share, across + reach)];
    const [x, y, z] = [0, 1, 2].map((k) => 0.32 * (before[k]! + after[k]!) + 0.36 * at[k]!) as [number, number, number];
    const ripple = folds * smoothstep(0.3, 0.75, across) * smoothstep(1, 0.7, share);
    const crease = 0.6 * bell(across - 0.62 - 0.08 * Math.sin(turn * 7 + phase), 0.06);
    const n = noise3(turn * 4 + phase, across * 2.2, 3) + crease;
    return [x * side * (1 + ripple * n * 6), y + ripple * n * 1.4, z * (1 + ripple * n * 5)];
  };
}

/** Share of the width over which the cloth rolls over. */
const ROLL = 0.17;

export function lyingHoodMesh(surface: HoodSurface, detail: number): Mesh {
  return gridMesh({ columns: atDetail(140, detail), rows: atDetail(56, detail), flip: true }, (u, v, out) => {
    const [x, y, z] = surface(u * 2 - 1, v);
    out[0] = x;
    out[1] = y;
    out[2] = z;
  });
}
