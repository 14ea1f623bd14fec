import { isDenied } from '../words/denied.ts';
import { addChip, type Draft } from './draft.ts';

const LEFT = /^(?:left|links|linken|gauche|izquierda|sinistra)$/i;
const SIDES = '(left|right|links|rechts|linken|rechten|gauche|droite|izquierda|derecha|sinistra|destra)';
const NEAR = String.raw`[^.;,]{0,28}?`;

/** Words for the side that the light comes from, in five languages. */
const FROM = new RegExp(
  String.raw`(?<!\p{L})(?:light|lights|lighting|lit|sun|sunlight|sunshine|daylight|illuminated|licht|sonne|beleuchtet|lumi[eè]re|soleil|[eé]clair[eé]e?|luz|sol|iluminad[oa]|luce|sole|illuminat[oa])(?!\p{L})${NEAR}\s(?:from|coming from|von|de|depuis|desde|da|dalla)(?: (?:the|der|la|its|camera))*(?: (?:upper|top|front|back))? ${SIDES}(?!\p{L})`,
  'giu',
);

/** Words for the side that a shadow falls to. */
const SHADOW = new RegExp(
  String.raw`(?<!\p{L})(?:shadows?|schatten|ombres?|sombras?|ombr[ae])(?!\p{L})${NEAR}\s(?:to|on|towards?|nach|auf|zur|[aà]|vers|sur|hacia|verso|sulla?)(?: (?:the|der|la|its))*(?: (?:lower|front|back))? ${SIDES}(?!\p{L})`,
  'giu',
);

/** Number of words of "shadow to the left" and "light from the left". */
const SHORT = 4;

/** "A long shadow to the left", "lit from the right": the side that the main lamp stands on. Coloured lamps have theirs. */
export function settleLightSide(draft: Draft, prompt: string): void {
  if (draft.lightColours.length > 0) return;
  for (const [words, isShadow] of [
    [FROM, false],
    [SHADOW, true],
  ] as const)
    for (const { 0: said, 1: side = '', index } of prompt.matchAll(words)) {
      if (draft.lightFrom !== null || isDenied(prompt, index)) continue;
      draft.lightFrom = LEFT.test(side) === isShadow ? 'right' : 'left';
      // Between a light and its side, other words may say more of it.
      const isShort = said.split(/\s+/).length <= SHORT;
      const start = isShort ? index : index + said.length - side.length;
      const label = isShadow
        ? `shadow to the ${LEFT.test(side) ? 'left' : 'right'}`
        : `light from the ${draft.lightFrom}`;
      addChip(draft, { source: 'prompt', start, end: index + said.length }, { kind: 'light', name: `from-${draft.lightFrom}`, label, piece: null }); // prettier-ignore
    }
}
