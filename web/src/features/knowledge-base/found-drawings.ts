import { DRAWINGS_PAGE, DRAWN_GROUPS, type Drawing } from '@kenna/contract';

/** Lower case without accents, since people leave accents out when they search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

const partsOf = (typed: string): string[] => plain(typed).split(/\s+/u).filter(Boolean);
const namesOf = ({ label, words, names }: Drawing): string[] => [label, words, ...names].map(plain);

/** Query parameter of the page with the search, so that a search can be linked. */
export const FIND_PARAMETER = 'find';

/** Address of the page with the search filled in. */
export const drawingsPath = (typed: string): string =>
  `${DRAWINGS_PAGE.path}?${new URLSearchParams({ [FIND_PARAMETER]: typed }).toString()}`;

const isExactly = (drawing: Drawing, parts: readonly string[]): boolean => namesOf(drawing).includes(parts.join(' '));

/** The drawings one name of which has a word that starts with each typed word, those of exactly this name first. */
export function drawingsNamed(drawings: readonly Drawing[], typed: string): readonly Drawing[] {
  const parts = partsOf(typed);
  if (parts.length === 0) return [];
  const isNamed = (name: string): boolean => {
    const words = name.split(/[\s-]+/u);
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  };
  return drawings
    .filter((drawing) => namesOf(drawing).some(isNamed))
    .toSorted((a, b) => Number(isExactly(b, parts)) - Number(isExactly(a, parts)));
}

/** What a search finds. */
export interface FoundDrawings {
  /** By group, the group with a thing of exactly this name first. */
  readonly groups: readonly (readonly [Drawing['group'], readonly Drawing[]])[];
  /** Things that have the typed words inside longer ones: "Umhängetasche" and "drawstring" for "tasche" and "ring". */
  readonly also: readonly Drawing[];
}

/**
 * The drawings that are named by the typed words, and those whose names only contain them; where none is named, the
 * latter by group. All drawings for an empty text.
 */
export function foundDrawings(drawings: readonly Drawing[], typed: string): FoundDrawings {
  const parts = partsOf(typed);
  const containing = drawings.filter((drawing) =>
    namesOf(drawing).some((name) => parts.every((part) => name.includes(part))),
  );
  const named = drawingsNamed(drawings, typed);
  if (named.length === 0) return { groups: byGroup(containing, parts), also: [] };
  return { groups: byGroup(named, parts), also: containing.filter((drawing) => !named.includes(drawing)) };
}

function byGroup(drawings: readonly Drawing[], parts: readonly string[]): FoundDrawings['groups'] {
  const found = Map.groupBy(drawings, ({ group }) => group);
  const hasExact = (group: Drawing['group']): number =>
    Number(found.get(group)!.some((drawing) => isExactly(drawing, parts)));
  return DRAWN_GROUPS.filter((group) => found.has(group))
    .toSorted((a, b) => hasExact(b) - hasExact(a))
    .map((group) => [group, found.get(group)!] as const);
}
