/**
 * Decides whether a display mannequin wears what a prompt names, and with which build, pose and finish. It reads the
 * words on its own, beside the grammar of things, and returns the words that it used.
 */
import type { Chip, Figure, Look } from './brief.ts';
import { zoneOf } from './vocabulary/form-facts.ts';
import { isGarmentZone } from './vocabulary/body-zone.ts';
import { buildRows, DRAWN_BUILDS, DRAWN_POSES, finishRows, poseRows } from './vocabulary/figures.ts';
import type { BuildName, FigureName, PoseName } from './vocabulary/figures.ts';
import type { FormName } from './vocabulary/forms.ts';
import type { StagingName, ViewName } from './vocabulary/scenes.ts';
import type { Span } from './words/find-terms.ts';
import { foldWord } from './words/fold-word.ts';
import { splitWords, type Word } from './words/split-words.ts';
import { translateWords } from './words/translate-words.ts';
import { wearerOf } from './wearer-of.ts';
import { wearerWords } from './vocabulary/wearers.ts';

interface FigureRequest {
  readonly prompt: string;
  readonly forms: readonly FormName[];
  readonly staging: StagingName | null;
  readonly view: ViewName | null;
  readonly look: Look;
}

interface FigureReading {
  readonly figure: Figure;
  readonly chips: readonly Chip[];
}

type Kind = 'build' | 'pose' | 'finish';

interface Phrase {
  readonly words: readonly string[];
  readonly kind: Kind | 'shown';
  /** Empty for words that only show a mannequin. */
  readonly name: FigureName | '';
  /** True for the name of a kind of clothes, which may be followed by any word. */
  readonly isFashion?: boolean;
  /** True for a word for several people, which also names for whom things are made. */
  readonly isPlural?: boolean;
}

/** Words that show a mannequin without saying which. */
const SHOWN =
  'model, models, mannequin model, fashion model, full mannequin, full body mannequin, display mannequin, shop mannequin, ' +
  'store mannequin, abstract mannequin, egg head mannequin, person, someone, mannequin entier, schaufensterpuppe, ' +
  'manichino intero, maniqui entero, on a mannequin, on mannequin, worn by a mannequin, on a display mannequin, ' +
  'sur mannequin, sur un mannequin, par un mannequin, auf einer puppe, su un manichino, en un maniqui, sobre un maniqui, modelo, modele, personne, persona';

const phrasesOf = (says: string, kind: Phrase['kind'], name: Phrase['name']): readonly Phrase[] =>
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
  ...buildRows.flatMap((row) =>
    'fashion' in row ? phrasesOf(row.fashion, 'build', row.name).map((phrase) => ({ ...phrase, isFashion: true })) : [],
  ),
  ...buildRows.flatMap((row) =>
    'several' in row ? phrasesOf(row.several, 'build', row.name).map((phrase) => ({ ...phrase, isPlural: true })) : [],
  ),
  ...phrasesOf(SHOWN, 'shown', ''),
].toSorted((a, b) => b.words.length - a.words.length);

/** Words after which, or before which, a noun for a person means somebody who wears the clothes. */
const AFTER = new Set(
  (
    'in,with,wearing,wears,who,dressed,walking,standing,sitting,seated,striding,posing,and,on,at,from,against,' +
    'en,avec,portant,qui,vetu,vetue,im,mit,tragt,der,die,che,con,indossa,que,lleva,vestido,vestida,dans,porte'
  ).split(','),
);
/** Words after which a plural means people who wear something: "men wearing suits", "women in red dresses". */
const AFTER_PLURAL = new Set(
  'in,wearing,wear,dressed,en,portant,im,tragen,indossano,llevan,vestidos,vestidas'.split(','),
);
/** Words before a plural that name for whom something is made: "shirts for men in linen". */
const MADE_FOR = new Set('for,of,pour,fur,per,para,da,de'.split(','));
/** Words after which "walking" refers to a person: "walking boots" are boots. */
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

/**
 * Reads the figure of a prompt; null when none is asked for, when another stand is, or when nothing is named that a
 * figure could wear. A complete outfit, from top to shoes, is worn even if no person is named.
 */
export function readFigure({ prompt, forms, staging, view, look }: FigureRequest): FigureReading | null {
  const zones = forms.map(zoneOf);
  if (OTHER_STANDS.includes(staging) || view === 'flat' || !zones.some(isGarmentZone)) return null;
  const found = findFigure(prompt);
  const covers = zones.includes('whole') || (zones.includes('upper') && zones.includes('lower'));
  const isOutfit = covers && zones.includes('foot');
  if (!found.some((it) => asksForFigure(it, look)) && staging !== 'figure' && !isOutfit) return null;
  const drawn = drawnOf(found, look);
  const nameOf = <Name extends string>(kind: Kind) =>
    ((kind === 'build' ? buildOf(drawn) : drawn.find((it) => it.kind === kind)?.name) as Name | undefined) ?? null;
  const used = drawn.filter(
    (it): it is Found & { kind: Kind; name: FigureName } => it.kind !== 'shown' && it.name === nameOf(it.kind),
  );
  const chips = used.map(({ kind, name, start, end }): Chip => ({
    kind,
    name,
    label: FIGURE_LABELS[name],
    piece: null,
    source: 'prompt',
    start,
    end,
  }));
  return {
    figure: { build: nameOf('build'), pose: nameOf('pose'), finish: nameOf('finish') },
    chips,
  };
}

/** The words of a prompt with a figure that say who wears the clothes, and how, where the look draws them. */
export const wearerSpans = (prompt: string, look: Look): readonly Span[] => drawnOf(findFigure(prompt), look);

/**
 * The words that the figure shows: of several builds, poses or finishes the first that is drawn, however often it is
 * named.
 */
function drawnOf(found: readonly Found[], look: Look): readonly Found[] {
  const drawn = found.filter((it) => isDrawn(it, look));
  const build = buildOf(drawn);
  return drawn.filter(({ kind, name }) => {
    if (kind === 'shown') return true;
    if (kind === 'build') return name === build || (build === 'plus' && name === 'women');
    return drawn.find((it) => it.kind === kind)?.name === name;
  });
}

/** "A woman in a plus size dress": the size says more than the person. */
function buildOf(drawn: readonly Found[]): string | undefined {
  const builds = drawn.flatMap(({ kind, name }) => (kind === 'build' ? [name] : []));
  return builds[0] === 'women' && builds.includes('plus') ? 'plus' : builds[0];
}

/** Nouns for a mannequin that is shown as a whole; alone, they may ask for an invisible one. */
const MANNEQUINS = new Set('mannequin,schaufensterpuppe,puppe,holzpuppe,manichino,maniqui'.split(','));

/** Returns true when the words name a person who wears the clothes: no mannequin, and nobody for whom they are made. */
export const namesPerson = (prompt: string): boolean =>
  findFigure(prompt).some(({ kind, name, start, end, isAside }) => {
    if ((kind !== 'build' && kind !== 'shown') || isAside === true || name === 'plus') return false;
    const said = splitWords(prompt.slice(start, end));
    return !said.some(({ text }) => MANNEQUINS.has(text) || MADE.has(text));
  });

/** Words for whom clothes are made, how they are worn, and what they are. */
const MADE = new Set(
  'childrens,kids,kidswear,childrenswear,boys,girls,toddlers,children,s,worn,menswear,mens,wear,fashion,mode,herrenmode,mannermode,moda'.split(
    ',',
  ),
);

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
  /** True for words that choose a build but do not ask for a figure. */
  readonly isAside?: boolean;
}

/** A figure of other proportions would mislead, so a look that has no child and no plus size shows none for them. */
const asksForFigure = (found: Found, look: Look): boolean =>
  !found.isAside &&
  (isDrawn(found, look) || found.kind !== 'build' || (found.name !== 'child' && found.name !== 'plus'));

const hasMannequin = (look: Look): boolean => look === 'studio' || look === 'editorial';

/** The builds and poses that a look draws. */
const drawnBuildsOf = (look: Look): readonly BuildName[] => (hasMannequin(look) ? DRAWN_BUILDS : ['women']);
const drawnPosesOf = (look: Look): readonly PoseName[] => (hasMannequin(look) ? DRAWN_POSES : ['standing']);

function isDrawn({ kind, name }: Found, look: Look): boolean {
  if (kind === 'pose') return drawnPosesOf(look).some((pose) => pose === name);
  return kind !== 'build' || drawnBuildsOf(look).some((build) => build === name);
}

/** Builds by the people of `wearers.ts`. */
const BUILD_OF: Readonly<Record<'man' | 'woman', BuildName>> = { man: 'men', woman: 'women' };

/**
 * The words that speak of a figure. Those that say for whom clothes are made ("men's", "for women") choose its build
 * where no person is named, and show it where the clothes are said to be worn.
 */
function findFigure(prompt: string): readonly Found[] {
  const words = translateWords(splitWords(prompt));
  const phrasesFound = findPhrases(words);
  const found = phrasesFound.filter((it) => isPoseOfWearer(it, phrasesFound, words));
  const wearer = wearerOf(prompt);
  if (wearer === null || wearer === 'child' || found.some(({ kind }) => kind === 'build')) return found;
  const named = words.find(({ text }) => wearerWords[wearer].includes(text));
  if (named === undefined) return found;
  const { start, end } = named;
  const worn = words
    .filter((_, at) => isWorn(words, at))
    .map((word) => ({ ...word, kind: 'shown' as const, name: '' }));
  return [...found, { kind: 'build', name: BUILD_OF[wearer], start, end, isAside: true }, ...worn];
}

/** Words for a picture on cloth, whose people and animals are not the mannequin. */
const PICTURES = new Set('print,prints,printed,graphic,motif,embroidery,embroidered,patch,logo'.split(','));
/** Number of words before a person that may name such a picture: "print of a man". */
const PICTURE_REACH = 3;

/**
 * A pose is that of the mannequin where a person is named, or where it begins a clause of its own: the fox of "sweater
 * with a fox sitting" and a "dress for walking" pose nobody. Whoever stands poses as the mannequin does anyway.
 */
function isPoseOfWearer(it: Found, found: readonly Found[], words: readonly Word[]): boolean {
  if (it.kind !== 'pose' || it.name === 'standing') return true;
  const isPictured = ({ start }: Found): boolean => {
    const at = words.findIndex((word) => word.start === start);
    const near = words.slice(Math.max(0, at - PICTURE_REACH), at);
    return near.some(({ text, clause }) => clause === words[at]!.clause && PICTURES.has(text));
  };
  const at = words.findIndex(({ start }) => start === it.start);
  const before = words[at - 1]?.clause === words[at]!.clause ? words[at - 1]!.text : null;
  if (before !== null && MADE_FOR.has(before)) return false;
  return before === null || found.some((each) => (each.kind === 'build' || each.kind === 'shown') && !isPictured(each));
}

/** Words after which "worn" says how clothes are worn; before a noun it means wear: "worn leather". */
const AFTER_WORN = new Set('by,with,over,under,together,open,loose,tucked,as,on'.split(','));

function isWorn(words: readonly Word[], at: number): boolean {
  if (words[at]!.text !== 'worn') return false;
  const next = words[at + 1];
  return next === undefined || next.clause !== words[at]!.clause || AFTER_WORN.has(next.text);
}

/** "No child", "ohne Model": nobody wears it. */
const DENIALS = new Set(
  'no,without,not,sans,ohne,kein,keine,senza,sin,nessuna,nessun,aucun,aucune,ningun,ninguna'.split(','),
);

function findPhrases(words: readonly Word[]): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find(
      (it) =>
        isAt(words, at, it) &&
        isOfPerson(words, at, it) &&
        !DENIALS.has(words[at - 1]?.text ?? '') &&
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
function isOfPerson(
  words: readonly Word[],
  at: number,
  { kind, words: phrase, name, isFashion, isPlural }: Phrase,
): boolean {
  if (kind === 'finish' || name === 'plus' || isFashion) return true;
  const next = words[at + phrase.length];
  const ends = next === undefined || next.clause !== words[at]!.clause;
  if (isPlural) return !ends && AFTER_PLURAL.has(next.text) && !MADE_FOR.has(words[at - 1]?.text ?? '');
  if (kind === 'pose') return phrase.length > 1 || ends || AFTER_POSE.has(next.text);
  return ends || AFTER.has(next.text);
}

/** The words for a person, which a prompt may contain in place of others of the same kind. */
export const FIGURE_LABELS: Readonly<Record<FigureName, string>> = {
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
