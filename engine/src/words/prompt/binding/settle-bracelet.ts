import { cutRows } from '../vocabulary/cuts.ts';
import type { CutName } from '../vocabulary/cuts.ts';
import { addChip, type Draft } from './draft.ts';

/** Words for pearls that a bracelet is strung of. */
const PEARLS = /\b(?:pearls?|perlen|perlas|perles)\b/i;

/** Kinds of bracelets that say nothing against pearls. */
const OPEN: readonly (CutName | undefined)[] = [undefined, 'chain-bracelet', 'bead-bracelet'];

/** "A gold bracelet with pearls": pearls are strung, and the metal is that of the clasp. */
export function settleBracelet(draft: Draft, prompt: string): void {
  const said = PEARLS.exec(prompt);
  const piece = draft.pieces.find(({ form, cut }) => form === 'bangle' && OPEN.includes(cut?.name));
  if (said === null || piece === undefined || draft.pieces.length > 1) return;
  piece.cut = cutRows.find(({ name }) => name === 'pearl-bracelet') ?? null;
  piece.colours = piece.colours.map((colour) => (colour.part === 'main' ? { ...colour, part: 'hardware' } : colour));
  const own = draft.chips.map((chip) =>
    chip.piece === piece && chip.kind === 'colour' && chip.part === undefined
      ? ({ ...chip, part: 'hardware', label: `${chip.label} clasp` } as const)
      : chip,
  );
  draft.chips.splice(0, Infinity, ...own);
  const span = { start: said.index, end: said.index + said[0].length };
  const term = { ...span, senses: [], source: 'prompt', clause: 0, negated: false } as const;
  addChip(draft, term, { kind: 'attribute', name: 'gem=pearl', label: 'pearl', piece });
}
