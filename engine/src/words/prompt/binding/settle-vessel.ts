import { acceptsAttribute } from '../vocabulary/form-facts.ts';
import { attributeLabel } from './chip-label.ts';
import { addChip, pieceNamedBy, type Draft } from './draft.ts';
import { isDenied } from '../words/denied.ts';
import { readTerms } from '../words/read-terms.ts';
import { senseOf } from '../words/sense.ts';

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

/** "With brown speckles": up to two words for the colour, and the dots. */
const SPECKS =
  /(?<!\p{L})((?:[\p{L}-]+ ){0,2}?)(?:speckles|specks|flecks|freckles|sprenkel[n]?|mouchetures|motas|puntini)(?!\p{L})/iu;

/** "A cream mug with brown speckles": dots in the glaze of a thing of clay, in the colour that words name. */
export function settleSpecks(draft: Draft, prompt: string): void {
  const match = SPECKS.exec(prompt);
  if (match === null || isDenied(prompt, match.index + match[1]!.length)) return;
  const piece = pieceNamedBy(draft, match.index);
  if (piece === null || !acceptsAttribute(piece.form, 'glaze')) return;
  if (piece.attributes.glaze !== undefined && piece.attributes.glaze !== 'speckled') return;
  const colour = readTerms(match[1]!, 'prompt')
    .clauses.flat()
    .map((term) => senseOf(term, 'colour'))
    .findLast((sense) => sense !== undefined);
  piece.attributes.glaze = 'speckled';
  if (colour !== undefined) piece.specks = colour.hex;
  const [start, end] = [match.index, match.index + match[0].length];
  addChip(
    draft,
    { source: 'prompt', start, end },
    {
      kind: 'attribute',
      name: 'glaze=speckled',
      label: attributeLabel('glaze', 'speckled'),
      piece,
    },
  );
}
