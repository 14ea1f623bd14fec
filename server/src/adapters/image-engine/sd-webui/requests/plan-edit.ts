import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { flattenOn, letterbox, stretchTo } from '../../composition/fit-to-size.ts';
import { prepareRepaintOfRegion } from '../../composition/repaint-part.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { checkpointTitle } from './checkpoint-title.ts';
import { editingSize } from './editing-size.ts';
import type { PlanParts } from './plan-parts.ts';
import { USUAL_GUIDANCE } from '../../families/guidance.ts';
import { sampling } from './sampling.ts';
import { plainShot, type Plan } from './shot.ts';

type InstructEditTask = Extract<EditTask, { operation: 'instructEdit' }>;
type TryOnTask = Extract<EditTask, { operation: 'tryOn' }>;

const EDIT_CFG = 7;
/**
 * Image guidance scale of InstructPix2Pix (Brooks et al., 2023): a lower value loses the picture, a higher one changes
 * nothing.
 */
const EDIT_IMAGE_CFG = 1.5;

const GARMENTS = { upper: 'top', lower: 'bottoms', dress: 'dress' } as const;

/** Edits a picture with a model trained on instructions; unmasked pixels stay unchanged. */
export async function planEdit(task: InstructEditTask, made: PlanParts): Promise<Plan> {
  const { source, mask, text } = task;
  const { model, server } = made;
  const positive = diffusionWords({ prompt: text }, { positive: '', negative: '' }).positive;
  const size = editingSize(source, model);
  const pixels = await stretchTo(await flattenOn(source, '#ffffff'), size);
  const isMarked = mask?.data.some((value) => value !== 0) ?? false;
  const marked = mask && isMarked ? { source, mask, sizeOf: () => size } : null;
  const part =
    marked && (await prepareRepaintOfRegion(marked, { x: 0, y: 0, width: source.width, height: source.height }));
  return {
    shots: [{ ...editShot(positive, made), ...size, ...picturesFor(server.flavour === 'sd-cpp', pixels) }],
    finish: (drawn) => (part ? part.finish(drawn) : stretchTo(drawn, source)),
    note: null,
    stage: 'Editing',
  };
}

/** Dresses the person with a model that accepts several pictures. */
export async function planTryOn(task: TryOnTask, made: PlanParts): Promise<Plan> {
  const { source, garment, category, prompt, count } = task;
  if (made.server.flavour !== 'sd-cpp') throw new ImageEngineError('missing_model', 'reads one picture only');
  const size = editingSize(source, made.model);
  const asked = `The person in the first picture wears the ${GARMENTS[category]} of the second picture; everything else stays as it is`;
  const positive = diffusionWords({ prompt: asked, accentPrompt: prompt }, { positive: '', negative: '' }).positive;
  const person = await stretchTo(await flattenOn(source, '#ffffff'), size);
  // The server would crop a picture whose aspect ratio differs from the result's.
  const { pixels: worn } = await letterbox(await flattenOn(garment, '#ffffff'), size);
  const shot = { ...editShot(positive, made), ...size, references: [person, worn] };
  return {
    shots: Array.from({ length: count }, () => shot),
    finish: (drawn) => stretchTo(drawn, source),
    note: null,
    stage: 'Dressing',
  };
}

const editShot = (positive: string, { model, server, parts }: PlanParts) => ({
  ...plainShot,
  positive,
  negative: model.negative,
  ...sampling(model, server, {
    cfg: EDIT_CFG,
    guidance: USUAL_GUIDANCE,
    fine: false,
    checkpoint: parts.edit ?? model.checkpoint,
  }),
  checkpoint: checkpointTitle(server, parts.edit ?? model.checkpoint),
});

const picturesFor = (readsReferences: boolean, pixels: Pixels) =>
  readsReferences
    ? { references: [pixels] }
    : { start: { pixels, denoising: 1, mask: null, begins: 'keep' as const }, imageCfg: EDIT_IMAGE_CFG };
