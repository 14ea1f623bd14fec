/**
 * Finds the phrases that divide a thing into areas: "half black half white", "top half tan, bottom half cream", "fading
 * from white to blue". Called before the rest of the grammar, which does not see the words for the areas and reads
 * their colours, cloths and prints as those of the thing.
 */
import type { Areas } from '../brief.ts';
import { isDenied } from './denied.ts';
import type { Span } from './find-terms.ts';

export interface FoundAreas extends Pick<Areas, 'run' | 'fades'> {
  /** The words that describe each area, in the order of the areas; empty when they are all the colours of the thing. */
  readonly parts: readonly Span[];
  /** The words that only say that there are areas, and which. */
  readonly marks: readonly Span[];
  /** Set for words that may only mean that a thing has several colours: "two-tone". */
  readonly isLoose?: true;
}

/** In "half belt" and "half moon" the word says which kind a part is. */
const NO_KIND = String.raw`(?![\s-]+(?:belt|moon|zip|sleeve|size|lined|lining|tuck|placket|button|dozen|pint|apron|slip|circle)s?\b)`;
const HALF = String.raw`(?:half${NO_KIND}|halb(?:e[rs]?)?|moitié|mitad|metà)`;
const HALVES = new RegExp(
  String.raw`(?<!\p{L})((?:the |one |a )?${HALF}(?: (?:is|in|of))?)[\s-]+((?:(?!${HALF})[^,;.]){2,40}?)[\s,]+((?:(?:and|und|et|y|e|&) )?(?:the )?(?:other |second |one |andere |autre |otra |altra )?${HALF}(?: (?:is|in|of))?)[\s-]+([^,;.]{2,40})`,
  'iu',
);

/** Words for the two ends of a thing. */
const ENDS = [
  { run: 'down', first: 'top|upper|oben|obere', second: 'bottom|lower|base|unten|untere' },
  { run: 'across', first: 'left|linke', second: 'right|rechte' },
] as const;
const PART = String.raw`(?:[ -](?:half|part|section|side|portion|end|hälfte))`;
/** "On the left side": a place, and no area. */
const PLACED = String.raw`(?<!(?<!\p{L})(?:on|from|to|at|towards)\s(?:the\s)?(?=(?:the )?\p{L}+[ -](?:side|end)(?!\p{L})))`;
const SAID = String.raw`(?:\s+(?:is|in|of|and|the|a|one|with|painted|glazed|dyed|dipped|made))*`;

const FADES =
  /(?<!\p{L})(?:ombr[eé]|gradient|dip[ -]dy(?:ed?|e)|dégradé|sfumat[oa]|farbverlauf|verlauf|fading(?=\s+(?:from|into|to)\s)|colou?r fade)(?!\p{L})/giu;
const FROM_TO = /(?<!\p{L})(?:from|von|de|da)\s+([^,;.]{2,30}?)\s+(?:to|into|zu|nach|à|a)\s+([^,;.]{2,30})/iu;
/** Where a gradient has a colour. */
const PLACES = /(?<!\p{L})(?:at|from|on|towards) (?:the )?(?:bottom|top|hem|base|foot|neck)(?!\p{L})/giu;
/** Where words that describe a thing end, and those for what is behind it begin. */
const STOP =
  /[,;.]|(?<!\p{L})(?:on|against|in front of|before|over|auf|vor|sur|devant|su|davanti|sobre|ante)(?!\p{L})/iu;
const BACKGROUND =
  /(?<!\p{L})(?:back(?:ground|drop)s?|bg|wall|sweep|hintergrund|fond|arrière-plan|sfondo|fondo)(?!\p{L})/iu;
const BOTH = /(?<!\p{L})(?:half[ -]and[ -]half|two[ -]ton(?:e|ed)|bicolou?r(?:ed|e)?|two[ -]colou?red|zweifarbige?[mnrs]?)(?!\p{L})/iu; // prettier-ignore
const DIRECTION = /(?<!\p{L})(?:split|divided|cut)?\s*(vertical(?:ly)?|horizontal(?:ly)?|down the middle)(?:\s+split)?(?!\p{L})|(?<!\p{L})split(?!\p{L})/iu; // prettier-ignore
/** What a thing is dipped in covers its foot. */
const DIPPED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:the )?(?:lower|bottom) half |half[ -])?(?:dipped|glazed|painted|coated) in\s+([^,;.]{2,30})`,
  'iu',
);

const spanAt = (start: number, text: string): Span => ({ start, end: start + text.length });

/** The areas that a prompt names; null for none. */
export function findAreas(prompt: string): FoundAreas | null {
  const found = fading(prompt) ?? halfAndHalf(prompt) ?? halves(prompt) ?? ends(prompt) ?? dipped(prompt);
  const twoTone = both(prompt);
  if (found === null || twoTone === null) return found ?? twoTone;
  return { ...found, marks: [...found.marks, ...twoTone.marks.filter((mark) => !found.marks.some((own) => own.start < mark.end && mark.start < own.end))] }; // prettier-ignore
}

const halfAndHalf = (prompt: string): FoundAreas | null =>
  /(?<!\p{L})half[ -]and[ -]half(?!\p{L})/iu.test(prompt) ? both(prompt) : null;

function directionOf(prompt: string): { readonly run: Areas['run'] | null; readonly marks: readonly Span[] } {
  const match = DIRECTION.exec(prompt);
  if (match === null || /stripe/i.test(prompt)) return { run: null, marks: [] };
  return { run: /^h/i.test(match[1] ?? 'v') ? 'down' : 'across', marks: [spanAt(match.index, match[0])] };
}

function halves(prompt: string): FoundAreas | null {
  const match = HALVES.exec(prompt);
  if (match === null) return null;
  const [whole, one, first, other, second] = match as unknown as readonly [string, string, string, string, string];
  const direction = directionOf(prompt);
  const from = match.index;
  const at = from + whole.indexOf(first, one.length);
  const otherAt = from + whole.indexOf(other, at - from + first.length);
  const secondAt = from + whole.length - second.length;
  return {
    run: direction.run ?? 'across',
    parts: [spanAt(at, first), spanAt(secondAt, second)],
    marks: [spanAt(from, one), spanAt(otherAt, other), ...direction.marks],
  };
}

/** "Top half tan, bottom half cream", "tan top half and cream base". */
function ends(prompt: string): FoundAreas | null {
  for (const { run, first, second } of ENDS) {
    const one = new RegExp(String.raw`${PLACED}(?<!\p{L})(?:the )?(?:${first})${PART}(?!\p{L})`, 'iu').exec(prompt);
    const other = new RegExp(
      String.raw`${PLACED}(?<!\p{L})(?:the )?(?:(?:${second})${PART}|base|rest)(?!\p{L})`,
      'iu',
    ).exec(prompt);
    if (one === null || other === null) continue;
    const marks = [one, other].map((match) => {
      const said = /^\s+(?:is|in|of)(?!\p{L})/iu.exec(prompt.slice(match.index + match[0].length))?.[0] ?? '';
      return spanAt(match.index, match[0] + said);
    });
    const [early, late] = marks[0]!.start < marks[1]!.start ? marks : marks.toReversed();
    const until = /[,;.]/.exec(prompt.slice(late!.end))?.index ?? prompt.length;
    const after = [
      { start: early!.end, end: late!.start },
      { start: late!.end, end: late!.end + until },
    ];
    const joint = /(?:,| and | und | et | e | y )/iu.exec(prompt.slice(early!.end, late!.start));
    const before = [
      { start: prompt.slice(0, early!.start).search(/[^,;.]*$/), end: early!.start },
      { start: early!.end + (joint?.index ?? 0), end: late!.start },
    ];
    const isAfter = new RegExp(String.raw`^${SAID}\s+[\p{L}#-]+`, 'iu').test(prompt.slice(late!.end, late!.end + 30)) && !/^\s*(?:with|,|\.)/i.test(prompt.slice(late!.end)); // prettier-ignore
    const said = isAfter ? after : before;
    return { run, parts: early === marks[0] ? said : said.toReversed(), marks };
  }
  return null;
}

/** Returns true where a background fades: "on a grey gradient backdrop", "a background with a gradient". */
function isOfBackground(prompt: string, { start, end }: Span): boolean {
  const before = prompt.slice(0, start).split(STOP).at(-1)!;
  const [after = ''] = prompt.slice(end).split(STOP);
  return BACKGROUND.test(`${before} ${after}`);
}

function fading(prompt: string): FoundAreas | null {
  const words = [...prompt.matchAll(FADES)].map((each) => spanAt(each.index, each[0]));
  if (words.length === 0 || words.some((word) => isDenied(prompt, word.start) || isOfBackground(prompt, word))) return null; // prettier-ignore
  const places = [...prompt.matchAll(PLACES)].map((each) => spanAt(each.index, each[0]));
  const marks = [...words, ...places];
  const match = FROM_TO.exec(prompt);
  if (match === null) return { run: 'down', fades: true, parts: [], marks };
  const [, first, second] = match as unknown as readonly [string, string, string];
  const at = prompt.indexOf(first, match.index + 1);
  const parts = [spanAt(at, first), spanAt(prompt.indexOf(second, at + first.length), second)];
  const isUpward = /\b(?:at|from) (?:the )?(?:bottom|hem|base|foot)\b/i.test(first) || /\b(?:at|to) (?:the )?top\b/i.test(second); // prettier-ignore
  return { run: 'down', fades: true, parts: isUpward ? parts.toReversed() : parts, marks };
}

/** "A white vase dipped in cobalt": the colour of the thing, and below it that in which it is dipped. */
function dipped(prompt: string): FoundAreas | null {
  const match = DIPPED.exec(prompt);
  if (match === null) return null;
  const said = match[1]!;
  const at = match.index + match[0].length - said.length;
  const isHalf = /half|dipped/i.test(match[0]);
  if (!isHalf) return null;
  return {
    run: 'down',
    parts: [{ start: 0, end: match.index }, spanAt(at, said)],
    marks: [{ start: match.index, end: at }],
  };
}

function both(prompt: string): FoundAreas | null {
  const match = BOTH.exec(prompt);
  if (match === null) return null;
  const direction = directionOf(prompt);
  const isHalf = /^half/i.test(match[0]);
  const run = direction.run ?? (isHalf ? 'across' : 'down');
  const marks = [spanAt(match.index, match[0]), ...direction.marks];
  return isHalf ? { run, parts: [], marks } : { run, parts: [], marks, isLoose: true };
}
