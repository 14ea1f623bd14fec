/**
 * Measures whether a garment that was laid on a body looks worn, so that no picture is given instead of a wrong one.
 */
import { largestPart } from '../garment/largest-part.ts';
import type { ClothMesh } from '../fit/cloth-mesh.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';
import type { WorkPicture } from '../body/work-picture.ts';
import { OPAQUE } from '../garment/opaque.ts';

/** How a garment lies on a body; shares are 0 to 1. */
export interface DressingEvidence {
  /** Share of the garment's cloth that is turned over, or drawn out to more than three times its width. */
  readonly torn: number;
  /** Share of the visible garment that hangs together. */
  readonly whole: number;
  /** Length of the visible outline for its area, as a multiple of that of the garment in its own picture. */
  readonly ragged: number;
  /** Share of the trunk between the armpits and the hem that shows the garment, or arms and hair in front of it. */
  readonly covered: number;
  /** Skin that the photograph does not show, on the trunk below the armpits, in squares of the shoulder breadth. */
  readonly bared: number;
  /** Skin that the photograph does not show, above the armpits, in squares of the shoulder breadth. */
  readonly chest: number;
  /** Skin that the photograph does not show, on the legs, in squares of the shoulder breadth. */
  readonly legs: number;
  /** Area of the legs that became background, in the same squares. */
  readonly vanished: number;
  /** Width of the garment's trunk on the body relative to its height there, as a multiple of that in its own picture. */
  readonly squeezed: number;
  /** Share of the face that the garment covers. */
  readonly masked: number;
  /**
   * Area where old cloth was taken off that shows neither the garment nor skin, in squares of the shoulder breadth.
   */
  readonly left: number;
}

/**
 * Limits chosen on pairs of photographs: failed results exceed at least one of them, and pictures in which the garment
 * looks worn exceed none.
 */
const MAX_TORN = 0.08;
const MIN_WHOLE = 0.96;
const MAX_RAGGED = 1.5;
const MIN_COVERED = 0.92;
const MAX_BARED = 0.14;
const MAX_CHEST = 0.2;
const MAX_LEGS = 0.3;
const MAX_VANISHED = 0.12;
const MIN_SQUEEZED = 0.65;
const MAX_SQUEEZED = 1.6;
const MAX_MASKED = 0.02;
const MAX_LEFT = 0.03;

const DOES_NOT_LIE =
  'This garment cannot be laid on this person without tearing it. Choose a photograph of the person from the front with both arms beside the body, or a picture of the garment spread flat before a plain background.';
const BARES_SKIN =
  'This garment would leave skin uncovered that the photograph of the person does not show. Choose a garment that covers as much as the one that is worn.';
const OLD_CLOTH_SHOWS =
  'What the person wears would stay visible beside this garment. Choose a garment that covers as much, or a photograph of the person in plainer clothes.';
const HIDES_FACE =
  'This garment would cover the face of the person. Choose a photograph in which the head is upright and the neck is seen.';

/** Why a picture must not be given, as sentences for the user; null when it may be. */
export function reasonToRefuse(evidence: DressingEvidence): string | null {
  const { torn, whole, ragged, covered, bared, chest, legs, vanished, squeezed, masked, left } = evidence;
  if (torn > MAX_TORN || whole < MIN_WHOLE || ragged > MAX_RAGGED || covered < MIN_COVERED) return DOES_NOT_LIE;
  if (squeezed < MIN_SQUEEZED || squeezed > MAX_SQUEEZED) return DOES_NOT_LIE;
  if (masked > MAX_MASKED) return HIDES_FACE;
  if (bared > MAX_BARED || chest > MAX_CHEST || legs > MAX_LEGS || vanished > MAX_VANISHED) return BARES_SKIN;
  return left > MAX_LEFT ? OLD_CLOTH_SHOWS : null;
}

/** Coverage from which a pixel shows the garment, and up to which it does not show it. */
const GARMENT_THRESHOLD = 0.5;
const NOT_SHOWN = 0.1;
/** Largest difference of the red or the green share of a colour from that of the person's skin. */
const SKIN_HUE = 0.05;
/** Limits of the brightness of skin relative to its typical tone, in shade and in light. */
const SKIN_DARK = 0.45;
const SKIN_BRIGHT = 1.6;
/** Share of the height of a face's rectangle below which a collar may lie. */
const CHIN = 0.97;
/** Value of a mask (of 255) from which a pixel belongs to the person. */
const PERSON = 128;
/** Ratio of the lengths of cloth in two directions from which it is drawn out. */
const DRAWN_OUT = 3;
/** Minimum size of a piece relative to the largest for it to be a part of the garment, such as a sleeve. */
const MIN_PIECE = 0.05;
/** Share of the garment's pixels on the trunk that lie above its hem; the rest are tips and folds. */
const ABOVE_HEM = 0.97;
/** Twice the area in square pixels below which a triangle is degenerate. */
const NO_AREA = 1e-6;

interface LaidCloth {
  /** The finished picture, 3 bytes a pixel. */
  readonly rgb: Uint8Array;
  /** Colour of the person's skin in bytes. */
  readonly tone: readonly number[];
  /** 0 to 1 per pixel: the clothes that the garment replaces. */
  readonly old: Float32Array;
  /** 0 to 1 per pixel: the garment as it shows. */
  readonly cover: Float32Array;
  /** 0 to 1 per pixel: what stays in front of it. */
  readonly front: Float32Array;
  /** 0 to 1 per pixel: old cloth that becomes skin. */
  readonly bare: Float32Array;
  /** 1 where the background was completed; null where nowhere. */
  readonly hole: Uint8Array | null;
  /** The picture from which it was cut, and how it was bent; null for a garment that was drawn on the body. */
  readonly flat: { readonly mesh: ClothMesh; readonly cut: GarmentCut } | null;
  /** Whether what is worn below it is seen where it is open. */
  readonly isOpen: boolean;
  /** Whether the garment should cover the trunk: not trousers or skirts, and not a jacket that is worn open. */
  readonly closed: boolean;
}

/** Measures a finished picture; `reasonToRefuse` compares the measures with their limits. */
export function judgeDressing(
  { rgb, tone, old, cover, front, bare, hole, flat, closed, isOpen }: LaidCloth,
  work: WorkPicture,
): DressingEvidence {
  const { picture, worn, frame, trunk } = work;
  const { width, height } = picture;
  const shown = Uint8Array.from(cover, (value) => (value > GARMENT_THRESHOLD ? 255 : 0));
  const visible = Math.max(1, countOf(shown));
  const hem = hemOf(shown, work);
  let [below, held, bared] = [0, 0, 0];
  for (let i = 0; closed && i < shown.length; i++) {
    if (worn.zone[i] !== 0 || picture.mask[i]! < PERSON || worn.along[i]! <= trunk.armpit) continue;
    bared += bare[i]!;
    if (worn.along[i]! >= hem) continue;
    below++;
    if (shown[i] || front[i]! > GARMENT_THRESHOLD) held++;
  }
  let [chest, left, legs, vanished] = [0, 0, 0, 0];
  for (let i = 0; i < shown.length; i++) {
    if (picture.mask[i]! < PERSON) continue;
    if (worn.zone[i]! > 2 && worn.zone[i]! < 5) {
      legs += bare[i]!;
      if (hole?.[i] && cover[i]! < NOT_SHOWN) vanished++;
    }
    if (closed && worn.zone[i] === 0 && worn.along[i]! <= trunk.armpit) chest += bare[i]!;
    if (worn.zone[i]! > 2 || old[i]! < GARMENT_THRESHOLD || cover[i]! > NOT_SHOWN || front[i]! > GARMENT_THRESHOLD)
      continue;
    if (worn.zone[i] === 0 && (worn.along[i]! > hem || (isOpen && !flat && worn.along[i]! < trunk.waist))) continue;
    // Beside a drawn garment there is background where wider clothes were taken off.
    if (!isSkin(rgb, i, tone) && (flat || !hole?.[i])) left++;
  }
  const raggedOf = (plane: Uint8Array, across: number, down: number) =>
    outlineOf(plane, across, down) / Math.sqrt(Math.max(1, countOf(plane)));
  return {
    torn: flat ? tornShare(flat.mesh, flat.cut) : 0,
    whole: countOf(largestPart(shown, width, height, MIN_PIECE)) / visible,
    ragged: flat ? raggedOf(shown, width, height) / raggedOf(flat.cut.alpha, flat.cut.width, flat.cut.height) : 1,
    covered: below === 0 ? 1 : held / below,
    bared: bared / frame.breadth ** 2,
    chest: chest / frame.breadth ** 2,
    legs: legs / frame.breadth ** 2,
    vanished: vanished / frame.breadth ** 2,
    left: left / frame.breadth ** 2,
    squeezed: flat ? squeezeOf(flat.mesh, flat.cut) : 1,
    // A drawn garment is never laid over the head, and a hood stands beside it.
    masked: flat ? maskedShare(cover, work) : 0,
  };
}

/** Pixels below the shoulders down to which the garment covers the trunk. */
function hemOf(shown: Uint8Array, { worn }: WorkPicture): number {
  const places: number[] = [];
  for (let i = 0; i < shown.length; i += 3) if (shown[i] && worn.zone[i] === 0) places.push(worn.along[i]!);
  places.sort((a, b) => a - b);
  return places[Math.floor(ABOVE_HEM * places.length)] ?? 0;
}

/** The singular values of each triangle's affine map show how far it is stretched; its determinant shows whether it is turned. */
function tornShare({ from, to, triangles, parts }: ClothMesh, { width, alpha }: GarmentCut): number {
  let [torn, all] = [0, 0];
  for (let t = 0; t < parts.length; t++) {
    const [a, b, c] = [triangles[3 * t]!, triangles[3 * t + 1]!, triangles[3 * t + 2]!];
    const centre = (k: number) => Math.round((from[2 * a + k]! + from[2 * b + k]! + from[2 * c + k]!) / 3);
    if ((alpha[centre(1) * width + centre(0)] ?? 0) < OPAQUE) continue;
    const edge = (places: Float32Array, corner: number) =>
      [places[2 * corner]! - places[2 * a]!, places[2 * corner + 1]! - places[2 * a + 1]!] as const;
    const [[ux, uy], [vx, vy]] = [edge(from, b), edge(from, c)];
    const [[px, py], [qx, qy]] = [edge(to, b), edge(to, c)];
    const area = ux * vy - vx * uy;
    if (Math.abs(area) < NO_AREA) continue;
    const [m, n] = [(px * vy - qx * uy) / area, (qx * ux - px * vx) / area];
    const [o, s] = [(py * vy - qy * uy) / area, (qy * ux - py * vx) / area];
    const determinant = m * s - n * o;
    const norm = m * m + n * n + o * o + s * s;
    const root = Math.sqrt(Math.max(0, norm * norm - 4 * determinant * determinant));
    const [long, short] = [Math.sqrt((norm + root) / 2), Math.sqrt(Math.max(0, (norm - root) / 2))];
    all += Math.abs(area);
    if (determinant <= 0 || long > DRAWN_OUT * short) torn += Math.abs(area);
  }
  return all > 0 ? torn / all : 0;
}

/** Number of edges between pixels over half and others. */
function outlineOf(plane: Uint8Array, width: number, height: number): number {
  let edges = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const on = plane[i]! >= OPAQUE;
      if (x + 1 < width && on !== plane[i + 1]! >= OPAQUE) edges++;
      if (y + 1 < height && on !== plane[i + width]! >= OPAQUE) edges++;
    }
  return edges;
}

const countOf = (plane: Uint8Array): number => plane.reduce((sum, value) => sum + (value >= OPAQUE ? 1 : 0), 0);

function isSkin(rgb: Uint8Array, i: number, tone: readonly number[]): boolean {
  const own = rgb[3 * i]! + rgb[3 * i + 1]! + rgb[3 * i + 2]! + 1;
  const usual = tone[0]! + tone[1]! + tone[2]!;
  if (own < SKIN_DARK * usual || own > SKIN_BRIGHT * usual) return false;
  return [0, 1].every((c) => Math.abs(rgb[3 * i + c]! / own - tone[c]! / usual) < SKIN_HUE);
}

/** The median over the cells of the trunk, whose two directions are those of the garment's picture. */
function squeezeOf({ from, to, triangles, parts }: ClothMesh, { width, alpha }: GarmentCut): number {
  const ratios: number[] = [];
  // The first triangle of a cell has its upper edge; its diagonal and right edge make the left one.
  for (let t = 0; t < parts.length; t += 2) {
    const [a, b, d] = [triangles[3 * t]!, triangles[3 * t + 1]!, triangles[3 * t + 2]!];
    if (parts[t] !== 0 || (alpha[Math.round(from[2 * a + 1]!) * width + Math.round(from[2 * a]!)] ?? 0) < OPAQUE)
      continue;
    const apart = (places: Float32Array, p: number, q: number) =>
      Math.hypot(places[2 * p]! - places[2 * q]!, places[2 * p + 1]! - places[2 * q + 1]!);
    ratios.push(apart(to, a, b) / apart(from, a, b) / Math.max(0.01, apart(to, b, d) / apart(from, b, d)));
  }
  ratios.sort((a, b) => a - b);
  return ratios[ratios.length >> 1] ?? 1;
}

function maskedShare(cover: Float32Array, { person: { face }, picture: { width, height } }: WorkPicture): number {
  if (!face) return 0;
  let [masked, all] = [0, 0];
  for (let y = Math.max(0, Math.round(face.y)); y < Math.min(height, face.y + CHIN * face.height); y++)
    for (let x = Math.max(0, Math.round(face.x)); x < Math.min(width, face.x + face.width); x++) {
      all++;
      if (cover[y * width + x]! > GARMENT_THRESHOLD) masked++;
    }
  return all > 0 ? masked / all : 0;
}
