import { DRAWN_GROUPS, type Drawing } from '@kenna/contract';

/** Lower case without accents, since people leave accents out when they search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * The drawings one name of which contains all typed words, by group and in the order of the groups; all drawings for an
 * empty text.
 */
export function foundDrawings(drawings: readonly Drawing[], typed: string): [Drawing['group'], readonly Drawing[]][] {
  const parts = plain(typed).split(/\s+/u).filter(Boolean);
  const isFound = ({ label, words, names }: Drawing): boolean =>
    [label, words, ...names].map(plain).some((name) => parts.every((part) => name.includes(part)));
  const byGroup = Map.groupBy(drawings.filter(isFound), ({ group }) => group);
  return DRAWN_GROUPS.flatMap((group) => {
    const found = byGroup.get(group);
    return found === undefined ? [] : [[group, found] as [Drawing['group'], readonly Drawing[]]];
  });
}
