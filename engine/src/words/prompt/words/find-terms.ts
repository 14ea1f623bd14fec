import { nounSenses, synsetOf } from '../../english/wordnet.ts';
import { findColouredLight } from './find-coloured-light.ts';
import { findCount } from './find-count.ts';
import { findGround, namesRock } from './find-ground.ts';
import { findProps, isPortion } from './find-props.ts';
import { correctSpelling } from './correct-spelling.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import { longestPhraseFrom, sensesOf } from './lexicon.ts';
import { longestPhraseAt } from './longest-phrase.ts';
import { nearestColour } from '../colour/nearest-colour.ts';
import { isClothingZone } from '../vocabulary/body-zone.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import type { Look } from '../brief.ts';
import type { OwnColours } from './own-colours.ts';
import { findPartedNames, ownMeaning, type PartedName } from './parted-names.ts';
import { senseIn, type Sense, type SenseOf, type Term } from './sense.ts';
import type { SettingName } from '../vocabulary/scenes.ts';
import { splitWords, type Word } from './split-words.ts';
import { isTitle } from './title.ts';
import { translateWords } from './translate-words.ts';
import { commonMisspellings } from '../vocabulary/spelling.ts';

/** Offsets in the source text, in UTF-16 units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words of a text that have no place in the grammar. */
export interface Unread extends Span {
  /** `undrawn` are known words for what the built-in engine does not draw; `unknown` also words for a second look. */
  readonly kind: 'unknown' | 'undrawn';
  readonly clause: number;
}

interface FoundTerms {
  readonly terms: readonly Term[];
  /** Folded words that are not in the vocabulary, each once, in order. */
  readonly unknown: readonly string[];
  /** Every unknown and undrawn word, in order. */
  readonly unread: readonly Unread[];
  /** Words that need no place in the picture: grammar, praise, and words that chose the look or a mood board. */
  readonly silent: readonly Span[];
  /** True when the text asks for a mood board. */
  readonly asksForBoard: boolean;
  /** The first look that the text asks for; null for none. */
  readonly askedLook: Look | null;
}

/** Maximum number of different words that are corrected in one text; words after them stay as they are written. */
const MAX_CORRECTED = 60;

/** The person's own colour whose name begins at a word, and the number of words of the name. */
interface OwnColour {
  readonly length: number;
  readonly sense: SenseOf<'colour'>;
}

interface ReadWord extends Word {
  readonly own?: OwnColour;
}

/**
 * Reads a text into terms from left to right, each the longest phrase that the vocabulary or the person's own colours
 * contain.
 */
export function findTerms(text: string, source: Term['source'], colours: OwnColours): FoundTerms {
  const words = readWords(colours.joinNames(text), colours);
  const terms: Term[] = [];
  const unknown = new Set<string>();
  const unread: Unread[] = [];
  const silent: Span[] = [];
  let asksForBoard = false;
  let askedLook: Look | null = null;
  const parted = findPartedNames(words);
  // Readers look far ahead from every word, so that each phrase is looked up once.
  const known: FoundPhrase[] = [];
  const lookUp = (from: number): FoundPhrase => (known[from] ??= phraseAt(from));
  const phraseAt = (from: number): FoundPhrase =>
    cameraAt(words, from) ??
    openAt(words, from) ??
    shadesAt(words, from) ??
    cordAt(words, from) ??
    partOfName(words, parted, from) ??
    smearAt(words, from) ??
    curtainAt(words, from) ??
    bowTieAt(words, from) ??
    wrappingAt(words, from) ??
    cupAt(words, from) ??
    plantAt(words, from) ??
    ledgeAt(words, from) ??
    longestPhrase(limited(words, parted, from), from);
  for (let index = 0; index < words.length;) {
    const count = source === 'prompt' ? findCount(words, index, lookUp) : null;
    if (count !== null) {
      const { start, clause } = words[index]!;
      const { end } = words[index + count.length - 1]!;
      if (count.sense === null) silent.push({ start, end });
      else terms.push({ senses: [count.sense], source, start, end, clause, negated: false });
      index += count.length;
      continue;
    }
    const ground = source === 'prompt' ? colouredGroundAt(words, index, lookUp) : null;
    const phrase =
      colourOf(words, index) ??
      (source === 'prompt'
        ? (likenessAt(words, index, lookUp) ??
          depictionAt(words, index) ??
          blurAt(words, index) ??
          vesselAt(words, index) ??
          shadeAt(words, index) ??
          ground ??
          findColouredLight(words, index, lookUp))
        : null);
    if (phrase !== null) {
      const span = spanOf(words[index]!, words[index + phrase.length - 1]!);
      if (phrase === ground && ground.isShown === true) silent.push({ start: span.start, end: span.end });
      else if (phrase.sense === null) unread.push({ ...span, kind: 'undrawn' });
      else terms.push({ ...span, source, senses: [phrase.sense], negated: false });
      index += phrase.length;
      continue;
    }
    const props = source === 'prompt' ? findProps(words, index, lookUp) : [];
    if (props.length > 0) {
      const { until } = props.at(-1)!;
      silent.push({ start: words[index]!.start, end: words[until - 1]!.end });
      for (const word of words.slice(index, until))
        if (isPortion(word.text)) unread.push({ ...spanOf(word, word), kind: 'undrawn' });
      for (const word of props.flatMap(({ lost }) => lost)) unread.push({ ...spanOf(word, word), kind: 'undrawn' });
      for (const { sense, from, until, stands } of props)
        if (!stands) unread.push({ ...spanOf(words[from]!, words[until - 1]!), kind: 'undrawn' });
        else terms.push({ ...termAt(words[from]!, words[until - 1]!), source, senses: [sense] });
      index = props.at(-1)!.until;
      continue;
    }
    const plain = source === 'prompt' ? findGround(words, index, lookUp) : null;
    if (plain !== null) {
      const whole = termAt(words[index]!, words[plain.until - 1]!);
      for (const { from, length, senses } of plain.colours)
        terms.push({ ...termAt(words[from]!, words[from + length - 1]!), source, senses });
      if (plain.setting === null) terms.push({ ...whole, source, senses: [{ kind: 'link', name: 'background' }] });
      else {
        const noun = words.slice(index, plain.until).find(({ text }) => namesRock(text))!;
        terms.push({ ...termAt(noun, noun), source, senses: [{ kind: 'setting', name: plain.setting }] });
      }
      silent.push({ start: whole.start, end: whole.end });
      for (const word of plain.lost) unread.push({ ...spanOf(word, word), kind: 'undrawn' });
      index = plain.until;
      continue;
    }
    const found = lookUp(index);
    const first = words[index];
    const last = words[index + Math.max(found.length, 1) - 1];
    if (first === undefined || last === undefined) break;
    const { start, clause } = first;
    if (found.senses === undefined) {
      if (!/^\d+$/.test(first.text)) {
        unknown.add(first.text);
        unread.push({ kind: 'unknown', start, end: first.end, clause });
        const term: Term = { ...termAt(first, first), source, senses: [{ kind: 'unknown' }] };
        terms.push(namesArtefact(first.text) ? { ...term, isThing: true } : term);
      }
      index += 1;
      continue;
    }
    const [sense] = found.senses;
    if (source === 'prompt' && namesKind(words, index, found, lookUp)) {
      unread.push({ kind: 'undrawn', start, end: last.end, clause });
      index += found.length;
      continue;
    }
    if (sense?.kind === 'board') {
      asksForBoard = true;
      silent.push({ start, end: last.end });
    } else if (sense?.kind === 'look' && (!sense.standsAlone || endsPhrase(words, index + found.length))) {
      askedLook ??= sense.name;
      if (askedLook === sense.name) silent.push({ start, end: last.end });
    } else if (sense?.kind === 'look') unread.push({ kind: 'unknown', start, end: last.end, clause });
    else if (sense?.kind === 'undrawn') {
      // "Woman's shoes" are shoes of a kind and show no woman.
      if (words[index + found.length]?.text === 's') silent.push({ start, end: last.end });
      else {
        unread.push({ kind: 'undrawn', start, end: last.end, clause });
        // "A yellow pull tab": the colour is that of what is not drawn.
        if (namesArtefact(last.text) || (found.length > 1 && endsPhrase(words, index + found.length)))
          terms.push({ ...termAt(first, last), source, senses: [{ kind: 'undrawn' }] });
      }
    } else if (!found.senses.every(({ kind }) => kind === 'quiet')) {
      const { within } = found;
      if (within !== undefined)
        terms.push({ ...termAt(first, words[index + within.length - 1]!), source, senses: [within.sense] });
      const term = { ...termAt(first, last), source, senses: found.senses };
      terms.push(found.completes === true ? { ...term, completes: true } : term);
    } else if (found.completes === true || found.senses.some((it) => it.kind === 'quiet' && it.describes !== true))
      silent.push({ start, end: last.end });
    index += found.length;
  }
  return { terms, unknown: [...unknown], unread, silent, asksForBoard, askedLook };
}

/** Places that also say which kind a thing is. */
export const PLACES_OF_KINDS: readonly string[] =
  'garden,meadow,field,park,orchard,forest,beach,sea,ocean,lake,lawn,grass,bathroom,bedroom,kitchen,hotel,library'.split(
    ',',
  );

/** Things that are made for a place, so that its name says their kind: "a beach towel". A wedding dress has a place. */
export const KINDS_OF_PLACES =
  'chairs?|armchairs?|bench|benches|tables?|stools?|sofas?|loungers?|towels?|umbrellas?|parasols?|totes?|bags?|baskets?|' +
  'blankets?|lamps?|lanterns?|balls?|flowers?|rooms?';
const OF_PLACES = new RegExp(`^(?:${KINDS_OF_PLACES})$`);

/** Up to two words and the noun that says that the words before it are a print. */
const PRINTS = /^(?:\S+ ){0,2}?(?:print(?:ed|s)?|pattern(?:ed|s)?|motifs?)\b/;

/**
 * "A garden chair", "meadow flowers", "an ocean wave print": the name of a place right before such a noun says which
 * kind that is. A clause of its own is a place: "chair, garden table".
 */
function namesKind(
  words: readonly ReadWord[],
  index: number,
  place: FoundPhrase,
  lookUp: (from: number) => FoundPhrase,
): boolean {
  const until = index + place.length;
  const [word, next] = [words[index]!, words[until]];
  if (place.senses?.[0]?.kind !== 'setting') return false;
  if (isMaterial(words, index, place.length)) return true;
  // "In an ice bucket", "a snow globe": water in its forms is what a vessel is for.
  const isFor = place.length === 1 && /^(?:ice|snow|sand|water)$/.test(word.text) && next?.clause === word.clause;
  if (isFor && lookUp(until).senses === undefined && namesArtefact(next.text)) return true;
  if (!PLACES_OF_KINDS.includes(word.text)) return false;
  if (next?.clause !== word.clause) return false;
  // "In the garden barefoot" is a place.
  const before = words.slice(0, index).findLast(({ text }) => !/^(?:a|an|the)$/.test(text));
  const begins = before?.clause !== word.clause;
  if (!begins && /^(?:in|on|at|by|near|im|auf|dans|nel|en)$/.test(before.text)) return false;
  const after = words.slice(until, until + 3).filter(({ clause }) => clause === word.clause);
  if (PRINTS.test(after.map(({ text }) => text).join(' '))) return true;
  const { length, senses = [] } = lookUp(until);
  const noun = words[until + Math.max(1, length) - 1]!.text;
  if (place.length > 1 || !OF_PLACES.test(noun)) return false;
  const isRoom = /^rooms?$/.test(noun);
  if (begins && before !== undefined && !isRoom) return false;
  return isRoom ? senses[0]?.kind === 'setting' : true;
}

/**
 * "A terrazzo planter": what covers a ground is that of a thing, unless words lay
 * the thing on it.
 */
function isMaterial(words: readonly ReadWord[], index: number, length: number): boolean {
  const phrase = words.slice(index, index + length);
  const [first] = phrase as [ReadWord];
  const name = phrase.map(({ text }) => text).join(' ');
  const before = words.slice(Math.max(0, index - 3), index).filter(({ clause }) => clause === first.clause);
  if (name === 'cork surface') return before.at(-1)?.text === 'of';
  return COVERS.has(name) && !before.some(({ text }) => /^(?:on|upon|onto|against|auf|vor|sur|su|sobre)$/.test(text));
}

const COVERS: ReadonlySet<string> = new Set(
  'terrazzo,moss,moos,gravel,kies,gravier,ghiaia,grava,parquet,oak parquet,herringbone parquet,oak herringbone'.split(
    ',',
  ),
);

/** "A watch on brushed steel bracelet", "a sofa on oak legs": what bears the thing is a part of it, and no ground. */
function ledgeAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  if (words[from]?.text !== 'on') return null;
  const { length, senses } = longestPhrase(words, from);
  const next = words[from + length];
  const isPart = length > 1 && senses?.[0]?.kind === 'setting' && next?.clause === words[from]!.clause && BORNE.test(next.text); // prettier-ignore
  return isPart ? { length: 1, senses: sensesOf(['on'])! } : null;
}

const BORNE = /^(?:chains?|straps?|bracelets?|bands?|cords?|legs?|feet|wheels?|frames?|handles?|hooks?|necklaces?)$/;

/** "Colour of sky", "the colour of the sea": what is named gives its colour and no place; null elsewhere. */
function colourOf(
  words: readonly ReadWord[],
  index: number,
): { length: number; sense: SenseOf<'colour'> | null } | null {
  const [colour, of, ...rest] = words.slice(index, index + 4);
  if (!/^colou?rs?$/.test(colour?.text ?? '') || of?.text !== 'of' || of.clause !== colour!.clause) return null;
  const skipped = /^(?:the|a|an)$/.test(rest[0]?.text ?? '') ? 1 : 0;
  const noun = rest[skipped];
  if (noun === undefined || noun.clause !== colour!.clause) return null;
  const named = [[noun.text], ...HUES.map((hue) => [noun.text, hue])]
    .flatMap((phrase) => sensesOf(phrase) ?? [])
    .find((sense) => sense.kind === 'colour');
  // "Change the colour of the bag": only a colour and a place are a comparison.
  if (named === undefined && sensesOf([noun.text])?.some(({ kind }) => kind === 'setting') !== true) return null;
  return { length: 3 + skipped, sense: named ?? null };
}

const HUES: readonly string[] = ['blue', 'green', 'red', 'pink', 'yellow', 'orange', 'purple', 'brown', 'grey'];

/** "A smear of pink lip gloss": what the picture is about, and no closed gloss beside it. */
function smearAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const { text, clause } = words[from] ?? { text: '', clause: -1 };
  const isOwn = (word: ReadWord | undefined): word is ReadWord => word?.clause === clause;
  if (SMEARS.test(text) && words[from + 1]?.text === 'of') {
    const after = words.slice(from + 2, from + 6).filter(isOwn);
    const cosmetic = after.find((_, at) => namesCosmetic(words, from + 2 + at));
    if (cosmetic === undefined) return null;
    return { length: 1, senses: [{ kind: 'form', name: 'cosmetic-smear', cut: smearOf(text, cosmetic.text) }] };
  }
  const smear = words.slice(Math.max(0, from - 5), from).findLastIndex((word, at, near) => isOwn(word) && SMEARS.test(word.text) && near[at + 1]?.text === 'of'); // prettier-ignore
  const { length, senses } = longestPhrase(words, from);
  return smear >= 0 && length > 0 && namesCosmetic(words, from) && senses?.[0]?.kind === 'form' ? { length, senses: [{ kind: 'quiet' }] } : null; // prettier-ignore
}

const SMEARS = /^(?:smears?|smudges?|swipes?|swatch|swatches)$/;

/** What a smear of a cosmetic is drawn as; of a foundation it has no other kind. */
function smearOf(smear: string, cosmetic: string): SenseOf<'form'>['cut'] {
  const isLip = /^(?:lip|lipstick|gloss)/.test(cosmetic);
  const isPowder = /^(?:blush|powder|bronzer|eyeshadow)/.test(cosmetic);
  const isCream = /^(?:face|cream|serum|gel|balm|moisturi[sz]er)/.test(cosmetic);
  const several = isLip || isPowder ? 'lipstick-swatches' : 'swatches';
  const one = isLip ? 'lipstick-smear' : isPowder ? 'crushed-powder' : isCream ? 'cream-smear' : null;
  const name = smear === 'swatches' ? several : one;
  return cutRows.find((row) => row.name === name) ?? null;
}

const COSMETICS: readonly string[] = ['lipstick', 'lip-gloss', 'foundation', 'nail-polish', 'mascara', 'jar'];

const namesCosmetic = (words: readonly ReadWord[], at: number): boolean =>
  /^(?:cream|serum|gel|balm|gloss|moisturi[sz]er|blush|concealer)$/.test(words[at]!.text) ||
  longestPhrase(words, at).senses?.some((sense) => sense.kind === 'form' && COSMETICS.includes(sense.name)) === true;

/** "A satin bow tie": a tie of satin, and no tie with a satin bow. */
function bowTieAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const isBowTie = words[from + 1]?.text === 'bow' && /^ties?$/.test(words[from + 2]?.text ?? '');
  return isBowTie ? longestPhrase(words.slice(0, from + 1), from) : null;
}

/** The words around a word that belong to its own clause or to those beside it. */
const saysNear = (words: readonly ReadWord[], from: number, said: RegExp): boolean =>
  words.slice(Math.max(0, from - 6), from + 7).some(({ text }) => said.test(text));

/** "A teapot with two cups": alone, the word may also be that of a bra or of a match. */
function cupAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const isCup = /^cups?$/.test(words[from]?.text ?? '') && longestPhrase(words, from).length <= 1;
  if (!isCup || !saysNear(words, from, /^(?:teapots?|saucers?|tea|coffee|espresso|kettle|tableware|tray)$/))
    return null;
  return { length: 1, senses: [{ kind: 'form', name: 'mug', cut: cutRows.find(({ name }) => name === 'teacup')! }] };
}

/** "A plant in a white pot": the colour is that of the pot, which is drawn with its plant. */
function plantAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const { text, clause } = words[from] ?? { text: '', clause: -1 };
  const own = (word: ReadWord): boolean => word.clause === clause;
  const isPot = ({ text: noun }: ReadWord): boolean => /^(?:pot|planter)$/.test(noun);
  if (text === 'plant' && words[from + 1]?.text === 'in' && words.slice(from + 2, from + 6).filter(own).some(isPot))
    return { length: 1, senses: [{ kind: 'form', name: 'plant-pot', cut: cutRows.find(({ name }) => name === 'potted-plant')! }] }; // prettier-ignore
  const before = words.slice(Math.max(0, from - 5), from).filter(own);
  const plant = before.findIndex((word, at) => word.text === 'plant' && before[at + 1]?.text === 'in');
  return words[from] && isPot(words[from]) && plant >= 0 && longestPhrase(words, from).length <= 1 ? QUIET : null;
}

/** "A gift wrapped in green paper": the paper is what the gift is seen as. */
const wrappingAt = (words: readonly ReadWord[], from: number): FoundPhrase | null =>
  words[from]?.text === 'paper' && words.slice(0, from).some(({ text }) => text === 'gift' || text === 'present')
    ? QUIET
    : null;

/** "Velvet curtains with brass rings": the thing itself where none is named before; elsewhere the ground of a picture. */
function curtainAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const [word, next] = [words[from], words[from + 1]];
  const isRing = from > 0 && word?.text === 'rings' && words.slice(0, from).some(({ text }) => text === 'curtain' || text === 'curtains'); // prettier-ignore
  if (isRing) return { length: 1, senses: [{ kind: 'part', name: 'hardware' }] };
  const isCloth = word?.text === 'velvet' && /^curtains?$/.test(next?.text ?? '') && next!.clause === word.clause;
  if (!isCloth || words.slice(0, from).some((_, at) => namesThing(words, at))) return null;
  return { length: 1, senses: [{ kind: 'fabric', name: 'velvet' }] };
}

const CAMERA: FoundPhrase = { length: 1, senses: [{ kind: 'form', name: 'camera', cut: null }] };

/** "A shirt open over a T-shirt": elsewhere the bare word tells of a lid, a door or a toe. */
const openAt = (words: readonly ReadWord[], from: number): FoundPhrase | null =>
  words[from]?.text === 'open' && words[from + 1]?.text === 'over' && words[from + 1]!.clause === words[from]!.clause
    ? OPEN
    : null;

/** "Lipsticks, shades brick red and plum": right before colours the word is no pair of glasses. */
function shadesAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const [word, next] = [words[from], words[from + 1]];
  if (word?.text !== 'shades') return null;
  const own = words.slice(Math.max(0, from - 4), from).filter(({ clause }) => clause === word.clause);
  // "A palette in nude shades", "lipsticks in six warm shades".
  const isOfThing =
    own.some(({ text }) => text === 'in') && words.slice(0, from).some((_, at) => namesThing(words, at));
  if (isOfThing) return QUIET;
  if (next?.clause !== word.clause) return null;
  const isColour = longestPhrase(words, from + 1).senses?.some(({ kind }) => kind === 'colour' || kind === 'tone');
  return isColour === true && words.slice(0, from).some((_, at) => namesThing(words, at)) ? QUIET : null;
}

const QUIET: FoundPhrase = { length: 1, senses: [{ kind: 'quiet' }] };

const namesThing = (words: readonly ReadWord[], at: number): boolean =>
  longestPhrase(words, at).senses?.some(({ kind }) => kind === 'form') === true;

/** "A yellow cord lying in a loop", "a lamp with a black cord": the cloth stands before a thing, or after "in". */
function cordAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const word = words[from];
  if (word?.text !== 'cord') return null;
  const before = words.slice(Math.max(0, from - 3), from).filter(({ clause }) => clause === word.clause);
  const isCloth = before.some(({ text }) => /^(?:in|of|from|wide|fine|jumbo|needle|wale|aus|cotton)$/.test(text));
  const follows = words.slice(from + 1, from + 4).some((_, at) => namesThing(words, from + 1 + at));
  const isAlone = words.length <= 2;
  return isCloth || follows || isAlone || describesClothes(words, from) ? null : UNREAD;
}

/** "A brown jacket, cord": a clause of its own after the name of a garment, where nothing is joined to it. */
function describesClothes(words: readonly ReadWord[], from: number): boolean {
  const { clause } = words[from]!;
  if (words[from - 1]?.clause === clause || words[from + 1]?.clause === clause) return false;
  return words.slice(0, from).some((_, at) => {
    const form = senseIn(longestPhrase(words, at).senses, 'form');
    return form !== undefined && isClothingZone(zoneOf(form.name));
  });
}

const UNREAD: FoundPhrase = { length: 1, senses: [{ kind: 'undrawn' }] };

const OPEN: FoundPhrase = { length: 1, senses: [{ kind: 'attribute', attribute: 'closure', name: 'open' }] };

/** "A black camera with a strap": elsewhere the bare word belongs to the view, as in "looking at the camera". */
function cameraAt(words: readonly ReadWord[], from: number): FoundPhrase | null {
  const [before, word, next] = [words[from - 1], words[from], words[from + 1]];
  if (word?.text !== 'camera') return null;
  const said = before?.clause === word.clause ? (sensesOf([before.text]) ?? []) : [];
  const isNoun =
    said.some(({ kind }) => kind === 'colour' || kind === 'fabric') || /^(?:an?|my)$/.test(before?.text ?? '');
  const isAlone = words.length === 1;
  const ends = next?.clause !== word.clause || isLinked(sensesOf([next.text]));
  return ends && (isNoun || isAlone) ? CAMERA : null;
}

const isLinked = (senses: readonly Sense[] | undefined): boolean =>
  senses?.some(({ kind }) => kind === 'link') ?? false;

/**
 * Returns true for a word whose commonest meaning is a thing that people make: what is said before it is said of that
 * thing.
 */
const namesArtefact = (word: string): boolean =>
  nounSenses(word)
    .slice(0, 1)
    .some((sense) => synsetOf(sense).category === ARTEFACT);

/** Lexicographer file of artefacts. */
const ARTEFACT = 6;

/** The noun of a parted name, or the words that complete it, which keep their own meaning: cloth, cut, detail. */
function partOfName(words: readonly ReadWord[], parted: readonly PartedName[], from: number): FoundPhrase | null {
  const named = parted.find(({ noun }) => noun === from);
  if (named !== undefined) return named;
  const name = parted.find((other) => other.from === from);
  if (name === undefined) return null;
  const senses = sensesOf(words.slice(from, name.until).map(({ text }) => text));
  return { length: name.until - from, senses: ownMeaning(senses), completes: true };
}

/** The words up to the next part of a parted name, which no other phrase may take: "denim jeans". */
function limited(words: readonly ReadWord[], parted: readonly PartedName[], from: number): readonly ReadWord[] {
  const starts = parted.flatMap((name) => [name.from, name.noun]).filter((start) => start > from);
  return starts.length === 0 ? words : words.slice(0, Math.min(...starts));
}

/** "A line drawing of a mountain": what a picture on a thing shows is no place in which it stands; null elsewhere. */
function depictionAt(words: readonly ReadWord[], index: number): { length: number; sense: null } | null {
  const { text, clause } = words[index]!;
  if (!DEPICTIONS.has(text) || words[index + 1]?.text !== 'of') return null;
  const skipped = /^(?:a|an|the)$/.test(words[index + 2]?.text ?? '') ? 3 : 2;
  const noun = words[index + skipped];
  if (noun?.clause !== clause) return null;
  const { length, senses = [] } = knownPhrase(words, index + skipped);
  return senses[0]?.kind === 'setting' ? { length: skipped + length, sense: null } : null;
}

/** "Blurred background": every picture is sharp from front to back. */
const blurAt = (words: readonly ReadWord[], index: number): { length: number; sense: null } | null =>
  /^(?:blurred|blurry|defocused)$/.test(words[index]!.text) &&
  /^(?:background|backdrop)$/.test(words[index + 1]?.text ?? '')
    ? { length: 2, sense: null }
    : null;

const DEPICTIONS = new Set(
  'drawing,illustration,sketch,picture,image,photo,print,painting,embroidery,patch,engraving,logo,icon,outline,motif'.split(
    ',',
  ),
);

/** "Candles in amber glasses": glasses that hold wax or a drink are not worn. */
function vesselAt(words: readonly ReadWord[], index: number): { length: number; sense: SenseOf<'part'> | null } | null {
  const { text, clause } = words[index]!;
  if (!/^(?:glass|glasses)$/.test(text)) return null;
  const before = words.slice(0, index).filter((word) => word.clause === clause);
  const link = before.findLastIndex((word) => word.text === 'in' || word.text === 'inside');
  if (link < 0 || before.length - link > 4) return null;
  if (before.slice(0, link).some((word) => /^candles?$/.test(word.text)))
    return { length: 1, sense: { kind: 'part', name: 'vessel' } };
  return text === 'glasses' && before.slice(0, link).some((word) => DRINKS.has(word.text))
    ? { length: 1, sense: null }
    : null;
}

const DRINKS = new Set('wine,water,juice,cocktails,drinks,drink,beer,lemonade,whisky,whiskey,champagne'.split(','));

/** "A brass lamp with a linen shade": the shade of a lamp; "a shade of green" is none. */
function shadeAt(words: readonly ReadWord[], index: number): { length: number; sense: Sense } | null {
  const isShade = /^shades?$/.test(words[index]!.text) && words[index + 1]?.text !== 'of';
  const isOfLamp = words.slice(0, index).some(({ text }) => /^(?:lamps?|sconce|chandelier|pendant)$/.test(text));
  return isShade && isOfLamp ? { length: 1, sense: { kind: 'part', name: 'shade' } } : null;
}

/** Grounds that have one colour only. */
const GROUNDS: Readonly<Record<string, SettingName>> = { sand: 'sand', snow: 'snow', grass: 'grass', water: 'water' };

/** The words for the colours that the grounds have. */
const GROUND_COLOURS: Readonly<Record<string, RegExp>> = {
  sand: /^(?:gold|golden|beige|tan)$/,
  snow: /^white$/,
  grass: /^green$/,
  water: /^blue$/,
};

/** "In pink sand": the sand is a place, whose colour is listed as not drawn; "white snow" is drawn as it is. */
function colouredGroundAt(
  words: readonly ReadWord[],
  index: number,
  lookUp: (from: number) => FoundPhrase,
): { length: number; sense: Sense | null; isShown?: boolean } | null {
  const { clause } = words[index]!;
  const isIn = (at: number): boolean => /^(?:in|on)$/.test(words[at]?.text ?? '') && words[at]?.clause === clause;
  const isColour = (at: number): boolean => {
    const { length, senses = [] } = lookUp(at);
    return length === 1 && words[at]?.clause === clause && senses.some(({ kind }) => kind === 'colour');
  };
  const ground = GROUNDS[words[index]!.text];
  if (ground !== undefined && isIn(index - 2) && isColour(index - 1))
    return { length: 1, sense: { kind: 'setting', name: ground, isPlaced: true } };
  const next = words[index + 1];
  const isBefore = next?.clause === clause && GROUNDS[next.text] !== undefined && isIn(index - 1) && isColour(index);
  return isBefore ? { length: 1, sense: null, isShown: GROUND_COLOURS[next.text]!.test(words[index]!.text) } : null;
}

/** A comparison, which gives a thing no cloth and no print: "coiled like a snake". */
function likenessAt(
  words: readonly ReadWord[],
  index: number,
  lookUp: (from: number) => FoundPhrase,
): { length: number; sense: null } | null {
  const [like, article, noun] = words.slice(index, index + 3);
  const isNear = like?.text === 'like' && /^an?$/.test(article?.text ?? '') && noun?.clause === like.clause;
  const isShape = /^shaped?$/.test(words[index - 1]?.text ?? '');
  return isNear && !isShape ? { length: 2 + Math.max(1, lookUp(index + 2).length), sense: null } : null;
}

const spanOf = ({ start, clause }: Word, { end }: Word) => ({ start, end, clause });

const termAt = ({ start, clause }: Word, { end }: Word) => ({ start, end, clause, negated: false });

/** True at the end of a clause and before a link, where no noun follows that the word could describe. */
function endsPhrase(words: readonly ReadWord[], next: number): boolean {
  const { length, senses } = longestPhrase(words, next);
  const isSameClause = words[next]?.clause === words[next - 1]?.clause;
  return !isSameClause || (length > 0 && senses?.[0]?.kind === 'link');
}

/** Own names are found in the words as they are written; the others are corrected. */
function readWords(text: string, colours: OwnColours): readonly ReadWord[] {
  const written = translateWords(splitWords(text));
  return spell(written, text).map((word, index) => {
    const own = colours.find(written, index);
    return own === undefined ? word : { ...word, own: { length: own.words.length, sense: own.sense } };
  });
}

/** In a title, a word with a capital letter is taken for a name before it is taken for a misspelt garment. */
function spell(words: readonly Word[], text: string): readonly Word[] {
  const corrected = new Map<string, string>();
  const isInTitle = isTitle(text);
  return words.map((word) => {
    const isName = isInTitle && /^\p{Lu}/u.test(text.slice(word.start, word.end));
    const known = corrected.get(word.text) ?? (corrected.size < MAX_CORRECTED ? correct(word.text) : word.text);
    if (known !== word.text) corrected.set(word.text, known);
    if (known === word.text || (isName && !isCommonMisspelling(word.text) && namesForm(known))) return word;
    return { ...word, text: known };
  });
}

const isCommonMisspelling = (word: string): boolean => Object.hasOwn(commonMisspellings, word);

const namesForm = (word: string): boolean => (sensesOf([word]) ?? []).some(({ kind }) => kind === 'form');

const correct = (word: string): string => (longestPhraseFrom(word) > 0 ? word : correctSpelling(word));

interface FoundPhrase {
  readonly length: number;
  readonly senses?: readonly Sense[];
  /** A colour of the person within the phrase: that of a "denim jacket" for somebody who has a colour "Denim". */
  readonly within?: OwnColour;
  /** True for words that complete the name of a thing further on: "round" in "round gold mirror". */
  readonly completes?: true;
}

/**
 * Among phrases of equal length the person's own name decides the colour; other meanings of its words stay possible.
 */
function longestPhrase(words: readonly ReadWord[], from: number): FoundPhrase {
  const found = knownPhrase(words, from);
  const own = words[from]?.own;
  if (own === undefined) return found;
  if (own.length < found.length) {
    const alone = sensesOf(words.slice(from, from + own.length).map(({ text }) => text)) ?? [];
    const colour = alone.find((sense) => sense.kind === 'colour');
    // "Navy blue" is the same as "navy"; "rose gold" is another colour than "rose".
    if (colour !== undefined && found.senses?.some((sense) => sense.kind === 'colour' && sense.name === colour.name))
      return { length: own.length, senses: [own.sense] };
    const isMaterial = colour !== undefined || alone.some(({ kind }) => kind === 'fabric');
    return isMaterial && found.senses?.[0]?.kind === 'form' ? { ...found, within: own } : found;
  }
  const others = own.length === found.length ? (found.senses ?? []) : [];
  return { length: own.length, senses: [own.sense, ...others.filter(({ kind }) => kind !== 'colour')] };
}

function knownPhrase(words: readonly Word[], from: number): FoundPhrase {
  const first = words[from];
  if (first === undefined) return { length: 0 };
  if (first.text.startsWith('#')) return { length: 1, senses: [codeSense(first.text)] };
  return longestPhraseAt(words, from);
}

function codeSense(code: string): Sense {
  const hex: `#${string}` = `#${code.slice(1)}`;
  return { kind: 'colour', name: nearestColour(hex), hex, tone: null };
}
