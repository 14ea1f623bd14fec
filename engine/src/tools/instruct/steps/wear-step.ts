/** Puts the garment of the second picture on the person of the first. */
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { Edit } from '../../../words/instruct/edit.ts';
import { regionOfForm } from '../../../words/instruct/grammar/read-region.ts';
import { boxOfMask } from './box-of-mask.ts';
import { covers } from './region-mask.ts';
import type { SecondPicture, StepContext, StepResult, Work } from './step-context.ts';

const NO_PERSON =
  'There is no person in this picture to wear it. Begin with the picture of a person and add the garment to a message; here I can set the second picture behind (“put this behind it”) or take its colour (“make it this colour”).';

const AS: Readonly<Record<GarmentCategory, string>> = {
  upper: 'a top',
  lower: 'trousers or a skirt',
  dress: 'a dress',
};

export async function wearStep(
  edit: Extract<Edit, { kind: 'wear' }>,
  work: Work,
  second: SecondPicture,
  { tools, seed, signal, onProgress }: StepContext,
): Promise<StepResult> {
  const { pixels: source } = work;
  if (!covers(await tools.select(source, 'person', signal))) throw new EngineError('bad_input', NO_PERSON);
  const drawn = drawnCategory(second);
  const category = edit.category ?? drawn ?? (await categoryByOutline(second.pixels, { tools, signal }));
  const [image] = await tools.run(
    { operation: 'tryOn', source, garment: second.pixels, scene: second.scene, category, prompt: edit.fit, count: 1 },
    { seed, signal, onProgress },
  );
  const guess = edit.category === null && drawn === null ? `It is worn as ${AS[category]}; say “as a dress”, “as a top” or “as trousers” where that is wrong.` : null; // prettier-ignore
  return { ...work, pixels: image!.pixels, note: [image!.note, guess].filter(Boolean).join(' ') || null };
}

/** The kind of garment that a picture drawn here shows; null for every other picture. */
function drawnCategory({ scene }: SecondPicture): GarmentCategory | null {
  const hero = scene?.brief.pieces[scene.brief.hero];
  if (!hero) return null;
  const region = regionOfForm(hero.form);
  return region === 'upper' || region === 'lower' || region === 'dress' ? region : null;
}

/** Height to width from which a garment without legs reaches from the shoulders to the knees. */
const DRESS_RATIO = 1.55;
/** Share of the rows of the lower half in which trousers show two legs. */
const LEGGED_ROWS = 0.45;
/** Smallest width of a leg, and of the gap between two, as a share of the garment's width. */
const MIN_LEG = 0.12;
const MIN_GAP = 0.015;
/** Mask value (of 255) from which a pixel belongs to the garment. */
const GARMENT = 128;

/** Guesses the kind of garment by its outline: two legs, or a long piece; everything else is a top. */
async function categoryByOutline(
  garment: EnginePixels,
  { tools, signal }: Pick<StepContext, 'tools' | 'signal'>,
): Promise<GarmentCategory> {
  const mask = await tools.select(garment, 'subject', signal);
  const box = boxOfMask(mask);
  if (!box) return 'upper';
  let rows = 0;
  const [top, bottom] = [Math.floor(box.top + box.height / 2), Math.floor(box.top + box.height)];
  for (let y = top; y < bottom; y++) if (hasTwoLegs(mask, y, box.width)) rows++;
  if (rows > LEGGED_ROWS * (bottom - top)) return 'lower';
  return box.height > DRESS_RATIO * box.width ? 'dress' : 'upper';
}

function hasTwoLegs({ width, data }: EngineMask, y: number, span: number): boolean {
  const legs: { from: number; to: number }[] = [];
  for (let x = 0; x < width; x++) {
    if (data[y * width + x]! < GARMENT) continue;
    const last = legs.at(-1);
    if (last && x - last.to <= MIN_GAP * span) last.to = x;
    else legs.push({ from: x, to: x });
  }
  const wide = legs.filter(({ from, to }) => to - from > MIN_LEG * span);
  return wide.length === 2;
}
