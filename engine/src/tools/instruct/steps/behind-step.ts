import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { SecondPicture, StepContext, StepResult, Work } from './step-context.ts';
import { boxOfMask } from './box-of-mask.ts';
import { covers } from './region-mask.ts';

const NO_SUBJECT =
  'Nothing stands out in this picture that could be set in front of the second one. Choose a picture with one clear subject.';

/** Value of the guidance scale (1 to 30): the default for new pictures. */
const GUIDANCE = 13;

/** Lower end of a subject, as a share of the height, above which it would float in front of a photographed place. */
const LOWEST_FLOATING = 0.86;
/**
 * Where the foot of a floating subject is set, as a share of the height: on the ground, which photographs show at their
 * lower edge.
 */
const FOOT = 0.93;

/** Sets the subject in front of the second picture, with the light and the shadow that it has there. */
export async function behindStep(
  work: Work,
  second: SecondPicture,
  { tools, look, seed, signal, onProgress }: StepContext,
): Promise<StepResult> {
  const { pixels: source } = work;
  const { width, height } = source;
  const subject = await tools.select(source, 'subject', signal);
  const box = covers(subject) ? boxOfMask(subject) : null;
  if (!box) throw new EngineError('bad_input', NO_SUBJECT);
  const bottom = box.top + box.height;
  const y = bottom < LOWEST_FLOATING * height ? Math.round(FOOT * height - bottom) : 0;
  const [image] = await tools.run(
    {
      operation: 'outpaint',
      source,
      behind: second.pixels,
      width,
      height,
      placement: { x: 0, y, width, height },
      prompt: '',
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      look,
      guidance: GUIDANCE,
      background: null,
      strength: 1,
      count: 1,
    },
    { seed, signal, onProgress },
  );
  return { ...work, pixels: image!.pixels, note: image!.note };
}
