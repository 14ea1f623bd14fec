import { isDenied } from '../words/denied.ts';
import type { Draft } from './draft.ts';
import { canLie } from './settle-lying.ts';

/** Words for a thing in the air, in five languages. "Floating in water" is no such thing. */
export const HOVERING =
  /(?<![\p{L}-])(?:floating|levitating|levitates|hovering|suspended|schwebend(?:e[mnrs]?)?|schwebt|en lévitation|lévitant|flottante?s?|flotando|levitando|fluttuant[ei]|sospes[oa])(?: (?:in (?:the )?(?:mid[- ]?)?air|in mid[- ]air|in der luft|dans (?:les airs|l['’]air)|en el aire|a mezz['’]aria|in aria))?(?!\p{L})(?! (?:in|on) (?:the )?(?:water|pool|sea|lake|river)| shel(?:f|ves)| petals?| leaves| flowers?| candles?)/giu; // prettier-ignore

/** Words for a thing that stands on its head. */
export const UPSIDE_DOWN =
  /(?<![\p{L}-])(?:turned |standing |hanging )?(?:upside[- ]down|kopfüber|auf dem kopf stehend(?:e[mnrs]?)?|à l['’]envers|capovolt[oa]|boca abajo)(?!\p{L})/giu;

/** Words between a thing and what is said of something else: "a bottle with petals floating". */
const OF_OTHER = /[,;.]|(?<!\p{L})(?:with|and|mit|und|avec|et|con|e|y)(?!\p{L})/iu;

/** "Levitating sneakers", "a perfume bottle floating upside down": how the one thing of the words is in the air. */
export function settleHovering({ pieces, chips, view }: Draft, prompt: string): void {
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1 || !canLie(piece, 'hovering') || view === 'flat' || piece.lies !== undefined) return; // prettier-ignore
  const names = chips.filter((chip) => chip.kind === 'form' && chip.piece === piece && chip.source === 'prompt');
  const isSaid = (words: RegExp): boolean =>
    [...prompt.matchAll(words)].some(({ index, 0: said }) =>
      names.some(({ start, end }) => {
        const between = index < start ? prompt.slice(index + said.length, start) : prompt.slice(end, index);
        return !isDenied(prompt, index) && !OF_OTHER.test(between.replace(/^\s*,/, ''));
      }),
    );
  const [hovers, isTurned] = [isSaid(HOVERING), isSaid(UPSIDE_DOWN)];
  if (hovers) piece.hovers = isTurned ? 'upside-down' : 'tilted';
}
