/**
 * Decides before any work whether the built-in engine can draw what a prompt is about. The server asks it before it
 * charges; the engine refuses the same prompts when it is asked to draw them.
 */
import type { PromptWords, WordsOffer, WordsRefusal } from '@kenna/contract/engine-task';
import { isEnglishWord, nounSenses, synsetOf, type SynsetId } from '../english/wordnet.ts';
import { withArticle } from '../english/with-article.ts';
import type { Brief, UndrawnWords } from './brief.ts';
import { nearestForm } from './nearest-form.ts';
import { readBrief } from './read-brief.ts';
import { formLabel } from './vocabulary/form-facts.ts';
import { sensesOf } from './words/lexicon.ts';
import type { Sense } from './words/sense.ts';
import { splitWords } from './words/split-words.ts';
import { isWearer } from './vocabulary/wearers.ts';

/** Lexicographer files of what can be seen and touched: animals, artefacts, food, natural objects, plants. */
const THINGS: readonly number[] = [5, 6, 13, 17, 20];
/** Artefacts that are pictures or places rather than things in them. */
const NO_THINGS: readonly string[] = ['creation', 'structure', 'area', 'way', 'facility', 'representation'];
/** Links after which a thing only accompanies another: "a dress on a horse". */
const ACCOMPANYING: readonly string[] = ['with', 'in', 'on', 'by', 'under', 'over'];

/** A thing that the words name: its text and its offsets in the prompt. */
interface NamedThing {
  readonly noun: string;
  /** The noun without the word before it that says which kind it is: "bottle" of "serum bottle". */
  readonly head: string;
  readonly start: number;
  readonly end: number;
}

/** @returns null when the words can be drawn, or ask for a mood board. */
export function judgeWords(words: PromptWords): WordsRefusal | null {
  return refusalOf(readBrief({ ...words, look: 'studio' }), words.prompt);
}

/**
 * Why a brief is refused: it has no piece, or what it is mainly about is unknown. Returns null when it can be drawn or
 * asks for a mood board.
 * @param prompt the prompt that the brief was read from.
 */
export function refusalOf(brief: Brief, prompt: string): WordsRefusal | null {
  if (brief.asksForBoard) return null;
  const things = (brief.notDrawn ?? []).flatMap((words) => thingOf(words, prompt));
  const main = mainThing(brief, things, prompt);
  if (brief.pieces[brief.hero] === undefined)
    return refuse(main ?? madeThing(brief, prompt) ?? things[0] ?? null, brief, prompt);
  return main === null ? null : refuse(main, brief, prompt);
}

/**
 * The thing that the picture is about, where that is an unknown one: the last noun of the first phrase that has a
 * noun. A phrase ends at punctuation and at a word such as "with" or "on"; what follows is a companion or a part.
 */
function mainThing(brief: Brief, things: readonly NamedThing[], prompt: string): NamedThing | null {
  const forms = brief.understood.filter(({ kind, source }) => kind === 'form' && source === 'prompt');
  for (const { start, end } of phrasesOf(prompt)) {
    const isWithin = (noun: { readonly start: number }) => noun.start >= start && noun.start < end;
    const form = forms.filter(isWithin).at(-1);
    const person = personIn(prompt, start, end);
    const named = things.findLast(isWithin);
    // "Sofa three seats grey fabric": the fabric is that of the thing; "lion fabric" is a fabric.
    const isCloth =
      form?.name === 'textile' && named !== undefined && !/^[\s-]*$/.test(prompt.slice(named.end, form.start));
    const thing = named ?? (form === undefined ? hiddenHead(brief, end, prompt) : null);
    // "Puma Men T-shirt": a name before the wearer is a brand.
    if (person !== null && (thing === null || thing.start < person)) return null;
    if (thing !== null && (form === undefined || isCloth || isHeadAfter(form.end, thing, end, prompt)))
      return COLLECTIVE.includes(thing.noun.split(' ').at(-1)!) && forms.length > 0 ? null : thing;
    if (form !== undefined) return null;
  }
  return null;
}

/** "A mint green toaster on a counter": where nothing is drawn, a word that is first of all a person's may be a device. */
function madeThing({ notDrawn = [] }: Brief, prompt: string): NamedThing | null {
  const [first] = phrasesOf(prompt);
  const word = splitWords(prompt.slice(0, first?.end ?? 0)).at(-1);
  if (word === undefined || !notDrawn.some(({ start, end }) => start <= word.start && word.end <= end)) return null;
  const isDevice = isPerson(word.text) && !isWearer(word.text) && nounSenses(word.text).slice(0, 3).some((sense) => synsetOf(sense).category === ARTEFACT); // prettier-ignore
  const noun = word.text;
  return isDevice ? { noun, head: noun, start: word.start, end: word.end } : null;
}

/** Nouns for several garments or things, which are named after them. */
const COLLECTIVE: readonly string[] = ['uniform', 'outfit', 'attire', 'clothing', 'wardrobe', 'gear', 'set'];

/** "Ring holder": a thing right after a form, at the end of the phrase, is what the form only describes. */
const isHeadAfter = (formEnd: number, thing: NamedThing, phraseEnd: number, prompt: string): boolean =>
  /^[\s-]*$/.test(prompt.slice(formEnd, thing.start)) &&
  /^\s*$/.test(prompt.slice(thing.end, phraseEnd)) &&
  nounSenses(thing.head)
    .slice(0, 1)
    .some((sense) => synsetOf(sense).category === ARTEFACT);

/**
 * The last word of a phrase about which something is said: an unknown one ("nightstand with a lamp"), or a thing whose
 * name is also a colour or a light ("lipstick with a gold cap", "candle in a jar").
 */
function hiddenHead({ notDrawn = [] }: Brief, end: number, prompt: string): NamedThing | null {
  const word = splitWords(prompt.slice(0, end)).at(-1);
  if (word === undefined || !/^\s*(?:with|in|on)\s/i.test(prompt.slice(end))) return null;
  const { text, start } = word;
  const isUnknown = notDrawn.some((words) => words.end === end) && !isEnglishWord(text);
  const kinds = (sensesOf([text]) ?? []).map(({ kind }) => kind);
  const isAlsoThing = kinds.length > 0 && kinds.every((kind) => ALSO_THINGS.includes(kind)) && isThing(text);
  const noun = prompt.slice(start, end).toLowerCase();
  return isUnknown || isAlsoThing ? { noun, head: noun, start, end } : null;
}

/** Kinds of words that may also name a thing. */
const ALSO_THINGS: readonly Sense['kind'][] = ['colour', 'light', 'attribute'];

/** Number of the lexicographer file of artefacts. */
const ARTEFACT = 6;
/** Number of the lexicographer file of persons. */
const PERSON = 18;

/**
 * Where a phrase names a person: in "a woman at a table in a red dress" the picture is about what she wears. Returns
 * null when it names none.
 */
function personIn(prompt: string, start: number, end: number): number | null {
  const phrase = prompt.slice(start, end);
  const person = splitWords(phrase).find(({ text }) => isPerson(text));
  return person === undefined ? null : start + person.start;
}

/** Words for a person that WordNet lists under another meaning first. */
const PEOPLE: readonly string[] = ['person', 'people', 'model', 'old'];

function isPerson(word: string): boolean {
  if (isWearer(word) || PEOPLE.includes(word)) return true;
  // "Grey" is a colour here before it is a family name.
  const [sense] = sensesOf([word]) === undefined ? nounSenses(word) : [];
  return sense !== undefined && synsetOf(sense).category === PERSON;
}

/** Offsets of the phrases of a text, in order. */
function phrasesOf(prompt: string): readonly { readonly start: number; readonly end: number }[] {
  const words = splitWords(prompt);
  const links = new Set(linksIn(prompt));
  const phrases: { start: number; end: number }[] = [];
  for (const [index, { start, end, clause }] of words.entries()) {
    const last = phrases.at(-1);
    if (last === undefined || links.has(index) || clause !== words[index - 1]?.clause) phrases.push({ start, end });
    else last.end = end;
  }
  return phrases;
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
  const nearest = thing && nearestForm(thing.head);
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

/** Words after a noun that make it a motif or a style: "tiger print". */
const MOTIF_ENDS: readonly string[] =
  'length,print,printed,prints,pattern,patterned,motif,style,styled,inspired,themed,shaped,shape,logo,embroidery,embroidered'.split(
    ',',
  );

/** The thing that a phrase of unread words names: the longest noun for something visible that ends last in it. */
function thingOf({ words, start }: UndrawnWords, prompt: string): readonly NamedThing[] {
  const all = splitWords(words);
  for (let last = all.length - 1; last >= 0; last -= 1) {
    const until = all[last]!.end;
    const first = all.slice(0, last + 1).find((word) => isThing(words.slice(word.start, until)));
    if (first === undefined) continue;
    const [next] = splitWords(prompt.slice(start + until));
    const isLikeness = /^\W*shaped? like/i.test(prompt.slice(start + until));
    if (next !== undefined && MOTIF_ENDS.includes(next.text) && !isLikeness) return [];
    const before = all[all.indexOf(first) - 1];
    // "Serum bottle", "ski boot": the noun before says which kind.
    const from = before !== undefined && nounSenses(before.text).length > 0 && !isPerson(before.text) ? before : first;
    const noun = words.slice(from.start, until).toLowerCase();
    const head = words.slice(first.start, until).toLowerCase();
    return [withCompound({ noun, head, start: start + from.start, end: start + until }, prompt)];
  }
  return [];
}

/** "Teddy bear", "dining table": the word before belongs to the noun when both together are one. */
function withCompound(thing: NamedThing, prompt: string): NamedThing {
  const before = splitWords(prompt.slice(0, thing.start)).at(-1);
  if (before === undefined) return thing;
  const noun = prompt.slice(before.start, thing.end).toLowerCase();
  return isThing(noun) ? { noun, head: noun, start: before.start, end: thing.end } : thing;
}

/** Words for a number of things rather than a thing. */
const AMOUNTS: readonly string[] =
  'pack,set,pair,pairs,row,stack,pile,line,lineup,group,bunch,series,one,two,three,four,five,six,seven,eight,nine,ten,twelve'.split(
    ',',
  );

/** One of the commonest meanings is something visible; "mug" is first of all a quantity. */
const isThing = (noun: string): boolean =>
  SETS.includes(noun.toLowerCase()) || (!STATES.includes(noun.toLowerCase()) && namesThing(noun));

/** Things that WordNet does not list. */
const SETS: readonly string[] = ['gift set', 'gift box set'];
/** Words that say how a thing is shown, which WordNet also lists as artefacts. */
const STATES: readonly string[] = ['hanging', 'hangings'];

const namesThing = (noun: string): boolean =>
  !isPerson(noun.toLowerCase()) &&
  !AMOUNTS.includes(noun.toLowerCase()) &&
  nounSenses(noun)
    .slice(0, 4)
    .some((sense) => THINGS.includes(synsetOf(sense).category) && !isOfKind(sense, NO_THINGS));

function isOfKind(id: SynsetId, kinds: readonly string[]): boolean {
  const { names, kindsOf } = synsetOf(id);
  return kinds.includes(names[0] ?? '') || kindsOf.some((kind) => isOfKind(kind, kinds));
}

/** Positions, in words, of the links of a text that lead to a companion. */
function linksIn(text: string): readonly number[] {
  const words = splitWords(text);
  return words.flatMap((word, index) => {
    // "Set of two bangles" is about bangles.
    if (word.text === 'of' && AMOUNTS.includes(words[index - 1]?.text ?? '')) return [];
    const two = [word.text, words[index + 1]?.text ?? ''];
    const senses = sensesOf([word.text]) ?? sensesOf(two) ?? [];
    return senses.some((sense) => sense.kind === 'link' && ACCOMPANYING.includes(sense.name)) ? [index] : [];
  });
}
