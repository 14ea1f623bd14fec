/** The garment of a person by the parts that an operator's network has named. */
import { resizePlane } from '../../foundation/image/resize-plane.ts';
import type { GarmentCategory } from '../../words/tasks/edit-task.ts';
import type { PersonPart, PersonParts } from '../people/person-parts.ts';

/** A garment counts as worn from this share of all named cloth. */
const WORN = 0.12;
/** Share of a part from which the network is certain of it. */
const CERTAIN = 0.8;
/** Share of a part from which a cell shows it. */
const SHOWN = 0.5;

interface ParsedGarment {
  readonly category: GarmentCategory;
  /** Share of the garment of which the network is certain. */
  readonly certain: number;
}

const ORDER = ['dress', 'upper', 'lower'] as const satisfies readonly GarmentCategory[];

/**
 * The wanted garment; with null a dress if one is worn, else the top, else what covers the legs.
 * @returns null where the network does not tell garments apart, or sees no such garment: a top and trousers are no dress.
 */
export function parsedGarment(parts: PersonParts, wanted: GarmentCategory | null): ParsedGarment | null {
  if (!parts.namesGarments) return null;
  const cells = (name: GarmentCategory, min: number) =>
    parts.shares[name].reduce((sum, value) => sum + (value > min ? 1 : 0), 0);
  const all = ORDER.reduce((sum, name) => sum + cells(name, SHOWN), 0);
  const isWorn = (name: GarmentCategory) => cells(name, SHOWN) > WORN * all;
  const category = wanted ?? ORDER.find(isWorn);
  if (category === undefined || !isWorn(category)) return null;
  return { category, certain: cells(category, CERTAIN) / cells(category, SHOWN) };
}

/** One part, or several of them, at another size. */
export function partAt(
  parts: PersonParts,
  names: readonly PersonPart[],
  size: { readonly width: number; readonly height: number },
): Float32Array {
  const sum = parts.shares[names[0]!].map((_, i) => names.reduce((all, name) => all + parts.shares[name][i]!, 0));
  return resizePlane(sum, parts, size);
}
