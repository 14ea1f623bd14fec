import { isDenied } from '../words/denied.ts';
import { addChip, type Draft } from './draft.ts';

/** Words that say of any lamp that it is lit. "The lamp is on a desk" says no more than where it stands. */
const LIT = new RegExp(
  [
    '(?:switched|turned)[ -]on\\b(?! an? )',
    '(?:lights? on|is on)(?=\\s*(?:[,.;!]|$))',
    '(?:warm|soft) glow\\b',
    // "A lit lamp", "a lamp, lit", and no "lit room" or "lit from the left".
    '(?:lit(?: up)?|glowing|illuminated)\\b(?=\\s*(?:[,.;!]|$)|\\s+(?:(?:warm|soft|gent|bright)ly|and|at|in|on)\\b|\\s+(?:(?!(?:with|and|on|under|beside|by|of|an?|the|room|studio|background)\\b)[a-z-]+\\s+){0,3}(?:lamp|lantern|light|chandelier|sconce|pendant|shade|lampshade|bulb|globe)s?\\b)',
    'eingeschaltet(?:e[mnrs]?)?\\b',
    'leuchtend(?:(?=\\s*(?:[,.;!]|$))|e[mnrs]?\\s+(?:[a-z-]+\\s+){0,2}[a-z]*(?:lampe|leuchte)n?\\b)',
    'allumee?s?\\b',
    'encendid[ao]s?\\b',
    'acces[ao]\\b',
  ]
    .map((words) => `(?<![\\w-])${words}`)
    .join('|'),
  'giu',
);

/** Words before it that say how a place is lit: "evenly lit", "well lit". */
const EVEN = /(?:\w+ly|\b(?:well|back|side|half))\s+$/iu;

/** The text without accents, with every letter at its place. */
const withoutAccents = (text: string): string => text.replace(/[À-ɏ]/gu, (letter) => letter.normalize('NFD').charAt(0));

/**
 * "A table lamp, switched on": its shade glows in a darker room. A "warm glow" beside it is its own, and not that of an
 * evening sun.
 */
export function settleLamp(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  if ((draft.hero ?? pieces[0])?.form !== 'lamp') return;
  const match = findLit(draft, withoutAccents(prompt));
  if (match === undefined) return;
  const asked = chips.find(({ kind, source, name }) => kind === 'light' && source === 'prompt' && name === draft.light);
  const said = asked === undefined ? '' : prompt.slice(asked.start, asked.end);
  if (draft.light !== null && !/glow|^warm/i.test(said)) return;
  if (asked !== undefined) chips.splice(chips.indexOf(asked), 1);
  draft.light = 'candle';
  const { start, end } = asked ?? { start: match.index, end: match.index + match[0].length };
  addChip(draft, { source: 'prompt', start, end }, { kind: 'light', name: 'candle', label: 'lit lamp', piece: null });
}

function findLit({ chips }: Draft, text: string): RegExpExecArray | undefined {
  return [...text.matchAll(LIT)].find(({ 0: said, index }) => {
    const before = text.slice(0, index);
    if (isDenied(text, index) || (/^(?:lit|illuminated)/i.test(said) && EVEN.test(before))) return false;
    // "Leuchtend rot" and "in glowing red" are colours.
    if (!/^leuchtend/i.test(said) && !/\bin\s+$/i.test(before)) return true;
    const [word] = /^\w+\s*/.exec(text.slice(index))!;
    return !chips.some(({ kind, start }) => kind === 'colour' && start === index + word.length);
  });
}
