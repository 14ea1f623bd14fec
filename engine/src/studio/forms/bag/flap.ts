import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { slabMesh } from '../../../foundation/geometry/mesh/slab.ts';
import type { Slab } from '../../../foundation/geometry/mesh/slab.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { BagBody } from './bag-body.ts';

export interface FlapShape {
  /** Length in metres by which the flap hangs down the front. */
  readonly drop: number;
  /** Distance in metres between the sides of the flap and those of the bag. */
  readonly margin: number;
  /** Metres by which each side widens towards the free end. */
  readonly flare: number;
  /** Radius in metres of the corners of the free end. */
  readonly corner: number;
  /** Metres by which the free end hangs lower at its centre. */
  readonly bow: number;
  readonly thickness: number;
}

/** Length in metres of the part of a flap that is sewn to the back. */
const HOLD = 0.03;

/** A point on the section of the flap: metres from its fixed end, position and normal. */
interface Bend {
  readonly s: number;
  readonly y: number;
  readonly z: number;
  readonly ny: number;
  readonly nz: number;
}

/** A flap from the back of a bag over its top and down its front. */
export function flapSlab(body: BagBody, shape: FlapShape, detail: number): Slab {
  const bends = flapCourse(body, shape.drop);
  const length = bends.at(-1)!.s;
  const overTop = length - shape.drop;
  return slabMesh({
    columns: atDetail(112, detail),
    rows: atDetail(160, detail),
    length,
    corner: shape.corner,
    thickness: shape.thickness,
    bow: shape.bow,
    half: (s) => {
      const down = clamp((s - overTop) / shape.drop, -1, 1);
      // At the back the flap stays on the wall where the bag's corner curves away.
      const held = body.measures.edge * (1 - smoothstep(HOLD, overTop, s));
      return (
        body.halfWidth(body.top - shape.drop * Math.max(0, down)) -
        Math.max(shape.margin, held) +
        shape.flare * Math.max(0, down)
      );
    },
    lay: (x, s, lift, out) => {
      const bend = courseAt(bends, s);
      const front = bend.nz > 0.3 ? body.frontZ(x, bend.y) - body.frontZ(0, bend.y) : 0;
      out[0] = x;
      out[1] = bend.y + bend.ny * (lift + GAP);
      out[2] = bend.z + front * bend.nz + bend.nz * (lift + GAP);
    },
  });
}

/** Gap in metres between two layers of leather, which casts a thin shadow. */
const GAP = 0.0012;

/** The centre line of the flap, with normals. */
function flapCourse(body: BagBody, drop: number): readonly Bend[] {
  const { top } = body;
  const { edge } = body.measures;
  const shoulder = top - edge;
  const places: [number, number][] = [];
  const back = (y: number) => -body.frontZ(0, y);
  for (let i = 0; i <= 12; i++)
    places.push([lerp(shoulder - HOLD, shoulder, i / 12), back(lerp(shoulder - HOLD, shoulder, i / 12))]);
  for (let i = 1; i <= 10; i++) {
    const angle = ((i / 10) * Math.PI) / 2;
    places.push([shoulder + edge * Math.sin(angle), back(shoulder) + edge * (1 - Math.cos(angle))]);
  }
  const from = back(shoulder) + edge;
  for (let i = 1; i <= 12; i++) places.push([top, lerp(from, -from, i / 12)]);
  for (let i = 1; i <= 14; i++) {
    const angle = ((i / 14) * Math.PI) / 2;
    places.push([shoulder + edge * Math.cos(angle), -from + edge * Math.sin(angle)]);
  }
  const down = drop - edge * 0.6;
  for (let i = 1; i <= 60; i++)
    places.push([shoulder - (down * 1.15 * i) / 60, body.frontZ(0, shoulder - (down * 1.15 * i) / 60)]);
  return withNormals(places);
}

function withNormals(places: readonly (readonly [number, number])[]): Bend[] {
  let s = 0;
  return places.map(([y, z], i) => {
    const before = places[Math.max(0, i - 1)]!;
    const after = places[Math.min(places.length - 1, i + 1)]!;
    s += i === 0 ? 0 : Math.hypot(y - before[0], z - before[1]);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return { s, y, z, ny: (after[1] - before[1]) / length, nz: (before[0] - after[0]) / length };
  });
}

function courseAt(bends: readonly Bend[], s: number): Bend {
  let low = 0;
  let high = bends.length - 1;
  while (high - low > 1) {
    const midpoint = (low + high) >> 1;
    if (bends[midpoint]!.s > s) high = midpoint;
    else low = midpoint;
  }
  const a = bends[low]!;
  const b = bends[high]!;
  const t = (s - a.s) / (b.s - a.s || 1);
  return { s, y: lerp(a.y, b.y, t), z: lerp(a.z, b.z, t), ny: lerp(a.ny, b.ny, t), nz: lerp(a.nz, b.nz, t) };
}
