/** Sets of one kind: the trousers of track suits and pyjamas are pulled on, and the top of a lehenga is a choli. */
import type { CutName } from '../vocabulary/cuts.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import type { Draft, DraftChip } from './draft.ts';

/** Kinds of sets, and the kind of the garment that they add. */
const SECOND_OF: readonly (readonly [set: CutName, second: CutName])[] = [
  ['tracksuit', 'joggers'],
  ['pyjamas', 'pyjama-trousers'],
  ['lehenga', 'choli'],
];

/** Kinds of which "stripes" are tapes down arms and legs. */
const TAPED: readonly CutName[] = ['tracksuit', 'joggers'];

export function settleSetKinds({ pieces, chips }: Draft): void {
  for (const [set, name] of SECOND_OF) {
    const kind = cutRows.find((row) => row.name === name)!;
    const second = pieces.find(({ form, cut }) => form === kind.form && cut === null);
    if (second && pieces.some(({ cut }) => cut?.name === set)) second.cut = kind;
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
