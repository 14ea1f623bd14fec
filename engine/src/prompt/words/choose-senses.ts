import { acceptsAttribute, layerOf, zoneOf } from '../vocabulary/accepts-attribute.ts';
import { isLink, senseOf, type Sense, type Term } from './sense.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import type { FormName } from '../vocabulary/forms.ts';
import { partRows } from '../vocabulary/parts.ts';

const partAttributes = new Map<string, AttributeName | null>(partRows.map(({ name, attribute }) => [name, attribute]));

/** Among kinds that stay possible, the one that prompts mean most often. */
const usual: readonly Sense['kind'][] = [
  'link', 'form', 'fabric', 'colour', 'pattern', 'part', 'detail', 'attribute', 'size',
  'setting', 'light', 'view', 'staging', 'mood',
]; // prettier-ignore
/** A style of the panel is about the picture, never about the garment. */
const usualInStyle: readonly Sense['kind'][] = ['setting', 'light', 'mood', 'view', 'staging', 'fabric', 'colour'];

/** Orders the senses of every term by what its neighbours make of it; the first sense is the one that counts. */
export const chooseSenses = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, index) => (term.senses.length === 1 ? term : { ...term, senses: ordered(terms, index) }));

function ordered(terms: readonly Term[], index: number): readonly Sense[] {
  const term = terms[index] as Term;
  const order = term.source === 'style' ? usualInStyle : usual;
  const rank = ({ kind }: Sense): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const kinds = preferred(terms, index, term);
  const score = (sense: Sense): number => (kinds.includes(sense.kind) ? -1 : rank(sense));
  return [...term.senses].sort((a, b) => score(a) - score(b));
}

/** Kinds that the context speaks for, against the usual order. */
function preferred(terms: readonly Term[], index: number, term: Term): readonly Sense['kind'][] {
  const clause = terms.filter((other) => other.clause === term.clause);
  if (senseOf(term, 'form') && describesForm(terms, index, term)) return ['part', 'attribute'];
  const bottle = clause.some((other) => zoneIs(senseOf(other, 'form')?.name, 'object'));
  if (bottle && senseOf(term, 'part')) return ['part'];
  if (senseOf(term, 'setting') && standsOn(terms, index, term)) return ['setting'];
  const jewellery = clause.some((other) => zoneIs(senseOf(other, 'form')?.name, 'jewellery'));
  if (jewellery && term.senses.some((sense) => sense.kind === 'attribute' && sense.attribute === 'gem'))
    return ['attribute'];
  return [];
}

const zoneIs = (form: FormName | undefined, zone: string): boolean => form !== undefined && zoneOf(form) === zone;

/** "Boots with heels", "turtleneck dress": the word tells of another form rather than naming one of its own. */
function describesForm(terms: readonly Term[], index: number, term: Term): boolean {
  const attributes = term.senses.flatMap((sense) => {
    if (sense.kind === 'attribute') return [sense.attribute];
    return sense.kind === 'part' ? [partAttributes.get(sense.name) ?? null] : [];
  });
  const fits = (other: Term | undefined): boolean => {
    const form = other === undefined || other.clause !== term.clause ? undefined : senseOf(other, 'form');
    return form !== undefined && attributes.some((name) => name !== null && acceptsAttribute(form.name, name));
  };
  const next = terms.slice(index + 1).find((other) => senseOf(other, 'form') || senseOf(other, 'link'));
  if (next !== undefined && !senseOf(next, 'link') && fits(next)) return true;
  const before = terms.slice(0, index).reverse();
  const link = before.find((other) => isLink(other, 'with', 'in', 'and', 'under', 'over'));
  const form = before.find((other) => senseOf(other, 'form'));
  const outer =
    form !== undefined &&
    layerOf(senseOf(form, 'form')?.name ?? 'dress') >= 3 &&
    !zoneIs(senseOf(form, 'form')?.name, 'foot');
  return link !== undefined && isLink(link, 'with', 'in') && !outer && fits(form);
}

/** "On marble", "linen background": a ground to stand on, unless a garment of that stuff follows. */
function standsOn(terms: readonly Term[], index: number, term: Term): boolean {
  const after = terms.slice(index + 1).filter((other) => other.clause === term.clause);
  if (isLink(after[0], 'background')) return true;
  const before = terms.slice(0, index).reverse();
  const link = before.find((other) => !isLink(other, 'article') && !senseOf(other, 'colour'));
  if (!isLink(link, 'on') || link?.clause !== term.clause) return false;
  const next = after.find((other) => senseOf(other, 'form') || senseOf(other, 'link'));
  return next === undefined || !senseOf(next, 'form');
}
