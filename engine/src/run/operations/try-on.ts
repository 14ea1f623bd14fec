/**
 * Dresses the person of a picture in the garment of a second picture. Each call makes one picture; the same task and
 * seed give the same pixels, and pixels outside of the garment's area equal those of the source.
 */
import { matteOnPlain } from '../../perception/matting/matte-on-plain.ts';
import type { Findings } from '../../perception/people/findings.ts';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { EditedImage, GarmentCategory, TryOnTask } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { reasonToRefuse } from '../../tools/try-on/compose/judge-dressing.ts';
import { dressPerson } from '../../tools/try-on/compose/dress-person.ts';
import { readWishes, type FitWishes } from '../../tools/try-on/fit/fit-wishes.ts';
import { wearablePiece } from '../../tools/try-on/drawn/wearable-piece.ts';
import { drawGarment } from '../../tools/try-on/drawn/draw-garment.ts';
import { layGarment } from '../../tools/try-on/fit/lay-garment.ts';
import { garmentOf } from '../../tools/try-on/garment/garment-of.ts';
import { blendIntoSource } from '../../tools/try-on/compose/blend-into-source.ts';
import { wearerOf } from '../../tools/try-on/garment/wearer-of.ts';
import { missingBody } from '../../tools/try-on/body/missing-body.ts';
import { unfitPose } from '../../tools/try-on/body/unfit-pose.ts';
import { workPicture } from '../../tools/try-on/body/work-picture.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';

/** Longest side in pixels of the working picture and of the preview. */
const MAX_WORKING_SIDE = 1400;
const PREVIEW = 240;
/** Longest side of the garment's picture as a share of the working picture's. */
const GARMENT_SHARE = 0.85;
/**
 * Worn cloth has the pose of its wearer, and arms and hair hide parts of it, so that no cut of it fits another body.
 */
const IS_WORN =
  'Somebody wears the garment in its picture, and a worn garment cannot be moved to another person. Choose a picture that shows the garment alone, laid flat or on a hanger, or draw one with Create.';
/** A dress, or a top and trousers of one colour: it is unknown which part of them stays. */
const NOT_PARTED =
  'The top of the person cannot be told from what is worn below it. Choose a picture in which the two differ, or choose Dress.';

export async function tryOn(
  task: TryOnTask,
  findings: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  const { source, garment, category } = task;
  report(context, 'looking', 0);
  const { person } = findings.source;
  if (!person) {
    const from = category === 'lower' ? 'waist to feet' : 'head to hips';
    throw new EngineError(
      'bad_input',
      `No person was found in the picture. Choose one that shows a person from ${from}.`,
    );
  }
  const unfit = missingBody(person, category) ?? unfitPose(person, category);
  if (unfit) throw new EngineError('bad_input', unfit);
  const { scene } = task;
  const piece = scene ? wearablePiece(scene, category) : null;
  if (!piece && wearerOf(findings.second)) throw new EngineError('bad_input', IS_WORN);
  const subject = findings.second?.subject ?? null;
  const matte = piece || !subject ? null : matteOnPlain(garment, subject, () => report(context, 'looking', 0));
  const wishes = varied(readWishes(task.prompt), context.index);
  const dress = async (max: number, onStep: (share: number) => void) => {
    const work = await workPicture(source, person, max, () => onStep(0));
    if (category === 'lower' && !work.worn.parted) throw new EngineError('bad_input', NOT_PARTED);
    const { width, height } = work.picture;
    const cut = piece ? null : await garmentOf(garment, matte, GARMENT_SHARE * Math.max(width, height));
    const lay = (check: () => void) =>
      piece && scene
        ? drawGarment({ brief: piece, scene, work, category, wishes, check })
        : layGarment(cut!, work, { category, wishes }, check);
    const dressed = dressPerson({ work, lay, category, wishes, seed: context.seed, onStep });
    const reason = reasonToRefuse(dressed.evidence);
    if (reason) throw new EngineError('bad_input', reason);
    return { picture: work.picture, ...dressed };
  };
  const preview = ({ picture: { width, height }, rgb }: Awaited<ReturnType<typeof dress>>): EnginePixels => ({
    width,
    height,
    channels: 3,
    data: rgb,
  });
  if (Math.max(source.width, source.height) > PREVIEW) {
    const small = await dress(PREVIEW, () => report(context, 'looking', 0.02)).catch(nothingIfRefused);
    if (small) report(context, 'dressing', 0.1, preview(small));
  }
  const dressed = await dress(MAX_WORKING_SIDE, (share) => report(context, 'dressing', 0.12 + 0.82 * share));
  report(context, 'blending', 0.95, preview(dressed));
  const pixels: EnginePixels = blendIntoSource(source, dressed.picture, dressed);
  report(context, 'blending', 1);
  return [{ index: context.index, seed: context.seed, pixels, note: noteOf(person.people, wishes, category) }];
}

/** A preview is too coarse to refuse by; what cannot be shown at that size is judged at the full one. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof EngineError && error.kind === 'bad_input') return null;
  throw error;
}

/** Further pictures of one task vary the fit: looser, tucked in, closer. */
function varied(wishes: FitWishes, index: number): FitWishes {
  if (index === 1) return { ...wishes, looseness: wishes.looseness * 1.1 };
  if (index === 2) return { ...wishes, tucked: wishes.tucked ?? true };
  if (index === 3) return { ...wishes, looseness: wishes.looseness * 0.95 };
  return wishes;
}

function noteOf(people: number, { unmet, tucked }: FitWishes, category: GarmentCategory): string | null {
  const notes: string[] = [];
  if (people > 1) notes.push('The picture shows several people: the largest one near the middle was dressed.');
  if (unmet.length > 0)
    notes.push(`A picture of a garment cannot be ${unmet.join(' or ')} here; it is worn as it is shown.`);
  if (tucked && category === 'dress') notes.push('A dress is not tucked in.');
  return notes.length > 0 ? notes.join(' ') : null;
}
