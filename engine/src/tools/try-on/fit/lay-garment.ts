import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import { placeOnChain } from '../body/chain.ts';
import { clothMesh, type ClothMesh } from './cloth-mesh.ts';
import { drawCloth, type DrawnCloth } from './draw-cloth.ts';
import { dropStand } from '../garment/drop-stand.ts';
import { fitLower } from './fit-lower.ts';
import { fitUpper } from './fit-upper.ts';
import type { FitWishes } from './fit-wishes.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';
import { lowerOutline } from '../garment/leg-landmarks.ts';
import { openNeckline } from '../garment/open-neckline.ts';
import { runWidth } from '../garment/rows.ts';
import { upperOutline, type UpperOutline } from '../garment/upper-outline.ts';
import type { WorkPicture } from '../body/work-picture.ts';

/** A garment on the body of a picture, before it is matched to the light. */
export interface LaidGarment {
  /** The part on the trunk, under the arms. */
  readonly trunk: DrawnCloth;
  /** Sleeves, which lie over the trunk; null without any. */
  readonly sleeves: DrawnCloth | null;
  /** Whether it is worn open over other clothes, which are seen in its neckline. */
  readonly isOpen: boolean;
  readonly isLegged: boolean;
  /** Pixels along each arm that sleeves cover; 0 without sleeves. */
  readonly sleeveEnds: readonly [number, number];
  /** The picture from which it was cut, and how it was bent; null for a garment that was drawn on the body. */
  readonly flat: { readonly mesh: ClothMesh; readonly cut: GarmentCut } | null;
  /** Share of each pixel that shows the body beside a drawn garment, without arms; null for others. */
  readonly body: Float32Array | null;
}

/** A neckline deeper than this, in widths of the neck, shows the clothes below instead of a bare chest. */
const OUTER = 1.1;

/**
 * Fits a garment to a body.
 * @throws EngineError `bad_input` when the garment is clearly of another category.
 */
export function layGarment(
  given: GarmentCut,
  work: WorkPicture,
  { category, wishes }: { readonly category: GarmentCategory; readonly wishes: FitWishes },
  check: () => void,
): LaidGarment {
  const { frame, trunk, worn, picture } = work;
  const cut = dropStand(given);
  check();
  if (category === 'lower') {
    const outline = lowerOutline(cut);
    refuseTop(cut);
    const under = worn.lowerStart;
    const fit = fitLower({ cut, outline, frame, trunk, wishes, under });
    const mesh = clothMesh(cut, fit);
    const drawn = drawCloth(mesh, cut, fit, { ...picture, wanted: [0, 1, 2] }, check);
    const { legged: isLegged, sleeveEnds } = fit;
    return { trunk: drawn, sleeves: null, isOpen: false, isLegged, sleeveEnds, flat: { mesh, cut }, body: null };
  }
  refuseTrousers(cut, category);
  const outline = upperOutline(cut);
  refuseUnclearSleeves(cut, outline);
  const opened = openNeckline(cut, outline);
  check();
  const fit = fitUpper({
    cut: opened.cut,
    outline,
    frame,
    trunk,
    wishes,
    dress: category === 'dress',
    wornHem: category === 'dress' ? lowestHem(work) : worn.upperEnd,
  });
  const neck = outline.sides[1].neck.x - outline.sides[0].neck.x;
  const hasSleeves = outline.sides.some(({ sleeve }) => sleeve !== null);
  const mesh = clothMesh(opened.cut, fit);
  check();
  const drawn = (wanted: readonly number[]) => drawCloth(mesh, opened.cut, fit, { ...picture, wanted }, check);
  return {
    trunk: drawn([0]),
    sleeves: hasSleeves ? drawn([1, 2]) : null,
    isOpen: opened.depth > OUTER * Math.max(1, neck) && category === 'upper',
    isLegged: fit.legged,
    sleeveEnds: fit.sleeveEnds,
    flat: { mesh, cut: opened.cut },
    body: null,
  };
}

/** Pixels below the shoulders at which the clothes on the legs end. */
function lowestHem({ frame, trunk, worn }: WorkPicture): number {
  const ends = frame.legs.map((leg, side) => trunk.locate(placeOnChain(leg, worn.trousers[side]!, 0)).t);
  return Math.max(...ends);
}

/** Trousers: their legs part above half of the height, and they are this long for their hips. */
const PARTED_ABOVE = 0.5;
const MIN_TROUSER_RATIO = 1.6;
/** Minimum share of the height below the crotch at which background is visible between the legs. */
const MIN_VISIBLE_GAP = 0.5;
/** Alpha (of 255) from which a pixel shows cloth. */
const CLOTH = 128;
/** A garment with two long legs is neither a top nor a dress. */
function refuseTrousers(cut: GarmentCut, category: GarmentCategory): void {
  const { crotch, hips, waist, hem } = lowerOutline(cut);
  if (!crotch || upperOutline(cut).sides.some(({ sleeve }) => sleeve !== null)) return;
  const parted = crotch.y - waist < PARTED_ABOVE * (hem - waist);
  if (!parted || hem - waist < MIN_TROUSER_RATIO * hips || !isPartedBelow(cut, crotch.y, hem)) return;
  const wanted = category === 'upper' ? 'a top' : 'a dress';
  throw new EngineError(
    'bad_input',
    `The garment picture shows trousers, not ${wanted}. Choose Lower for it, or another picture.`,
  );
}

/** Share of the garment's height by which cuffs reach below its hem. */
const BELOW_HEM = 0.03;
/** Share of the length at which the lower part begins, in which no sleeves widen a garment. */
const LOWER_PART = 0.75;
/** Widest row above relative to the widest row of the lower part from which sleeves widen it. */
const WIDENED = 1.15;
/** A garment whose sleeves touch its body cannot be divided into body and sleeves. */
function refuseUnclearSleeves({ width, height, alpha }: GarmentCut, { sides, top, hem, body }: UpperOutline): void {
  const found = sides.filter(({ sleeve }) => sleeve !== null).length;
  const hasCloth = (y: number) => alpha.subarray(y * width, (y + 1) * width).some((value) => value >= CLOTH);
  let last = height - 1;
  while (last > hem && !hasCloth(last)) last--;
  const widest = (from: number, to: number) =>
    Math.max(...body.slice(from, to).map((run) => (run ? runWidth(run) : 0)), 1);
  const lower = Math.round(top + LOWER_PART * (hem - top));
  const isWidened = widest(top, lower) > WIDENED * widest(lower, hem + 1);
  if (found === 2 || (found === 0 && last - hem <= BELOW_HEM * height && !isWidened)) return;
  throw new EngineError(
    'bad_input',
    'The sleeves cannot be told from the body in the garment picture. Choose one in which the garment is seen from the front, with its sleeves away from its body.',
  );
}

/** Whether background is visible between the legs for much of their length. */
function isPartedBelow({ alpha, width }: GarmentCut, from: number, to: number): boolean {
  let parted = 0;
  for (let y = Math.round(from); y < to; y++) {
    let [cloth, gaps, inCloth] = [0, 0, false];
    for (let x = 0; x < width; x++) {
      const on = alpha[y * width + x]! >= CLOTH;
      if (on && !inCloth && cloth > 0) gaps++;
      if (on) cloth++;
      inCloth = on;
    }
    if (gaps === 1) parted++;
  }
  return parted > MIN_VISIBLE_GAP * (to - from);
}

/** A garment with two sleeves is not one for the legs. */
function refuseTop(cut: GarmentCut): void {
  const { sides } = upperOutline(cut);
  const { crotch } = lowerOutline(cut);
  if (crotch || !sides.every(({ sleeve }) => sleeve !== null)) return;
  throw new EngineError(
    'bad_input',
    'The garment picture shows a garment with sleeves, not trousers or a skirt. Choose Upper or Dress for it, or another picture.',
  );
}
