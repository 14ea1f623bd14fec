/** Describes a task for a model that follows instructions: whole sentences that also say which picture is which. */
import type { EditTask, EngineTask } from '../../../ports/engine-task.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { colourWords } from '../diffusion/colour-words.ts';
import { withoutCommandTags } from '../diffusion/diffusion-words.ts';

type Task<Operation extends EngineTask['operation']> = Extract<EngineTask, { operation: Operation }>;

/** What a person asks for, in words. */
interface AskedWords {
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly accentPrompt?: string;
  readonly styles?: readonly string[];
}

const GARMENTS = { upper: 'top', lower: 'trousers or skirt', dress: 'dress' } as const;

const sentences = (parts: readonly string[]): string =>
  parts
    .map((part) => withoutCommandTags(part).replace(/[.\s]+$/, ''))
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');

/**
 * The words that all operations have. Words to avoid go into the prompt; where a model has a field for them, the caller
 * removes them first (`separateNegative`).
 */
const commonSentences = (
  { prompt, accentPrompt = '', styles = [], negativePrompt = '' }: AskedWords,
  negative = '',
): string[] => {
  const without = [negativePrompt, negative].filter(Boolean).join(', ');
  return [
    prompt,
    accentPrompt,
    styles.length > 0 ? `Style: ${styles.join(', ')}` : '',
    without && `Without: ${without}`,
  ];
};

function backdrop(background: string | null): string {
  if (background === null) return '';
  if (background === 'transparent') return 'The subject alone, whole, on a plain light grey background';
  return `The background is plain ${colourWords(background)} (${background})`;
}

function variationText({ blend, strength, ...task }: Task<'vary'>, colour: string | undefined): string {
  const near = strength > 0.66 ? 'a close variation' : strength > 0.33 ? 'a variation' : 'a free variation';
  const taken =
    blend &&
    [blend.palette > 0.3 ? 'colours and pattern' : '', blend.form > 0.3 ? 'shape and details' : ''].filter(Boolean);
  return sentences([
    `Make ${near} of the first picture, with the same kind of subject, framing and light`,
    colour === undefined ? '' : `The garment or product is ${colourWords(colour)} (${colour})`,
    taken && taken.length > 0 ? `Take ${taken.join(' and ')} from the second picture` : '',
    ...commonSentences(task),
  ]);
}

function editText(task: EditTask, { positive, negative }: ModelSettings, index: number): string {
  switch (task.operation) {
    case 'vary':
      return variationText(task, task.colourways[index]);
    case 'inpaint':
      return task.prompt.trim() === ''
        ? 'Take away what the mask covers and go on with what is around it, as if it had never been there.'
        : sentences([
            `Change only what the mask covers. There is now: ${task.prompt}`,
            ...commonSentences({ ...task, prompt: '' }),
          ]);
    case 'outpaint':
      return sentences([
        'Go on with the picture over the whole canvas, without a seam',
        ...commonSentences(task, negative),
        positive,
      ]);
    case 'sketch':
      return sentences([
        'Make a finished picture of this drawing; every line of it stays where it is',
        ...commonSentences(task, negative),
        positive,
        backdrop(task.background),
      ]);
    case 'tryOn':
      return sentences([
        `The person of the first picture wears the ${GARMENTS[task.category]} of the second picture, fitted to the body`,
        'Face, hair, hands, pose, other clothes and background stay as they are',
        task.prompt,
      ]);
    case 'instructEdit':
      return sentences([task.text, 'Everything else stays as it is']);
    default:
      return '';
  }
}

/** @param index of the picture, for tasks whose pictures differ. */
export function wordsOfTask(task: EngineTask, settings: ModelSettings, index: number): string {
  if (task.operation !== 'generate') return editText(task, settings, index);
  return sentences([...commonSentences(task, settings.negative), settings.positive, backdrop(task.background)]);
}
