/** How the words ask a garment to be worn. */
export interface FitWishes {
  /** Factor on width and length. */
  readonly looseness: number;
  /** null: as such a garment is usually worn. */
  readonly tucked: boolean | null;
  /** Maximum share of an arm that sleeves cover; 1 for the whole arm. */
  readonly sleeves: number;
  /** Wishes that cannot be applied to a picture of a garment. */
  readonly unmet: readonly string[];
}

const LOOSE = /\b(over-?sized?|baggy|loose(ly|r)?|roomy|relaxed|slouchy|boyfriend)\b/;
const TIGHT = /\b(tight(ly|er)?|slim|fitted|skinny|snug|body-?con|close-fitting)\b/;
const UNTUCKED = /\b(un-?tucked|not tucked|tucked out|hang(s|ing)? out|over the (trousers|pants|jeans|skirt))\b/;
const TUCKED = /\btuck(ed)?\b/;
const ROLLED = /\b(sleeves?\s+(are\s+)?(rolled|pushed|turned)|(rolled|pushed|turned)[\s-]*(up\s+)?sleeves?)\b/;
const UNMET: readonly (readonly [RegExp, string])[] = [
  [/\b(open|unbuttoned|unzipped)\b/, 'worn open'],
  [/\b(closed|buttoned|zipped)\b/, 'closed'],
  [/\b(cuffed|turned-up hem|hem rolled)\b/, 'with its hem turned up'],
  [/\b(back to front|inside out)\b/, 'turned inside out or back to front'],
];

/** Factors on width and length for these words, and the share of an arm that rolled sleeves cover: to the elbow. */
const LOOSER = 1.16;
const TIGHTER = 0.93;
const ROLLED_TO = 0.56;
/** Reads how a garment is to be worn; all other words are ignored here. */
export function readWishes(prompt: string): FitWishes {
  const words = prompt.toLowerCase();
  const looseness = LOOSE.test(words) ? LOOSER : TIGHT.test(words) ? TIGHTER : 1;
  const tucked = UNTUCKED.test(words) ? false : TUCKED.test(words) ? true : null;
  const unmet = UNMET.filter(([pattern]) => pattern.test(words)).map(([, text]) => text);
  return { looseness, tucked, sleeves: ROLLED.test(words) ? ROLLED_TO : 1, unmet };
}
