/** Track suits and pyjamas: their trousers are pulled on, and the stripes of a track suit run down its sides. */
import type { CutName } from '../vocabulary/cuts.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import type { Draft, DraftChip } from './draft.ts';

/** Kinds of sets, and the kind of their trousers. */
const TROUSERS_OF: readonly (readonly [set: CutName, trousers: CutName])[] = [
  ['tracksuit', 'joggers'],
  ['pyjamas', 'pyjama-trousers'],
];

/** Kinds of which "stripes" are tapes down arms and legs. */
const TAPED: readonly CutName[] = ['tracksuit', 'joggers'];

export function settleLeisurewear({ pieces, chips }: Draft): void {
  for (const [set, legs] of TROUSERS_OF) {
    const trousers = pieces.find(({ form, cut }) => form === 'trousers' && cut === null);
    if (trousers && pieces.some(({ cut }) => cut?.name === set))
      trousers.cut = cutRows.find(({ name }) => name === legs) ?? null;
  }
  const taped = pieces.filter(({ cut }) => cut !== null && TAPED.some((name) => name === cut.name));
  const stripes = taped.find(({ pattern }) => pattern?.name === 'stripes')?.pattern;
  if (!stripes) return;
  const isOfStripes = ({ kind, name, piece }: DraftChip): boolean =>
    taped.some((it) => it === piece) && (kind === 'pattern' || stripes.colours.some((colour) => colour.name === name));
  chips.splice(0, Infinity, ...chips.map((chip): DraftChip => (isOfStripes(chip) ? { ...chip, isShown: true } : chip)));
  for (const piece of taped) {
    if (piece.pattern !== null && piece.pattern !== stripes) continue;
    piece.pattern = null;
    piece.details.push('side-stripe');
    piece.colours.push(...stripes.colours.slice(0, 1).map((colour) => ({ ...colour, part: 'swoosh' as const })));
  }
}
