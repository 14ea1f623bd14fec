import { acceptsAttribute, layerOf, zoneOf } from '../vocabulary/form-facts.ts';
import { isLink, senseOf, type Sense, type Term } from './sense.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import type { FormName } from '../vocabulary/forms.ts';
import { partRows } from '../vocabulary/parts.ts';

const partAttributes = new Map<string, AttributeName | null>(partRows.map(({ name, attribute }) => [name, attribute]));

/** Kinds in order of how often prompts mean them, for terms that remain ambiguous. */
const usual: readonly Sense['kind'][] = [
  'link', 'form', 'fabric', 'colour', 'pattern', 'part', 'detail', 'attribute', 'size',
  'setting', 'light', 'view', 'staging', 'mood',
]; // prettier-ignore
/** The order for style texts, which describe the picture and never the garment. */
const usualInStyle: readonly Sense['kind'][] = ['setting', 'light', 'mood', 'view', 'staging', 'fabric', 'colour'];

/** Layer of jackets and coats, which are worn over something. */
const OUTER_LAYER = 3;
/** Number of terms on either side that can affect a meaning. */
const REACH = 12;

/** Orders the senses of every term by its context; the first sense applies. */
export const chooseSenses = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, index) => (term.senses.length === 1 ? term : { ...term, senses: ordered(terms, index) }));

function ordered(terms: readonly Term[], index: number): readonly Sense[] {
  const term = terms[index] as Term;
  const order = term.source === 'style' ? usualInStyle : usual;
  const rank = ({ kind }: Sense): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const near = (from: number, until: number): readonly Term[] =>
    terms.slice(Math.max(0, from), until).filter(({ clause }) => clause === term.clause);
  const earlier = terms.slice(Math.max(0, index - REACH), index);
  if (isSettingClause(term, earlier, terms[index + 1])) return settingFirst(term);
  // "A vase, oak table": what follows a thing is what it stands on.
  const link = earlier.findLast(
    (other) => other.clause === term.clause && senseOf(other, 'link') && !isLink(other, 'article'),
  );
  // What a lamp hangs over is not what it stands on.
  const isBelow = isLink(link, 'over');
  if (senseOf(term, 'setting') && senseOf(term, 'form') && !isBelow && earlier.some((other) => senseOf(other, 'form')))
    return settingFirst(term);
  if (senseOf(term, 'part')?.name === 'table top' && senseOf(term, 'form'))
    return isOfTable(earlier, terms[index + 1]) ? partFirst(term) : term.senses.filter(({ kind }) => kind !== 'part');
  // "A bed with a blue duvet"; alone, a duvet is a thing.
  if (senseOf(term, 'part')?.name === 'bedding' && senseOf(term, 'form'))
    return earlier.some(isBed) ? partFirst(term) : term.senses.filter(({ kind }) => kind !== 'part');
  // "A black bag with a burgundy interior".
  const isOfBag =
    terms.slice(0, index).some((other) => zoneIs(other, 'bag')) && senseOf(terms[index - 1], 'colour') !== undefined;
  if (senseOf(term, 'part')?.name === 'lining' && senseOf(term, 'setting'))
    return isOfBag ? partFirst(term) : settingFirst(term);
  // "Three stacked bowls": one that is stacked has the shape of several.
  if (senseOf(term, 'arrangement')?.name === 'stack' && earlier.some((other) => senseOf(other, 'count')))
    return arrangementFirst(term);
  // "A vase with flowers": elsewhere they are a print.
  const isInVase = link !== undefined && earlier.some((other) => senseOf(other, 'form')?.name === 'vase');
  if (senseOf(term, 'detail')?.name === 'flowers' && isInVase) return detailFirst(term);
  if (isStone(term) && !isOfThing(terms, index)) return settingFirst(term);
  // "A mug with white stripes": only shoes and trousers have one on their side.
  if (senseOf(term, 'part')?.name === 'swoosh' && earlier.some((other) => zoneIs(other, 'object')))
    return patternFirst(term);
  // "A duvet and two pillows" are things; those of a sofa are parts of it.
  const linen = earlier.findLast((other) => senseOf(other, 'form') !== undefined);
  if (
    senseOf(term, 'part')?.name === 'cushion' &&
    senseOf(linen, 'form')?.cut?.name === 'bed-linen' &&
    isLink(link, 'and')
  )
    return formFirst(term);
  if (senseOf(term, 'part') && earlier.some((other) => zoneIs(other, 'object'))) return partFirst(term);
  // "A running shoe with a white stripe": the one on its side.
  const isOfSneaker = earlier.some((other) => senseOf(other, 'form')?.name === 'sneaker');
  if (senseOf(term, 'part')?.name === 'swoosh' && isOfSneaker) return partFirst(term);
  if (earlier.some((other) => zoneIs(other, 'foot')) && isHeelOf(term)) return attributeFirst(term);
  const kinds = preferred(term, near(index - REACH, index).toReversed(), near(index + 1, index + 1 + REACH));
  const score = (sense: Sense): number => (kinds.includes(sense.kind) ? -1 : rank(sense));
  return [...term.senses].sort((a, b) => score(a) - score(b));
}

const firstOf =
  (kind: Sense['kind']) =>
  ({ senses }: Term): readonly Sense[] =>
    senses.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
const settingFirst = firstOf('setting');
const partFirst = firstOf('part');
const attributeFirst = firstOf('attribute');
const patternFirst = firstOf('pattern');
const formFirst = firstOf('form');
const arrangementFirst = firstOf('arrangement');
const detailFirst = firstOf('detail');

/** "Table with a marble top", "marble-top table": any other top is worn. */
function isOfTable(earlier: readonly Term[], next: Term | undefined): boolean {
  const before = earlier.findLast((other) => senseOf(other, 'form'));
  return [before, next].some((other) => senseOf(other, 'form')?.name === 'table');
}

const isBed = (term: Term): boolean => ['bed', 'bunk-bed'].includes(senseOf(term, 'form')?.name ?? '');

const isStone = (term: Term): boolean =>
  ['marble', 'travertine'].includes(senseOf(term, 'fabric')?.name ?? '') && senseOf(term, 'setting') !== undefined;

/** "Marble lamp", "table in marble", "marble top": stone is what a thing is made of; elsewhere it is what things stand on. */
function isOfThing(terms: readonly Term[], index: number): boolean {
  const { clause } = terms[index]!;
  const isOwn = (other: Term | undefined): boolean => other !== undefined && other.clause === clause;
  const next = terms.slice(index + 1).find((other) => senseOf(other, 'form') ?? senseOf(other, 'link'));
  const owner = terms.slice(0, index).findLast((other) => senseOf(other, 'form'));
  const isOfPart = owner !== undefined && zoneIs(owner, 'object') && senseOf(terms[index + 1], 'part') !== undefined;
  const leads = isOwn(next) && (zoneIs(next!, 'object') || senseOf(next, 'part')?.name === 'table top');
  const isMade = isLink(terms[index - 1], 'in') && isOwn(owner) && zoneIs(owner!, 'object');
  return leads || isOfPart || isMade;
}

/** "Boots, pointed toe, kitten heel": a shoe named by its heel describes the shoe before it. */
const isHeelOf = ({ senses }: Term): boolean =>
  senses.some((sense) => sense.kind === 'attribute' && sense.attribute === 'heel');

/** A one-word clause such as "linen" or "sand" is a setting once the garment has its fabric and colour. */
function isSettingClause(term: Term, earlier: readonly Term[], next: Term | undefined): boolean {
  if (!senseOf(term, 'setting') || next?.clause === term.clause || earlier.at(-1)?.clause === term.clause) return false;
  const other = term.senses.find(({ kind }) => kind === 'fabric' || kind === 'colour');
  // "White, sand, olive": a list of colours goes on with one.
  const isListed = senseOf(earlier.at(-1) ?? term, 'colour') && senseOf(next ?? term, 'colour') && next !== undefined;
  if (other?.kind === 'colour' && isListed) return false;
  return other !== undefined && earlier.some((before) => before.senses.some(({ kind }) => kind === other.kind));
}

/** Kinds that the context supports, against the usual order; `before` starts with the nearest term. */
function preferred(term: Term, before: readonly Term[], after: readonly Term[]): readonly Sense['kind'][] {
  const names = (zone: string): boolean => [...before, ...after].some((other) => zoneIs(other, zone));
  if (senseOf(term, 'form') && describesForm(term, before, after)) return ['part', 'attribute'];
  if (senseOf(term, 'part') && names('object') && !isPairOfHeels(term, before)) return ['part'];
  const motif = senseOf(term, 'pattern') !== undefined && [...before, ...after].some(isRepeat);
  if (motif && ![...before, ...after].some(isPrint)) return ['pattern'];
  if (senseOf(term, 'setting') && standsOn(before, after)) return ['setting'];
  const gem = term.senses.some((sense) => sense.kind === 'attribute' && sense.attribute === 'gem');
  return gem && names('jewellery') ? ['attribute'] : [];
}

/** "Red heels on a mirror": the plural, before any other thing, is a pair of shoes. */
const isPairOfHeels = (term: Term, before: readonly Term[]): boolean =>
  senseOf(term, 'form')?.name === 'heel' &&
  term.end - term.start === 'heels'.length &&
  !before.some((other) => senseOf(other, 'form'));

/** Repeat patterns have to be named as such: "mushroom repeat pattern". */
const isRepeat = (term: Term): boolean => senseOf(term, 'form')?.cut?.name === 'repeat';

/** Returns true for a term that can only mean a print: beside it, "cherry" is a colour. */
const isPrint = ({ senses }: Term): boolean => senses.every(({ kind }) => kind === 'pattern');

function zoneIs(term: Term, zone: string): boolean {
  const form = senseOf(term, 'form');
  return form !== undefined && zoneOf(form.name) === zone;
}

/** "Boots with heels", "turtleneck dress": the word describes another form and does not name a separate one. */
function describesForm(term: Term, before: readonly Term[], after: readonly Term[]): boolean {
  const attributes = term.senses.flatMap((sense) => {
    if (sense.kind === 'attribute') return [sense.attribute];
    return sense.kind === 'part' ? [partAttributes.get(sense.name) ?? null] : [];
  });
  const fits = (form: FormName): boolean => attributes.some((name) => name !== null && acceptsAttribute(form, name));
  const next = after.find((other) => senseOf(other, 'form') ?? senseOf(other, 'link'));
  const noun = senseOf(next, 'form');
  if (noun !== undefined && !senseOf(next, 'link') && fits(noun.name)) return true;
  const link = before.find((other) => isLink(other, 'with', 'in', 'and', 'under', 'over'));
  const owner = senseOf(
    before.find((other) => senseOf(other, 'form')),
    'form',
  );
  if (owner === undefined || !isLink(link, 'with', 'in') || !fits(owner.name)) return false;
  // "A blazer with a turtleneck" is two garments, "a coat with a wide belt" is one.
  const isOnAny = zoneOf(owner.name) === 'foot' || senseOf(term, 'form')?.name === 'belt';
  return isOnAny || layerOf(owner.name) < OUTER_LAYER;
}

/** "On marble", "linen background": a surface to stand on, unless a garment of that material follows. */
function standsOn(before: readonly Term[], after: readonly Term[]): boolean {
  if (isLink(after[0], 'background')) return true;
  const link = before.find((other) => !isLink(other, 'article') && !senseOf(other, 'colour'));
  if (!isLink(link, 'on', 'by')) return false;
  const next = after.find((other) => senseOf(other, 'form') ?? senseOf(other, 'link'));
  return next === undefined || !senseOf(next, 'form');
}
