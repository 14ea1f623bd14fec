import { isDenied } from '../words/denied.ts';
import type { Draft } from './draft.ts';
import { canLie } from './settle-lying.ts';

/** Words for a thing in the air, in five languages. "Floating in water" is no such thing. */
export const HOVERING =
  /(?<![\p{L}-])(?:floating|levitating|levitates|hovering|suspended|schwebend(?:e[mnrs]?)?|schwebt|en lévitation|lévitant|flottante?s?|flotando|levitando|fluttuant[ei]|sospes[oa])(?: (?:in (?:the )?(?:mid[- ]?)?air|in mid[- ]air|in der luft|dans (?:les airs|l['’]air)|en el aire|a mezz['’]aria|in aria))?(?!\p{L})(?! (?:in|on) (?:the )?(?:water|pool|sea|lake|river)| shel(?:f|ves)| petals?| leaves| flowers?| candles?)/giu; // prettier-ignore

/** Words for a thing that stands on its head. */
export const UPSIDE_DOWN =
  /(?<![\p{L}-])(?:turned |standing |hanging )?(?:upside[- ]down|kopfüber|auf dem kopf stehend(?:e[mnrs]?)?|à l['’]envers|capovolt[oa]|boca abajo)(?!\p{L})/giu;

/** Words between a thing and what is said of something else: "a bottle with petals floating", "amid floating feathers". */
const OF_OTHER =
  /[,;.]|(?<!\p{L})(?:with|and|by|of|in|on|amid|among|around|surrounded|over|under|mit|und|von|in|um|avec|et|de|dans|con|e|y|di|en)(?!\p{L})/iu;

/** What may follow the word behind a thing: nothing, or a place that is no liquid. A noun there is what floats. */
const ENDS =
  /^(?: (?:\p{L}+ly|upside[- ]down))?(?:\s*(?:$|[,;.:!?)])| (?:above|over|against|upside|kopfüber|in (?:the )?(?:mid[- ]?)?air|(?:in|on|at|before|in front of|vor|auf|devant|sur|su|sobre|contra) (?:an? |the |einem |einer |un |une |una |uno )?(?:[\p{L}-]+ )?(?:background|backdrop|studio|space|sky|wall|hintergrund|fond|fondo|sfondo))(?!\p{L}))/iu;

/** Articles and nouns that count, which may stand between the word and the thing. */
const BEFORE_THING = /^\s*(?:,\s*)?(?:(?:an?|the|one|single|ein|eine[mnrs]?|une?|una|uno|pair of)\s+){0,2}/iu;

/** Words that join a thing with what it does. */
const VERBS = /^(?:is|are|ist|sind|est|sont|es|son|è|sono|that|which|seems?|appears?|shown|to|be)$/iu;

/** "Levitating sneakers", "a perfume bottle floating upside down": how the one thing of the words is in the air. */
export function settleHovering({ pieces, chips, view, staging }: Draft, prompt: string): void {
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1 || !canLie(piece, 'hovering') || view === 'flat' || piece.lies !== undefined) return; // prettier-ignore
  // What is in the air stands on nothing.
  if (staging === 'plinth') return;
  const names = chips.filter((chip) => chip.kind === 'form' && chip.piece === piece && chip.source === 'prompt');
  // Every word between is one of the thing: "levitating white leather sneakers", but not "floating silk scarf and bottle".
  const own = chips.filter((chip) => chip.piece === piece && chip.source === 'prompt');
  const isOfThing = (from: number, to: number): boolean =>
    [...prompt.slice(from, to).matchAll(/[\p{L}-]+/gu)].every(
      ({ 0: word, index }) =>
        /ly$/i.test(word) ||
        VERBS.test(word) ||
        own.some(({ start, end }) => start <= from + index && from + index < end),
    );
  const isSaid = (words: RegExp): boolean =>
    [...prompt.matchAll(words)].some(({ index, 0: said }) =>
      names.some(({ start, end }) => {
        if (isDenied(prompt, index)) return false;
        const until = index + said.length;
        if (index >= end) {
          const between = prompt.slice(end, index).replace(/^\s*,/, '');
          const isDone = words === UPSIDE_DOWN || ENDS.test(prompt.slice(until));
          return !OF_OTHER.test(between) && isOfThing(end, index) && isDone;
        }
        const [before] = BEFORE_THING.exec(prompt.slice(until, start))!;
        // "Floating, a white mug", but not "petals floating, a bottle".
        if (before.includes(',') && !/(?:^|[,;.:])\s*$/.test(prompt.slice(0, index))) return false;
        return !OF_OTHER.test(prompt.slice(until + before.length, start)) && isOfThing(until + before.length, start);
      }),
    );
  const [hovers, isTurned] = [isSaid(HOVERING), isSaid(UPSIDE_DOWN)];
  if (hovers) piece.hovers = isTurned ? 'upside-down' : 'tilted';
}
