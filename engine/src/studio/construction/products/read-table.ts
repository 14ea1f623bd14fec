import type { Corner } from '../../../foundation/geometry/curves/rounded-outline.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { ProductPart, TablePart } from './product.ts';

/** Fields that are counts, shares, exponents or directions instead of lengths. */
const WITHOUT_UNIT: ReadonlySet<string> = new Set(
  'count ring flare taper joined rise square soft up front face nth vary uneven'.split(' '),
);

/** Fields that are lists of points, written as text. */
const LISTS: ReadonlySet<string> = new Set(['outline', 'section', 'path']);

const METRES = 0.001;

/**
 * A part of a table, which is in millimetres with its points as text, in metres with its points as numbers. Throws an
 * error for a malformed point.
 */
export function readPart(part: TablePart): ProductPart {
  return measured(part) as ProductPart;
}

/** "34 0 2, 41 7" are two points of which the first has a third number. */
function pointsOf(text: string): readonly (Corner | Vec3)[] {
  return text.split(',').map((point) => {
    const numbers = point.trim().split(/\s+/).map(Number);
    if (numbers.length < 2 || numbers.some(Number.isNaN)) throw new Error(`no point of a product: ${point}`);
    return numbers.map((value) => value * METRES) as unknown as Corner;
  });
}

function measured(value: unknown): unknown {
  if (typeof value === 'number') return value * METRES;
  if (Array.isArray(value)) return value.map(measured);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]: [string, unknown]) => {
      if (WITHOUT_UNIT.has(key)) return [key, own];
      return [key, LISTS.has(key) && typeof own === 'string' ? pointsOf(own) : measured(own)];
    }),
  );
}
