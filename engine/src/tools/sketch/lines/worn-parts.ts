import type { PersonFindings } from '../../../perception/people/findings.ts';
import { scaleFindings } from '../../../perception/people/scale-findings.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { garmentMatte } from '../../../perception/garments/garment-matte.ts';
import type { Bare } from './bare-skin.ts';

/** The clothes of the person in a photograph. */
export interface WornParts {
  /**
   * Per pixel: 1 for clothes above the waist or all of one cloth, 2 below the waist, 0 for skin, hair, shoes and the
   * background.
   */
  readonly plane: Uint8Array;
  /** First row in which shoes may be visible; the height where there are none. */
  readonly feet: number;
}

const UPPER = 1;
const LOWER = 2;
/** Minimum share of cloth, or of subject, at a pixel. */
const MIN_SHARE = 0.5;
/** Left and right ankle of BlazePose. */
const ANKLES = [27, 28];

/**
 * Finds the clothes. `subject` has the size of `page`; the findings refer to the photograph that it shows. Returns null
 * where the person is not the picture's subject. `check` may throw to stop.
 */
export async function wornParts(
  page: EnginePixels,
  subject: EngineMask,
  person: PersonFindings,
  check: () => void,
): Promise<WornParts | null> {
  const shown = { subject, person: await scaleFindings(person, page) };
  const main = await garmentMatte(page, shown, null, check);
  if (!main?.category) return null;
  const below = main.category === 'upper' ? await garmentMatte(page, shown, 'lower', check) : null;
  const own = main.category === 'lower' ? LOWER : UPPER;
  const trousers = below?.category === 'lower' ? below.matte : null;
  const plane = main.matte.map((share, k) =>
    share > MIN_SHARE ? own : trousers && trousers[k]! > MIN_SHARE ? LOWER : 0,
  );
  const ankles = ANKLES.map((point) => shown.person.pose[point]).filter((point) => point && point.presence > MIN_SHARE);
  return { plane: Uint8Array.from(plane), feet: Math.min(page.height, ...ankles.map((point) => point!.y)) };
}

/**
 * Marks the bare parts of the subject (0 to 1). They include shoes, unless shoes are `drawn`: then the feet are left to
 * their lines.
 */
export function bareBody(
  { plane, feet }: WornParts,
  subject: Float32Array,
  shoes: 'drawn' | 'left',
  { width, height }: EnginePixels,
): Bare {
  const end = shoes === 'drawn' ? Math.floor(feet) * width : plane.length;
  const data = plane.map((part, k) => (k < end && part === 0 && subject[k]! > MIN_SHARE ? 255 : 0));
  return { mask: { width, height, data }, min: 0 };
}

/** Pixels beside the border of a garment in which its own edge would appear as a second line. */
const BESIDE = 3;

/**
 * Draws the borders of the clothes into `edges`, each as one line; the subject already has an outline. Works in place.
 */
export function outlineParts(
  edges: Uint8Array,
  { plane }: WornParts,
  subject: Float32Array,
  width: number,
  height: number,
): void {
  const around = (k: number) => [k - 1, k + 1, k - width, k + width];
  const border: number[] = [];
  for (let y = BESIDE + 1; y < height - BESIDE - 1; y++) {
    for (let x = BESIDE + 1; x < width - BESIDE - 1; x++) {
      const k = y * width + x;
      const ends = around(k).some((other) => plane[other]! < plane[k]! && subject[other]! > MIN_SHARE);
      if (ends) border.push(k);
    }
  }
  for (const k of border) {
    for (let dy = -BESIDE; dy <= BESIDE; dy++) {
      for (let dx = -BESIDE; dx <= BESIDE; dx++) {
        const other = k + dy * width + dx;
        if (around(other).every((next) => subject[next]! > MIN_SHARE)) edges[other] = 0;
      }
    }
  }
  for (const k of border) edges[k] = 1;
}
