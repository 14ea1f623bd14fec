/** Which part of a roughly painted mask is the thing that was meant: a brush spills over edges, an eye does not. */
import { blur } from '../image/blur.ts';
import { smoothstep } from '../geometry/interpolation.ts';
import { growMask } from '../image/grow-mask.ts';
import { distanceToNearest, opponentColour, shareColours } from './cluster-colours.ts';
import type { Colour } from './cluster-colours.ts';
import type { Picture } from './picture.ts';

const CLUSTERS = 12;
/** A colour belongs to the surroundings when it makes up this many times as much of them as of the mask. */
const TELLING = 2.4;
/** Share of the mask that surroundings may take away; more means that nothing stands out in it. */
const MOST_SPILL = 0.62;

/**
 * 0 to 1 per pixel: 1 where the mask shows its subject, 0 where it shows what goes on outside it. All of the mask when
 * it lies within one stuff, or when nothing in it stands out.
 */
export function subjectMatte(picture: Picture): Float32Array {
  const { width, height, mask } = picture;
  const inside = Uint8Array.from(mask, (value) => (value > 127 ? 1 : 0));
  const all = Float32Array.from(mask, (value) => (value > 0 ? 1 : 0));
  const covered = inside.reduce((sum, value) => sum + value, 0);
  const reach = Math.max(4, Math.round(0.09 * Math.sqrt(covered)));
  const grown = growMask(inside, width, height, reach);
  const ring = grown.map((value, i) => (value && mask[i] === 0 ? 1 : 0));
  const shrunk = growMask(
    inside.map((value) => 1 - value),
    width,
    height,
    reach,
  ).map((value) => 1 - value);
  const core = shrunk.some((value) => value === 1) ? shrunk : inside;
  const colours = shareColours(picture, core, ring, CLUSTERS);
  const strange = colours.filter(({ first, second }) => second > TELLING * first && second > 0.02);
  const own = colours.filter((colour) => !strange.includes(colour) && colour.first > 0.01);
  if (own.length === 0 || strange.length === 0) return all;
  const spill = spillOf(
    picture,
    own.map(({ colour }) => colour),
    strange.map(({ colour }) => colour),
  );
  keepEnclosed(spill, mask, width, height);
  const soft = blur(spill, width, height, 1);
  let lost = 0;
  for (let i = 0; i < soft.length; i++) if (inside[i]) lost += soft[i]!;
  if (lost > MOST_SPILL * covered) return all;
  return all.map((value, i) => value * (1 - smoothstep(0.25, 0.75, soft[i]!)));
}

/** 1 where a pixel is more like the surroundings than like the subject. */
function spillOf({ rgb, mask }: Picture, own: readonly Colour[], strange: readonly Colour[]): Float32Array {
  const spill = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const colour = colourAt(rgb, i);
    const toOwn = distanceToNearest(own, colour);
    const toStrange = distanceToNearest(strange, colour);
    spill[i] = smoothstep(0.4, 0.6, toOwn / (toOwn + toStrange + 1e-6));
  }
  return spill;
}

function colourAt(rgb: Uint8Array, i: number): Colour {
  return opponentColour(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!);
}

/** Spill comes in from the edge of the mask: what the subject encloses (a white dot) belongs to it. In place. */
function keepEnclosed(spill: Float32Array, mask: Uint8Array, width: number, height: number): void {
  const reached = new Uint8Array(spill.length);
  const queue = new Int32Array(spill.length);
  let last = 0;
  const visit = (i: number) => {
    if (reached[i] || mask[i] === 0 || spill[i]! < 0.3) return;
    reached[i] = 1;
    queue[last++] = i;
  };
  for (let i = 0; i < spill.length; i++) {
    if (mask[i] === 0) continue;
    const x = i % width;
    const open =
      (x > 0 && mask[i - 1] === 0) ||
      (x < width - 1 && mask[i + 1] === 0) ||
      (i >= width && mask[i - width] === 0) ||
      (i + width < spill.length && mask[i + width] === 0);
    if (open) visit(i);
  }
  for (let next = 0; next < last; next++) {
    const i = queue[next]!;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i + width < width * height) visit(i + width);
  }
  for (let i = 0; i < spill.length; i++) if (!reached[i]) spill[i] = 0;
}
