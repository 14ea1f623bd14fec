import type { ImageItem } from '@kenna/contract';

export interface PaletteEntry {
  /** Different from the ids of all other entries. */
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** Shown in the place of the icon. */
  readonly picture?: ImageItem | undefined;
  /** Quiet words after the label. */
  readonly detail?: string;
  /** Words by which the entry is found besides its label. */
  readonly words?: string;
  /** Keys that do the same, as people read them. */
  readonly keys?: string | undefined;
  /** Whether it is offered for all words: it comes after what fits them. */
  readonly isLast?: boolean;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
  /** Whether the server has searched: its entries are shown as they are. */
  readonly isFound?: boolean;
}

/** Rank of the entries that the server has found: after those whose label begins so, before words in between. */
const FOUND_RANK = 2;
const LAST_RANK = 5;

const isBegunBy = (text: string, part: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}?/]+/u)
    .some((word) => word.startsWith(part));

/** How well an entry fits what was typed: 0 for the best; null if it does not fit. */
function rankOf({ label, detail = '', words = '', isLast = false }: PaletteEntry, typed: string): number | null {
  if (isLast) return LAST_RANK;
  const parts = typed.split(/\s+/u);
  if (label.toLowerCase().startsWith(typed)) return 0;
  if (parts.every((part) => isBegunBy(label, part))) return 1;
  if (parts.every((part) => isBegunBy(`${label} ${detail} ${words}`, part))) return 3;
  return parts.every((part) => label.toLowerCase().includes(part)) ? 4 : null;
}

/**
 * The entries that fit what was typed, best first, in their groups; the group with the best entry comes first. Without
 * typed words all of them, in their order.
 */
export function matchingGroups(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const search = typed.trim().toLowerCase();
  if (search === '') return groups.filter(({ entries }) => entries.length > 0);
  const ranked = groups.flatMap((group) => {
    const entries = group.entries
      .map((entry) => ({ entry, rank: group.isFound ? FOUND_RANK : rankOf(entry, search) }))
      .filter((found): found is { entry: PaletteEntry; rank: number } => found.rank !== null)
      .sort((one, other) => one.rank - other.rank);
    const [best] = entries;
    return best ? [{ group: { ...group, entries: entries.map(({ entry }) => entry) }, rank: best.rank }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ group }) => group);
}
