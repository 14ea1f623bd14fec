import { blur } from '../../foundation/image/blur.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import { softColours } from '../../foundation/image/edge-distance.ts';
import type { Picture } from '../../foundation/image/picture.ts';

/** Chroma in opponent colours below which an object has no distinct colour. */
const GREY = 9;
/** Share of an object's typical chroma below which a pixel separates coloured areas (a white rim). */
const PALE_CHROMA = 0.42;
/** Minimum share of the matte; smaller islands are part of the print. */
const MIN_ISLAND = 0.02;
/** Minimum cosine between two hues of the same dye. */
const ONE_HUE = 0.975;
/** Pixels by which the soft edge of an island extends beyond it. */
const EDGE = 2;

/**
 * Removes content from a matte that lies inside the object but is not part of it, such as coffee in a cup. An island is
 * separated from the largest coloured area by paler pixels and has another hue. `check` may throw to stop.
 */
export function withoutIslands(picture: Picture, matte: Float32Array, check: () => void): Float32Array {
  const { width, height } = picture;
  const colours = softColours(picture, check);
  const chroma = (i: number) => Math.hypot(colours[3 * i + 1]!, colours[3 * i + 2]!);
  let [sum, size] = [0, 1e-6];
  for (let i = 0; i < matte.length; i++) {
    sum += matte[i]! * chroma(i);
    size += matte[i]!;
  }
  const usual = sum / size;
  if (usual < GREY) return matte;
  const coloured = Uint8Array.from(matte, (value, i) => (value > 0.5 && chroma(i) > PALE_CHROMA * usual ? 1 : 0));
  const areas = areasOf(coloured, colours, width);
  const main = areas.reduce<Area | null>(
    (max, area) => (max && max.cells.length >= area.cells.length ? max : area),
    null,
  );
  if (!main) return matte;
  const islands = new Uint8Array(matte.length);
  for (const { cells, hue } of areas) {
    if (cells.length < MIN_ISLAND * size || hue[0] * main.hue[0] + hue[1] * main.hue[1] > ONE_HUE) continue;
    for (const i of cells) islands[i] = 1;
  }
  if (!islands.includes(1)) return matte;
  const soft = blur(Float32Array.from(growMask(islands, width, height, EDGE)), width, height, 1, { check });
  return matte.map((value, i) => value * (1 - soft[i]!));
}

interface Area {
  readonly cells: readonly number[];
  /** Unit direction of its mean colour on the two opponent axes. */
  readonly hue: readonly [number, number];
}

function areasOf(mask: Uint8Array, colours: Float32Array, width: number): readonly Area[] {
  const left = mask.slice();
  const areas: Area[] = [];
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    const cells = [start];
    left[start] = 0;
    let [a, b] = [0, 0];
    const visit = (i: number) => {
      if (!left[i]) return;
      left[i] = 0;
      cells.push(i);
    };
    for (let at = 0; at < cells.length; at++) {
      const i = cells[at]!;
      a += colours[3 * i + 1]!;
      b += colours[3 * i + 2]!;
      if (i % width > 0) visit(i - 1);
      if (i % width < width - 1) visit(i + 1);
      visit(i - width);
      visit(i + width);
    }
    const length = Math.hypot(a, b) + 1e-6;
    areas.push({ cells, hue: [a / length, b / length] });
  }
  return areas;
}
