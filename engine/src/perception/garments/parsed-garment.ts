/** The garment of a person by the parts that an operator's network has named. */
import { readPlane } from '../../foundation/image/read-plane.ts';
import type { GarmentCategory } from '../../words/tasks/edit-task.ts';
import type { PersonPart, PersonParts } from '../people/person-parts.ts';

/** A garment counts as worn from this share of all named cloth. */
const WORN = 0.12;
/** Share of a part from which the network is certain of it. */
const CERTAIN = 0.8;
/** Share of a part from which a cell shows it. */
const SHOWN = 0.5;

interface ParsedGarment {
  /** 0 to 1 for each cell of the parts' grid. */
  readonly share: Float32Array;
  readonly category: GarmentCategory;
  /** Share of the garment of which the network is certain. */
  readonly certain: number;
}

/**
 * The wanted garment; with null a dress if one is worn, else the top, else what covers the legs.
 * @returns null where the network does not tell garments apart, or sees no such garment: a top and trousers are no dress.
 */
export function parsedGarment(parts: PersonParts, wanted: GarmentCategory | null): ParsedGarment | null {
  if (!parts.namesGarments) return null;
  const names = ['upper', 'lower', 'dress'] as const;
  const sizes = names.map((name) => parts.shares[name].reduce((sum, value) => sum + (value > SHOWN ? 1 : 0), 0));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const isWorn = (name: (typeof names)[number]) => all > 0 && sizes[names.indexOf(name)]! > WORN * all;
  const category = wanted ?? (['dress', 'upper', 'lower'] as const).find(isWorn) ?? null;
  if (category === null || !isWorn(category)) return null;
  const share = parts.shares[category];
  const shown = sizes[names.indexOf(category)]!;
  const certain = share.reduce((sum, value) => sum + (value > CERTAIN ? 1 : 0), 0) / shown;
  return { share, category, certain };
}

/** One part, or several of them, at another size. */
export function partAt(
  parts: PersonParts,
  names: readonly PersonPart[],
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const sum = parts.shares[names[0]!].map((_, i) => names.reduce((all, name) => all + parts.shares[name][i]!, 0));
  const plane = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = ((y + 0.5) * parts.height) / height - 0.5;
    for (let x = 0; x < width; x++)
      plane[y * width + x] = readPlane(sum, parts.width, parts.height, ((x + 0.5) * parts.width) / width - 0.5, v);
  }
  return plane;
}
