/** Changes a prompt by a few words: they replace words of the same kind, or are appended. */
import type { Chip } from '@kenna/engine';
import type { Question } from '../reply.ts';
import { ideasFor } from './enrich-prompt.ts';

const LENGTHS = ['mini', 'knee', 'midi', 'maxi', 'floor'];

const likeOf = ({ kind, name }: Chip): string => (kind === 'attribute' ? (name.split('=')[0] ?? kind) : kind);

function put(
  prompt: string,
  wanted: readonly { readonly like: string; readonly label: string }[],
  asked: Question,
): string {
  let changed = prompt;
  for (const { like, label } of wanted) {
    const old = asked.reader.read(changed).understood.find((chip) => likeOf(chip) === like && chip.source === 'prompt');
    const isForm = old !== undefined && changed.slice(old.start, old.end).split(' ').length > 3;
    changed =
      old && !isForm ? `${changed.slice(0, old.start)}${label}${changed.slice(old.end)}` : `${changed}, ${label}`;
  }
  return changed;
}

/** Shorter or longer: one step on the scale of lengths. */
function stepOfLength(prompt: string, asked: Question): string | null {
  const step = / (shorter|shorten) /.test(asked.words) ? -1 : / (longer|lengthen) /.test(asked.words) ? 1 : 0;
  if (step === 0) return null;
  const { pieces, hero } = asked.reader.read(prompt);
  const now = LENGTHS.indexOf(String(pieces[hero]?.attributes.length ?? 'midi'));
  const next = LENGTHS[Math.max(0, Math.min(LENGTHS.length - 1, (now === -1 ? 2 : now) + step))]!;
  return put(prompt, [{ like: 'length', label: `${next} length` }], asked);
}

/** Another suitable fabric or colour. */
function another(prompt: string, asked: Question): string | null {
  const brief = asked.reader.read(prompt);
  const ideas = ideasFor(brief);
  const [, what] =
    / (?:another|other|different) (fabric|fabrics|material|cloth|colou?r|colou?rs) /.exec(asked.words) ?? [];
  if (!ideas || what === undefined) return null;
  const like = what.startsWith('colo') ? 'colour' : 'fabric';
  const labels = like === 'colour' ? ideas.colours : ideas.fabrics;
  const label = asked.choose.of(labels.filter((one) => !prompt.includes(one)));
  return label === undefined ? null : put(prompt, [{ like, label }], asked);
}

const MOODS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ (more )?dramatic| drama /, ['low key', 'rim light']],
  [/ (simpler|simple|minimal|calmer|cleaner|quieter) /, ['minimal', 'soft light']],
  [/ (softer|romantic|dreamier|gentler) /, ['romantic', 'window light']],
  [/ (warmer|sunnier|summery) /, ['golden hour']],
  [/ (bolder|edgier|louder) /, ['hard light', 'high contrast']],
];

function inAnotherMood(prompt: string, asked: Question): string | null {
  const found = MOODS.find(([pattern]) => pattern.test(asked.words));
  return found
    ? put(
        prompt,
        found[1].map((label) => ({ like: `mood ${label}`, label })),
        asked,
      )
    : null;
}

/** Returns null when the words contain no known change. */
export function changePrompt(prompt: string, asked: Question): string | null {
  const stepped = stepOfLength(prompt, asked) ?? another(prompt, asked) ?? inAnotherMood(prompt, asked);
  if (stepped !== null) return stepped;
  if (asked.words.trim().split(' ').length > 12) return null;
  const named = asked.reader.read(asked.text).understood.filter(({ kind }) => kind !== 'form' && kind !== 'part');
  const changed = put(
    prompt,
    named.map((chip) => ({ like: likeOf(chip), label: chip.label })),
    asked,
  );
  return named.length > 0 && changed !== prompt ? changed : null;
}
