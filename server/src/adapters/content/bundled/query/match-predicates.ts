import type { ContentDocument } from '../document-values.ts';
import { parsingFault } from './content-fault.ts';
import { dateTest } from './date-predicates.ts';
import { holdsWords, similarTo } from './find-words.ts';
import { placeOf, type Place } from './values-at.ts';
import type { Argument, Predicate } from './parse-predicates.ts';

type Test = (document: ContentDocument) => boolean;
type Value = string | number;

const listOf = (argument: Argument | undefined): readonly Argument[] =>
  Array.isArray(argument) ? argument : argument === undefined ? [] : [argument as Argument];

/** A time may be written as a day, a timestamp or milliseconds. */
const isSame = (kind: Place['kind'], value: Value, wanted: Argument) =>
  kind === 'date' && typeof wanted !== 'boolean'
    ? new Date(value).getTime() === new Date(wanted as Value).getTime()
    : value === wanted;

/** A list must match completely: the document has every one of the tags. */
function equals(place: Place, wanted: Argument | undefined): Test {
  const all = listOf(wanted);
  return (document) => {
    const values = place.valuesOf(document);
    return all.every((one) => values.some((value) => isSame(place.kind, value, one)));
  };
}

function isAmong(place: Place, wanted: Argument | undefined): Test {
  const all = listOf(wanted);
  return (document) => place.valuesOf(document).some((value) => all.some((one) => isSame(place.kind, value, one)));
}

function numberTest(name: string, [low, high]: readonly Argument[]): ((value: Value) => boolean) | null {
  if (typeof low !== 'number') return null;
  if (name === 'number.lt') return (value) => Number(value) < low;
  if (name === 'number.gt') return (value) => Number(value) > low;
  if (name !== 'number.inRange' || typeof high !== 'number') return null;
  return (value) => Number(value) >= low && Number(value) <= high;
}

/** Tests for single values of a suitable type; null: there is no such predicate, or not for these arguments. */
function valueTest(name: string, place: Place, values: readonly Argument[]): ((value: Value) => boolean) | null {
  if (name.startsWith('number.')) return place.kind === 'number' ? numberTest(name, values) : null;
  if (name.startsWith('date.')) return place.kind === 'date' ? dateTest(name, values) : null;
  return null;
}

function testAt(place: Place, { name, values, column, path }: Predicate): Test {
  const [wanted] = values;
  const hasPlace: Test = ({ type }) => place.type === null || place.type === type;
  switch (name) {
    case 'at':
      return (document) => hasPlace(document) && equals(place, wanted)(document);
    case 'not':
      return (document) => hasPlace(document) && !equals(place, wanted)(document);
    case 'any':
    case 'in':
      return isAmong(place, wanted);
    case 'fulltext':
      return (document) => holdsWords(place, document, String(wanted));
    case 'has':
      return (document) => hasPlace(document) && place.valuesOf(document).length > 0;
    case 'missing':
      return (document) => hasPlace(document) && place.valuesOf(document).length === 0;
    default: {
      const test = valueTest(name, place, values);
      if (!test)
        throw parsingFault(`[function ${name}] is not for field ${path} with ${JSON.stringify(values)}`, column);
      return (document) => place.valuesOf(document).some(test);
    }
  }
}

function testOf(predicate: Predicate, all: readonly ContentDocument[]): Test {
  const { name, path, values, column } = predicate;
  if (name === 'similar') {
    const one = all.find(({ id }) => id === values[0]);
    const near = new Set(one ? similarTo(one, all, Number(values[1] ?? Infinity)) : []);
    return (document) => near.has(document);
  }
  const place = placeOf(path);
  if (!place) throw parsingFault(`[function ${name}(..)] unexpected field '${path}'`, column);
  return testAt(place, predicate);
}

/** @throws ContentFault `parsing-error` for unknown predicates or fields and invalid values. */
export function documentsThatMatch(
  predicates: readonly Predicate[],
  all: readonly ContentDocument[],
): readonly ContentDocument[] {
  const tests = predicates.map((predicate) => testOf(predicate, all));
  return all.filter((document) => tests.every((test) => test(document)));
}
