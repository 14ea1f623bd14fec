const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** Components of a date or time (UTC) that predicates compare; names stand for numbers from 1. */
const PARTS: Readonly<Record<string, { of: (date: Date) => number; names?: readonly string[] }>> = {
  'day-of-month': { of: (date) => date.getUTCDate() },
  'day-of-week': { of: (date) => ((date.getUTCDay() + 6) % 7) + 1, names: DAYS },
  month: { of: (date) => date.getUTCMonth() + 1, names: MONTHS },
  year: { of: (date) => date.getUTCFullYear() },
  hour: { of: (date) => date.getUTCHours() },
};

const millisOf = (value: unknown) => new Date(value as string | number).getTime();

function partNumber(names: readonly string[] = [], value: unknown): number {
  const text = String(value).toLowerCase();
  const named = names.findIndex((name) => name === text || name.slice(0, 3) === text);
  return named >= 0 ? named + 1 : Number(value);
}

/**
 * The test for a predicate such as `date.after` or `date.month-before`.
 * @returns null when there is no such predicate, or an argument is not a valid time.
 */
export function dateTest(name: string, values: readonly unknown[]): ((value: string | number) => boolean) | null {
  if (name === 'date.between') {
    const [from, until] = values.map(millisOf);
    if (from === undefined || until === undefined || Number.isNaN(from + until)) return null;
    return (value) => millisOf(value) >= from && millisOf(value) <= until;
  }
  if (name === 'date.after' || name === 'date.before') {
    const limit = millisOf(values[0]);
    if (Number.isNaN(limit)) return null;
    return (value) => (name === 'date.after' ? millisOf(value) > limit : millisOf(value) < limit);
  }
  const [, partName = '', side] = /^date\.(.+?)(?:-(after|before))?$/.exec(name) ?? [];
  const part = PARTS[partName];
  const wanted = partNumber(part?.names, values[0]);
  if (!part || Number.isNaN(wanted)) return null;
  return (value) => {
    const found = part.of(new Date(value));
    return side === 'after' ? found > wanted : side === 'before' ? found < wanted : found === wanted;
  };
}
