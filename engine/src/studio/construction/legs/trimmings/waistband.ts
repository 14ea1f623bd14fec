import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { placeOn } from '../cloth/leg-cloth.ts';
import type { LegPlace } from '../cloth/leg-cloth.ts';
import type { LegNet } from '../cloth/leg-net.ts';

/** The nets of both sides of a pair of trousers after folding, at +x and at -x. */
export type LegPair = readonly [left: LegNet, right: LegNet];

/**
 * Section of a ring. At `share` of the way across it, and at `turn` round the waist: metres below the top of the net, and
 * metres off the fabric.
 */
export type RingSection = (share: number, turn: number) => readonly [below: number, off: number];

export interface RingRequest {
  readonly columns: number;
  readonly rows: number;
  readonly section: RingSection;
}

/**
 * A closed ring round the waist. `turn` runs from 0 at the centre front over +x to 1, `share` of the section from the
 * first row to the last. The texture's u is in metres round the waist, its v the metres below the top, negative.
 */
export function waistRing(pair: LegPair, { columns, rows, section }: RingRequest): Mesh {
  const on: LegPlace = { at: [0, 0, 0], normal: [0, 0, 1] };
  const circumference = waistCircumference(pair);
  const top = pair[0].heights[0]!;
  return gridMesh(
    {
      columns,
      rows,
      closed: true,
      develop: (u, v, _position, out) => {
        out[0] = u * circumference;
        out[1] = -section(v, u)[0];
      },
    },
    (u, v, out) => {
      const [below, off] = section(v, u);
      placeRound(pair, u, top - Math.max(0, below), on);
      // Above the net the ring continues straight up from the edge of the fabric.
      out[0] = on.at[0] + on.normal[0] * off;
      out[1] = on.at[1] - Math.min(0, below) + on.normal[1] * off;
      out[2] = on.at[2] + on.normal[2] * off;
    },
  );
}

/** Writes the point at a share round the waist: 0 centre front, .25 the side at +x, .5 centre back. */
export function placeRound([left, right]: LegPair, turn: number, height: number, out: LegPlace): void {
  const t = turn - Math.floor(turn);
  if (t <= 0.5) placeOn(left, 1, t * 2, height, out);
  else placeOn(right, -1, (1 - t) * 2, height, out);
}

export function waistCircumference([left, right]: LegPair): number {
  const y = left.heights[0]!;
  return left.width(y, 1) + left.width(y, -1) + right.width(y, 1) + right.width(y, -1);
}

/**
 * A waistband: up its outside from `height` metres below the top, over a round edge, and down the inside. Shares up to
 * .08 are the lower edge on the fabric, .45 to .55 the top.
 */
export function bandSection(height: number, thickness: number): RingSection {
  const lift = 0.0012;
  return (share) => {
    if (share < 0.08) return [height - 0.0002, lerp(-0.001, lift, smoothstep(0, 0.08, share))];
    if (share < 0.45) return [lerp(height, 0, (share - 0.08) / 0.37), lift];
    if (share > 0.55) return [lerp(0, height - 0.003, (share - 0.55) / 0.45), lift - thickness];
    const angle = ((share - 0.45) / 0.1) * Math.PI;
    return [-Math.sin(angle) * thickness * 0.5, lift - ((1 - Math.cos(angle)) * thickness) / 2];
  };
}
