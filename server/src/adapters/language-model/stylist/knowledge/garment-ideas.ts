/**
 * Ideas for enriching a prompt, by its subject. Each idea belongs to a slot of the brief: slots that the words have
 * already filled get no suggestion. The engine understands every phrase.
 */
export interface GarmentIdeas {
  readonly forms: readonly string[];
  readonly fabrics: readonly string[];
  readonly colours: readonly string[];
  /** Alternatives by slot, placed after "with". */
  readonly features: Readonly<Record<string, readonly string[]>>;
  /** Placed after a comma. */
  readonly cuts: Readonly<Record<string, readonly string[]>>;
  readonly scenes: readonly string[];
}

const evening = ['emerald', 'midnight blue', 'burgundy', 'champagne', 'ivory', 'black', 'sapphire', 'blush'];
const tailored = ['camel', 'charcoal', 'navy', 'ivory', 'forest green', 'burgundy', 'taupe', 'black'];
const everyday = ['navy', 'white', 'sage', 'terracotta', 'cream', 'olive', 'sky blue', 'rust'];
const hides = ['cognac', 'black', 'burgundy', 'tan', 'forest green', 'cream', 'chocolate'];
const jewels = ['gold', 'silver', 'rose gold'];
const clays = ['ivory', 'sage', 'terracotta', 'cobalt', 'celadon', 'charcoal'];

const worn = [
  'dress form, studio, soft light',
  'on a model, gallery, window light',
  'marble, golden hour',
  'concrete, hard light',
  'garden, overcast',
];
const shown = ['plinth, soft light', 'marble, window light', 'linen cloth, golden hour', 'studio, rim light'];

export const garmentIdeas: readonly GarmentIdeas[] = [
  {
    forms: ['dress', 'gown'],
    fabrics: ['silk', 'satin', 'chiffon', 'velvet', 'lace', 'linen', 'organza', 'taffeta'],
    colours: evening,
    features: {
      neckline: [
        'a cowl neckline',
        'a square neckline',
        'a sweetheart neckline',
        'a boat neckline',
        'a halter neckline',
      ],
      sleeveShape: ['bishop sleeves', 'flutter sleeves', 'puff sleeves', 'bell sleeves'],
      back: ['an open back', 'a keyhole back'],
      slit: ['a side slit', 'a thigh slit'],
      pleat: ['accordion pleats', 'knife pleats'],
      belt: ['a sash', 'a wide belt'],
    },
    cuts: {
      silhouette: [
        'a line silhouette',
        'bias silhouette',
        'column silhouette',
        'fit and flare silhouette',
        'mermaid silhouette',
      ],
      length: ['midi length', 'floor length', 'maxi length', 'knee length'],
      waist: ['cinched waist', 'empire waist'],
    },
    scenes: worn,
  },
  {
    forms: ['skirt'],
    fabrics: ['satin', 'wool', 'denim', 'tulle', 'leather', 'linen', 'tweed'],
    colours: everyday,
    features: {
      pleat: ['knife pleats', 'box pleats', 'sunburst pleats'],
      slit: ['a side slit', 'a front slit'],
      pocket: ['patch pockets'],
    },
    cuts: {
      silhouette: ['a line silhouette', 'pencil silhouette', 'circle silhouette', 'tiered silhouette'],
      length: ['midi length', 'mini length', 'maxi length'],
      waist: ['paperbag waist'],
    },
    scenes: worn,
  },
  {
    forms: ['top', 't-shirt', 'shirt'],
    fabrics: ['cotton', 'linen', 'silk', 'chiffon', 'jersey', 'satin'],
    colours: everyday,
    features: {
      neckline: ['a scoop neckline', 'a boat neckline', 'a square neckline'],
      sleeveShape: ['puff sleeves', 'bishop sleeves', 'raglan sleeves'],
      pocket: ['chest pockets'],
      cuffs: ['french cuffs'],
    },
    cuts: { fit: ['relaxed fit', 'oversized fit', 'tailored fit'], length: ['cropped length', 'hip length'] },
    scenes: worn,
  },
  {
    forms: ['knitwear'],
    fabrics: ['wool', 'cotton'],
    colours: ['cream', 'camel', 'navy', 'forest green', 'rust', 'oatmeal', 'burgundy'],
    features: {
      neckline: ['a crew neck', 'a boat neckline'],
      sleeveShape: ['balloon sleeves', 'bishop sleeves'],
      pocket: ['patch pockets'],
    },
    cuts: {
      knit: ['cable knit', 'rib knit', 'chunky knit', 'fair isle'],
      fit: ['oversized fit', 'relaxed fit'],
      length: ['cropped length', 'hip length'],
    },
    scenes: worn,
  },
  {
    forms: ['jacket', 'blazer', 'coat'],
    fabrics: ['wool', 'tweed', 'leather', 'velvet', 'denim', 'shearling', 'corduroy'],
    colours: tailored,
    features: {
      collar: ['a notch collar', 'a shawl collar', 'a funnel collar', 'a wide collar'],
      pocket: ['patch pockets', 'welt pockets', 'flap pockets'],
      belt: ['a wide belt'],
      shoulders: ['shoulder pads'],
    },
    cuts: {
      closure: ['double breasted', 'single breasted'],
      fit: ['tailored fit', 'oversized fit'],
      length: ['hip length', 'knee length', 'midi length'],
    },
    scenes: worn,
  },
  {
    forms: ['trousers', 'jeans', 'shorts', 'jumpsuit'],
    fabrics: ['wool', 'linen', 'denim', 'corduroy', 'satin', 'cotton'],
    colours: everyday,
    features: { pleat: ['front pleats'], pocket: ['cargo pockets', 'patch pockets', 'side pockets'] },
    cuts: {
      leg: ['wide leg', 'straight leg', 'flared leg', 'tapered leg'],
      rise: ['high rise', 'mid rise'],
      fit: ['relaxed fit', 'tailored fit'],
    },
    scenes: worn,
  },
  {
    forms: ['swimsuit'],
    fabrics: ['jersey', 'nylon', 'mesh'],
    colours: ['coral', 'turquoise', 'black', 'emerald', 'navy', 'lemon'],
    features: {
      neckline: ['a plunging neckline', 'a square neckline'],
      strap: ['cross straps', 'tie straps'],
      back: ['an open back'],
    },
    cuts: {},
    scenes: ['on sand, golden hour', 'water, hard light', 'studio, soft light'],
  },
  {
    forms: ['tote', 'handbag', 'clutch'],
    fabrics: ['leather', 'suede', 'canvas', 'satin', 'velvet', 'straw'],
    colours: hides,
    features: { strap: ['chain straps', 'a top handle'], details: ['quilting', 'fringe', 'embroidery'] },
    cuts: { shape: ['rectangular shape', 'round shape'] },
    scenes: shown,
  },
  {
    forms: ['sneaker', 'heel', 'boot'],
    fabrics: ['leather', 'suede', 'patent', 'satin', 'velvet', 'canvas'],
    colours: hides,
    features: {
      toe: ['a pointed toe', 'a square toe', 'an almond toe'],
      strap: ['ankle straps'],
      details: ['studs', 'embroidery'],
    },
    cuts: { heel: ['kitten heeled', 'wedge heel', 'block heel'] },
    scenes: shown,
  },
  {
    forms: ['hat', 'scarf', 'sunglasses'],
    fabrics: ['wool', 'straw', 'silk', 'velvet', 'cotton'],
    colours: tailored,
    features: { details: ['embroidery', 'fringe'] },
    cuts: { brim: ['wide brim', 'narrow brim'] },
    scenes: shown,
  },
  {
    forms: ['ring', 'necklace', 'watch'],
    fabrics: ['metal'],
    colours: jewels,
    features: { gem: ['an emerald gem', 'a ruby gem', 'pearls', 'a diamond'], details: ['engraving'] },
    cuts: { stoneCut: ['oval cut', 'pear cut', 'cushion cut'] },
    scenes: ['velvet, spotlight', 'marble, soft light', 'plinth, rim light'],
  },
  {
    forms: ['perfume-bottle'],
    fabrics: ['glass'],
    colours: ['amber', 'rose', 'emerald', 'charcoal', 'cobalt'],
    features: {},
    cuts: { shape: ['faceted shape', 'fluted shape', 'round shape', 'rectangular shape'] },
    scenes: shown,
  },
  {
    forms: ['vase'],
    fabrics: ['ceramic', 'glass'],
    colours: clays,
    features: {},
    cuts: {
      shape: ['fluted shape', 'organic shape', 'gourd shape', 'round shape'],
      glaze: ['matte glaze', 'reactive glaze', 'crackle glaze'],
    },
    scenes: shown,
  },
  {
    forms: ['lamp', 'chair'],
    fabrics: ['wood', 'metal'],
    colours: ['walnut', 'black', 'ivory', 'terracotta', 'sage'],
    features: {},
    cuts: {},
    scenes: shown,
  },
  {
    forms: ['textile'],
    fabrics: ['silk', 'cotton', 'linen', 'wool'],
    colours: everyday,
    features: {},
    cuts: { pattern: ['paisley', 'toile de jouy', 'ikat', 'houndstooth', 'floral'] },
    scenes: ['flat lay, soft light'],
  },
];
