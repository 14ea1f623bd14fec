import type { Hex } from '../../../foundation/colour/hex.ts';
import { singularOf } from '../../english/singular-of.ts';
import { isEnglishWord } from '../../english/wordnet.ts';
import { isFurniture, zoneOf } from '../vocabulary/form-facts.ts';
import { numberOf } from '../vocabulary/arrangements.ts';
import { METAL_COLOURS } from '../vocabulary/colours.ts';
import { nearestColour } from '../colour/nearest-colour.ts';
import {
  propRows,
  type PropMaterial,
  type PropName,
  type PropPlace,
  type PropRow,
  type PropSide,
} from '../vocabulary/props.ts';
import { isClothingZone, type BodyZone } from '../vocabulary/body-zone.ts';
import type { LookUp } from './find-count.ts';
import { senseIn, type SenseOf } from './sense.ts';
import type { Word } from './split-words.ts';

interface FoundProp {
  readonly sense: SenseOf<'prop'>;
  /** Index of its first word. */
  readonly from: number;
  /** Index of the word after its last. */
  readonly until: number;
  /** Words among them that describe the prop otherwise than it is drawn: "square" of "a square podium". */
  readonly lost: readonly Word[];
  /** False for a prop that is not drawn, because no product stands on it: "on three apples". */
  readonly stands: boolean;
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
  vor: 'behind',
  behind: 'front',
  'behind it': 'behind',
  'in the background': 'behind',
  'in front': 'front',
  'in front of it': 'front',
  'in the foreground': 'front',
  'next to it': 'beside',
  'beside it': 'beside',
  daneben: 'beside',
  davor: 'front',
  dahinter: 'behind',
  ringsum: 'scattered',
  'im hintergrund': 'behind',
  'im vordergrund': 'front',
  'around it': 'scattered',
  'all around': 'scattered',
  'nestled among': 'scattered',
  'lying among': 'scattered',
  'strewn with': 'scattered',
  'scattered over': 'scattered',
  'resting on': 'below',
  'lying on': 'below',
  'sitting on': 'below',
  'set on': 'below',
  'laid on': 'below',
  'displayed on': 'below',
  'perched on': 'below',
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
  'full of': 'inside',
  'filled with': 'inside',
  'gefullt mit': 'inside',
  voller: 'inside',
  'gefullt von': 'inside',
  'voll mit': 'inside',
  'voll with': 'inside',
  'voll von': 'inside',
  'voll of': 'inside',
  'plein de': 'inside',
  // Words are read after their spelling is corrected.
  'plain de': 'inside',
  'plain of': 'inside',
  'pleine de': 'inside',
  'rempli de': 'inside',
  'remplie de': 'inside',
  'pieno di': 'inside',
  'piena di': 'inside',
  'lleno de': 'inside',
  'llena de': 'inside',
};
/** "A bowl of lemons". */
const OF: ReadonlySet<string> = new Set(['of', 'de', 'di']);
const AND: ReadonlySet<string> = new Set(['and', 'und', 'et', 'e', 'y', 'plus']);
const isPlant = (row: PropRow): boolean => row.isPlant === true;
const LONGEST_LINK = 4;

const nouns = new Map(
  (propRows as readonly (PropRow & { readonly name: PropName })[]).flatMap((row) =>
    row.says.split(',').map((noun) => [noun, row] as const),
  ),
);
const LONGEST_NOUN = 4;

/** Words after a noun that make it a motif, a shape or a colour: "with lemon print". */
const DESCRIBING = new Set(
  'print,prints,printed,pattern,motif,decoration,decorations,design,relief,embroidery,applique,shape,shaped,green,yellow,coloured,colour,detail,details,charm,charms,clasp,buttons,tone,ring,pendant,trim,wash,washed,top,heel,heels,peel,scent,scented'.split(
    ',',
  ),
);
/** Words before a prop that say how it looks. */
const DESCRIPTIONS = new Set(
  'floating,levitating,mirrored,mirror,lacquered,fluted,ribbed,stepped,tiered,textured,curved,glossy,matte,geometric,stack,stacked,pile,small,large,smooth,flat,round,little,big,ripe,raw,rough,sliced,half,halves,halved,slice,slices,square,low,tall,old,rose'.split(
    ',',
  ),
);
/** Words before a prop that say nothing of how it looks. */
const SAYING_NOTHING = new Set(
  'bathroom,kitchen,bedroom,a,an,the,some,few,of,bed,sheet,slab,handful,fresh,natural,real,one,single,scattered,several,its,ein,eine,einem,einer,einen,un,une,una,des,de,di,and,und,et,e,y,bunch,bouquet,cluster,heap,scattering,sprinkling,piece,pieces,dried,dry,wild,loose,tiny,delicate,whole,tropical,autumn,autumnal,cut,just,only,folded,neatly,crumpled,simple,beautiful,frische,frischer,frischen,getrocknete,getrockneter,getrockneten,unos,unas,quelques,alcuni,alcune,plain,stem,stems,sprig,sprigs,twig,twigs,ears,ear,blooms,strewn'.split(
    ',',
  ),
);
/** What podiums and blocks are made of, and its colour in sRGB where words name none. */
const MATERIALS: Readonly<Record<string, { readonly of: PropMaterial; readonly hex: Hex }>> = {
  concrete: { of: 'concrete', hex: '#a3a19c' },
  stone: { of: 'stone', hex: '#b4aea4' },
  travertine: { of: 'travertine', hex: '#d9cbb3' },
  marble: { of: 'marble', hex: '#ebe9e5' },
  terracotta: { of: 'terracotta', hex: '#c2714f' },
  plaster: { of: 'plaster', hex: '#e4e0d8' },
  slate: { of: 'slate', hex: '#4d5357' },
  granite: { of: 'granite', hex: '#8b8a88' },
  wooden: { of: 'wood', hex: '#b98a5a' },
  wood: { of: 'wood', hex: '#b98a5a' },
  oak: { of: 'wood', hex: '#c39a67' },
  walnut: { of: 'wood', hex: '#6b4a33' },
};

const SCATTERED_BY_KIND = ['petal', 'leaf', 'pebble'];

/**
 * Reads the props that a link introduces: "next to an apple", "on a white podium", "surrounded by lemons and leaves".
 * Empty where the words after the link name none, or describe the product: "dress with lemons" has a print.
 */
export function findProps(words: readonly Word[], index: number, lookUp: LookUp): readonly FoundProp[] {
  const link = linkAt(words, index);
  const hero = firstZone(words, lookUp);
  if (link === null && hero !== null && holdsProps(words, lookUp)) {
    const held = heldAt(words, index, lookUp);
    if (held !== null) return shareBowl([held]);
  }
  const form = firstForm(words, lookUp);
  if (link === null) {
    const said = [...scaleAt(words, index), ...laidAt(words, index, lookUp)].slice(0, 1);
    return hero === null || said.length > 0 ? said : standAt(words, index, hero, lookUp);
  }
  if (hero === null || form === null) return [];
  const isHeld = VESSELS.has(words[index - 1]?.text ?? '') && words[index - 1]!.clause === words[index]!.clause;
  // "A bowl with lemons", "a bowl full of lemons" and, without any other link, "a bowl of lemons".
  const isInVase = holdsFlowers(words, index, link, lookUp);
  const place = (isHeld && link.isWith) || isInVase ? 'inside' : link.place;
  const stands = place === 'inside' && HOLDS_STEMS.includes(form.name);
  if (place === 'inside' && !stands && !holdsProps(words, lookUp)) return [];
  // "A pillow filled with feathers", "a book on paper".
  if (link.isWith && FILLED.test(words[index - 1]?.text ?? '')) return [];
  // "A gown inspired by a peony" has no peony beside it.
  if (words[index]!.text === 'by' && /^(?:inspired|designed|influenced|made)$/.test(words[index - 1]?.text ?? ''))
    return [];
  // "A plate painted with leaves".
  if (link.isWith && DECORATED.test(words[index - 1]?.text ?? '')) return [];
  if (isOnSheet(words, index, form)) return [];
  // "On crumpled paper", "on autumn leaves" is a place.
  const { length, senses: [whole] = [] } = lookUp(index);
  if (length > link.length && whole?.kind === 'setting' && COVERED.includes(whole.name)) return [];
  const found: ReadProp[] = [];
  let from = index + link.length;
  for (;;) {
    const read = readProp(words, from, place, lookUp);
    if (read === null) break;
    const next = stands
      ? { ...read, sense: { ...read.sense, count: stemsOf(read, words) } }
      : placed(words, read, lookUp);
    if (stands && !isPlant(propRows.find(({ name }) => name === read.sense.name)!)) break;
    if (place === 'inside' && !stands && !FILLING.includes(next.sense.name)) break;
    // "A bowl with lemons on it" has a print.
    if (place === 'inside' && link.isWith && isOnIt(words, next.until)) break;
    // "A table with a stack of books on top": the books stand on the table.
    if (next.sense.name === 'book' && link.isWith && isOnTop(words, next.until)) break;
    if (isTooSmall(next.sense.name, form)) break;
    const row: PropRow = propRows.find(({ name }) => name === next.sense.name)!;
    const isClothing = isClothingZone(hero);
    // "On sand with a shell": what lies on the same ground.
    const isOnGround = link.isWith && endsWithGround(words, index, lookUp);
    const isLaid = next.isPlaced === true || next.sense.place === 'scattered' || isOnGround;
    // "A lamp with beads", "a basket with ropes": the thing is trimmed with them.
    if (link.isWith && !isLaid && place !== 'inside' && next.number === null && isTrimming(words, next)) break;
    if (
      row.isAlsoMotif &&
      link.isWith &&
      !isLaid &&
      !isInVase &&
      found.length === 0 &&
      (hero !== 'object' || !next.isSeveral || isPlant(row))
    )
      break;
    // "A bag with pearls on the left" has them on it.
    if (
      row.isAlsoMotif &&
      link.isWith &&
      isClothing &&
      !isOnGround &&
      !(next.isPlaced && next.sense.side === undefined)
    )
      break;
    if (isClothing && place === 'below') break;
    found.push(next);
    const joined =
      AND.has(words[next.until]?.text ?? '') && words[next.until]!.clause === words[next.until - 1]!.clause;
    // "With two figs, a pear and walnuts": the list goes on in the next clause.
    const isListed = !joined && place !== 'below' && words[next.until] !== undefined && words[next.until]!.clause !== words[next.until - 1]!.clause; // prettier-ignore
    if (!joined && !isListed) break;
    from = next.until + (joined || AND.has(words[next.until]!.text) ? 1 : 0);
  }
  return place === 'inside' && !stands ? shareBowl(found) : found;
}

/** Largest number of words between a vase and what stands in it. */
const NEAR = 8;

/** "A vase with eucalyptus", "a vase of white roses": stems in a vase, and no print on it. */
function holdsFlowers(
  words: readonly Word[],
  index: number,
  link: { readonly length: number; readonly isWith: boolean },
  lookUp: LookUp,
): boolean {
  const isOf = OF.has(words[index]!.text);
  if ((!link.isWith && !isOf) || firstForm(words, lookUp)?.name !== 'vase') return false;
  const named = words.slice(Math.max(0, index - NEAR), index).flatMap((_, at) => senseIn(lookUp(Math.max(0, index - NEAR) + at).senses, 'form')?.name ?? []); // prettier-ignore
  if (named.length === 0 || named.some((name) => name !== 'vase')) return false;
  const read = readProp(words, index + link.length, 'inside', lookUp);
  if (read === null || !isPlant(propRows.find(({ name }) => name === read.sense.name)!)) return false;
  // Tulips, and flowers of no kind, are those that a vase has of its own.
  return !words
    .slice(read.from, read.until)
    .some((_, at) => senseIn(lookUp(read.from + at).senses, 'detail') !== undefined);
}

/** True right behind the name of a ground: "on sand", "on wet stone". */
const endsWithGround = (words: readonly Word[], index: number, lookUp: LookUp): boolean =>
  [1, 2, 3].some((back) => {
    const { length, senses = [] } = lookUp(index - back);
    return index >= back && length === back && words[index - back]!.clause === words[index]!.clause && senses.some(({ kind }) => kind === 'setting'); // prettier-ignore
  });

/** Grounds that are covered with what elsewhere lies beside a thing. */
const COVERED: readonly string[] = ['paper', 'leaves'];

const FILLED = /^(?:filled|stuffed|padded|gefullt|rempli|remplie|rellen[oa])$/;

/** Words for a print or a painting on a thing, before "with" and what it shows. */
const DECORATED = /^(?:painted|printed|decorated|patterned|embroidered|adorned|illustrated|glazed|bemalt|bedruckt|verziert|bestickt|peinte?|decoree?|imprimee?|dipint[oa]|decorat[oa]|pintad[oa]|decorad[oa])$/; // prettier-ignore

/** What things are trimmed with, where no word says that it is loose. */
const isTrimming = (words: readonly Word[], { sense, from, until }: ReadProp): boolean =>
  (['pearl', 'rope', 'feather', 'shell'] as readonly PropName[]).includes(sense.name) &&
  !words.slice(from, until).some(({ text }) => /^(?:loose|coil|coiled|piece|few|some|several|handful)$/.test(text));

/** "A watercolour of a vase on paper": the sheet that a picture is on, and the leaves of a book. */
function isOnSheet(words: readonly Word[], index: number, { name }: SenseOf<'form'>): boolean {
  if (words[index]!.text !== 'on' || words[index + 1]?.text !== 'paper') return false;
  return name === 'book' || words.slice(0, index).some(({ text }) => PICTURES.test(text));
}

const PICTURES = /^(?:watercolou?rs?|aquarelle?|drawings?|drawn|sketch|sketched|illustrations?|paintings?|painted|gouache|ink|pencil|charcoal|print|printed)$/; // prettier-ignore

/** "Two lemons in a white bowl": fruit that is named before the bowl. */
function heldAt(words: readonly Word[], index: number, lookUp: LookUp): ReadProp | null {
  const { clause } = words[index]!;
  if (index > 0 && words[index - 1]!.clause === clause) return null;
  const next = readProp(words, index, 'inside', lookUp);
  if (next === null || !FILLING.includes(next.sense.name) || !IN.has(words[next.until]?.text ?? '')) return null;
  const vessel = words.slice(next.until + 1, next.until + 6).find(({ text }) => VESSELS.has(text));
  const isInIt = index > 0 && words[next.until + 1]?.text === 'it';
  return isInIt || vessel?.clause === clause ? next : null;
}

/**
 * Fruit of several kinds shares the room of a bowl: kinds with a number have as many, where all have room, and the
 * others fill the rest.
 */
function shareBowl(found: readonly ReadProp[]): readonly FoundProp[] {
  const room = Math.min(...found.map(({ sense }) => mostHeld(sense.name)));
  const isCounted = ({ number, isSeveral }: ReadProp): boolean => number !== null || !isSeveral;
  const counted = found.filter(isCounted).reduce((sum, { sense }) => sum + sense.count, 0);
  const open = found.filter((prop) => !isCounted(prop)).length;
  const fits = counted + open <= room;
  return found.map((prop) => {
    const keeps = fits && isCounted(prop);
    const most = fits ? Math.floor((room - counted) / Math.max(1, open)) : Math.floor(room / found.length);
    const lost = keeps || prop.number === null ? prop.lost : [...prop.lost, prop.number];
    return { ...prop, lost, sense: { ...prop.sense, count: keeps ? prop.sense.count : most } };
  });
}

/** Returns true for a support on which a thing would be lost, or which could not bear it. */
function isTooSmall(name: PropName, { name: form, cut }: SenseOf<'form'>): boolean {
  if (zoneOf(form) === 'jewellery') return SEATS.includes(name);
  const isLarge =
    isFurniture(form) || form === 'chair' || ['floor-lamp', 'arc-lamp', 'pendant-lamp'].includes(cut?.name ?? '');
  return isLarge && (SEATS.includes(name) || name === 'coaster');
}

/** Open vessels, in which props lie. */
const VESSELS = new Set('bowl,bowls,schussel,schale,bol,ciotola,cuenco'.split(','));
const VASES = new Set('vase,vases,vasen,florero,jarron,vaso,vasi'.split(','));
/** Props that lie in a bowl. */
const FILLING: readonly PropName[] = [
  ...([
    'lemon',
    'orange',
    'apple',
    'pebble',
    'peach',
    'plum',
    'fig',
    'lime',
    'tomato',
    'egg',
    'walnut',
    'chestnut',
  ] as const),
  ...(['strawberry', 'cherry', 'olive', 'hazelnut', 'almond', 'blueberry', 'berry', 'coffee-bean', 'ice-cube', 'pearl', 'shell'] as const), // prettier-ignore
];
/** Number of fruit that a bowl holds without one of them hanging in the air. */
const mostHeld = (name: PropName): number => (name === 'lemon' ? 10 : SMALL.includes(name) ? 24 : 6);
const SMALL: readonly PropName[] = [
  ...(['strawberry', 'olive', 'hazelnut', 'almond', 'blueberry', 'berry', 'coffee-bean', 'ice-cube', 'pearl'] as const),
  ...(['walnut', 'chestnut', 'cherry'] as const),
];
/** Furniture on which a piece of jewellery would be lost. */
const SEATS: readonly PropName[] = ['stool', 'bench'];

/** Words between fruit and the bowl in which it lies. */
const IN: ReadonlySet<string> = new Set(['in', 'inside', 'dans', 'en', 'dentro']);
/** Numbers larger than any that is drawn. */
const LARGE_NUMBER =
  /^(?:1[3-9]|[2-9]\d|\d{3,}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif)ty|hundreds?|dozens)$/;

/** "On it", "on the rim" after a word, in its clause. */
const isOnIt = (words: readonly Word[], until: number): boolean =>
  words[until]?.text === 'on' && ['it', 'the', 'its'].includes(words[until + 1]?.text ?? '') && words[until]!.clause === words[until - 1]!.clause; // prettier-ignore

/** Returns true when the first thing that the words name is a bowl. */
function holdsProps(words: readonly Word[], lookUp: LookUp): boolean {
  return firstForm(words, lookUp)?.name === 'bowl';
}

/** "On top" after a word, in its clause. */
const isOnTop = (words: readonly Word[], from: number): boolean =>
  words.some(({ text, clause }, i) => i >= from + 1 && text === 'top' && words[i - 1]!.text === 'on' && clause === words[from - 1]!.clause); // prettier-ignore

/** "A jar, beige podium": a stand that is a clause of its own bears the product. Clothes walk on a podium instead. */
function standAt(words: readonly Word[], index: number, hero: BodyZone, lookUp: LookUp): readonly FoundProp[] {
  const { clause } = words[index]!;
  const begins = index > 0 && words[index - 1]!.clause !== clause;
  if (!begins || isClothingZone(hero)) return [];
  const prop = readProp(words, index, 'below', lookUp);
  const ends = prop !== null && words[prop.until]?.clause !== clause;
  return ends && prop.sense.name === 'podium' ? [prop] : [];
}

/**
 * "A vase, two pears beside it", "beans scattered at the base": props at the beginning of a clause, or after "and", whose
 * place is said after them.
 */
function laidAt(words: readonly Word[], index: number, lookUp: LookUp): readonly FoundProp[] {
  const before = words[index - 1];
  const begins = before?.clause !== words[index]!.clause || AND.has(before.text);
  if (!begins || before === undefined) return [];
  const read = readProp(words, index, 'beside', lookUp);
  if (read === null) return [];
  const prop = placed(words, read, lookUp);
  const hero = firstForm(words.slice(0, index), (from) => lookUp(from));
  // Alone in a clause after the name of a thing: "a soap, three pine cones".
  const row: PropRow = propRows.find(({ name }) => name === prop.sense.name)!;
  const zone = hero === null ? null : zoneOf(hero.name);
  const isListed = (zone === 'object' || zone === 'foot' || zone === 'bag') && !row.isAlsoMotif && row.bears === false && words[prop.until]?.clause !== words[index]!.clause; // prettier-ignore
  return prop.isPlaced === true || (isListed && namesSeveralOrOne(words, prop, lookUp)) ? [prop] : [];
}

/** "A soap, three pine cones", "a bag, a feather": the bare name of a thing may be that of a colour or of a scent. */
function namesSeveralOrOne(words: readonly Word[], { from, until, isSeveral }: ReadProp, lookUp: LookUp): boolean {
  if (isSeveral) return true;
  const isColour = lookUp(until - 1).senses?.some(({ kind }) => kind === 'colour') === true;
  return /^(?:an?|one|eine?|une?|una)$/.test(words[from]!.text) && !isColour;
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
  return [{ sense, from, until: end + until.split(' ').length, lost: [], stands: true }];
}

const SCALES: readonly string[] = [
  ...['for scale', 'for size', 'for comparison', 'for reference', 'as a scale', 'zum vergleich', 'als massstab'],
  ...['pour l echelle', 'per confronto', 'como escala', 'para escala'],
];
const BESIDES: readonly string[] = [
  ...['beside it', 'next to it', 'near it', 'by its side', 'at its side', 'lying beside it', 'lying next to it'],
  ...['daneben', 'a cote', 'accanto', 'al lado'],
];

/** Words after a prop that say where it is, the longest first. */
const TRAILING: readonly (readonly [place: PropPlace, phrases: readonly string[]])[] = [
  ['scattered', (
    'scattered around it,scattered all around,scattered around,scattered about,scattered nearby,strewn around it,strewn around,' +
    'strewn about,spread around,scattered at the base,scattered at its base,around the base,around its base,scattered on the floor,' +
    'scattered on the ground,scattered on the table,scattered in front,scattered beside it,all around it,all around,around it,' +
    'around them,around,scattered,strewn,rundherum,drumherum,ringsherum,verstreut,tout autour,autour,eparpilles,eparpillees,' +
    'intorno,sparsi,sparse,alrededor,esparcidos,esparcidas'
  ).split(',')],
  ['behind', 'standing behind it,behind it,behind them,behind,in the background,in background,in the back,dahinter,im hintergrund,derriere,a l arriere plan,dietro,sullo sfondo,detras,al fondo'.split(',')],
  ['front', 'at the base,at its base,at the foot,at its foot,lying in front of it,lying in front,in front of it,in front,in the foreground,in foreground,davor,im vordergrund,devant,au premier plan,davanti,in primo piano,delante'.split(',')],
  ['inside', 'inside it,in it,inside,darin,drin,dedans,al interno,dentro'.split(',')],
  ['beside', (
    'lying next to it,lying beside it,placed next to it,next to it,next to them,beside it,beside them,by its side,at its side,near it,' +
    'to the side,on the side,to one side,on one side,nearby,alongside,beside,daneben,nebenan,a cote,a ses cotes,accanto,' +
    'di fianco,al lado,a su lado'
  ).split(',')],
]; // prettier-ignore

const TRAILING_PHRASES = TRAILING.flatMap(([name, phrases]) => phrases.map((phrase) => ({ name, phrase })));

/** "On the left", "only on the left side", "to the right": the side on which a prop lies. */
const SIDES: readonly (readonly [side: PropSide, phrase: RegExp])[] = [
  [
    'left',
    /^(?:only )?(?:(?:on|to|at) (?:the|its) left(?: hand)?(?: side)?|links(?: daneben)?|a gauche|a sinistra|a la izquierda)\b/,
  ],
  [
    'right',
    /^(?:only )?(?:(?:on|to|at) (?:the|its) right(?: hand)?(?: side)?|rechts(?: daneben)?|a droite|a destra|a la derecha)\b/,
  ],
];

const textFrom = (words: readonly Word[], from: number): string =>
  words
    .slice(from, from + 8)
    .filter(({ clause }) => clause === words[from - 1]!.clause)
    .map(({ text }) => text)
    .join(' ');

/** A prop with the place and the side that the words after it say; `length` counts these words. */
function trailingPlace(words: readonly Word[], from: number) {
  let until = from;
  let place: PropPlace | null = null;
  let side: PropSide | null = null;
  for (let turn = 0; turn < 3; turn++) {
    const text = textFrom(words, until);
    const found: (typeof TRAILING_PHRASES)[number] | undefined = place === null ? TRAILING_PHRASES.find(({ phrase }) => `${text} `.startsWith(`${phrase} `)) : undefined;
    const beside: (typeof SIDES)[number] | undefined = side === null ? SIDES.find(([, phrase]) => phrase.test(text)) : undefined;
    // "On the side" is no side, and "on the left" is.
    if (beside !== undefined) {
      side = beside[0];
      until += beside[1].exec(text)![0].split(' ').length;
    } else if (found !== undefined) {
      place = found.name;
      until += found.phrase.split(' ').length;
    } else break;
  }
  return { until, place, side };
} // prettier-ignore

/** How many more there are of what is scattered: "star anise scattered around" is several. */
const MORE = 4;

const scatteredOf = ({ usual, isPlant }: PropRow): number => (usual > 1 || isPlant === true ? usual + MORE : 1);

/** The prop where the words after it say that it lies. "A wreath of roses around the hem" is none. */
function placed(words: readonly Word[], prop: ReadProp, lookUp: LookUp): ReadProp {
  const { until, place, side } = trailingPlace(words, prop.until);
  if (until === prop.until || !endsAt(words, until, lookUp)) return prop;
  const { sense } = prop;
  if (sense.place === 'below' || sense.place === 'inside') return prop;
  // "A jug, wildflowers in it".
  const vessel = firstForm(words, lookUp)?.name;
  const isStanding = isPlant(propRows.find(({ name }) => name === sense.name)!) && HOLDS_STEMS.includes(vessel ?? '');
  if (place === 'inside' && isStanding) return { ...prop, until, isPlaced: true, sense: { ...sense, place, count: stemsOf(prop, words) } };
  if (place === 'inside') return prop;
  const isBed = sense.place === 'scattered' && place !== 'behind';
  const there = isBed ? 'scattered' : (place ?? sense.place);
  const isMore = there === 'scattered' && !isBed && prop.number === null;
  const row: PropRow = propRows.find(({ name }) => name === sense.name)!;
  const count = isMore ? scatteredOf(row) : sense.count;
  return { ...prop, until, isPlaced: true, sense: { ...sense, count, place: there, ...(side && { side }) } };
} // prettier-ignore

/** Vessels without a lid, besides vases, in which flowers stand. */
const HOLDS_STEMS: readonly string[] = ['carafe', 'drinking-glass', 'mug', 'vase'];

/** Number of stems where words give none: "a carafe with eucalyptus", "a bunch of lavender". */
const BUNCH = 6;

/** A plural without a number fills a mouth, and so does a plant without an article. */
function stemsOf({ number, isSeveral, from, until, sense: { count } }: ReadProp, words: readonly Word[]): number {
  if (number !== null) return count;
  if (isSeveral) return count + 2;
  const said = words.slice(from, until).map(({ text }) => text);
  const isOne = said.some((text) =>
    /^(?:an?|one|single|ein|eine[mnrs]?|une?|una|uno|sprig|stem|twig|branch)$/.test(text),
  );
  return !isOne || said.some((text) => /^(?:bunch|bouquet|cluster|strauss)$/.test(text)) ? BUNCH : count;
}

/** Returns true at the end of a clause, and before a word of grammar. */
function endsAt(words: readonly Word[], at: number, lookUp: LookUp): boolean {
  if (words[at]?.clause !== words[at - 1]?.clause) return true;
  const { senses = [] } = lookUp(at);
  return senses.some(({ kind, ...sense }) => kind === 'link' && 'name' in sense && sense.name !== 'background');
}

function linkAt(words: readonly Word[], index: number) {
  const clause = words[index]?.clause;
  const before = words[index - 1];
  const isHolder = before?.clause === clause && (VESSELS.has(before.text) || VASES.has(before.text));
  if (OF.has(words[index]?.text ?? '') && isHolder) return { length: 1, place: 'inside' as const, isWith: false };
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
  const form = firstForm(words, lookUp);
  return form === null ? null : zoneOf(form.name);
}

function firstForm(words: readonly Word[], lookUp: LookUp) {
  for (let at = 0; at < words.length; at++) {
    const form = senseIn(lookUp(at).senses, 'form');
    if (form !== undefined) return form;
  }
  return null;
}

interface ReadProp extends FoundProp {
  /** True where words after it say that it lies by the product. */
  readonly isPlaced?: true;
  /** The word for its number. */
  readonly number: Word | null;
  readonly isSeveral: boolean;
}

function readProp(words: readonly Word[], start: number, place: PropPlace, lookUp: LookUp): ReadProp | null {
  const clause = words[start]?.clause;
  let isScattered = place === 'scattered';
  const said = { count: null, number: null, colour: null, fabric: null, material: null, described: [] } as Said;
  for (let at = start; at < start + 8 && words[at] !== undefined && words[at].clause === clause;) {
    const noun = nounAt(words, at);
    // "A stone podium" is a podium of stone.
    const isMaterial =
      noun !== null && Object.hasOwn(MATERIALS, words[at].text) && nounAt(words, at + noun.length) !== null;
    // "A sprig of lavender", "a bunch of eucalyptus branches".
    const isPartitive = noun !== null && OF.has(words[at + noun.length]?.text ?? '') && words[at + noun.length]!.clause === clause && nounAt(words, at + noun.length + 1) !== null && !isMaterial; // prettier-ignore
    if (isPartitive) {
      if (noun.isPlural) said.isSeveral = true;
      at += noun.length + 1;
      continue;
    }
    if (noun !== null && !isMaterial) {
      const { row } = noun;
      const stalk = /^(?:stems?|stalks?|sprigs?|twigs?|branch|branches|blooms?|heads?|bunch)$/.test(words[at + noun.length]?.text ?? '') && words[at + noun.length]!.clause === clause ? 1 : 0; // prettier-ignore
      // "In front of a brick wall" is a place.
      if (lookUp(at).length > noun.length) return null;
      // "On a rose background", "in olive": a colour.
      if (place !== 'inside' && isColourWord(words, at, start, noun, lookUp)) return null;
      const described =
        FRESH.has(words[at + noun.length]?.text ?? '') && words[at + noun.length]!.clause === clause ? 1 : 0;
      const until = readMadeOf(words, at + noun.length + stalk + described, said, lookUp);
      const following = words[until]?.clause === clause ? words[until]!.text : '';
      const next = lookUp(until);
      const isCompound =
        DESCRIBING.has(following) ||
        next.senses?.some(({ kind }) => kind === 'form' || kind === 'part') ||
        (row.isSupport === true && next.senses === undefined && trailingPlace(words, until).until === until);
      if (following !== '' && isCompound) return null;
      // "On stone" is a surface.
      if (row.name === 'stone' && !noun.isPlural && place === 'below' && at === start) return null;
      const bed = isScattered || (place === 'below' && SCATTERED_BY_KIND.includes(row.name));
      if (row.isSupport === true && place !== 'below' && !STANDS_BESIDE.includes(row.name)) return null;
      const isPlural = noun.isPlural || said.isSeveral === true || isFull(words, start);
      const usual =
        isPlural || (bed && said.count === null)
          ? bed
            ? isPlural
              ? row.usual + MORE
              : scatteredOf(row)
            : place === 'inside'
              ? mostHeld(row.name)
              : row.usual
          : 1;
      const drawn = materialOf(said, row);
      const sense: SenseOf<'prop'> = {
        kind: 'prop',
        name: row.name,
        count: said.count ?? usual,
        place: bed ? 'scattered' : place,
        colour: said.colour?.sense ?? drawn.colour,
        fabric: said.fabric?.sense.name ?? null,
        ...(drawn.material !== undefined && { material: drawn.material }),
      };
      // Only one block is drawn below things.
      const isOne = place === 'below' && !bed && row.name !== 'book';
      const lost = [
        ...said.described.filter((word) => !isAlready(row, word.text, place)),
        ...drawn.lost,
        ...(isOne && said.number !== null ? [said.number] : []),
      ];
      const stands = row.bears !== false || place !== 'below' || bed;
      return {
        sense,
        from: start,
        until,
        lost,
        stands,
        number: said.number,
        isSeveral: isPlural || said.count !== null,
      };
    }
    const { text } = words[at]!;
    const { length, senses = [] } = lookUp(at);
    // "On autumn leaves" is a place.
    if (length > 1 && senses[0]?.kind === 'setting') return null;
    const material = Object.hasOwn(MATERIALS, text) ? MATERIALS[text] : undefined;
    if (material !== undefined) {
      said.material ??= { ...material, word: words[at]! };
      at += 1;
      continue;
    }
    const own = senseIn(senses, 'colour');
    const cloth = senseIn(senses, 'fabric');
    const isLargeNumber = place === 'inside' && LARGE_NUMBER.test(text);
    const isFiller = DESCRIPTIONS.has(text) || SAYING_NOTHING.has(text) || isLargeNumber;
    const span = words.slice(at, at + Math.max(1, length));
    if (text === 'scattered') isScattered = true;
    if (numberOf(text) !== undefined) [said.count, said.number] = [numberOf(text)!, words[at]!];
    else if (cloth !== undefined) said.fabric = { sense: cloth, words: span };
    else if (own !== undefined) said.colour = { sense: own };
    else if (DESCRIPTIONS.has(text) || isLargeNumber) said.described.push(words[at]!);
    else if (!isFiller && !senses.some(({ kind }) => kind === 'tone')) return null;
    at += Math.max(1, numberOf(text) !== undefined || isFiller ? 1 : length);
  }
  return null;
}

/** "Voller Äpfel": a bowl that is full holds several, whose name may look like that of one. */
const isFull = (words: readonly Word[], start: number): boolean =>
  words.slice(Math.max(0, start - 2), start).some(({ text }) => /^(?:voller|voll|gefullt)$/.test(text));

/** Links between a prop and its material: "a cushion of red velvet", "un coussin en velours rouge". */
const MADE_OF = new Set('of,in,made of,made from,de,di,en,aus,in,d'.split(','));

/**
 * Reads the material and its colour after a noun. Returns the index of the word after them, which is that after the
 * noun where no material follows.
 */
function readMadeOf(words: readonly Word[], from: number, said: Said, lookUp: LookUp): number {
  const { clause } = words[from - 1]!;
  const of = [2, 1].find((length) => {
    const phrase = words.slice(from, from + length);
    return phrase.every((word) => word.clause === clause) && MADE_OF.has(phrase.map(({ text }) => text).join(' '));
  });
  if (of === undefined) return readColourAfter(words, from, said, lookUp);
  if (said.fabric !== null || said.material !== null) return from;
  let fabric: Said['fabric'] = null;
  let colour: Said['colour'] = null;
  let at = from + of;
  while (words[at]?.clause === clause) {
    const { length, senses = [] } = lookUp(at);
    const cloth: SenseOf<'fabric'> | undefined = fabric === null ? senseIn(senses, 'fabric') : undefined;
    const own: SenseOf<'colour'> | undefined = colour === null ? senseIn(senses, 'colour') : undefined;
    if (cloth !== undefined) fabric = { sense: cloth, words: words.slice(at, at + length) };
    else if (own !== undefined) colour = { sense: own };
    else break;
    at += length;
  }
  if (fabric === null) return from;
  said.fabric = fabric;
  said.colour ??= colour;
  return at;
}

/** "Sobre una caja negra": the colour behind a noun that is not English, at the end of its phrase. */
function readColourAfter(words: readonly Word[], from: number, said: Said, lookUp: LookUp): number {
  const [noun, next] = [words[from - 1]!, words[from]];
  if (next?.clause !== noun.clause || said.colour !== null || isEnglishWord(singularOf(noun.text))) return from;
  const { length, senses = [] } = lookUp(from);
  const own = senseIn(senses, 'colour');
  if (own === undefined || !endsAt(words, from + length, lookUp)) return from;
  said.colour = { sense: own };
  return from + length;
}

/** What the words round a noun say of it. */
interface Said {
  count: number | null;
  /** The word for the count. */
  number: Word | null;
  colour: { readonly sense: SenseOf<'colour'> } | null;
  fabric: { readonly sense: SenseOf<'fabric'>; readonly words: readonly Word[] } | null;
  material: { readonly of: PropMaterial; readonly hex: Hex; readonly word: Word } | null;
  readonly described: Word[];
  /** True after "sprigs of". */
  isSeveral?: boolean;
}

/** Names of things that are also colours, as a noun: with an article or a number, or in the plural. */
function isColourWord(words: readonly Word[], at: number, start: number, noun: NonNullable<ReturnType<typeof nounAt>>, lookUp: LookUp): boolean {
  if (noun.length > 1 || noun.isPlural) return false;
  const { senses = [] } = lookUp(at);
  if (!senses.some(({ kind }) => kind === 'colour' || kind === 'fabric')) return false;
  const next = words[at + 1];
  const ends = next?.clause !== words[at]!.clause || AND.has(next.text) || endsAt(words, at + 1, lookUp) || trailingPlace(words, at + 1).until > at + 1;
  return !ends || (at === start && ['on', 'in', 'with', 'auf', 'mit', 'auf einem', 'sur', 'avec', 'su', 'con', 'sobre'].includes(words[start - 1]?.text ?? ''));
} // prettier-ignore

/** The material that a prop is drawn in, its colour, and the words for one in which it is not drawn. */
function materialOf({ material, fabric, colour }: Said, row: PropRow) {
  const usual = material === null ? null : asColour(material.hex);
  const materials = row.materials ?? [];
  if (material !== null && materials.includes(material.of)) {
    // Stone that is sawn or polished has a colour of its own.
    const isNatural = material.of === 'marble' || material.of === 'travertine';
    return { material: material.of, colour: isNatural ? null : usual, lost: [] };
  }
  if (fabric !== null && materials.includes(fabric.sense.name))
    return { material: fabric.sense.name, colour: usual, lost: [] };
  const isMetal = colour !== null && METAL_COLOURS.includes(colour.sense.name) && materials.includes('metal');
  if (isMetal) return { material: 'metal' as const, colour: usual, lost: [] };
  // A stone of slate has at least its colour.
  const isColoured = material !== null && STONY.includes(row.name);
  return { colour: usual, lost: [...(material && !isColoured ? [material.word] : []), ...(fabric?.words ?? [])] };
}

/** Supports that also stand beside a product. */
const STANDS_BESIDE: readonly PropName[] = ['crate', 'log'];

/** "Figues fraîches": adjectives behind a noun that say nothing of how it looks. */
const FRESH: ReadonlySet<string> = new Set('fraiche,fraiches,frais,fresche,freschi,fresca,fresco,frescas,frescos,sechees,seches,secche,secchi,secos,secas,sauvages,selvatici,silvestres'.split(',')); // prettier-ignore

const STONY: readonly string[] = ['stone', 'pebble'];

const asColour = (hex: Hex): SenseOf<'colour'> => ({ kind: 'colour', name: nearestColour(hex), hex, tone: null });

/** Returns true for a word that the prop answers to as it is drawn. Books are stacked. */
const isAlready = (row: PropRow, word: string, place: PropPlace): boolean =>
  isPortion(word) ||
  (row.isAlready?.split(',').includes(word) ?? false) ||
  (row.name === 'book' && /^(?:stack|stacked|pile)$/.test(word)) ||
  (place === 'scattered' && (word === 'bed' || word === 'handful'));

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
        isPlural:
          written !== singular ||
          (!/(?:feather|lavender|paper|flower)$/.test(last) &&
            /(?:leaves|en|er|ni|li|oli|rance|ele|glie|ssi)$/.test(last)),
      };
  }
  return null;
}
