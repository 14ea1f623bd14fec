/**
 * Decides whether a display mannequin wears what a prompt names, and with which build, pose and finish. It reads the
 * words on its own, beside the grammar of things, and returns the words that it used.
 */
import type { Chip, Figure } from './brief.ts';
import { zoneOf } from './vocabulary/accepts-attribute.ts';
import { buildRows, DRAWN_BUILDS, DRAWN_POSES, finishRows, poseRows } from './vocabulary/figures.ts';
import type { BuildName } from './vocabulary/figures.ts';
import type { FormName } from './vocabulary/forms.ts';
import type { StagingName, ViewName } from './vocabulary/scenes.ts';
import type { Span } from './words/find-terms.ts';
import { foldWord } from './words/fold-word.ts';
import { splitWords, type Word } from './words/split-words.ts';

interface FigureRequest {
  readonly prompt: string;
  readonly forms: readonly FormName[];
  readonly staging: StagingName | null;
  readonly view: ViewName | null;
}

interface FigureReading {
  readonly figure: Figure;
  readonly chips: readonly Chip[];
}

type Kind = 'build' | 'pose' | 'finish';

interface Phrase {
  readonly words: readonly string[];
  readonly kind: Kind | 'shown';
  readonly name: string;
}

/** Words that show a mannequin without saying which. */
const SHOWN =
  'model, models, mannequin model, fashion model, full mannequin, full body mannequin, display mannequin, shop mannequin, ' +
  'store mannequin, abstract mannequin, egg head mannequin, person, someone, mannequin entier, schaufensterpuppe, ' +
  'manichino intero, maniqui entero, modelo, modele, personne, persona';

const phrasesOf = (says: string, kind: Phrase['kind'], name: string): readonly Phrase[] =>
  says.split(',').map((phrase) => ({
    words: phrase
      .trim()
      .split(/[\s-]+/)
      .map(foldWord),
    kind,
    name,
  }));

/** All phrases, the longest first. */
const phrases: readonly Phrase[] = [
  ...finishRows.flatMap(({ name, says }) => phrasesOf(says, 'finish', name)),
  ...poseRows.flatMap(({ name, says }) => phrasesOf(says, 'pose', name)),
  ...buildRows.flatMap(({ name, says }) => phrasesOf(says, 'build', name)),
  ...phrasesOf(SHOWN, 'shown', ''),
].toSorted((a, b) => b.words.length - a.words.length);

/** Words after which, or before which, a noun for a person means somebody who wears the clothes. */
const AFTER = new Set(
  (
    'in,with,wearing,wears,who,dressed,walking,standing,sitting,seated,striding,posing,and,on,at,from,against,' +
    'en,avec,portant,qui,vetu,vetue,im,mit,tragt,der,die,che,con,indossa,que,lleva,vestido,vestida,dans,porte'
  ).split(','),
);
/** Words after which "walking" tells of a person: "walking boots" are boots. */
const AFTER_POSE = new Set(
  'in,with,on,along,through,down,past,away,towards,toward,across,by,at,wearing,and,model,woman,man,against,pose,en,mit,im,con'.split(
    ',',
  ),
);

/** Children's clothes are shown on a child, because their size is not seen otherwise. */
const CHILDRENS = new Set(
  'childrens,kids,kidswear,childrenswear,boys,girls,toddlers,children,enfants,kinder,bambini,bambine,ninos,ninas,madchen,jungen'.split(
    ',',
  ),
);
const CHILD = new Set('child,kid,boy,girl,toddler'.split(','));

/** Stands that words ask for instead. */
const OTHER_STANDS: readonly (StagingName | null)[] = ['mannequin', 'dress-form', 'hanger', 'plinth'];

const WORN = ['upper', 'whole', 'lower'];

/**
 * Reads the figure of a prompt; null when none is asked for, when another stand is, or when nothing is named that a
 * figure could wear. A complete outfit, from top to shoes, is worn even if no person is named.
 */
export function readFigure({ prompt, forms, staging, view }: FigureRequest): FigureReading | null {
  const zones = forms.map(zoneOf);
  if (OTHER_STANDS.includes(staging) || view === 'flat' || !zones.some((zone) => WORN.includes(zone))) return null;
  const words = splitWords(prompt);
  const found = findPhrases(words);
  const covers = zones.includes('whole') || (zones.includes('upper') && zones.includes('lower'));
  const isOutfit = covers && zones.includes('foot');
  if (!found.some(asksForFigure) && staging !== 'figure' && !isOutfit) return null;
  const first = (kind: Kind) => found.find((it) => it.kind === kind && isDrawn(it));
  const used = found.filter((it) => isDrawn(it) && it.kind !== 'shown' && first(it.kind)?.name === it.name);
  const nameOf = <Name extends string>(kind: Kind) => (first(kind)?.name as Name | undefined) ?? null;
  const chips = used.map(({ kind, name, start, end }): Chip => ({
    kind: kind as Kind,
    name,
    label: FIGURE_LABELS[name] ?? name,
    piece: null,
    source: 'prompt',
    start,
    end,
  }));
  return {
    figure: { build: plusFirst(found) ?? nameOf('build'), pose: nameOf('pose'), finish: nameOf('finish') },
    chips,
  };
}

/** The words of a prompt with a figure that say who wears the clothes, and how. */
export const wearerSpans = (prompt: string): readonly Span[] => findPhrases(splitWords(prompt)).filter(isDrawn);

/** Nouns for a mannequin that is shown as a whole; alone, they may ask for an invisible one. */
const MANNEQUINS = new Set('mannequin,schaufensterpuppe,puppe,holzpuppe,manichino,maniqui'.split(','));

/**
 * The prompt with spaces in place of the words for a mannequin, whose colour and material are not those of the clothes:
 * "red dress on a black mannequin". Positions of the other words stay.
 */
export function withoutMannequin(prompt: string): string {
  const named = findPhrases(splitWords(prompt)).filter(({ start, end }) =>
    splitWords(prompt.slice(start, end)).some(({ text }) => MANNEQUINS.has(text)),
  );
  return named.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    prompt,
  );
}

interface Found {
  readonly kind: Phrase['kind'];
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A mannequin of other proportions would mislead, so clothes of a child or a plus size are shown without one. */
const asksForFigure = (found: Found): boolean =>
  isDrawn(found) || found.kind !== 'build' || (found.name !== 'child' && found.name !== 'plus');

function isDrawn({ kind, name }: Found): boolean {
  if (kind === 'pose') return DRAWN_POSES.some((pose) => pose === name);
  return kind !== 'build' || DRAWN_BUILDS.some((build) => build === name);
}

/** "A curvy woman": the size says more than the person. */
const plusFirst = (found: readonly Found[]): BuildName | null =>
  found.some((it) => it.kind === 'build' && it.name === 'plus' && isDrawn(it)) ? 'plus' : null;

function findPhrases(words: readonly Word[]): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find(
      (it) =>
        isAt(words, at, it) &&
        isOfPerson(words, at, it) &&
        words[at]!.clause === words[at + it.words.length - 1]!.clause,
    );
    const length = phrase?.words.length ?? childrensAt(words, at);
    if (length > 0) {
      const [start, end] = [words[at]!.start, words[at + length - 1]!.end];
      found.push({ kind: phrase?.kind ?? 'build', name: phrase?.name ?? 'child', start, end });
    }
    at += Math.max(1, length);
  }
  return found;
}

const isAt = (words: readonly Word[], at: number, { words: wanted }: Phrase): boolean =>
  wanted.every((word, i) => words[at + i]?.text === word);

/** Number of words of "children's" at a place; 0 for none. */
function childrensAt(words: readonly Word[], at: number): number {
  if (CHILDRENS.has(words[at]!.text)) return words[at + 1]?.text === 's' ? 2 : 1;
  return CHILD.has(words[at]!.text) && words[at + 1]?.text === 's' ? 2 : 0;
}

/** Returns false where a word describes a thing: "woman's shoes", "man bag", "walking boots", "model car". */
function isOfPerson(words: readonly Word[], at: number, { kind, words: phrase, name }: Phrase): boolean {
  if (kind === 'finish' || name === 'plus') return true;
  const next = words[at + phrase.length];
  const ends = next === undefined || next.clause !== words[at]!.clause;
  if (kind === 'pose') return phrase.length > 1 || ends || AFTER_POSE.has(next.text);
  return ends || AFTER.has(next.text);
}

/** The words for a person, which a prompt may contain in place of others of the same kind. */
export const FIGURE_LABELS: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  child: 'child',
  plus: 'plus size',
  standing: 'standing',
  contrapposto: 'contrapposto',
  walking: 'walking',
  'hands-on-hips': 'hands on hips',
  'arms-crossed': 'arms crossed',
  seated: 'seated',
  white: 'white mannequin',
  black: 'black mannequin',
  clay: 'clay mannequin',
  wood: 'wooden mannequin',
  translucent: 'translucent mannequin',
};
