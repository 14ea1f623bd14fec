/**
 * Dresses the person of a picture in the garment of another one. One picture per call; the same task and seed give the
 * same pixels, and outside of the garment's zone they are those of the source.
 */
import type { Findings } from '../findings.ts';
import {
  EngineError,
  type EditedImage,
  type EnginePixels,
  type GarmentCategory,
  type TryOnTask,
} from '../image-engine.ts';
import { dressPerson } from '../try-on/compose/dress-person.ts';
import { readWishes, type FitWishes } from '../try-on/fit/fit-wishes.ts';
import { garmentOf } from '../try-on/garment/garment-of.ts';
import { layBack } from '../try-on/compose/lay-back.ts';
import { missingBody } from '../try-on/body/missing-body.ts';
import { workPicture } from '../try-on/body/work-picture.ts';
import { report, type EditContext } from './edit-context.ts';

/** Longest sides, pixels: of the picture that is worked at, of its garment, and of the preview. */
const LARGEST = 1400;
const PREVIEW = 240;

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
  const missing = missingBody(person, category);
  if (missing) throw new EngineError('bad_input', missing);
  const wishes = varied(readWishes(task.prompt), context.index);
  const dress = async (most: number, onStep: (share: number) => void) => {
    const work = await workPicture(source, person, most, () => onStep(0));
    onStep(0);
    const size = Math.max(work.picture.width, work.picture.height);
    const cut = await garmentOf(garment, findings.second, category, {
      most: 0.85 * size,
      check: () => onStep(0),
    });
    return { work, ...dressPerson({ work, cut, category, wishes, seed: context.seed, onStep }) };
  };
  const quick = await dress(PREVIEW, () => report(context, 'looking', 0.02));
  const { width, height } = quick.work.picture;
  report(context, 'dressing', 0.1, { width, height, channels: 3, data: quick.rgb });
  const dressed = await dress(LARGEST, (share) => report(context, 'dressing', 0.12 + 0.82 * share));
  report(context, 'blending', 0.95);
  const pixels: EnginePixels = layBack(source, dressed.work.picture, dressed);
  report(context, 'blending', 1);
  return [{ index: context.index, seed: context.seed, pixels, note: noteOf(person.people, wishes, category) }];
}

/** Further pictures of one task fit otherwise: looser, closer, and tucked in. */
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
