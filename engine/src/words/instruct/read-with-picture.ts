/**
 * Messages that come with a second picture. They ask for one of three things:
 *
 * - wear = "put this on her" | "swap the dress with this picture" | "use this jacket" …
 * - behind = "put this behind it" | "use this as the background" …
 * - match = "make the skirt the colour of this picture" | "fill this with that fabric" …
 *
 * Everything else is refused with what can be said instead.
 */
import type { GarmentCategory } from '../tasks/edit-task.ts';
import type { DressEdit, Edit, Plan } from './edit.ts';
import { readDescription } from './grammar/description.ts';
import { GARMENT, targetOf, type Target } from './grammar/read-region.ts';
import { findPhrases } from './phrases/find-phrases.ts';

/** What a sentence calls the colour of the second picture, which is measured only when its pixels are read. */
const ITS_COLOUR = 'the colour of the second picture';

const WHAT_IT_IS_FOR =
  'Say what the second picture is for: “put this on her” for a garment, “put this behind it” for a background, or “make the dress this colour”.';
const ONE_USE = 'A second picture is used for one thing at a time: say the rest in another message.';
const NO_ARTWORK =
  'I cannot lay a logo or a print from a second picture on a garment here: open a picture of the garment that was drawn here, and choose “Place a picture”. I can put the garment of that picture on the person (“put this on her”), set it behind the subject, or take its colour (“make the dress this colour”).';
const NO_FACES =
  'I cannot bring people or faces from another picture in. I can put a garment of it on the person (“put this on her”), set it behind the subject, or take its colour.';
const NO_CLOTH_ALONE = 'I take the colour of that cloth; its weave and its print stay with the picture that it is in.';

/** A word for the second picture, or for what it shows. */
const POINTER =
  /\b(this|that|these|those|the (other|second|attached|new) (one|picture|photo|photograph|image|garment))\b/;
/** Edits that need no second picture, and things that it does not change. */
const ORDINARY =
  /\b(remove|removed|erase|delete|blur|blurry|sharpen|crop|rotate|flip|mirror|straighten|upscale|zoom|light|lighting|contrast|saturation|exposure|brighter|darker|warmer|cooler|stronger|softer|sky|golden hour)\b/;
/** Placing on cloth, which is what a logo or a print would ask for. */
const ON_CLOTH =
  /\b(put|place|add|lay|stick|print|sew|apply)\b.*\b(this|that|these|those|it)\b.* (on|onto|to) (the|her|his|their|my) (?!(woman|man|girl|boy|model|person|body)\b)/;

const ARTWORK = /\b(logo|emblem|badge|label|artwork|motif|graphic|monogram|patch|slogan|lettering)s?\b/;
const FACES = /\b(face|faces|head|hair)\b/;
const BRINGS_PERSON =
  /\b(swap|replace|change|use|add|put) (her |his |the |their |this |that )?(face|head|hair)\b|\b(add|use|insert) (this|that|the) (person|woman|man|girl|boy|people)\b/;
const BEHIND =
  /\b(back ?grounds?|back ?drops?|behind|scenery|location|setting|in front of|(in|into|at|on) (this|that) (place|room|street|beach|garden|scene|picture|photo|photograph|image))\b/;
const COLOUR = /\b(colou?rs?|colou?red|recolou?r|shades?|tones?|hues?|palette|dye|paint|tint)\b/;
const CLOTH = /\b(fabrics?|cloths?|materials?|textiles?|textures?|patterns?|prints?|weave|swatch)\b/;
const FILL = /\bfill\b/;
const LIKE = /\b(like|same as|match|matching) (it |to )?(this|that|the (other|second|attached))\b/;
const WEAR =
  /\b(swap|wear|wears|wearing|dress (her|him|them|me|the)|put|try|use|replace|change|switch|exchange|give)\b|\bon (her|him|them|me)\b/;

/** The words that point at the second picture; what remains names what is to change in the first. */
const POINTS = new RegExp(
  [
    /\b(with |in |into |to |of |from |as |like |same as |match(ing)? )+(the )?(same )?((colou?r|shade|tone|hue|fabric|cloth|material|texture|pattern|print)s? )?(of |from |as |in )?\b(this|that|the (other|second|attached))\b.*$/,
    /\b(this|that|same) (colou?r|shade|tone|hue|fabric|cloth|material|texture|pattern|print)\b.*$/,
    /\bthe (colou?r|shade|tone|hue|fabric|cloth|material|texture|pattern|print) (of|from|in) (this|that|the (other|second|attached))\b.*$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const CATEGORIES: readonly (readonly [RegExp, GarmentCategory])[] = [
  [/\b(dress(es)?|gowns?|jumpsuits?|overalls|playsuits?|robe|kaftan|saree)\b/, 'dress'],
  [/\b(trousers|pants|jeans|shorts|leggings|skirts?|slacks|chinos|culottes|bottoms?)\b/, 'lower'],
  [/\b(tops?|shirts?|t-?shirts?|tees?|blouses?|jackets?|coats?|blazers?|sweaters?|jumpers?|cardigans?|hoodies?|sweatshirts?|vests?|pullovers?|polos?|knits?|tunics?)\b/, 'upper'], // prettier-ignore
];

/** Reads a message with a second picture; `marked`: whether a mask shows what "this" is. */
export function readWithPicture(text: string, marked: boolean): Plan {
  const said = text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim();
  const uses = [BRINGS_PERSON.test(said) && 'person', BEHIND.test(said) && 'behind', wantsColour(said) && 'match'];
  const [use, other] = uses.filter((one) => one !== false);
  if (use === 'person') return refused(NO_FACES);
  if (ARTWORK.test(said) || ON_CLOTH.test(said)) return refused(NO_ARTWORK);
  if (!POINTER.test(said) || ORDINARY.test(said)) return refused(WHAT_IT_IS_FOR);
  if (use === 'behind' && other === 'match') return refused(ONE_USE);
  if (use === 'behind') return edit({ kind: 'behind' });
  if (use === 'match') return edit(matchOf(said, marked), CLOTH.test(said) ? [NO_CLOTH_ALONE] : []);
  if (WEAR.test(said)) return edit({ kind: 'wear', category: categoryOf(said), fit: said });
  return refused(FACES.test(said) ? NO_FACES : WHAT_IT_IS_FOR);
}

const wantsColour = (said: string): boolean =>
  COLOUR.test(said) || CLOTH.test(said) || FILL.test(said) || LIKE.test(said);

const refused = (...refusals: readonly string[]): Plan => ({ outcome: 'cannot', refusals });
const edit = (one: Edit, refusals: readonly string[] = []): Plan => ({
  outcome: 'edit',
  edits: [one],
  from: 'source',
  refusals,
});

/** The kind of the garment that the words name last: "swap the top for this dress" puts on a dress. */
function categoryOf(said: string): GarmentCategory | null {
  const worn = said.replace(/\bdress (her|him|them|me|the)\b/g, '$1');
  const named = CATEGORIES.map(([pattern, category]) => {
    const last = [...worn.matchAll(new RegExp(pattern, 'g'))].at(-1);
    return { category, at: last?.index ?? -1 };
  });
  const last = named.reduce((best, one) => (one.at > best.at ? one : best));
  return last.at < 0 ? null : last.category;
}

function matchOf(said: string, marked: boolean): Edit {
  const { region, label } = targetIn(said.replace(POINTS, ''), marked);
  const dress: DressEdit = {
    kind: 'dress',
    colour: { label: ITS_COLOUR, hex: '#808080' },
    cloth: false,
    pattern: null,
    figure: null,
    dyes: true,
    fabric: null,
    words: '',
    on: region === 'background' || region === 'picture' ? 'garment' : region,
    target: region === 'picture' || region === 'background' ? 'garment' : label,
    share: 1,
  };
  return { kind: 'match', dress };
}

function targetIn(words: string, marked: boolean): Target {
  const command = { phrases: findPhrases(words).filter(({ kind }) => kind !== 'stop'), after: 'start' } as const;
  return targetOf(command, readDescription(command.phrases), marked, GARMENT);
}
