import type { Brief } from '../../../words/prompt/brief.ts';
import { refusalOf } from '../../../words/prompt/judge-words.ts';
import { readBrief } from '../../../words/prompt/read-brief.ts';
import { cutRows } from '../../../words/prompt/vocabulary/cuts.ts';
import { usualValues } from '../../../words/prompt/testing/usual-values.ts';
import { asksOf, type Ask } from './asks.ts';
import { digestScene, type SceneDigest } from './scene-digest.ts';

/**
 * What becomes of the words that are asked about. `silent`: the picture is the same without them, and nothing says so.
 * `falsely named`: they are listed as not drawn, although the picture has changed.
 */
export type Outcome = 'drawn' | 'named' | 'refused' | 'usual' | 'falsely named' | 'silent';

const scenes = new Map<string, SceneDigest>();

const read = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

function sceneOf(prompt: string): SceneDigest {
  const known = scenes.get(prompt);
  if (known !== undefined) return known;
  const scene = digestScene(read(prompt));
  scenes.set(prompt, scene);
  return scene;
}

const isChanged = ({ prompt, base }: Ask): boolean => sceneOf(prompt).digest !== sceneOf(base).digest;

export function judgeAsk(ask: Ask): Outcome {
  const { prompt, words } = ask;
  const brief = read(prompt);
  if (refusalOf(brief, prompt) !== null) return 'refused';
  const isTold = isNamed(brief, prompt, words);
  if (isTold) return isNamedWhole(brief, prompt, words) && isChanged(ask) ? 'falsely named' : 'named';
  if (isChanged(ask)) return 'drawn';
  if (sceneOf(prompt).remarks.length > 0) return 'named';
  return isUsual(ask) ? 'usual' : 'silent';
}

const spanOf = (prompt: string, words: string) => {
  const start = prompt.indexOf(words);
  return { start, end: start + words.length };
};

/** Whether some of the words are listed as not drawn. */
function isNamed({ notDrawn = [] }: Brief, prompt: string, words: string): boolean {
  const { start, end } = spanOf(prompt, words);
  return notDrawn.some((it) => it.start < end && start < it.end);
}

function isNamedWhole({ notDrawn = [] }: Brief, prompt: string, words: string): boolean {
  const { start, end } = spanOf(prompt, words);
  return notDrawn.some((it) => it.start <= start && end <= it.end);
}

/** Whether the thing has it anyway: a T-shirt has short sleeves. */
function isUsual(ask: Ask): boolean {
  const { kind, attribute, value, base, thing } = ask;
  const piece = read(base).pieces[0];
  if (piece === undefined) return false;
  if (attribute !== undefined) {
    const implied = cutRows.find(({ name, form }) => name === piece.cut && form === piece.form)?.implies?.[attribute];
    if (implied !== undefined) return implied === value;
    const usual = (usualValues[piece.form] ?? '').split(' ').filter((it) => it.startsWith(`${attribute}=`));
    if (usual.includes(`${attribute}=${value}`)) return true;
    if (piece.cut === null && usual.length > 0) return false;
  }
  // A thing has one value of a kind: it is the one that changes nothing, while others do.
  const others = asksOf({ words: thing }).filter(
    (other) => other.kind === kind && other.attribute === attribute && other.words !== ask.words,
  );
  return others.length > 2 && others.every(isNamedOrDrawn);
}

function isNamedOrDrawn(ask: Ask): boolean {
  const { prompt, words } = ask;
  const brief = read(prompt);
  return isNamed(brief, prompt, words) || refusalOf(brief, prompt) !== null || isChanged(ask);
}
