import type { Hex } from '../../../foundation/colour/hex.ts';
import { singularOf } from '../../english/singular-of.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { numberOf } from '../vocabulary/arrangements.ts';
import { nearestColour } from '../colour/nearest-colour.ts';
import { propRows, type PropPlace } from '../vocabulary/props.ts';
import { isClothingZone, type BodyZone } from '../vocabulary/body-zone.ts';
import type { LookUp } from './find-count.ts';
import type { SenseOf } from './sense.ts';
import type { Word } from './split-words.ts';

interface FoundProp {
  readonly sense: SenseOf<'prop'>;
  /** Index of its first word. */
  readonly from: number;
  /** Index of the word after its last. */
  readonly until: number;
}

/** Links before props, of one to three words. */
const LINKS: Readonly<Record<string, PropPlace>> = {
  beside: 'beside',
  'next to': 'beside',
  near: 'beside',
  by: 'beside',
  alongside: 'beside',
  with: 'beside',
  neben: 'beside',
  mit: 'beside',
  avec: 'beside',
  con: 'beside',
  'a cote de': 'beside',
  'accanto a': 'beside',
  'junto a': 'beside',
  on: 'below',
  upon: 'below',
  'on top of': 'below',
  atop: 'below',
  'standing on': 'below',
  'placed on': 'below',
  auf: 'below',
  sur: 'below',
  su: 'below',
  sobre: 'below',
  'in front of': 'behind',
  among: 'scattered',
  amid: 'scattered',
  amidst: 'scattered',
  amongst: 'scattered',
  between: 'scattered',
  'surrounded by': 'scattered',
  'surrounded with': 'scattered',
  'scattered with': 'scattered',
  'with scattered': 'scattered',
  'umgeben von': 'scattered',
  'entoure de': 'scattered',
  'circondato da': 'scattered',
  'rodeado de': 'scattered',
};
const LONGEST_LINK = 3;

const nouns = new Map(propRows.flatMap((row) => row.says.split(',').map((noun) => [noun, row] as const)));
const LONGEST_NOUN = 2;

/** Words after a noun that make it a motif, a shape or a colour: "with lemon print". */
const DESCRIBING = new Set(
  'print,prints,printed,pattern,motif,embroidery,applique,shape,shaped,green,yellow,coloured,colour,detail,details,charm,charms,clasp,buttons,tone,ring,pendant,trim,wash,washed,top,heel,heels,peel,scent,scented'.split(
    ',',
  ),
);
const FILLERS = new Set(
  'a,an,the,some,few,of,bed,stack,stacked,pile,handful,small,large,smooth,flat,round,little,big,fresh,ripe,natural,real,one,single,scattered,several,raw,rough,its,two,sliced,half,halves,halved,slice,slices,ein,eine,einem,einer,einen,un,une,una,des,de,di,square,low,tall,and,und,et,e,y,old,rose'.split(
    ',',
  ),
);
/** Colours of what podiums and blocks are made of, sRGB. */
const MATERIALS: Readonly<Record<string, Hex>> = {
  concrete: '#a3a19c',
  stone: '#b4aea4',
  travertine: '#d9cbb3',
  marble: '#ebe9e5',
  terracotta: '#c2714f',
  plaster: '#e4e0d8',
  slate: '#4d5357',
  granite: '#8b8a88',
  wooden: '#b98a5a',
  wood: '#b98a5a',
  oak: '#c39a67',
  walnut: '#6b4a33',
};

const SCATTERED_BY_KIND = ['petal', 'leaf', 'pebble'];

/**
 * Reads the props that a link introduces: "next to an apple", "on a white podium", "surrounded by lemons and leaves".
 * Empty where the words after the link name none, or describe the product: "dress with lemons" has a print.
 */
export function findProps(words: readonly Word[], index: number, lookUp: LookUp): readonly FoundProp[] {
  const link = linkAt(words, index);
  const hero = firstZone(words, lookUp);
  if (link === null)
    return hero === null ? scaleAt(words, index) : [...scaleAt(words, index), ...standAt(words, index, hero, lookUp)];
  if (hero === null) return [];
  const found: FoundProp[] = [];
  let from = index + link.length;
  for (;;) {
    const next = readProp(words, from, link.place, lookUp);
    if (next === null) break;
    const row = propRows.find(({ name }) => name === next.sense.name)!;
    const isClothing = isClothingZone(hero);
    if (row.isAlsoMotif && link.isWith && (hero !== 'object' || !next.isSeveral)) break;
    if (isClothing && link.place === 'below') break;
    found.push(next);
    if (!['and', 'und', 'et', 'e', 'y'].includes(words[next.until]?.text ?? '')) break;
    from = next.until + 1;
  }
  return found;
}

/** "A jar, beige podium": a stand that is a clause of its own bears the product. Clothes walk on a podium instead. */
function standAt(words: readonly Word[], index: number, hero: BodyZone, lookUp: LookUp): readonly FoundProp[] {
  const { clause } = words[index]!;
  const begins = index > 0 && words[index - 1]!.clause !== clause;
  if (!begins || isClothingZone(hero)) return [];
  const prop = readProp(words, index, 'below', lookUp);
  const ends = prop !== null && words[prop.until]?.clause !== clause;
  return ends && prop.sense.name === 'podium' ? [prop] : [];
}

/** Words for a part of a fruit, which is drawn whole. */
export const isPortion = (word: string): boolean =>
  /^(?:half|halves|halved|sliced|slices?|halbe[rsn]?|demi)$/.test(word);

/** "A ring, apple for scale", "lemon half beside it": a thing that is said to stand by the product after its name. */
function scaleAt(words: readonly Word[], index: number): readonly FoundProp[] {
  const from = ['a', 'an', 'one', 'ein', 'eine', 'un', 'una', 'une'].includes(words[index]!.text) ? index + 1 : index;
  const noun = nounAt(words, from);
  if (noun === null) return [];
  const end = from + noun.length + (isPortion(words[from + noun.length]?.text ?? '') ? 1 : 0);
  const after = words.slice(end, end + 4).filter(({ clause }) => clause === words[from]!.clause);
  const until = (noun.isPlural ? BESIDES : [...SCALES, ...BESIDES]).find(
    (phrase) =>
      phrase ===
      after
        .slice(0, phrase.split(' ').length)
        .map(({ text }) => text)
        .join(' '),
  );
  if (until === undefined) return [];
  const count = noun.isPlural ? noun.row.usual : 1;
  const sense = { kind: 'prop', name: noun.row.name, count, place: 'beside', colour: null, fabric: null } as const;
  return [{ sense, from, until: end + until.split(' ').length }];
}

const SCALES: readonly string[] = [
  ...['for scale', 'for size', 'for comparison', 'for reference', 'as a scale', 'zum vergleich', 'als massstab'],
  ...['pour l echelle', 'per confronto', 'como escala', 'para escala'],
];
const BESIDES: readonly string[] = [
  ...['beside it', 'next to it', 'near it', 'by its side', 'at its side', 'lying beside it', 'lying next to it'],
  ...['daneben', 'a cote', 'accanto', 'al lado'],
];

function linkAt(words: readonly Word[], index: number) {
  const clause = words[index]?.clause;
  for (let length = LONGEST_LINK; length > 0; length--) {
    const phrase = words.slice(index, index + length);
    if (phrase.length < length || phrase.some((word) => word.clause !== clause)) continue;
    const text = phrase.map((word) => word.text).join(' ');
    if (Object.hasOwn(LINKS, text))
      return { length, place: LINKS[text]!, isWith: ['with', 'mit', 'avec', 'con'].includes(text) };
  }
  return null;
}

/** The zone of the first form that the words name. */
function firstZone(words: readonly Word[], lookUp: LookUp) {
  for (let at = 0; at < words.length; at++) {
    const form = lookUp(at).senses?.find((sense): sense is SenseOf<'form'> => sense.kind === 'form');
    if (form !== undefined) return zoneOf(form.name);
  }
  return null;
}

function readProp(words: readonly Word[], start: number, place: PropPlace, lookUp: LookUp) {
  const clause = words[start]?.clause;
  let count: number | null = null;
  let colour: SenseOf<'colour'> | null = null;
  let fabric: SenseOf<'fabric'> | null = null;
  let isScattered = place === 'scattered';
  for (let at = start; at < start + 8 && words[at] !== undefined && words[at].clause === clause;) {
    const noun = nounAt(words, at);
    // "A stone podium" is a podium of stone.
    const isMaterial =
      noun !== null && Object.hasOwn(MATERIALS, words[at].text) && nounAt(words, at + noun.length) !== null;
    if (noun !== null && !isMaterial) {
      const until = at + noun.length;
      const following = words[until]?.clause === clause ? words[until]!.text : '';
      const isCompound =
        DESCRIBING.has(following) || lookUp(until).senses?.some(({ kind }) => kind === 'form' || kind === 'part');
      if (following !== '' && isCompound) return null;
      const { row } = noun;
      // "On stone" is a surface.
      if (row.name === 'stone' && !noun.isPlural && place === 'below' && at === start) return null;
      const bed = isScattered || (place === 'below' && SCATTERED_BY_KIND.includes(row.name));
      const usual = noun.isPlural ? (bed ? row.usual + 4 : row.usual) : 1;
      const sense: SenseOf<'prop'> = {
        kind: 'prop',
        name: row.name,
        count: count ?? usual,
        place: bed ? 'scattered' : place,
        colour,
        fabric: fabric?.name ?? null,
      };
      return { sense, from: start, until, isSeveral: noun.isPlural || count !== null };
    }
    const { text } = words[at]!;
    const { length, senses = [] } = lookUp(at);
    const material = Object.hasOwn(MATERIALS, text) ? MATERIALS[text] : undefined;
    if (material !== undefined) {
      colour ??= { kind: 'colour', name: nearestColour(material), hex: material, tone: null };
      at += 1;
      continue;
    }
    const own = senses.find((it) => it.kind === 'colour');
    const cloth = senses.find((it) => it.kind === 'fabric');
    if (text === 'scattered') isScattered = true;
    if (numberOf(text) !== undefined) count = numberOf(text)!;
    else if (cloth?.kind === 'fabric') fabric = cloth;
    else if (own?.kind === 'colour') colour = own;
    else if (!FILLERS.has(text) && !senses.some(({ kind }) => kind === 'tone')) return null;
    at += Math.max(1, numberOf(text) !== undefined || FILLERS.has(text) ? 1 : length);
  }
  return null;
}

function nounAt(words: readonly Word[], at: number) {
  for (let length = LONGEST_NOUN; length > 0; length--) {
    const phrase = words.slice(at, at + length);
    if (phrase.length < length || phrase.some(({ clause }) => clause !== words[at]?.clause)) continue;
    const written = phrase.map(({ text }) => text).join(' ');
    const last = phrase.at(-1)!.text;
    const singular = [...phrase.slice(0, -1).map(({ text }) => text), singularOf(last)].join(' ');
    const row = nouns.get(written) ?? nouns.get(singular);
    if (row !== undefined)
      return {
        row,
        length,
        isPlural: written !== singular || /(?:leaves|en|er|ni|li|oli|rance|ele|glie|ssi)$/.test(last),
      };
  }
  return null;
}
