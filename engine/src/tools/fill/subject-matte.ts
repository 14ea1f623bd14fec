/** Separates the intended object in a roughly painted mask from its surroundings, because brushes spill over edges. */
import { blur } from '../../foundation/image/blur.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { placesOf } from '../completion/level.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import { distanceToNearest, opponentColour, shareColours } from '../../foundation/image/cluster-colours.ts';
import type { Colour } from '../../foundation/image/cluster-colours.ts';
import { edgeDistance, softColours, weaveOf } from '../../foundation/image/edge-distance.ts';
import type { Picture } from '../../foundation/image/picture.ts';

/** Number of colours by which the mask and its surroundings are compared: enough for a print and for its shades. */
const CLUSTERS = 12;
/** A colour with less than this share of the core or of the ring is noise there. */
const MIN_COLOUR = 0.01;
/** Mask value (of 255) from which a pixel lies inside rather than outside. */
const MASK_THRESHOLD = 127;
/** Width of the ring around a mask as a share of the square root of its area. */
const RING = 0.09;
/** Minimum width in pixels of the ring around a mask. */
const MIN_RING = 4;
/** A colour belongs to the surroundings when it is this many times as common in them as in the core of the mask. */
const MIN_RATIO = 2.4;
/** Maximum share of the mask that may be removed as surroundings; more means that nothing stands out in it. */
const MAX_SPILL = 0.62;

/** Strength of a colour edge that separates two objects, such as a hem from the leg below it. */
const BARRIER = 5;
/** Multiple of `BARRIER` from which an edge certainly separates two objects. */
const SURE_BARRIER = 1.6;
/** Maximum share of the mask and its ring beyond an edge for a mask within one material: a seam, a crease. */
const MAX_BEYOND = 0.15;
/** Spill (0 to 1) below which a pixel may belong to the core of the mask. */
const MAX_OWN_SPILL = 0.3;
/** Spill above which a pixel belongs to the surroundings. */
const SURE_SPILL = 0.8;
/**
 * Half the range, around equal distances from both, within which a pixel changes from the subject to the surroundings:
 * narrow for colours, wide for the blurred result.
 */
const COLOUR_RAMP = 0.1;
const SOFT_RAMP = 0.25;
/**
 * Shares of the way from the core to the surroundings between which a pixel beyond an edge changes to the surroundings:
 * the half nearer to the core stays.
 */
const BEYOND_FROM = 0.5;
const BEYOND_TO = 0.7;
/** Spill by edges below which a pixel belongs to no region. */
const MIN_EDGED = 0.02;
/** Spill by colour from which a pixel needs no edge. */
const BY_COLOUR = 0.5;
/** Distance on the two opponent colour axes up to which two areas are of the same cloth in any light. */
const SAME_CLOTH_DISTANCE = 2.2;
/** Distance up to which two areas of a deep dye are of the same cloth, as a share of the chroma. */
const DYED_ALIKE = 0.13;

/**
 * Estimates the subject of a mask, 0 to 1 per pixel: 1 where the mask shows its subject, 0 where it shows the
 * surroundings, by colour and by edges. Returns the whole mask when it lies within one material, or when nothing in it
 * stands out. `check` may throw to stop.
 */
export function subjectMatte(picture: Picture, check: () => void): Float32Array {
  const { width, height, mask } = picture;
  const inside = Uint8Array.from(mask, (value) => (value > MASK_THRESHOLD ? 1 : 0));
  const all = Float32Array.from(mask, (value) => (value > 0 ? 1 : 0));
  const covered = inside.reduce((sum, value) => sum + value, 0);
  const reach = Math.max(MIN_RING, Math.round(RING * Math.sqrt(covered)));
  const ring = growMask(inside, width, height, reach).map((value, i) => (value && mask[i] === 0 ? 1 : 0));
  const core = shrinkMask(inside, width, height, reach);
  const colours = softColours(picture, check);
  if (liesWithinOneMaterial({ colours, width }, inside, ring, check)) return all;
  const foreign = strangeness(picture, core.some((value) => value === 1) ? core : inside, ring);
  if (!foreign) return all;
  restoreEnclosed(foreign, mask, width, height);
  const soft = softenWithin(foreign, mask, width, check);
  const edged = spillByEdge(picture, colours, soft, ring, reach, check);
  let lost = 0;
  let byColour = 0;
  for (let i = 0; i < soft.length; i++) {
    if (!inside[i]) continue;
    byColour += soft[i]!;
    lost += Math.max(soft[i]!, edged[i]!);
  }
  const [removed, spill] = lost > MAX_SPILL * covered ? [byColour, soft] : [lost, edged];
  if (removed > MAX_SPILL * covered) return all;
  return all.map(
    (value, i) => value * (1 - smoothstep(0.5 - SOFT_RAMP, 0.5 + SOFT_RAMP, Math.max(soft[i]!, spill[i]!))),
  );
}

/**
 * Whether no edge separates the middle of the mask from nearly all of the mask and of the ring around it, as in a
 * stroke across a shirt. Shades of one cloth differ from place to place, and would otherwise count as surroundings.
 */
function liesWithinOneMaterial(
  { colours, width }: { readonly colours: Float32Array; readonly width: number },
  inside: Uint8Array,
  ring: Uint8Array,
  check: () => void,
): boolean {
  const middle = middleOf(inside, width);
  const fromMiddle = edgeDistance(colours, middle, weaveOf(colours, inside, width), width, check);
  let [seen, beyond] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (!inside[i] && !ring[i]) continue;
    seen++;
    if (fromMiddle[i]! > BARRIER) beyond++;
  }
  return beyond < MAX_BEYOND * seen;
}

/** 1 at the pixel of a mask that is nearest to its centre of gravity. */
function middleOf(inside: Uint8Array, width: number): Uint8Array {
  const places = placesOf(inside, 1);
  let [x, y] = [0, 0];
  for (const i of places) {
    x += (i % width) / places.length;
    y += Math.floor(i / width) / places.length;
  }
  const away = (i: number) => Math.hypot((i % width) - x, Math.floor(i / width) - y);
  const middle = new Uint8Array(inside.length);
  if (places.length > 0) middle[places.reduce((best, i) => (away(i) < away(best) ? i : best))] = 1;
  return middle;
}

/** A local mean within the mask only, so that pixels outside do not influence its border. */
function softenWithin(plane: Float32Array, mask: Uint8Array, width: number, check: () => void): Float32Array {
  const height = mask.length / width;
  const covered = Float32Array.from(mask, (value) => (value > 0 ? 1 : 0));
  const weight = blur(covered, width, height, 1, { check });
  return blur(plane, width, height, 1, { check }).map((sum, i) => (covered[i] ? sum / weight[i]! : 0));
}

function shrinkMask(inside: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const outside = inside.map((value) => 1 - value);
  return growMask(outside, width, height, reach).map((value) => 1 - value);
}

/**
 * For each pixel of mask and ring, how close it is to colours that are common in the ring and rare in the core, 0 to 1;
 * null when all colours are such, or none.
 */
function strangeness(picture: Picture, core: Uint8Array, ring: Uint8Array): Float32Array | null {
  const colours = shareColours(picture, core, ring, CLUSTERS);
  const strange = colours.filter(({ first, second }) => second > MIN_RATIO * first && second > MIN_COLOUR);
  const own = colours.filter((colour) => !strange.includes(colour) && colour.first > MIN_COLOUR);
  if (own.length === 0 || strange.length === 0) return null;
  return spillOf(
    picture,
    ring,
    own.map(({ colour }) => colour),
    strange.map(({ colour }) => colour),
  );
}

/** Pixels that an edge separates from the core of the mask but not from the surroundings. */
function spillByEdge(
  picture: Picture,
  colours: Float32Array,
  spill: Float32Array,
  ring: Uint8Array,
  reach: number,
  check: () => void,
): Float32Array {
  const { width, height, mask } = picture;
  const own = Uint8Array.from(mask, (value, i) => (value > MASK_THRESHOLD && spill[i]! < MAX_OWN_SPILL ? 1 : 0));
  const core = shrinkMask(own, width, height, reach);
  const edged = new Float32Array(mask.length);
  if (!core.some((value) => value === 1)) return edged;
  const strange = ring.map((value, i) => (value || (mask[i]! > 0 && spill[i]! > SURE_SPILL) ? 1 : 0));
  const weave = weaveOf(colours, core, width);
  const fromCore = edgeDistance(colours, core, weave, width, check);
  const fromRing = edgeDistance(colours, strange, weave, width, check);
  for (let i = 0; i < edged.length; i++) {
    if (mask[i] === 0) continue;
    const barrier = smoothstep(BARRIER, SURE_BARRIER * BARRIER, fromCore[i]!);
    edged[i] = barrier * smoothstep(BEYOND_FROM, BEYOND_TO, fromCore[i]! / (fromCore[i]! + fromRing[i]! + 1e-6));
  }
  restoreSimilar(edged, spill, colours, core, width);
  return blur(edged, width, height, 1, { check });
}

/**
 * Removes every region from `edged` that has the mean colour of the core, because it is another part of the same
 * object. Works in place.
 */
function restoreSimilar(
  edged: Float32Array,
  spill: Float32Array,
  colours: Float32Array,
  core: Uint8Array,
  width: number,
): void {
  const own = meanColour(colours, placesOf(core, 1));
  const alike = Math.max(SAME_CLOTH_DISTANCE, DYED_ALIKE * Math.hypot(own[1], own[2]));
  const left = Uint8Array.from(edged, (value, i) => (value > MIN_EDGED && spill[i]! < BY_COLOUR ? 1 : 0));
  const queue = new Int32Array(edged.length);
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    let last = 0;
    const visit = (i: number) => {
      if (!left[i]) return;
      left[i] = 0;
      queue[last++] = i;
    };
    visit(start);
    for (let next = 0; next < last; next++) {
      const i = queue[next]!;
      if (i % width > 0) visit(i - 1);
      if (i % width < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i + width < edged.length) visit(i + width);
    }
    const patch = queue.subarray(0, last);
    const mean = meanColour(colours, patch);
    if (Math.hypot(mean[1] - own[1], mean[2] - own[2]) > alike) continue;
    for (const i of patch) edged[i] = 0;
  }
}

function meanColour(colours: Float32Array, places: Int32Array): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  for (const i of places) for (let c = 0; c < 3; c++) sums[c] = sums[c]! + colours[i * 3 + c]! / places.length;
  return sums;
}

/** 1 where a pixel resembles the surroundings more than the subject. */
function spillOf(
  { rgb, mask }: Picture,
  ring: Uint8Array,
  own: readonly Colour[],
  strange: readonly Colour[],
): Float32Array {
  const spill = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0 && !ring[i]) continue;
    const colour = colourAt(rgb, i);
    const toOwn = distanceToNearest(own, colour);
    const toStrange = distanceToNearest(strange, colour);
    spill[i] = smoothstep(0.5 - COLOUR_RAMP, 0.5 + COLOUR_RAMP, toOwn / (toOwn + toStrange + 1e-6));
  }
  return spill;
}

function colourAt(rgb: Uint8Array, i: number): Colour {
  return opponentColour(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!);
}

/**
 * Removes spill that is not connected to the edge of the mask: what the subject encloses (a white dot) belongs to it.
 * Works in place.
 */
function restoreEnclosed(spill: Float32Array, mask: Uint8Array, width: number, height: number): void {
  const reached = new Uint8Array(spill.length);
  const queue = new Int32Array(spill.length);
  let last = 0;
  const visit = (i: number) => {
    if (reached[i] || mask[i] === 0 || spill[i]! < MAX_OWN_SPILL) return;
    reached[i] = 1;
    queue[last++] = i;
  };
  for (let i = 0; i < spill.length; i++) {
    if (mask[i] === 0) continue;
    const x = i % width;
    // The surroundings also continue beyond the border of the picture.
    const open =
      x === 0 ||
      x === width - 1 ||
      i < width ||
      i + width >= spill.length ||
      mask[i - 1] === 0 ||
      mask[i + 1] === 0 ||
      mask[i - width] === 0 ||
      mask[i + width] === 0;
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
