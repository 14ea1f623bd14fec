import type { Draft } from './draft.ts';

/** "An amber glass candle": the colour right before "glass" is that of the vessel, and not of the wax in it. */
export function settleVessel(draft: Draft): void {
  const { pieces, chips } = draft;
  for (const piece of pieces) {
    if (piece.form !== 'candle' || piece.cut !== null) continue;
    const glass = chips.find(({ kind, name, piece: of }) => kind === 'fabric' && name === 'glass' && of === piece);
    const at = chips.findIndex(
      ({ kind, part, piece: of, end, source }) =>
        kind === 'colour' && part === undefined && of === piece && source === glass?.source && end + 1 === glass.start,
    );
    if (at < 0) continue;
    const main = piece.colours.findIndex(({ part, hex }) => part === 'main' && hex === chips[at]!.hex);
    if (main < 0) continue;
    piece.colours[main] = { ...piece.colours[main]!, part: 'vessel' };
    chips[at] = { ...chips[at]!, part: 'vessel', label: `${chips[at]!.label} vessel` };
  }
}
