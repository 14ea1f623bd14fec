import { cutRows, type CutName } from '../vocabulary/cuts.ts';
import type { FormName } from '../vocabulary/forms.ts';
import type { Draft } from './draft.ts';

/** Things of which those for women have a form of their own, where words name no kind. */
const WOMENS: { readonly [Form in FormName]?: CutName } = { watch: 'small-watch', wallet: 'zip-wallet' };

/** "Women's rose gold watch": a smaller case on a slimmer bracelet. */
export function settleWearer({ pieces, wearer }: Draft): void {
  if (wearer !== 'woman') return;
  for (const piece of pieces) {
    const name = piece.cut === null ? WOMENS[piece.form] : undefined;
    if (name !== undefined) piece.cut = cutRows.find((row) => row.name === name) ?? null;
  }
}
