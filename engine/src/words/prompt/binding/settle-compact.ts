import type { Draft, DraftChip } from './draft.ts';

/** Words before a mirror that is a thing of its own, and not the one in the lid. */
const APART = /(?:\b(?:on|beside|by|near|against|and)|next to|in front of)\s+(?:an?\s+|the\s+|its\s+)?$/i;

/** "Powder compact, mirror in the lid": a compact and a palette are drawn with their mirror, which is no second thing. */
export function settleCompact(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const compact = pieces.find(({ form }) => form === 'compact' || form === 'palette');
  const mirror = pieces.find(({ form, cut }) => form === 'mirror' && cut === null);
  const named = chips.find(({ kind, piece }) => kind === 'form' && piece === mirror);
  if (compact === undefined || mirror === undefined || named?.source !== 'prompt') return;
  // "A round gold mirror" has a colour of its own; one that is said later may be that of the case.
  const isDescribed = chips.some(
    ({ kind, piece, start }) => kind === 'colour' && piece === mirror && start < named.start,
  );
  if (isDescribed || APART.test(prompt.slice(0, named.start))) return;
  compact.colours.push(...mirror.colours);
  compact.partFabrics.push(...mirror.partFabrics);
  pieces.splice(pieces.indexOf(mirror), 1);
  const moved = chips.map((chip): DraftChip => (chip.piece === mirror ? { ...chip, piece: compact } : chip));
  chips.splice(0, Infinity, ...moved);
}
