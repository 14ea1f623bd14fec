/**
 * Dresses the person of a picture in the garment of a second picture. Each call makes one picture; the same task and
 * seed give the same pixels, and pixels outside of the garment's area equal those of the source.
 */
import type { Findings, PictureFindings } from '../../perception/people/findings.ts';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { EditedImage, GarmentCategory, TryOnTask } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { dressPerson } from '../../tools/try-on/compose/dress-person.ts';
import { readWishes, type FitWishes } from '../../tools/try-on/fit/fit-wishes.ts';
import { garmentOf } from '../../tools/try-on/worn/garment-of.ts';
import { layBack } from '../../tools/try-on/compose/lay-back.ts';
import { missingBody } from '../../tools/try-on/body/missing-body.ts';
import { workPicture } from '../../tools/try-on/body/work-picture.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';

/** Longest side in pixels of the working picture (its garment is limited to a share of that) and of the preview. */
const MAX_WORKING_SIDE = 1400;
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
  const pieces = await piecesOf(task, findings.second, () => report(context, 'looking', 0));
  const dress = async (max: number, onStep: (share: number) => void) => {
    let [worn, touched]: [EnginePixels, Uint8Array | null] = [source, null];
    for (const [done, piece] of pieces.entries()) {
      const work = await workPicture(worn, person, max, () => onStep(done / pieces.length));
      const size = Math.max(work.picture.width, work.picture.height);
      const cut = await garmentOf(garment, findings.second, piece, {
        max: 0.85 * size,
        check: () => onStep(done / pieces.length),
      });
      const onPart = (share: number) => onStep((done + share) / pieces.length);
      // The top worn above this skirt is replaced next, so it hides nothing of the skirt's waist.
      const own = done < pieces.length - 1 ? { ...wishes, tucked: true } : wishes;
      const dressed = dressPerson({ work, cut, category: piece, wishes: own, seed: context.seed, onStep: onPart });
      const before: Uint8Array | null = touched;
      touched = before ? dressed.touched.map((value, i) => value | before[i]!) : dressed.touched;
      if (done === pieces.length - 1) return { picture: work.picture, rgb: dressed.rgb, touched };
      worn = layBack(worn, work.picture, dressed);
    }
    throw new EngineError('failed', 'Nothing was asked to be worn.');
  };
  const preview = ({ picture: { width, height }, rgb }: Awaited<ReturnType<typeof dress>>): EnginePixels => ({
    width,
    height,
    channels: 3,
    data: rgb,
  });
  if (Math.max(source.width, source.height) > PREVIEW)
    report(context, 'dressing', 0.1, preview(await dress(PREVIEW, () => report(context, 'looking', 0.02))));
  const dressed = await dress(MAX_WORKING_SIDE, (share) => report(context, 'dressing', 0.12 + 0.82 * share));
  report(context, 'blending', 0.95, preview(dressed));
  const pixels: EnginePixels = layBack(source, dressed.picture, dressed);
  report(context, 'blending', 1);
  return [{ index: context.index, seed: context.seed, pixels, note: noteOf(person.people, wishes, category) }];
}

/** A worn top and skirt are fitted one after the other, because one cloth cannot be laid over both. */
async function piecesOf(
  { garment, category }: TryOnTask,
  second: PictureFindings | null,
  check: () => void,
): Promise<readonly GarmentCategory[]> {
  if (category !== 'dress' || !second?.person) return [category];
  const { worn } = await workPicture(garment, second.person, PREVIEW, check);
  return worn.parted ? ['lower', 'upper'] : [category];
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
