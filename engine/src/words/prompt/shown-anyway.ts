import type { Brief, Piece } from './brief.ts';
import { ALL_LIE, ONE_LIES, ROWS } from './binding/settle-lying.ts';
import { HOVERING, UPSIDE_DOWN } from './binding/settle-hovering.ts';
import { statesOf } from './binding/settle-goods.ts';
import { SINGLE } from './binding/settle-single.ts';
import { KINDS_OF_PLACES, PLACES_OF_KINDS, type Span } from './words/find-terms.ts';
import { zoneOf } from './vocabulary/form-facts.ts';

/** Words that the picture of a thing shows although nothing reads them. */
interface AnywayRow {
  readonly isOf: (piece: Piece) => boolean;
  /** The words with those around them that decide. */
  readonly says: RegExp;
}

const isForm =
  (...names: readonly string[]) =>
  ({ form, cut }: Piece): boolean =>
    names.includes(form) || names.includes(`${form}/${cut ?? ''}`);

/** The band of a lipstick is golden, unless its metal has another colour. */
const isGoldBand = ({ part, name }: Piece['colours'][number]): boolean =>
  (part !== 'hardware' && part !== 'band') || name === 'gold';

/** Things that lie, and do not stand. */
const liesThere = ({ form, hovers }: Piece): boolean =>
  hovers === undefined &&
  (zoneOf(form) === 'jewellery' || ['hat', 'sunglasses', 'belt', 'gloves', 'wallet'].includes(form));

/** A pile is one, however many lie on it. */
const PILE = /\b(?:stack|pile|stapel|pila)(?: of)?\b/gi;

const rows: readonly AnywayRow[] = [
  { isOf: ({ isSingle }) => isSingle === true, says: SINGLE },
  { isOf: ({ lies }) => lies === 'last', says: ONE_LIES },
  { isOf: ({ lies }) => lies === 'all', says: ALL_LIE },
  { isOf: ({ hovers }) => hovers !== undefined, says: HOVERING },
  { isOf: ({ hovers }) => hovers === 'upside-down', says: UPSIDE_DOWN },
  // The kind of a thing, and no place.
  { isOf: () => true, says: new RegExp(String.raw`\b(?:${PLACES_OF_KINDS.join('|')})(?= (?:${KINDS_OF_PLACES})\b)`, 'gi') }, // prettier-ignore
  { isOf: () => true, says: /\bmany(?=(?: \w+)? (?:pockets|straps|buttons|zips|buckles|pleats|layers|tiers|ruffles|folds|details)\b)/gi }, // prettier-ignore
  // The foot of a lamp is glazed.
  {
    isOf: ({ form, fabric }) => form === 'lamp' && fabric === null,
    says: /\bglossy(?=(?: [\w-]+){1,3}(?:,|\.|$| lamp\b))/gi,
  },
  // Lamps shine in every picture.
  {
    isOf: isForm('lamp'),
    says: /\b(?:switched|turned|lit|glowing|illuminated|shining|on|(?:warm|soft) glow|encendida|accesa)\b|\ballumée?(?!\p{L})|(?<!nicht )\beingeschaltet(?:e[mnrs]?)?\b/giu,
  },
  { isOf: isForm('curtain'), says: /\b(?:floor|full)[ -]length\b/gi },
  // Drawn open, with its cap beside it.
  { isOf: isForm('lipstick'), says: /\bopen(?:ed)?\b|\b(?:cap )?(?:off|removed)\b|\b(?:lying|standing|placed|resting)(?= (?:next to|beside) it\b)/gi }, // prettier-ignore
  { isOf: isForm('compact', 'umbrella', 'palette'), says: /(?<!\bhalf[- ])\bopen(?:ed)?\b/gi },
  { isOf: ({ form }) => form === 'jar', says: /(?<=\bof (?:\w+ )?)(?:(?:face|hand|body|night|day|eye) )?(?:cream|balm|butter|moisturi[sz]er)\b/gi }, // prettier-ignore
  { isOf: ({ attributes }) => attributes.collar === 'peak', says: /\bwide(?= (?:peak(?:ed)? )?lapels?\b)/gi },
  { isOf: isForm('bangle/chain-bracelet'), says: /\bchunky\b/gi },
  { isOf: isForm('dropper-bottle'), says: /\bpipettes?\b/gi },
  { isOf: isForm('cosmetic-smear/swatches'), says: /\bsix\b/gi },
  { isOf: isForm('cosmetic-smear/lipstick-swatches'), says: /\bfive\b/gi },
  { isOf: isForm('box/wrapped-gift'), says: /\bpaper\b|\bwrapped in\b/gi },
  { isOf: isForm('ball/beach-ball'), says: /\bwhite\b|\byellow\b|\bblue\b/gi },
  { isOf: isForm('jar/storage-jar'), says: /\bcork\b/gi },
  { isOf: isForm('yoga-mat'), says: /\brolled(?: up)?\b/gi },
  { isOf: isForm('bottle/water-bottle'), says: /\b(?:carry(?:ing)? )?loop\b/gi },
  { isOf: isForm('bed'), says: /\b(?:upholstered |padded )?headboard\b/gi },
  { isOf: isForm('bed'), says: /\btwo(?= (?:[\w-]+ )?(?:pillows|cushions)\b)/gi },
  { isOf: ({ attributes }) => attributes.knit === 'cable', says: /\bchunky(?= cable)/gi },
  { isOf: liesThere, says: /\b(?:lying|laid|put|resting|placed)(?: down)?(?= on\b)/gi },
  { isOf: isForm('sneaker'), says: /\bperforated toe(?:[ -]?box)?\b/gi },
  { isOf: isForm('heel/brogue'), says: /\bperforat(?:ed|ions?)(?: toe(?:[ -]?cap)?)?\b/gi },
  { isOf: isForm('chair/lounge-chair', 'chair/armchair'), says: /\btapered legs?\b/gi },
  { isOf: isForm('chair/dining-chair', 'chair/wishbone-chair'), says: /\b(?:woven |paper ?cord |rush )+seat\b|\b(?:curved|slatted) back(?:rest)?\b/gi }, // prettier-ignore
  { isOf: isForm('lamp/pendant-lamp'), says: /\b(?:hanging|suspended|hung)(?: down)?(?: from (?:the|a) ceiling)?\b/gi },
  { isOf: isForm('boot/chelsea-boot'), says: /\b(?:black )?elastic(?:ated)?(?: (?:sides?|gores?|gussets?|panels?|inserts?))?\b/gi }, // prettier-ignore
  {
    isOf: (piece) => isForm('lipstick')(piece) && piece.colours.every(isGoldBand),
    says: /\bgold(?:en)? (?:band|ring)\b/gi,
  },
  {
    isOf: isForm('towel', 'folded-clothes'),
    says: /\b(?:neatly )?folded(?! (?:over|on|across|in half))\b|\bgefaltet(?:e[mnrs]?)?\b|(?<!\p{L})pliée?s?(?!\p{L})|\bdoblad[ao]s?\b|\bpiegat[aoei]\b/giu,
  },
  {
    isOf: isForm('sleeping-bag'),
    says: /\brolled(?: up)?\b|\b(?:stuff|compression|storage) sack\b|\bpacked(?= in\b)/gi,
  },
  { isOf: isForm('pet-bed'), says: /\bround\b/gi },
  { isOf: isForm('plush'), says: /\b(?:sitting|seated)\b/gi },
  { isOf: isForm('necklace/pendant'), says: /\bhanging(?= (?:on|from) (?:a |the )?(?:\w+ )?chain\b)/gi },
  { isOf: isForm('ring/eternity-ring'), says: /\bdiamonds?\b/gi },
  { isOf: isForm('shirt/pyjamas', 'shirt/co-ord', 'knitwear/tracksuit'), says: /\btwo[- ]pieces?\b/gi },
  { isOf: isForm('pouch/stand-up-pouch'), says: /\bfor (?:coffee|tea)\b/gi },
  { isOf: isForm('belt'), says: /\b(?:square|rectangular)(?=\s(?:\w+\s)?buckle)/gi },
  { isOf: isForm('dress/wrap-dress', 'coat/wrap-coat', 'coat/robe'), says: /\btie(?= at the waist\b)/gi },
  { isOf: isForm('handbag/shoulder-bag', 'handbag/saddle-bag', 'handbag/chain-bag'), says: /\bflap\b/gi },
  { isOf: isForm('handbag/shoulder-bag', 'handbag/chain-bag', 'clutch', 'ring', 'earrings', 'perfume-bottle'), says: /\b(?:small|mini)(?=(?: [\w-]+){0,3} (?:bag|clutch|ring|earrings|studs|bottle|flacon)\b)|(?<=\bbag )small\b/gi }, // prettier-ignore
  { isOf: isForm('pouch/drawstring-pouch'), says: /\b(?:velvet|samt|velours|terciopelo|velluto)\b/gi },
  { isOf: ({ attributes }) => attributes.closure === 'double-breasted', says: /\bsix(?= (?:\w+ )?buttons\b)/gi },
  { isOf: ({ form }) => form === 'blazer', says: /\btwo(?= (?:\w+ )?buttons\b)/gi },
];

/** Words of the place that it shows in any case; each stands beside the noun of the place. */
const places: Readonly<Record<string, RegExp>> = {
  marble:
    /(?<!\p{L})(?:white|wei(?:ß|ss)e[mnrs]?|blanche?s?|blanc[oa]|bianc[oa])(?=(?: \w+)? (?:marble|marmor)(?!\p{L}))|(?<=(?:marbre|mármol|marmo) )(?:blanc|blanco|bianco)(?!\p{L})/giu,
  table:
    /\b(?:(?:light|pale|hellem|helle[mnrs]?)(?=(?: \w+)? (?:table|desk|wood|oak|holz|tisch))|(?<=(?:table|bois|tavolo|legno|mesa|madera)(?: \w+)? )(?:clair|claire|chiaro|clara|claro))\b/giu,
};

/** Plain grounds are plain. */
const PLAIN = /\bplain(?= (?:\w+ )?(?:background|backdrop|wall|studio)\b)/gi;

/** "Mur couleur sauge": the word before the colour of a wall. */
const COLOURED =
  /(?<=\b(?:mur|pared|parete|muro|wall|wand|fond|fondo|sfondo) (?:de |di )?)(?:couleur|color|colore|colour)\b/gi;

/** Long shadows fall to the left of the picture. */
const FALLING = /\b(?:falling|cast|thrown|stretching)(?: out)?(?: to)?(?: the)? left\b/gi;
/** Several things stand beside each other. */
const BESIDE = /\b(?:daneben|nebeneinander)\b|(?<!\S)(?:à côté|accanto|al lado)(?!\S)/giu;

/** Words that nothing has read, and that the picture shows all the same: "lamp, switched on". */
export function shownAnyway(
  { pieces, setting, backdrop, plainBackground, light, arrangement, rows: lines, understood, props }: Brief,
  prompt: string,
): readonly Span[] {
  const said = [
    ...rows.filter(({ isOf }) => pieces.some(isOf)).map(({ says }) => says),
    ...pieces.flatMap(statesOf),
    ...(setting !== null && setting in places && backdrop === null ? [places[setting]!] : []),
    ...(plainBackground ? [PLAIN, COLOURED] : []),
    ...(light === 'long-shadow' ? [FALLING] : []),
    ...(pieces.length > 1 && arrangement !== undefined ? [BESIDE] : []),
    ...(arrangement === 'stack' ? [PILE] : []),
    ...(lines === undefined ? [] : [ROWS]),
  ];
  return [
    ...sizesAlone(pieces, understood, props, prompt),
    ...said.flatMap((words) =>
      [...prompt.matchAll(words)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
    ),
  ];
}

/** A size, with at most three adjectives between it and the noun after it. */
const SIZED = /\b(small|little|tiny|large|big)(?:[ -](?!(?:with|and|on|of|in|or|by|for|from|at)\b)[\w-]+){0,3} $/i;

/** "A large vase": nothing beside a thing that is alone shows its size, so that none is missing. */
function sizesAlone(
  pieces: Brief['pieces'],
  chips: Brief['understood'],
  props: Brief['props'],
  prompt: string,
): readonly Span[] {
  const [piece] = pieces;
  const zone = piece === undefined ? null : zoneOf(piece.form);
  const isAlone =
    pieces.length === 1 && props === undefined && (zone === 'object' || zone === 'bag' || zone === 'jewellery');
  const noun = chips.find(({ kind, source }) => kind === 'form' && source === 'prompt');
  const found = isAlone && noun !== undefined ? SIZED.exec(prompt.slice(0, noun.start)) : null;
  return found === null ? [] : [{ start: found.index, end: found.index + found[1]!.length }];
}
