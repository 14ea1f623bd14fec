import { isEnglishWord } from '../../english/wordnet.ts';
import { singularOf } from '../../english/singular-of.ts';
import {
  arrangementRows,
  isForeignNumber,
  MAX_COPIES,
  numberOf,
  setNouns,
  usualNumber,
  type ArrangementName,
} from '../vocabulary/arrangements.ts';
import { isPaired } from '../vocabulary/form-facts.ts';
import type { Sense, SenseOf } from './sense.ts';
import type { Word } from './split-words.ts';

/** Words that say how many of a thing are shown, and how they stand together. */
interface FoundCount {
  /** Number of words. */
  readonly length: number;
  /** Null for "a pair of shoes", which is one thing. */
  readonly sense: SenseOf<'count'> | null;
}

/** The longest phrase of the vocabulary from a word on: its length in words, 0 for none, and its senses. */
export type LookUp = (from: number) => { readonly length: number; readonly senses?: readonly Sense[] };

/** Words between a number and the thing that it counts. */
const ADJECTIVES: readonly Sense['kind'][] = [
  'colour',
  'tone',
  'fabric',
  'pattern',
  'size',
  'attribute',
  'detail',
  'quiet',
];

/** Unknown words that describe the thing after them: "four stacking stools", "three nested bowls". */
const ADJECTIVAL = /(?:[a-z]{3}(?:ing|ed|made)|tall|identical|assorted|mini|vintage|retro)$/;

/** Nouns that make a number a description of the thing and not its count: "two piece suit", "4 button jackets", "size 8 dresses". */
const MEASURED = new Set(
  (
    'piece,pieces,button,buttons,buttoned,pocket,pockets,tone,toned,way,tier,tiers,tiered,strap,straps,ply,in,person,seater,seat,' +
    'inch,inches,cm,mm,ml,oz,l,litre,breasted,line,stripe,stripes,striped,panel,panels,hole,season,d,day,colour,colours,coloured,' +
    'layer,layers,stone,stones,row,rows,strand,strands,carat,k,kt,g,xl,year,years,month,months,hour,finger,leg,legs,legged,wheel,' +
    'zip,zips,handle,handles,door,drawer,light,lights,arm,armed,bulb,step,steps,part,star,point,points,hand,times,quarter,quarters,' +
    'sleeve,sleeves,length,th,nd,rd,st,s,denier,gauge,gsm,needle,needles,eyelet,eyelets,compartment,slot,card,stoned,looped,toed'
  ).split(','),
);

/** Words for a number that stays open, and how many are shown for them. */
const SEVERAL: Readonly<Record<string, number | undefined>> = {
  many: 7,
  several: 4,
  multiple: 4,
  numerous: 7,
  viele: 7,
  mehrere: 4,
  plusieurs: 4,
  muchos: 7,
  muchas: 7,
  varios: 4,
  varias: 4,
  molti: 7,
  molte: 7,
};

/** Words after which a number is a size or a model: "size 8", "uk 10". */
const SIZES = new Set(
  'size,uk,us,eu,no,nr,number,gr,grosse,taille,taglia,talla,age,aged,model,type,version,aw,ss,fw,f'.split(','),
);

const OF = new Set('of,von,de,di,d,a'.split(','));
const ARTICLES = new Set('a,an,the,these,those,ein,eine,un,une,una,unos,des,dei'.split(','));
const PACKS = new Set('pack,packs,pcs,pc,er,pk,stuck,stk,pezzi,piezas,pieces'.split(','));

const arrangements = new Map<string, ArrangementName>(
  arrangementRows.flatMap(({ name, of }) => of.split(',').map((noun): [string, ArrangementName] => [noun, name])),
);

/**
 * Reads words that count at a position: "three", "3x", "set of 4", "a pair of", "a row of", "3 pack". Returns null for
 * a number that describes the thing instead ("two piece suit") and for words that count a thing outside the vocabulary.
 */
export function findCount(words: readonly Word[], index: number, lookUp: LookUp): FoundCount | null {
  const { text, clause } = words[index]!;
  const at = (from: number): string => (words[from]?.clause === clause ? words[from].text : '');
  const joined = /^(\d+)(?:x|pcs?|er|pack)$/.exec(text)?.[1] ?? /^x(\d+)$/.exec(text)?.[1];
  if (joined !== undefined) return counted(numberOf(joined), 1 + (OF.has(at(index + 1)) ? 1 : 0), null);
  const collective = readCollective(words, index, at, lookUp);
  if (collective !== null) return collective;
  const several = SEVERAL[text];
  if (several !== undefined) return readNumber(words, index, several, at, lookUp);
  const value = numberOf(text);
  if (value === undefined || SIZES.has(words[index - 1]?.text ?? '') || isFraction(words, index)) return null;
  if (isAlone(words, index) && value > 1) return counted(value, 1, null);
  return readNumber(words, index, value, at, lookUp);
}

/** "Tea towels, three, indigo": a number that is written out and is the whole of a later clause. */
const isAlone = (words: readonly Word[], index: number): boolean => {
  const { text, clause } = words[index]!;
  return index > 0 && !/\d/.test(text) && words[index - 1]!.clause !== clause && words[index + 1]?.clause !== clause;
};

/** "3/4 length": a figure joined to the next by a sign. */
const isFraction = (words: readonly Word[], index: number): boolean => {
  const [figure, next] = [words[index], words[index + 1]];
  return figure?.end === (next?.start ?? 0) - 1 && /^\d+$/.test(figure.text + (next?.text ?? ''));
};

const counted = (value: number | undefined, length: number, arrangement: ArrangementName | null): FoundCount | null =>
  value === undefined || value > MAX_COPIES ? null : { length, sense: { kind: 'count', value, arrangement } };

/** "Set of 4", "a pair of", "row of three", "stack of": a noun for several things. */
function readCollective(
  words: readonly Word[],
  index: number,
  at: (from: number) => string,
  lookUp: LookUp,
): FoundCount | null {
  const noun = at(index);
  const arrangement = arrangements.get(singularOf(noun)) ?? null;
  if (arrangement === null && !setNouns.includes(singularOf(noun))) return null;
  if (arrangement === 'row' && isOfDetail(words, index, lookUp)) return null;
  if (!OF.has(at(index + 1)) && noun !== 'paar') return null;
  // "Stack of towels" is the name of one thing.
  const known = lookUp(index);
  if (known.length > 1 && known.senses?.some(({ kind }) => kind === 'form' || kind === 'quiet')) return null;
  let length = noun === 'paar' && !OF.has(at(index + 1)) ? 1 : 2;
  if (ARTICLES.has(at(index + length))) length += 1;
  const value = numberOf(at(index + length));
  if (value !== undefined) {
    if (MEASURED.has(at(index + length + 1))) return null;
    const target = thingAfter(words, index + length + 1, lookUp);
    const ends = at(index + length + 1) === '' || isLinked(lookUp(index + length + 1).senses);
    return target !== null || ends ? counted(value, length + 1, arrangement) : null;
  }
  const target = thingAfter(words, index + length, lookUp);
  if (target === null) return null;
  const isPair = noun === 'pair' || noun === 'paire' || noun === 'paio' || noun === 'paar' || noun === 'par';
  // A sneaker is drawn alone, and other shoes as pairs.
  if (isPair && target.form === 'sneaker') return counted(2, length, null);
  if (isPair && isPaired(target.form)) return { length, sense: null };
  return target.isPlural || isPair ? counted(usualNumber[singularOf(noun)] ?? 3, length, arrangement) : null;
}

/** "A coat with buttons in two rows of three": the rows are those of a part of one thing. "Mugs with handles" are several. */
function isOfDetail(words: readonly Word[], index: number, lookUp: LookUp): boolean {
  const { clause } = words[index]!;
  const before = [...words.keys()].filter((at) => at < index && words[at]!.clause === clause);
  const part = before.findLast((at) => lookUp(at).senses?.some(({ kind }) => kind === 'part') === true);
  const link = before.findLast((at) => WITH.has(words[at]!.text));
  if (part === undefined || link === undefined || link > part || numberOf(words[index - 1]?.text ?? '') === undefined)
    return false;
  const isDirect = words.slice(part + 1, index - 1).every(({ text }) => text === 'in');
  const thing = before.findLast((at) => at < link && lookUp(at).senses?.some(({ kind }) => kind === 'form') === true);
  const noun = thing === undefined ? '' : words[thing + lookUp(thing).length - 1]!.text;
  return isDirect && singularOf(noun) === noun;
}

const WITH = new Set('with,mit,avec,con'.split(','));

/** "Three red vases", "2 pairs of shoes", "T-shirts 3 pack". */
function readNumber(
  words: readonly Word[],
  index: number,
  value: number,
  at: (from: number) => string,
  lookUp: LookUp,
): FoundCount | null {
  const next = at(index + 1);
  const isPieces = next === 'pieces' && at(index + 2) === '';
  if (isPieces)
    return value > MAX_COPIES
      ? null
      : { length: 2, sense: { kind: 'count', value, arrangement: null, isOfPieces: true } };
  if (PACKS.has(next) && next !== 'pieces') return counted(value, 2 + (OF.has(at(index + 2)) ? 1 : 0), null);
  if (next === 'er' || next === 'x') return counted(value, 2, null);
  if (/^(?:pairs?|sets?|paires?|paia|paare?|pares)$/.test(next) && OF.has(at(index + 2))) {
    const target = thingAfter(words, index + 3, lookUp);
    const factor = target === null || isPaired(target.form) || next.startsWith('set') ? 1 : 2;
    return target === null ? null : counted(value * factor, 3, null);
  }
  if (MEASURED.has(next)) return null;
  const target = thingAfter(words, index + 1, lookUp);
  if (target === null) return null;
  const isWord = !/^\d+$/.test(words[index]!.text);
  // "Air Jordan 4 sneakers": a number after a name belongs to the name.
  const before = words[index - 1];
  const isFree =
    isWord || before === undefined || before.clause !== words[index]!.clause || lookUp(index - 1).length > 0;
  // "4 hat": a figure right before a thing counts it, with or without its plural.
  const isDirect = !isWord && target.noun === next;
  const isSeveral = target.isPlural || isDirect || isForeignNumber(words[index]!.text) || !isEnglishWord(target.noun);
  return isFree && isSeveral ? counted(value, 1, null) : null;
}

const isLinked = (senses: readonly Sense[] | undefined): boolean =>
  senses?.some(({ kind }) => kind === 'link') ?? false;

interface CountedThing {
  readonly form: SenseOf<'form'>['name'];
  readonly noun: string;
  readonly isPlural: boolean;
}

/** The thing that adjectives from a word on lead to; null when they lead to none. */
function thingAfter(words: readonly Word[], from: number, lookUp: LookUp): CountedThing | null {
  const clause = words[from - 1]?.clause;
  let form: CountedThing | null = null;
  for (let at = from; words[at] !== undefined && words[at].clause === clause;) {
    const { length, senses = [] } = lookUp(at);
    const named = (part: string): boolean => senses.some((it) => it.kind === 'part' && it.name === part);
    const ofPart = named('belt') ? 'belt' : named('cushion') ? 'pillow' : undefined;
    const sense =
      senses.find((it): it is SenseOf<'form'> => it.kind === 'form') ??
      (ofPart === undefined ? undefined : { name: ofPart as CountedThing['form'] });
    const noun = words[at + Math.max(length, 1) - 1]!.text;
    // The last of two nouns is the thing: "two shirt dresses".
    if (sense !== undefined) form = { form: sense.name, noun, isPlural: noun.length > 3 && singularOf(noun) !== noun };
    else if (form !== null) return form;
    else if (!senses.some(({ kind }) => ADJECTIVES.includes(kind)) && !(length === 0 && ADJECTIVAL.test(noun)))
      return null;
    at += Math.max(length, 1);
  }
  return form;
}
