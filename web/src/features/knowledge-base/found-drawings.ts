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

/** The drawings one name of which has a word that starts with each typed word, those of exactly this name first. */
export function drawingsNamed(drawings: readonly Drawing[], typed: string): readonly Drawing[] {
  const parts = partsOf(typed);
  if (parts.length === 0) return [];
  const isNamed = (name: string): boolean => {
    const words = name.split(/[\s-]+/u);
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  };
  const whole = parts.join(' ');
  const isExact = (drawing: Drawing): boolean => namesOf(drawing).includes(whole);
  return drawings
    .filter((drawing) => namesOf(drawing).some(isNamed))
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
}

/**
 * The drawings one name of which contains all typed words, by group and in the order of the groups; all drawings for an
 * empty text.
 */
export function foundDrawings(drawings: readonly Drawing[], typed: string): [Drawing['group'], readonly Drawing[]][] {
  const parts = partsOf(typed);
  const isFound = (drawing: Drawing): boolean =>
    namesOf(drawing).some((name) => parts.every((part) => name.includes(part)));
  const byGroup = Map.groupBy(drawings.filter(isFound), ({ group }) => group);
  return DRAWN_GROUPS.flatMap((group) => {
    const found = byGroup.get(group);
    return found === undefined ? [] : [[group, found] as [Drawing['group'], readonly Drawing[]]];
  });
}
