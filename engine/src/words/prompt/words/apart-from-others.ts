import { singularOf } from '../../english/singular-of.ts';
import { nounSenses, synsetOf } from '../../english/wordnet.ts';
import { isLink, senseOf, type Term } from './sense.ts';

/** Prints whose names are also names of things that lie, grow or stand beside a product. */
const THINGS_TOO: readonly string[] = [
  ...['floral', 'tropical', 'butterflies', 'birds', 'shells', 'lemons', 'cherries', 'strawberries', 'mushrooms'],
  'leaves',
];

/** Words that make a thing a print: "printed with leaves", "lemon print". */
const PRINTED =
  /\b(?:print|prints|printed|pattern|patterned|motif|motifs|embroider\w*|bedruckt\w*|imprim\w*|estampad\w*)\b/i;

/** Words between a thing and what it is in or hangs from, which are no links of the grammar. */
const FROM =
  /(?:\bfrom|\bfull of|\bfilled with|\bholding|\bthrough|\baround|\bbetween|\bbehind|\binside)(?:\s+(?:a|an|the))?(?:\s+[\p{L}-]+)?\s*$/iu;

/** Colours whose names are first of all those of things, which say what kind a product is: "mushroom lamp". */
const COLOURS_TOO =
  /^(?:mushroom|coffee|pumpkin|tomato|honey|bubblegum|avocado|banana|carrot|watermelon|biscuit|cookie)$/i;

/**
 * Marks as undrawn the words for things in the picture that the grammar would otherwise read as a print or a colour of
 * the product: "a bracelet on a tree branch", "a basket full of lemons", "mushroom lamp in tomato red".
 */
export function apartFromOthers(terms: readonly Term[], text: string): readonly Term[] {
  return terms.map((term, index) =>
    isOwnSurface(terms, index, text)
      ? { ...term, senses: [{ kind: 'quiet' }] }
      : isThingBeside(terms, index, text) ||
          isThingItself(terms, index, text) ||
          isPane(terms, index) ||
          isOfSky(terms, index, text) ||
          isPurpose(terms, index, text) ||
          isTied(terms, index, text) ||
          isShapeOf(terms, index, text) ||
          isKindOfThing(terms, index, text) ||
          isOfHalf(terms[index]!, text)
        ? { ...term, senses: [{ kind: 'undrawn' }] }
        : term,
  );
}

/** Lexicographer files of what has given colours their names: animals, food, natural objects, plants. */
const NATURAL: readonly number[] = [5, 13, 17, 20];

/**
 * "A phone case with a sunflower", "a tote filled with apples": a noun of its own, with an article or in the plural, for
 * what a colour is called after. "In reds and oranges" is a list of colours.
 */
function isThingItself(terms: readonly Term[], index: number, text: string): boolean {
  const { senses, negated, source, start, end, clause } = terms[index]!;
  if (senses[0]?.kind !== 'colour' || senses.some(({ kind }) => kind === 'pattern') || negated || source !== 'prompt')
    return false;
  const noun = text.slice(start, end).toLowerCase();
  const singular = singularOf(noun);
  const [meaning] = nounSenses(singular);
  // "Dorados" is a word of Spanish for golden before it is a fish.
  if (singular !== senses[0].name || meaning === undefined || !NATURAL.includes(synsetOf(meaning).category))
    return false;
  // "Sunflower print beige": a print of them, which is not drawn. An "orange print" is first of all an orange one.
  if (SELDOM_COLOURS.test(noun) && /^\s+(?:print|pattern|motif)s?(?!\p{L})/iu.test(text.slice(end, end + REACH)))
    return true;
  const next = terms[index + 1];
  const isAdjective = next?.clause === clause && senseOf(next, 'link') === undefined;
  const before = terms.slice(Math.max(0, index - 2), index).filter((other) => other.clause === clause);
  if (isAdjective || before.some((other) => other.senses[0]?.kind === 'colour')) return false;
  const [article, link] = [before.at(-1), before.at(-2)];
  const isPlural = singular !== noun && !isLink(article, 'in');
  return (
    isPlural ||
    (/\b(?:an?|one|single) $/i.test(text.slice(Math.max(0, start - REACH), start)) && isLink(link, 'with', 'and', 'by'))
  );
}

/** "T-shirt for my football club", "gift box for a watch": what a thing is for, and no second thing. */
function isPurpose(terms: readonly Term[], index: number, text: string): boolean {
  const { senses: [sense], start, clause, source } = terms[index]!; // prettier-ignore
  if (sense?.kind !== 'form' || source !== 'prompt' || !PURPOSE.test(text.slice(Math.max(0, start - REACH), start)))
    return false;
  // "Swap the top for these trousers".
  if (/^\W*(?:swap|replace|exchange|change|trade|take)\b/i.test(text)) return false;
  return terms.slice(0, index).some((other) => other.clause === clause && senseOf(other, 'form') !== undefined);
}

const PURPOSE =
  /\b(?:for|für|pour|para)(?: (?:my|our|your|his|her|an?|the|eine?n?|mon|ma|une?|mi|una?))? (?:[\p{L}-]+ )?$/iu;

/** "A hat with pompom cord ties": ribbons and cords that close a thing. */
function isTied(terms: readonly Term[], index: number, text: string): boolean {
  const { senses: [sense], start, end } = terms[index]!; // prettier-ignore
  if (sense?.kind !== 'form' || sense.name !== 'tie' || !/^ties$/i.test(text.slice(start, end))) return false;
  const isClosing = /\b(?:cords?|ribbons?|strings?|straps?|waist|neck|side|front|back|apron|self|lace)[\s-]+$/i.test(text.slice(Math.max(0, start - REACH), start)); // prettier-ignore
  return isClosing && terms.slice(0, index).some((other) => senseOf(other, 'form') !== undefined);
}

/** "Shaped like a fern leaf", "in the shape of a shell": the form of a thing, and no print on it. */
function isShapeOf(terms: readonly Term[], index: number, text: string): boolean {
  const { senses: [sense], start } = terms[index]!; // prettier-ignore
  if (sense?.kind !== 'pattern' && sense?.kind !== 'colour') return false;
  return SHAPED.test(text.slice(Math.max(0, start - REACH), start));
}

const SHAPED = /\b(?:shaped like|in (?:the )?(?:shape|form) of)(?: an?| the)? (?:[\p{L}-]+ )?$/iu;

/** Natural things that are seldom meant as colours. */
const SELDOM_COLOURS = /^(?:sunflower|apple|eucalyptus|fern|moss|pumpkin|carrot|tomato|mushroom|pistachio|almond|walnut|chestnut|pine)$/; // prettier-ignore

/** "A pastel pink sky": skies are blue with white clouds, so that another colour of one is named. */
function isOfSky(terms: readonly Term[], index: number, text: string): boolean {
  const { senses: [sense], end } = terms[index]!; // prettier-ignore
  if (sense?.kind !== 'colour' || /blue|white|grey/.test(sense.name)) return false;
  return (
    senseOf(terms[index + 1], 'setting')?.name === 'sky' &&
    /^\s+(?:sky|clouds?)(?!\p{L})(?!\s+(?:prints?|patterns?|motifs?))/iu.test(text.slice(end, end + REACH))
  );
}

/** "A watch with a strap, dial and glass": the pane of a watch, and not what it is made of. */
function isPane(terms: readonly Term[], index: number): boolean {
  const { senses: [sense], clause } = terms[index]!; // prettier-ignore
  const isLast = terms[index + 1]?.clause !== clause;
  const isOfParts = isLink(terms[index - 1], 'and') && senseOf(terms[index - 2], 'part') !== undefined;
  return sense?.kind === 'fabric' && sense.name === 'glass' && isLast && isOfParts;
}

function isThingBeside(terms: readonly Term[], index: number, text: string): boolean {
  const term = terms[index]!;
  const [sense] = term.senses;
  if (sense?.kind !== 'pattern' || term.negated || !THINGS_TOO.includes(sense.name)) return false;
  const own = terms.filter(({ clause }) => clause === term.clause);
  const span = text.slice(own[0]!.start, own.at(-1)!.end + AFTER);
  if (PRINTED.test(span)) return false;
  const isDescribing = (other: Term): boolean =>
    ['colour', 'fabric', 'attribute', 'unknown', 'undrawn'].includes(other.senses[0]?.kind ?? '') ||
    isLink(other, 'article');
  const before = terms.slice(0, index).findLast((other) => other.clause !== term.clause || !isDescribing(other));
  if (isOfCloth(terms, index, text)) return false;
  const next = terms[index + 1];
  // "Leaves under it", "leaves around the bottle".
  const isPlaced = own[0] === term && next?.clause === term.clause && isLink(next, 'under', 'by');
  const isLocated =
    before?.clause === term.clause &&
    isLink(before, 'on', 'under', 'by') &&
    text.slice(before.start, before.end).toLowerCase() !== 'at';
  return isPlaced || isLocated || FROM.test(text.slice(Math.max(0, term.start - REACH), term.start));
}

/** "On a floral dress", "from floral cotton": the print of a thing or of a cloth that is named right after it. */
function isOfCloth(terms: readonly Term[], index: number, text: string): boolean {
  const { clause, end } = terms[index]!;
  const isBetween = ({ senses: [sense] }: Term): boolean =>
    ['colour', 'attribute', 'pattern', 'tone'].includes(sense?.kind ?? '');
  const named = terms.slice(index + 1).find((other) => other.clause !== clause || !isBetween(other));
  if (named?.clause === clause && ['form', 'fabric', 'part'].includes(named.senses[0]?.kind ?? '')) return true;
  return /^\s+(?:fabric|cloth|material|textile)\b/i.test(text.slice(end, end + REACH));
}

/** "With a smooth black surface": the surface of the product, not one on which it stands. */
function isOwnSurface(terms: readonly Term[], index: number, text: string): boolean {
  const { clause, start, end } = terms[index]!;
  if (!isLink(terms[index], 'background') || text.slice(start, end).toLowerCase() !== 'surface') return false;
  return !terms.slice(0, index).some((other) => other.clause === clause && isLink(other, 'on', 'by', 'over'));
}

/** Number of characters after the last word of a clause in which "print" may follow, and before a thing. */
const [AFTER, REACH] = [12, 40];

function isKindOfThing(terms: readonly Term[], index: number, text: string): boolean {
  const term = terms[index]!;
  if (term.senses[0]?.kind !== 'colour' || !COLOURS_TOO.test(text.slice(term.start, term.end))) return false;
  const rest = terms.slice(index + 1);
  const noun = rest.findIndex((other) => senseOf(other, 'form') !== undefined);
  if (noun < 0 || rest.slice(0, noun).some((other) => senseOf(other, 'link') !== undefined)) return false;
  // "Coffee bag": a bag for coffee.
  const form = senseOf(rest[noun], 'form')!.name;
  if (noun === 0 && /^coffee$/i.test(text.slice(term.start, term.end)) && BAGS.includes(form)) return true;
  const link = rest[noun + 1];
  const own = rest.slice(noun + 2);
  const colour = own.findIndex((other) => other.senses[0]?.kind === 'colour');
  // "Honey sweater in a blue room": that colour is the room's.
  const isOfPlace = own.slice(0, colour + 3).some((other) => other.senses[0]?.kind === 'setting');
  return isLink(link, 'in') && colour >= 0 && colour < 3 && !isOfPlace;
}

const BAGS: readonly string[] = ['shopping-bag', 'pouch'];

/** "One half is denim and the other half is beige": a piece is of one cloth. */
const isOfHalf = ({ senses: [sense], start }: Term, text: string): boolean =>
  (sense?.kind === 'colour' || sense?.kind === 'fabric') &&
  /\bhalf (?:is|in|of|made of)\s+(?!(?:an?|the)\b)(?:[\p{L}-]+\s+)?$/iu.test(
    text.slice(Math.max(0, start - REACH), start),
  );
