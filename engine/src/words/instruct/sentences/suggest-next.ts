import type { Edit, Plan } from '../edit.ts';

/** Suggested messages after each kind of edit; each is a valid message itself. */
const AFTER: Readonly<Record<Edit['kind'], readonly string[]>> = {
  light: ['more', 'a bit less', 'soft light', 'undo that'],
  dress: ['in velvet', 'make it striped', 'a bit darker', 'undo that'],
  crop: ['zoom in a little', 'more space at the top', 'upscale 2x', 'undo that'],
  trim: ['more', 'crop to 4:5', 'upscale 2x', 'undo that'],
  turn: ['rotate 90 degrees', 'flip it', 'crop to a square', 'undo that'],
  flip: ['crop to 4:5', 'warmer', 'white background', 'undo that'],
  straighten: ['more', 'crop to 4:5', 'brighter', 'undo that'],
  extend: ['more', 'crop to 4:5', 'on marble', 'undo that'],
  cutOut: ['on marble', 'beige background', 'crop to a square', 'undo that'],
  blur: ['more', 'a bit less', 'warmer', 'undo that'],
  sharpen: ['more', 'upscale 2x', 'sharpen the face', 'undo that'],
  upscale: ['sharpen the face', 'more contrast', 'crop to a square', 'undo that'],
  retouch: ['upscale 2x', 'soft light', 'blur the background', 'undo that'],
  erase: ['crop to 4:5', 'warmer', 'upscale 2x', 'undo that'],
  fill: ['warmer', 'crop to a square', 'upscale 2x', 'undo that'],
  recut: ['make it emerald', 'in velvet', 'from the back', 'undo that'],
  wear: ['warmer', 'white background', 'crop to 4:5', 'undo that'],
  behind: ['warmer', 'soft light', 'crop to 4:5', 'undo that'],
  match: ['a bit darker', 'warmer', 'white background', 'undo that'],
  view: ['make it emerald', 'on marble', 'golden hour', 'undo that'],
  relight: ['on marble', 'warmer', 'crop to 4:5', 'undo that'],
  place: ['golden hour', 'blur the background', 'crop to 4:5', 'undo that'],
};
const AFTER_UNDO: readonly string[] = ['make it emerald', 'white background', 'brighter', 'crop to a square'];
/** Messages that a second picture can be sent with. */
export const WITH_A_PICTURE: readonly string[] = ['put this on her', 'put this behind it', 'make it this colour'];
const INSTEAD: readonly string[] = ['make it navy', 'white background', 'a bit warmer', 'crop to 4:5'];
const INSTEAD_OF_MARKING: readonly string[] = ['make it navy', 'blur the background', 'brighter', 'crop closer'];

/** Substitutes for suggestions that have no effect. */
const OTHERWISE: readonly string[] = ['warmer', 'crop to a square', 'white background', 'upscale 2x'];
const MAX_COUNT = 4;

/** At most four messages that fit the last one; `leads` returns true for a message that can be carried out next. */
export function suggestNext(plan: Plan, leads: (say: string) => boolean): readonly string[] {
  const fitting = usual(plan).filter(leads);
  const others = OTHERWISE.filter((say) => !fitting.includes(say) && leads(say));
  return [...fitting, ...others.slice(0, MAX_COUNT - fitting.length)];
}

function usual(plan: Plan): readonly string[] {
  if (plan.outcome === 'undo') return AFTER_UNDO;
  if (plan.outcome === 'cannot')
    return plan.refusals.some((text) => /\bmark\b/i.test(text)) ? INSTEAD_OF_MARKING : INSTEAD;
  return AFTER[plan.edits.at(-1)!.kind];
}
