/**
 * Requests that are refused whatever the engine: undressed or sexual pictures of minors, and obscene or hateful texts on
 * things. Trade terms stay allowed: nude is a colour, kid a leather, babydoll a cut, and children wear swimsuits. Covers
 * the languages whose trade terms prompts may use: English, German, French, Italian and Spanish.
 */
export const FORBIDDEN_TEXT = 'This is not drawn here. Please see the content guidelines.';

const UNDERAGE = new RegExp(
  [
    String.raw`\b(child(ren)?|toddlers?|infants?|preteens?|pre-teens?|minors?|under ?-?age(d)?|schoolgirls?|schoolboys?)\b`,
    String.raw`\b(teen(age)?|teenagers?|teens)\b`,
    String.raw`\b(little|young|small) (girls?|boys?|kids?)\b`,
    String.raw`\b(kleinkind(er)?|kindes|kinder|madchen|minderjahrig\w*|schulmadchen|enfants?|fillettes?|mineure?s?)\b`,
    String.raw`\b(bambin[oaie]|ragazzin[oaie]|minorenn[ei]|nin[oa]s?|menor(es)? de edad)\b`,
    String.raw`\b(naked|topless|undressed|unclothed|sexy) kids?\b`,
    // Ages below 18 in digits, such as "12 year old", "aged 9", "14yo".
    String.raw`\b([1-9]|1[0-7]) ?-?(years?|yrs?)(-| )?old\b`,
    String.raw`\b([1-9]|1[0-7]) ?y\/?o\b`,
    String.raw`\b(age|aged) (of )?([1-9]|1[0-7])\b`,
  ].join('|'),
  'iu',
);

const SEXUAL = new RegExp(
  [
    String.raw`\b(naked|topless|bottomless|undressed|unclothed|nudes?|nudity)\b`,
    String.raw`\b(without|no) (any )?(clothes|clothing)\b`,
    String.raw`\b(nackt\w*|unbekleidet\w*|denudee?s?|nue?s?|devetue?s?|nud[oaie]|spogliat[oaie]|desnud[oa]s?)\b`,
    String.raw`\b(porn\w*|erotic\w*|sexual\w*|sexy|sex|seductive\w*|hentai|lolicon|shotacon|nsfw|genitals?|nipples?)\b`,
  ].join('|'),
  'iu',
);

/** Nude as a colour: of a thing, or beside another colour. */
const NUDE_COLOUR = new RegExp(
  String.raw`\bnude(?= (pink|beige|brown|colou?r\w*|tones?|shades?|leather|suede|silk|satin|tulle|mesh|lace|cotton|knit\w*|lining|heels?|pumps?|sandals?|ballet|shoes?|tights|dress(es)?|skirts?|tops?|coats?|jackets?))`,
  'giu',
);

/** What is written on a thing: between quotes, or after a word that announces it. */
const WRITTEN = new RegExp(
  [
    String.raw`["\u201c\u201d\u201e\u00ab]([^"\u201c\u201d\u201e\u00ab\u00bb]{1,200})["\u201c\u201d\u00bb]`,
    String.raw`(?<![\p{L}\p{N}])['\u2018]([^'\u2018\u2019]{1,200})['\u2019](?![\p{L}\p{N}])`,
    String.raw`\b(?:texts?|slogan|words?|wording|lettering|inscription|logo|says|saying|reads|reading|schriftzug|aufschrift|texte|scritta|texto) ([^,.;"]{1,120})`,
    String.raw`\b(?:printed|embroidered|debossed|embossed|engraved|stamped) with ([^,.;"]{1,120})`,
  ].join('|'),
  'giu',
);

/** Obscene and hateful words, which are not set in letters on a thing. */
const NEVER_WRITTEN = new RegExp(
  [
    String.raw`\b(porn\w*|hentai|lolicon|shotacon|nsfw|genitals?|dildos?|blow ?jobs?|cum ?shots?)\b`,
    String.raw`\b((mother)?fuck\w*|cunts?|whores?|sluts?|fick\w*|fotzen?|hur(e|en)|puta(s|in)?|putains?|troia|troie|putas)\b`,
    String.raw`\b(nigg(er|a)s?|fagg?ots?|kikes?|sieg heil|heil hitler|white power)\b`,
  ].join('|'),
  'iu',
);

/** `words`: the texts that an engine would draw, not the negative prompt. */
export function isForbidden(words: readonly string[]): boolean {
  // Full-width and accented letters are normalised to plain letters.
  const text = words
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/gu, ' ');
  const isWritten = [...text.matchAll(WRITTEN)].some((match) =>
    match.slice(1).some((written: string | undefined) => written !== undefined && NEVER_WRITTEN.test(written)),
  );
  return isWritten || (UNDERAGE.test(text) && SEXUAL.test(text.replace(NUDE_COLOUR, ' ')));
}
