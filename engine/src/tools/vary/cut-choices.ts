/**
 * The cuts that suit each kind of garment, for variations: values by attribute, as collections show them side by side.
 */
import type { Piece } from '../../words/prompt/brief.ts';
import type { CutName } from '../../words/prompt/vocabulary/cuts.ts';
import type { FormName } from '../../words/prompt/vocabulary/forms.ts';
import { acceptsAttribute, zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import type { AttributeName, Attributes } from '../../words/prompt/vocabulary/attributes.ts';

type Choices = { readonly [Name in AttributeName]?: readonly NonNullable<Attributes[Name]>[] };

const DRESSES: Choices = {
  neckline: ['v-neck', 'square', 'boat', 'sweetheart', 'crew', 'halter', 'one-shoulder', 'cowl'],
  sleeve: ['sleeveless', 'short', 'three-quarter', 'long'],
  length: ['mini', 'knee', 'midi', 'maxi'],
  silhouette: ['a-line', 'sheath', 'fit-and-flare', 'slip', 'mermaid', 'tiered', 'wrap'],
  sleeveShape: ['puff', 'bishop', 'bell', 'flutter'],
  belt: ['belt', 'sash', 'none'],
};
const TOPS: Choices = {
  neckline: ['v-neck', 'crew', 'boat', 'scoop', 'square', 'mock-neck'],
  sleeve: ['short', 'long', 'three-quarter', 'sleeveless'],
  length: ['cropped', 'hip', 'thigh'],
  fit: ['slim', 'relaxed', 'oversized'],
  sleeveShape: ['puff', 'bishop', 'raglan', 'bell'],
};
const SHIRTS: Choices = {
  collar: ['point', 'mandarin', 'camp', 'bow', 'wide'],
  sleeve: ['short', 'long', 'rolled'],
  fit: ['slim', 'relaxed', 'oversized'],
  length: ['cropped', 'hip', 'thigh'],
};
const KNITWEAR: Choices = {
  neckline: ['crew', 'v-neck', 'turtleneck', 'boat', 'mock-neck'],
  knit: ['cable', 'rib', 'fine', 'chunky'],
  fit: ['slim', 'relaxed', 'oversized'],
  length: ['cropped', 'hip', 'thigh'],
};
const OUTERWEAR: Choices = {
  collar: ['notch', 'peak', 'shawl', 'mandarin', 'wide'],
  closure: ['single-breasted', 'double-breasted', 'zip', 'open'],
  length: ['hip', 'thigh', 'knee', 'midi'],
  fit: ['tailored', 'relaxed', 'oversized'],
  belt: ['belt', 'none'],
};
const SKIRTS: Choices = {
  silhouette: ['a-line', 'pencil', 'circle', 'tiered', 'mermaid'],
  length: ['mini', 'knee', 'midi', 'maxi'],
  pleat: ['knife', 'box', 'accordion', 'gathered', 'none'],
  slit: ['side', 'thigh', 'front', 'none'],
};
const TROUSERS: Choices = {
  leg: ['wide', 'straight', 'flared', 'tapered', 'slim', 'palazzo'],
  rise: ['high', 'mid', 'low'],
  pleat: ['front', 'none'],
  length: ['cropped', 'maxi'],
  hem: ['cuffed', 'raw'],
};
const SHOES: Choices = {
  heel: ['flat', 'kitten', 'block', 'stiletto', 'wedge', 'platform'],
  toe: ['pointed', 'round', 'square', 'almond'],
};
const BOOTS: Choices = { ...SHOES, shaft: ['ankle', 'calf', 'knee', 'over-knee'] };
const BAGS: Choices = {
  strap: ['top-handle', 'shoulder', 'crossbody', 'chain'],
  shape: ['square', 'round', 'rectangular'],
  closure: ['zip', 'buckle'],
};

const BY_FORM: { readonly [Form in FormName]?: Choices } = {
  dress: DRESSES,
  gown: DRESSES,
  jumpsuit: { ...DRESSES, ...TROUSERS },
  swimsuit: { neckline: DRESSES.neckline!, back: ['open', 'low'] },
  top: TOPS,
  't-shirt': TOPS,
  shirt: SHIRTS,
  knitwear: KNITWEAR,
  jacket: OUTERWEAR,
  blazer: OUTERWEAR,
  coat: OUTERWEAR,
  skirt: SKIRTS,
  trousers: TROUSERS,
  jeans: { ...TROUSERS, wash: ['raw', 'mid', 'light', 'acid'] },
  shorts: TROUSERS,
  heel: SHOES,
  sneaker: { shaft: ['low', 'high'], closure: ['lace-up', 'velcro'] },
  boot: BOOTS,
  tote: BAGS,
  handbag: BAGS,
  clutch: { shape: ['square', 'round', 'rectangular'], strap: ['chain', 'none'] },
  hat: { brim: ['wide', 'narrow'], shape: ['round', 'square'] },
  ring: {
    gem: ['diamond', 'ruby', 'sapphire', 'emerald', 'pearl'],
    stoneCut: ['round', 'oval', 'emerald', 'pear', 'cushion'],
  },
  necklace: { gem: ['diamond', 'pearl', 'sapphire', 'emerald'], chain: ['cable', 'curb', 'snake', 'rope'] },
  watch: { numerals: ['roman', 'arabic', 'indices'], watchBand: ['leather', 'links', 'mesh'] },
  'perfume-bottle': { shape: ['round', 'rectangular', 'faceted', 'tall', 'teardrop'] },
  vase: {
    shape: ['round', 'tall', 'bottle', 'gourd', 'bowl', 'fluted'],
    glaze: ['matte', 'crackle', 'drip', 'reactive'],
  },
  lamp: { shape: ['round', 'cylinder', 'organic', 'gourd'], glaze: ['matte', 'crackle', 'gloss'] },
};

/** The attributes of a form that may be changed, with their values, the most characteristic first. */
export function cutChoices(form: FormName): readonly (readonly [AttributeName, readonly string[]])[] {
  return (Object.entries(BY_FORM[form] ?? {}) as [AttributeName, readonly string[]][]).filter(([name]) =>
    acceptsAttribute(form, name),
  );
}

/** Named kinds that differ by their details; a variation replaces a kind with another of its group. */
const KINDS: readonly (readonly CutName[])[] = [
  ['biker', 'bomber', 'denim-jacket', 'tweed-jacket', 'safari'],
  ['trench', 'peacoat', 'wrap-coat', 'duffle', 'chesterfield'],
];

/** Other kinds of the same group; empty for a piece without such a kind. */
export const kindChoices = ({ cut }: Piece): readonly CutName[] =>
  (KINDS.find((kinds) => cut !== null && kinds.includes(cut)) ?? []).filter((name) => name !== cut);

const CLOTHS: Readonly<Record<string, readonly string[]>> = {
  whole: ['silk', 'velvet', 'satin', 'linen', 'wool', 'denim', 'chiffon', 'jersey'],
  upper: ['cotton', 'silk', 'linen', 'denim', 'velvet', 'wool', 'satin', 'corduroy'],
  lower: ['wool', 'denim', 'linen', 'leather', 'corduroy', 'satin', 'velvet', 'cotton'],
  foot: ['leather', 'suede', 'patent', 'velvet', 'satin', 'canvas'],
  bag: ['leather', 'suede', 'patent', 'canvas', 'straw', 'velvet'],
  head: ['wool', 'straw', 'velvet', 'canvas', 'leather'],
  neck: ['silk', 'wool', 'knit', 'chiffon', 'linen'],
  object: ['ceramic', 'glass', 'wood', 'metal'],
};
const OWN_CLOTHS: { readonly [Form in FormName]?: readonly string[] } = {
  knitwear: ['knit', 'wool'],
  jacket: ['leather', 'denim', 'wool', 'tweed', 'suede', 'corduroy'],
  coat: ['wool', 'tweed', 'leather', 'shearling', 'nylon'],
  blazer: ['wool', 'velvet', 'linen', 'tweed', 'satin'],
  jeans: ['denim'],
  swimsuit: ['nylon', 'velvet'],
  'perfume-bottle': ['glass'],
  vase: ['ceramic', 'glass'],
  lamp: ['ceramic', 'metal', 'linen'],
  chair: ['wood', 'velvet', 'leather', 'metal'],
  gown: ['satin', 'velvet', 'chiffon', 'silk', 'taffeta', 'sequin'],
  sunglasses: [],
  ring: [],
  necklace: [],
  watch: [],
};

/** Names of the cloths in which a form is offered. */
export const clothChoices = (form: FormName): readonly string[] => OWN_CLOTHS[form] ?? CLOTHS[zoneOf(form)] ?? [];

type Print = NonNullable<Piece['pattern']>['name'];

const PRINTS: readonly Print[] = [
  ...(['stripes', 'floral', 'polka-dots', 'checks', 'houndstooth', 'geometric', 'paisley', 'leaves'] as const),
];
const WOVEN: readonly Print[] = ['checks', 'houndstooth', 'glen-check', 'herringbone'];
/**
 * Prints that are usual for a form: tailoring is woven in its pattern, knitwear is knitted in stripes, and denim is
 * plain.
 */
const OWN_PRINTS: { readonly [Form in FormName]?: readonly Print[] } = {
  coat: WOVEN,
  blazer: [...WOVEN, 'pinstripe'],
  trousers: ['pinstripe', ...WOVEN],
  jacket: WOVEN,
  knitwear: ['stripes', 'breton', 'argyle'],
  't-shirt': ['stripes', 'breton', 'polka-dots', 'leaves'],
  jeans: [],
  shorts: ['stripes', 'checks', 'leaves'],
  gown: ['floral', 'polka-dots', 'leaves'],
};
const PLAIN_ZONES: ReadonlySet<string> = new Set(['foot', 'bag', 'head', 'jewellery', 'object']);

/** Prints that a form may have; empty where it would not be made of printed cloth. */
export const printChoices = ({ form, cut, fabric }: Piece): readonly Print[] =>
  PLAIN_ZONES.has(zoneOf(form)) || cut === 'biker' || UNPRINTED_CLOTHS.has(fabric ?? '')
    ? []
    : (OWN_PRINTS[form] ?? PRINTS);

const UNPRINTED_CLOTHS: ReadonlySet<string> = new Set([
  'leather',
  'suede',
  'patent',
  'shearling',
  'denim',
  'sequin',
  'lace',
]);
