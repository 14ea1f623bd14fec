/**
 * Decides before any work whether the built-in engine can draw what a prompt is about. The server asks it before it
 * charges; the engine refuses the same prompts when it is asked to draw them.
 */
import type { PromptWords, WordsOffer, WordsRefusal } from '@kenna/contract/engine-task';
import { nounSenses, synsetOf, type SynsetId } from '../english/wordnet.ts';
import { withArticle } from '../english/with-article.ts';
import type { Brief, UndrawnWords } from './brief.ts';
import { nearestForm } from './nearest-form.ts';
import { readBrief } from './read-brief.ts';
import { formLabel } from './vocabulary/accepts-attribute.ts';
import { sensesOf } from './words/lexicon.ts';
import { splitWords } from './words/split-words.ts';

/** Lexicographer files of what can be seen and touched: animals, artefacts, food, natural objects, plants. */
const THINGS: readonly number[] = [5, 6, 13, 17, 20];
/** Artefacts that are pictures or places rather than things in them. */
const NO_THINGS: readonly string[] = ['creation', 'structure', 'area', 'way', 'facility', 'representation'];
/** Links after which a thing only accompanies another: "a dress on a horse". */
const ACCOMPANYING = ['with', 'in', 'on', 'under', 'over'];

/** A thing that the words name: its text and its offsets in the prompt. */
interface NamedThing {
  readonly noun: string;
  readonly start: number;
  readonly end: number;
}

/** @returns null when the words can be drawn, or ask for a mood board. */
export function judgeWords(words: PromptWords): WordsRefusal | null {
  const brief = readBrief({ ...words, look: 'studio' });
  return brief.asksForBoard ? null : refusalOf(brief, words.prompt);
}

/** Why a brief is not drawn: its main thing is unknown; null when it is known. */
function refusalOf(brief: Brief, prompt: string): WordsRefusal | null {
  if (brief.asksForBoard) return null;
  const things = (brief.notDrawn ?? []).flatMap((words) => thingOf(words, prompt));
  const hero = brief.pieces[brief.hero];
  if (hero === undefined) return refuse(things[0] ?? null, brief, prompt);
  const form = brief.understood.find(({ kind, piece }) => kind === 'form' && piece === brief.hero);
  const main = things.find((thing) => form !== undefined && isMain(thing, form.start, prompt));
  return main === undefined ? null : refuse(main, brief, prompt);
}

function refuse(thing: NamedThing | null, brief: Brief, prompt: string): WordsRefusal {
  return {
    thing: thing?.noun ?? null,
    reason: reasonFor(thing, brief),
    advice: thing === null ? NAME_SOMETHING : null,
    offers: offersFor(thing, brief, prompt),
  };
}

const NAME_SOMETHING = 'Name a garment, an accessory or a product.';

function reasonFor(thing: NamedThing | null, { notDrawn = [] }: Brief): string {
  if (thing !== null) return `The built-in engine cannot draw ${withArticle(thing.noun)} yet.`;
  const [unread] = notDrawn;
  return unread === undefined
    ? 'These words name nothing that the built-in engine can draw.'
    : `The built-in engine does not know “${unread.words}”.`;
}

function offersFor(thing: NamedThing | null, brief: Brief, prompt: string): readonly WordsOffer[] {
  const offers: WordsOffer[] = [];
  const nearest = thing && nearestForm(thing.noun);
  if (thing && nearest !== null)
    offers.push({
      kind: 'nearest',
      label: withArticle(nearest),
      prompt: `${prompt.slice(0, thing.start)}${nearest}${prompt.slice(thing.end)}`,
    });
  const hero = brief.pieces[brief.hero];
  if (thing && hero) {
    const own = brief.understood.filter(({ piece, source }) => piece === brief.hero && source === 'prompt');
    const start = Math.min(...own.map((chip) => chip.start).filter((at) => at >= thing.end));
    offers.push({ kind: 'alone', label: `the ${formLabel(hero.form)}`, prompt: prompt.slice(start) });
  }
  offers.push({ kind: 'board', label: 'a mood board', prompt: `Mood board: ${prompt}` });
  return offers;
}

/** The thing that a phrase of unread words names: its longest ending that is a noun for something visible. */
function thingOf({ words, start, end }: UndrawnWords, prompt: string): readonly NamedThing[] {
  const from = splitWords(words).find((word) => nounSenses(words.slice(word.start)).length > 0)?.start;
  if (from === undefined || !isThing(words.slice(from))) return [];
  return [withCompound({ noun: words.slice(from).toLowerCase(), start: start + from, end }, prompt)];
}

/** "Teddy bear", "dining table": the word before belongs to the noun when both together are one. */
function withCompound(thing: NamedThing, prompt: string): NamedThing {
  const before = splitWords(prompt.slice(0, thing.start)).at(-1);
  if (before === undefined) return thing;
  const noun = prompt.slice(before.start, thing.end).toLowerCase();
  return isThing(noun) ? { noun, start: before.start, end: thing.end } : thing;
}

/** One of the commonest meanings is something visible; "mug" is first of all a quantity. */
const isThing = (noun: string): boolean =>
  nounSenses(noun)
    .slice(0, 4)
    .some((sense) => THINGS.includes(synsetOf(sense).category) && !isOfKind(sense, NO_THINGS));

function isOfKind(id: SynsetId, kinds: readonly string[]): boolean {
  const { names, kindsOf } = synsetOf(id);
  return kinds.includes(names[0] ?? '') || kindsOf.some((kind) => isOfKind(kind, kinds));
}

/**
 * True for the thing that the picture is about: it comes before the first form, something links the form to it
 * ("retriever wearing a scarf"), and nothing before it makes it a companion.
 */
function isMain({ start, end }: NamedThing, form: number, prompt: string): boolean {
  if (end > form) return false;
  return linksIn(prompt.slice(end, form))[0] === 0 && linksIn(prompt.slice(0, start)).length === 0;
}

/** Positions, in words, of the links of a text that lead to a companion. */
function linksIn(text: string): readonly number[] {
  const words = splitWords(text);
  return words.flatMap((word, index) => {
    const two = [word.text, words[index + 1]?.text ?? ''];
    const senses = sensesOf([word.text]) ?? sensesOf(two) ?? [];
    return senses.some((sense) => sense.kind === 'link' && ACCOMPANYING.includes(sense.name)) ? [index] : [];
  });
}
