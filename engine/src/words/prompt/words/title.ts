/**
 * Names of products as shops write them: "Fila Men Clutch Black Sports Shoes". Their grammar is a list of names and
 * properties that ends with the product.
 */
import type { BodyZone } from '../vocabulary/body-zone.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import type { Term } from './sense.ts';
import { senseOf } from './sense.ts';

/** Minimum number of words of a title. */
const MIN_WORDS = 4;
/** Minimum share of the words of a title that begin with a capital letter. */
const CAPITALS = 0.6;

/** Returns true for a text of several words, most of which begin with a capital letter. */
export function isTitle(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{N}'’.]*/gu) ?? [];
  return words.length >= MIN_WORDS && words.filter((word) => /^\p{Lu}/u.test(word)).length >= CAPITALS * words.length;
}

/**
 * Drops the nouns of a title that are only names: "Cape" in "Men Cape Noble Brown Casual Shoes", "Jeans" in "Kraus
 * Jeans Women Beige Trousers". A noun with a colour, a fabric or a pattern of its own is a second garment.
 */
export function dropNames(terms: readonly Term[], text: string): readonly Term[] {
  const again = namesAgain(terms, text);
  const named = terms.map((term): Term => (again.has(term) ? { ...term, senses: [{ kind: 'quiet' }] } : term));
  return named.filter((term, index) => {
    if (!isForm(term) || isForm(named[index + 1]) || isDescribed(named[index - 1])) return true;
    const rest = named.slice(index + 1).filter(({ clause }) => clause === term.clause);
    const next = rest.findIndex((other) => isForm(other) || (other === named.at(-1) && isBelt(other)));
    return next < 0 || rest.slice(0, next).some((other) => senseOf(other, 'link') !== undefined);
  });
}

/** Zones of things that titles name by several words of one meaning. */
const SYNONYMS: readonly BodyZone[] = ['bag', 'object'];

/**
 * "Women Tote Bag Large Canvas Shopping Shoulder Bag", "Ceramic Mug Set Black Coffee Cup": a bag or a thing whose whole
 * name stands first is the product, and other words for one of its kind behind it are for those who search.
 */
function namesAgain(terms: readonly Term[], text: string): ReadonlySet<Term> {
  const forms = terms.filter(isForm);
  const [first] = forms;
  const form = senseOf(first, 'form');
  if (first === undefined || form === undefined || !SYNONYMS.includes(zoneOf(form.name))) return new Set();
  const hasLink = terms.some((term) => term.clause === first.clause && senseOf(term, 'link') !== undefined);
  const isWhole = /\s/.test(text.slice(first.start, first.end));
  if (hasLink) return new Set();
  return new Set(
    forms.slice(1).filter((term) => {
      const other = senseOf(term, 'form')!;
      if (!/\s/.test(text.slice(term.start, term.end))) return false;
      if (term.clause !== first.clause || isDescribed(terms[terms.indexOf(term) - 1])) return false;
      // "Cat Bed Cave": the second word says which kind it is.
      if (other.name === form.name && other.cut !== null && form.cut === null) return false;
      return other.name === form.name ? form.name !== 'handbag' || isWhole : isWhole && zoneOf(form.name) === 'bag' && zoneOf(other.name) === 'bag'; // prettier-ignore
    }),
  );
}

/** Drops unknown names behind the product of a title, so that "Tent Waterproof Orange Dome" is an orange tent. */
export function dropTrailingNames(terms: readonly Term[]): readonly Term[] {
  const last = terms.findLastIndex(isForm);
  const isOfList = terms.slice(last + 1).some((other) => senseOf(other, 'link') !== undefined);
  if (last < 0 || isOfList) return terms;
  return terms.filter(({ senses: [sense] }, index) => index < last || sense?.kind !== 'unknown');
}

/** "Wrangler Men Jeans Brown Belt": a belt at the end of a title is the product. */
const isBelt = ({ senses: [sense], negated }: Term): boolean =>
  sense?.kind === 'part' && sense.name === 'belt' && !negated;

const isForm = (term: Term | undefined): boolean => term?.senses[0]?.kind === 'form' && !term.negated;

const isDescribed = (term: Term | undefined): boolean =>
  ['colour', 'fabric', 'pattern', 'form'].includes(term?.senses[0]?.kind ?? '');
