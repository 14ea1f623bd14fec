/** Where the cloth of a piece is seen from outside: other parts of the piece, such as lapels and pockets, lie on the rest. */
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../parts/part.ts';
import { OVER_FOLDS, flatPoint, meanNormal, type ArtFrame, type Box, type FlatPoint } from './art-frame.ts';
import type { ClothMap } from './cloth-map.ts';

/** Returns true at a point of flat cloth that exists, faces the viewer by a cosine and has no other part before it. */
export type IsClear = (point: FlatPoint, facing: number) => boolean;

/** Side in metres of the cells in which it is noted how near other parts are. */
const CELL = 0.003;
/** Metres by which a part must be before the cloth to lie on it: less is a seam or the rounding of meshes. */
const BEFORE = 0.0006;
/**
 * Cosine of the angle to the mean normal of a place up to which cloth faces whoever looks at it: as far as the usual places
 * reach round a body, and less where a centre is moved, which must not end at a side.
 */
const FACING = { usual: 0.12, moved: 0.3 };

/** Cords hang loose over a print, as on every printed hoodie, and are moved aside by whoever wants to see it. */
const isLoose = ({ name, colourPart }: Part): boolean => colourPart === 'laces' || /\bcord\b/.test(name);

/** Sees the cloth of a spot from the side of the piece that it faces: from the front, the back, the left, the right or above. */
export function clearCloth(parts: readonly Part[], own: Part, map: ClothMap, start: FlatPoint): IsClear {
  const normal = meanNormal(map, start, OVER_FOLDS);
  const axis = ([0, 1, 2] as const).reduce((most, each) =>
    Math.abs(normal[each]) > Math.abs(normal[most]) ? each : most,
  );
  const sign = normal[axis] < 0 ? -1 : 1;
  const [across, along] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
  const { min, max } = meshBounds([own.mesh]);
  const columns = Math.ceil((max[across]! - min[across]!) / CELL) + 1;
  const rows = Math.ceil((max[along]! - min[along]!) / CELL) + 1;
  const nearest = new Float32Array(columns * rows).fill(-Infinity);
  const column = (at: number) => Math.floor((at - min[across]!) / CELL);
  const row = (at: number) => Math.floor((at - min[along]!) / CELL);
  const lowest = sign > 0 ? min[axis] : -max[axis];
  for (const part of parts) {
    if (part === own || isLoose(part)) continue;
    const { positions: p, uvs, indices } = part.mesh;
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      const [az, bz, cz] = [sign * p[3 * a + axis]!, sign * p[3 * b + axis]!, sign * p[3 * c + axis]!];
      if (Math.max(az, bz, cz) < lowest) continue;
      const [ax, bx, cx] = [p[3 * a + across]!, p[3 * b + across]!, p[3 * c + across]!];
      const [ay, by, cy] = [p[3 * a + along]!, p[3 * b + along]!, p[3 * c + along]!];
      const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
      if (Math.abs(area) < 1e-12) continue;
      const [left, right] = [Math.max(0, column(Math.min(ax, bx, cx))), Math.min(columns - 1, column(Math.max(ax, bx, cx)))]; // prettier-ignore
      const [low, high] = [Math.max(0, row(Math.min(ay, by, cy))), Math.min(rows - 1, row(Math.max(ay, by, cy)))];
      for (let j = low; j <= high; j++) {
        for (let i = left; i <= right; i++) {
          const [x, y] = [min[across]! + (i + 0.5) * CELL, min[along]! + (j + 0.5) * CELL];
          const wb = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
          const wc = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
          if (wb < 0 || wc < 0 || wb + wc > 1) continue;
          const wa = 1 - wb - wc;
          const depth = wa * az + wb * bz + wc * cz;
          const cell = j * columns + i;
          if (depth <= nearest[cell]!) continue;
          const mix = (values: Float32Array, size: number, k: number) =>
            wa * values[size * a + k]! + wb * values[size * b + k]! + wc * values[size * c + k]!;
          if (part.trim && part.trim(mix(p, 3, 0), mix(p, 3, 1), mix(p, 3, 2), mix(uvs, 2, 0), mix(uvs, 2, 1)) < 0) continue; // prettier-ignore
          nearest[cell] = depth;
        }
      }
    }
  }
  return ({ u, v }, facing) => {
    const found = map.at(u, v);
    if (found === null || normal[0] * found[3]! + normal[1] * found[4]! + normal[2] * found[5]! < facing) return false;
    const [i, j] = [column(found[across]!), row(found[along]!)];
    if (i < 0 || j < 0 || i >= columns || j >= rows) return true;
    return nearest[j * columns + i]! < sign * found[axis]! + BEFORE;
  };
}

/** Millimetres between the points at which cloth is looked at. */
const STEP = 8;
/** Share of an artwork that may be hidden: no more than a corner that a fold of the cloth turns away. */
const MAX_HIDDEN = 0.006;
/** Factors on the size of an artwork, the first of which that has room is taken. */
const SCALES = Array.from({ length: 19 }, (_, k) => 1 - 0.05 * k);

/**
 * The largest factor up to 1 at which a box round a centre is on clear cloth; null where there is no room.
 * @param turn angle in radians by which the box is turned clockwise.
 */
export function clearScale(
  isClear: IsClear,
  centre: FlatPoint,
  frame: ArtFrame,
  turn: number,
  box: Box,
): number | null {
  const isOpen = (scale: number): boolean => {
    const [width, height] = [scale * box.width, scale * box.height];
    const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
    let hidden = 0;
    for (let j = 0; j <= rows; j++) {
      for (let i = 0; i <= columns; i++) {
        const [x, y] = [(i / columns - 0.5) * width, (j / rows - 0.5) * height];
        if (!isClear(flatPoint(centre, frame, turn, x / 1000, y / 1000), FACING.usual)) hidden++;
      }
    }
    return hidden <= MAX_HIDDEN * (columns + 1) * (rows + 1);
  };
  return SCALES.find(isOpen) ?? null;
}

/** Millimetres of bare cloth that an artwork has round it where its centre is moved. */
const MARGIN = 6;
/** Millimetres from the usual centre of a place within which a clear one is looked for. */
const REACH = { aside: 110, down: 350, up: 60 };
/** Millimetres by which a centre moves before a box must be e times as large to be worth it. */
const WORTH = 350;
/**
 * A move to the side leaves the place that words name sooner than one down, and one up is soon at the neck. Beside a
 * closure, a logo is usually on the wearer's left, which is on the right of the front.
 */
const WEIGHTS = { right: 1.5, left: 1.8, down: 1, up: 2 };
/** Millimetres that leaving the middle counts at least: a little beside it looks like a mistake. */
const OFF_MIDDLE = 60;

interface ClearCentre {
  readonly centre: FlatPoint;
  /** Size of the box there as a share of the asked one, less for its distance; 0 where no cloth is clear. */
  readonly worth: number;
}

/** The factor by which a place that is `away` millimetres from the usual one is worth less. */
export const worthAt = (away: number): number => Math.exp(-away / WORTH);

/** The centre near a start round which the largest share of a box is wholly on clear cloth. */
export function clearCentre(isClear: IsClear, start: FlatPoint, frame: ArtFrame, box: Box): ClearCentre {
  const columns = 2 * Math.ceil((REACH.aside + box.width / 2 + MARGIN) / STEP) + 1;
  const above = Math.ceil((REACH.up + box.height / 2 + MARGIN) / STEP);
  const rows = above + Math.ceil((REACH.down + box.height / 2 + MARGIN) / STEP) + 1;
  const at = (x: number, y: number) => flatPoint(start, frame, 0, x / 1000, y / 1000);
  const middle = (columns - 1) / 2;
  // Sums over rectangles of the points that are not clear, from the top left.
  const hidden = new Int32Array((columns + 1) * (rows + 1));
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const own = isClear(at((i - middle) * STEP, (above - j) * STEP), FACING.moved) ? 0 : 1;
      hidden[(j + 1) * (columns + 1) + i + 1] =
        own +
        hidden[j * (columns + 1) + i + 1]! +
        hidden[(j + 1) * (columns + 1) + i]! -
        hidden[j * (columns + 1) + i]!;
    }
  }
  const sumAt = (i: number, j: number) => hidden[j * (columns + 1) + i]!;
  const isOpen = (i: number, j: number, scale: number): boolean => {
    const [half, high] = [box.width, box.height].map((side) => Math.ceil(((scale * side) / 2 + MARGIN) / STEP));
    const [left, right, top, bottom] = [i - half!, i + half! + 1, j - high!, j + high! + 1];
    if (left < 0 || top < 0 || right > columns || bottom > rows) return false;
    return sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top) === 0;
  };
  let found: ClearCentre = { centre: start, worth: 0 };
  for (let y = Math.floor(REACH.up / STEP); y >= -REACH.down / STEP; y--) {
    for (let step = 0; step <= (2 * REACH.aside) / STEP; step++) {
      const x = step % 2 === 1 ? (step + 1) / 2 : -step / 2;
      const away =
        (x === 0 ? 0 : OFF_MIDDLE) +
        STEP * Math.hypot((x > 0 ? WEIGHTS.right : WEIGHTS.left) * x, (y > 0 ? WEIGHTS.up : WEIGHTS.down) * y);
      const most = worthAt(away);
      if (most <= found.worth + SAME) continue;
      const scale = SCALES.find((factor) => isOpen(middle + x, above - y, factor));
      if (scale === undefined || scale * most <= found.worth + SAME) continue;
      found = { centre: at(x * STEP, y * STEP), worth: scale * most };
    }
  }
  return found;
}

/** Worths that differ by less are the same. */
const SAME = 1e-6;
