/**
 * The accepted words that the forms draw, and those that they do not. `run/operations/drawn-words.test.ts` compares
 * pictures with and without each word.
 */
import type { DetailName } from './details.ts';
import type { FabricName } from './fabrics.ts';
import {
  BAGS,
  CLOTHES,
  DECORABLE,
  DRAPED,
  DRESSES,
  HATS_WITH_FIXED_BRIM,
  HATS_WITHOUT_RIBBON,
  ROBES,
  SEAMLESS_HATS,
  SEWN,
  SHIRTS_AND_KNITS,
  SHOES,
  STIFF_CLUTCHES,
  TAILORED,
  THIN_GLASSES,
  TROUSERS,
  UPHOLSTERED_CHAIRS,
  ZIPPED_BAGS,
  type FormOrKind,
} from './form-groups.ts';
import type { FormName } from './forms.ts';
import type { PartName } from './parts.ts';
import { productRows } from './products.ts';

/** The forms and kinds that draw a word, and the kinds of these forms that do not. */
export interface DrawnBy {
  readonly forms: readonly FormOrKind[];
  readonly except?: readonly FormOrKind[];
}

/** The forms that draw each detail. */
export const drawnDetails: Readonly<Record<DetailName, DrawnBy>> = {
  embroidery: { forms: DECORABLE },
  beading: { forms: DECORABLE },
  applique: { forms: DECORABLE },
  patchwork: { forms: DECORABLE },
  fringe: {
    forms: [
      ...DRAPED,
      'jumpsuit',
      'scarf',
      'handbag/hobo-bag',
      'handbag/saddle-bag',
      'heel/loafer',
      'rug',
      'towel/throw',
    ],
    except: ['rug/round-rug'],
  },
  feathers: { forms: [...DRAPED, 'jumpsuit'] },
  bow: {
    forms: [...DRAPED, 'shirt', 'jumpsuit', 'heel', 'perfume-bottle', 'hat', 'box'],
    except: ['heel/ballet-flat', ...HATS_WITHOUT_RIBBON],
  },
  braided: { forms: ['belt'] },
  'neck-bow': {
    forms: [...DRESSES, 'top', 'shirt'],
    except: ['dress/hanbok', 'dress/cheongsam', 'dress/ao-dai', 'dress/sari'],
  },
  'waist-bow': { forms: [...DRAPED, 'jumpsuit'], except: ['dress/hanbok'] },
  'back-bow': { forms: DRAPED, except: ['dress/hanbok'] },
  cutouts: { forms: [...DRESSES, 'top', 'jumpsuit', 'swimsuit'] },
  quilting: {
    forms: [...BAGS, ...UPHOLSTERED_CHAIRS, 'jacket/puffer', 'coat/puffer-coat', 'jacket/padded-gilet'],
    except: STIFF_CLUTCHES,
  },
  tufting: { forms: UPHOLSTERED_CHAIRS },
  boning: { forms: [...DRAPED, 'jumpsuit'] },
  studs: { forms: [...BAGS, 'heel', 'boot'], except: STIFF_CLUTCHES },
  flowers: { forms: ['vase'] },
  logo: { forms: ['hat/cap', 'perfume-bottle'] },
  engraving: { forms: ['ring', 'perfume-bottle'] },
  'french-cuffs': { forms: ['shirt'] },
  epaulettes: { forms: TAILORED },
  'shoulder-pads': { forms: TAILORED },
  mirrored: { forms: ['sunglasses'] },
  crocodile: { forms: BAGS, except: STIFF_CLUTCHES },
  rips: { forms: ['trousers', 'jeans', 'jumpsuit'] },
  'side-stripe': { forms: [...TROUSERS, 'jumpsuit', 'knitwear/tracksuit'] },
  'high-leg': { forms: ['swimsuit'] },
};

/**
 * The forms that show the colour of a part. Parts that are not listed are shown by every
 * form that words give them to.
 */
export const drawnParts: { readonly [Name in PartName]?: DrawnBy } = {
  rim: { forms: ['mug', 'drinking-glass', 'plate', 'bowl'], except: THIN_GLASSES },
  label: {
    forms: [
      'candle',
      'jar',
      'box',
      'bottle/wine-bottle',
      'bottle/beer-bottle',
      'bottle/oil-bottle',
      'dropper-bottle',
      'pump-bottle',
      'spray-bottle',
      'tube',
      'nail-polish',
      'deodorant',
      'pouch/stand-up-pouch',
      'shopping-bag',
    ],
  },
  vessel: { forms: ['candle', 'lipstick', 'compact', 'mascara', 'make-up-pencil', 'palette'] },
  bedding: { forms: ['bed', 'bunk-bed'] },
  saucer: { forms: ['mug/teacup'] },
  stitching: {
    forms: [...SEWN, 'hat', 'belt', ...BAGS, ...SHOES],
    except: [
      'dress/hanbok',
      'jacket/kimono-jacket',
      ...ROBES,
      'swimsuit/bikini',
      'swimsuit/tankini',
      ...SEAMLESS_HATS,
      ...STIFF_CLUTCHES,
    ],
  },
  piping: {
    forms: [...CLOTHES, 'pillow'],
    except: ['dress/hanbok', 'dress/sari', 'jacket/kimono-jacket', 'jacket/tweed-jacket', ...ROBES],
  },
  trim: {
    forms: [
      'dress/sari',
      'skirt/lehenga',
      'dress/shirt-dress',
      'dress/denim-shirt-dress',
      'dress/wrap-dress',
      'dress/cheongsam',
      'dress/ao-dai',
      'skirt/sarong',
      'jacket/tweed-jacket',
      'jacket/kimono-jacket',
      ...ROBES,
      'coat/parka',
      'trousers/joggers',
      'shorts/board-shorts',
      'jumpsuit/ski-suit',
      'swimsuit',
      'scarf',
      'hat',
      'handbag',
      ...SHOES,
      ...UPHOLSTERED_CHAIRS,
      'vase',
    ],
    except: [
      'scarf/snood',
      ...HATS_WITHOUT_RIBBON,
      'handbag/duffel',
      'handbag/bucket-bag',
      'handbag/backpack',
      'sneaker/slip-on-sneaker',
      'sneaker/dad-sneaker',
      'sneaker/runner',
      'sneaker/football-boot',
      'sneaker/plimsoll',
    ],
  },
  lining: {
    forms: [
      'top/waistcoat',
      'jacket',
      'blazer',
      'coat/peacoat',
      'coat/duffle',
      'coat/parka',
      'coat/cape',
      'coat/raincoat',
      'sneaker',
    ],
    except: ['jacket/kimono-jacket'],
  },
  'elbow patches': {
    forms: ['shirt', 'knitwear', ...TAILORED],
    except: ['jacket/padded-gilet', 'jacket/fur-gilet', 'jacket/kimono-jacket', 'coat/cape', ...ROBES],
  },
  zip: {
    forms: [...DRAPED, 'shirt', 'knitwear', ...TAILORED, 'jumpsuit', ...ZIPPED_BAGS],
    except: ['dress/cheongsam', 'dress/hanbok', 'jacket/kimono-jacket', ...ROBES, 'coat/parka', 'jumpsuit/dungarees'],
  },
  buttons: {
    forms: [...DRAPED, ...SHIRTS_AND_KNITS, ...TAILORED, 'trousers', 'shorts', 'jumpsuit'],
    except: [
      'dress/hanbok',
      'jacket/biker',
      'jacket/bomber',
      'jacket/puffer',
      'jacket/padded-gilet',
      'jacket/anorak',
      'jacket/kimono-jacket',
      ...ROBES,
      'coat/wrap-coat',
      'coat/parka',
      'coat/puffer-coat',
      'trousers/leggings',
      'trousers/joggers',
      'trousers/harem',
      'shorts/denim-shorts',
      'shorts/cycling-shorts',
      'shorts/board-shorts',
      'jumpsuit/dungarees',
    ],
  },
};

/** Things that have no cloth or coat of their own which could be divided into areas of several colours. */
export const undividedForms: DrawnBy = {
  forms: [
    ...([
      'perfume-bottle',
      'sunglasses',
      'drinking-glass',
      'carafe',
      'cufflinks',
      'lamp',
      'chair',
      'candle',
      'jar',
    ] as const),
    ...([
      'bottle',
      'nail-polish',
      'dropper-bottle',
      'pump-bottle',
      'spray-bottle',
      'table',
      'bed',
      'lip-gloss',
    ] as const),
    ...([
      'make-up-pencil',
      'palette',
      'foundation',
      'mirror',
      'picture-frame',
      'phone',
      'laptop-bag',
      'camera',
    ] as const),
    ...(['braces', 'make-up-brush', 'yoga-mat', 'fragrance-set', 'briefcase', 'laptop-sleeve', 'hair-clip'] as const),
    ...([
      'cosmetic-smear',
      'tent',
      'pan',
      'heel/flip-flop',
      'bangle/pearl-bracelet',
      'pouch/drawstring-pouch',
    ] as const),
    ...(['toy/toy-car', 'hair-brush/comb'] as const),
  ],
  except: [...UPHOLSTERED_CHAIRS, 'bottle/water-bottle'],
};

/** The forms on which clear plastic is seen through; others are of opaque plastic. */
export const clearForms: readonly FormOrKind[] = [
  ...DRAPED,
  't-shirt',
  'shirt',
  ...TAILORED,
  'apron',
  'trousers',
  'shorts',
  'tote',
  'handbag',
  'hat',
];

/** The forms, and the kinds of other forms, that show no print. */
export const unprintedForms: readonly FormOrKind[] = [
  ...(['cufflinks', 'sunglasses', 'watch', 'ring', 'earrings', 'necklace', 'perfume-bottle', 'candle', 'jar'] as const),
  ...([
    'drinking-glass',
    'bottle',
    'carafe',
    'nail-polish',
    'dropper-bottle',
    'pump-bottle',
    'spray-bottle',
    'lip-gloss',
    'palette',
  ] as const),
  ...(['foundation', 'laptop-bag', 'camera', 'yoga-mat', 'fragrance-set', 'briefcase', 'laptop-sleeve'] as const),
  ...(['hair-clip', 'cosmetic-smear', 'tent', 'toy', 'pan'] as const),
  ...(['lamp/desk-lamp', 'lamp/floor-lamp', 'lamp/arc-lamp', 'lamp/pendant-lamp', 'chair/dining-chair'] as const),
  ...(['chair/windsor-chair', 'chair/wishbone-chair', 'chair/cane-chair', 'chair/stool', 'chair/bar-stool'] as const),
  ...(['pouch/drawstring-pouch', 'hair-brush/comb'] as const),
];

/** The forms, and the kinds of other forms, that show no cloth: a tweed watch. */
export const clothlessForms: readonly FormOrKind[] = [
  ...(['sunglasses', 'watch', 'perfume-bottle', 'necklace/pearl-necklace', 'chair/wishbone-chair'] as const),
  ...(['lamp/desk-lamp', 'lamp/floor-lamp', 'lamp/arc-lamp', 'lamp/pendant-lamp'] as const),
];

/** Materials that a form does not show. */
export const undrawnFabrics: { readonly [Name in FormName]?: readonly FabricName[] } = { lamp: ['straw'] };

/** The forms on which denim shows its wash. */
export const washedForms: readonly FormOrKind[] = [...TROUSERS, 'jumpsuit', 'jacket/denim-jacket'];

/**
 * Attributes of which a form draws no value, and single values (`hem=raw`) that it does not draw. A row of a kind
 * (`hat/beret`) replaces that of its form. Values that the form has anyway, such as the round neck of a T-shirt, are
 * drawn and are not listed.
 */
export const undrawnValues: readonly { readonly forms: readonly FormOrKind[]; readonly values: string }[] = [
  {
    forms: ['dress'],
    values: 'belt=half fit=relaxed fit=oversized fit=tailored hood rise hem=raw hem=cuffed',
  },
  {
    forms: ['gown'],
    values:
      'belt=half fit=relaxed fit=oversized fit=tailored closure=tie closure=open closure=buckle closure=velcro hood rise hem=raw hem=cuffed knit',
  },
  {
    forms: ['skirt'],
    values:
      'belt=half fit=slim fit=relaxed fit=oversized fit=tailored closure=tie closure=open closure=buckle closure=velcro pleat=front pleat=pintuck pocket=chest rise=low rise=mid hem=raw hem=cuffed knit',
  },
  {
    forms: ['top'],
    values:
      'waist=drawstring belt=half fit=tailored closure=tie closure=open closure=buckle closure=velcro pleat=front pleat=pintuck hood waist=cinched hem=raw hem=cuffed',
  },
  {
    forms: ['t-shirt'],
    values:
      'silhouette=sheath silhouette=mermaid silhouette=ball silhouette=fit-and-flare silhouette=slip silhouette=column silhouette=wrap silhouette=bias silhouette=cocoon silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire length=floor length=train length=high-low neckline=sweetheart neckline=one-shoulder neckline=halter neckline=strapless neckline=keyhole neckline=illusion sleeveShape=cold-shoulder collar closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=lace-up closure=buckle closure=velcro strap back ruffle=tiers pleat drape belt waist=drop waist=empire waist=elastic waist=drawstring waist=paperbag hem knit=cable knit=chunky knit=crochet',
  },
  {
    forms: ['shirt'],
    values:
      'silhouette=sheath silhouette=mermaid silhouette=ball silhouette=fit-and-flare silhouette=slip silhouette=column silhouette=wrap silhouette=bias silhouette=cocoon silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire length=floor length=train length=high-low neckline sleeveShape=cold-shoulder closure=single-breasted closure=double-breasted closure=tie closure=snap closure=open closure=lace-up closure=buckle closure=velcro closure=none strap back ruffle=tiers pleat drape belt pocket=welt pocket=side pocket=kangaroo hood waist=drop waist=empire waist=elastic waist=drawstring waist=paperbag hem=raw hem=asymmetric hem=scalloped hem=handkerchief hem=cuffed knit=cable knit=rib knit=chunky knit=fine knit=crochet',
  },
  {
    forms: ['knitwear'],
    values:
      'silhouette=sheath silhouette=mermaid silhouette=ball silhouette=fit-and-flare silhouette=slip silhouette=column silhouette=wrap silhouette=bias silhouette=cocoon silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire neckline=sweetheart neckline=one-shoulder neckline=halter neckline=strapless neckline=keyhole neckline=illusion sleeveShape=cold-shoulder collar closure=single-breasted closure=double-breasted closure=tie closure=snap closure=open closure=lace-up closure=buckle closure=velcro strap back ruffle=tiers pleat drape belt pocket=patch pocket=welt pocket=cargo pocket=flap pocket=side pocket=chest waist=drop waist=empire waist=elastic waist=drawstring waist=paperbag hem knit=rib knit=fine knit=crochet',
  },
  {
    forms: ['scarf'],
    values:
      'length=cropped length=hip length=thigh length=mini length=knee length=midi length=train length=high-low pleat hem',
  },
  {
    forms: ['scarf/silk-square', 'scarf/bandana'],
    values: 'length pleat hem knit',
  },
  {
    forms: ['scarf/shawl', 'scarf/snood'],
    values: 'length pleat hem',
  },
  {
    forms: ['scarf/wool-scarf'],
    values:
      'length=cropped length=hip length=thigh length=mini length=knee length=midi length=train length=high-low pleat hem knit',
  },
  {
    forms: ['hat'],
    values: 'fit knit shape',
  },
  {
    forms: HATS_WITH_FIXED_BRIM,
    values: 'fit brim knit shape',
  },
  {
    forms: ['tote'],
    values:
      'fit closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=lace-up closure=buckle closure=velcro strap=spaghetti strap=wide strap=tie strap=cross strap=ankle strap=chain strap=crossbody strap=none pleat pocket shape=round shape=square shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['handbag'],
    values: 'fit closure strap=spaghetti strap=wide strap=tie strap=cross strap=ankle pleat pocket shape',
  },
  {
    forms: ['handbag/saddle-bag', 'handbag/backpack'],
    values: 'fit closure strap=spaghetti strap=wide strap=tie strap=cross strap=ankle strap=chain pleat pocket shape',
  },
  {
    forms: ZIPPED_BAGS,
    values:
      'fit closure=buttons closure=single-breasted closure=double-breasted closure=tie closure=snap closure=open closure=lace-up closure=buckle closure=velcro closure=none strap=spaghetti strap=wide strap=tie strap=cross strap=ankle strap=chain pleat pocket shape',
  },
  {
    forms: ['handbag/bucket-bag'],
    values:
      'fit closure strap=spaghetti strap=wide strap=tie strap=cross strap=ankle pleat pocket shape=round shape=square shape=rectangular shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['handbag/chain-bag'],
    values: 'fit closure pleat pocket shape',
  },
  {
    forms: ['jacket'],
    values:
      'collar=shawl silhouette=sheath silhouette=mermaid silhouette=ball silhouette=fit-and-flare silhouette=slip silhouette=wrap silhouette=bias silhouette=bodycon silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire length=train length=high-low neckline sleeveShape=puff sleeveShape=bishop sleeveShape=leg-of-mutton sleeveShape=flutter sleeveShape=cape sleeveShape=cold-shoulder collar=button-down collar=bow collar=polo collar=sailor closure=snap closure=lace-up closure=buckle closure=velcro closure=none strap back ruffle pleat drape pocket=kangaroo pocket=chest waist=drop waist=empire waist=paperbag hem knit',
  },
  {
    forms: ['blazer'],
    values:
      'collar=shawl silhouette=sheath silhouette=mermaid silhouette=ball silhouette=fit-and-flare silhouette=slip silhouette=wrap silhouette=bias silhouette=bodycon silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire length=train length=high-low neckline sleeveShape=puff sleeveShape=bishop sleeveShape=leg-of-mutton sleeveShape=flutter sleeveShape=cape sleeveShape=cold-shoulder collar=point collar=button-down collar=bow collar=polo collar=sailor closure=snap closure=lace-up closure=buckle closure=velcro closure=none strap back ruffle pleat drape pocket=kangaroo pocket=chest waist=drop waist=empire waist=paperbag hem knit',
  },
  {
    forms: ['coat'],
    values:
      'collar=shawl silhouette=sheath silhouette=mermaid silhouette=ball silhouette=slip silhouette=wrap silhouette=peplum silhouette=bias silhouette=bodycon silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire length=train length=high-low neckline sleeveShape=puff sleeveShape=bishop sleeveShape=leg-of-mutton sleeveShape=flutter sleeveShape=cold-shoulder collar=button-down collar=bow collar=polo collar=sailor closure=snap closure=lace-up closure=buckle closure=velcro closure=none strap back ruffle pleat drape pocket=side pocket=kangaroo pocket=chest waist=drop waist=empire waist=paperbag hem knit',
  },
  {
    forms: ['apron'],
    values:
      'silhouette fit=slim fit=relaxed fit=oversized fit=tailored length=train length=high-low neckline sleeve=cap sleeve=short sleeve=elbow sleeve=three-quarter sleeve=rolled sleeve=long sleeveShape collar closure strap back=low back=keyhole back=laced back=buttoned ruffle pleat slit drape belt pocket=welt pocket=cargo pocket=flap pocket=side hood waist=cinched waist=drop waist=empire waist=elastic waist=drawstring waist=paperbag rise hem knit',
  },
  {
    forms: ['trousers'],
    values:
      'belt=half silhouette=a-line silhouette=sheath silhouette=mermaid silhouette=ball silhouette=slip silhouette=shift silhouette=column silhouette=wrap silhouette=peplum silhouette=bias silhouette=cocoon silhouette=boxy silhouette=bodycon silhouette=tent silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire length=train length=high-low closure=buttons closure=single-breasted closure=double-breasted closure=tie closure=snap closure=open closure=lace-up closure=buckle closure=velcro closure=none ruffle pleat=accordion pleat=sunburst pleat=pintuck pleat=gathered pleat=smocked slit drape pocket=welt pocket=kangaroo pocket=chest waist=cinched waist=drop waist=empire hem=asymmetric hem=scalloped hem=handkerchief hem=curved knit',
  },
  {
    forms: ['jeans'],
    values:
      'belt=half silhouette=a-line silhouette=sheath silhouette=mermaid silhouette=ball silhouette=slip silhouette=shift silhouette=column silhouette=wrap silhouette=peplum silhouette=bias silhouette=cocoon silhouette=boxy silhouette=bodycon silhouette=tent silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire length=train length=high-low closure=buttons closure=single-breasted closure=double-breasted closure=tie closure=snap closure=open closure=lace-up closure=buckle closure=velcro closure=none ruffle pleat=accordion pleat=sunburst pleat=pintuck pleat=gathered pleat=smocked slit drape pocket=welt pocket=flap pocket=side pocket=kangaroo pocket=chest waist=cinched waist=drop waist=empire hem=asymmetric hem=scalloped hem=handkerchief hem=curved knit',
  },
  {
    forms: ['shorts'],
    values:
      'belt=half silhouette fit=slim fit=relaxed fit=oversized length=maxi length=floor length=train length=high-low closure=buttons closure=single-breasted closure=double-breasted closure=tie closure=snap closure=open closure=lace-up closure=buckle closure=velcro closure=none ruffle pleat=accordion pleat=sunburst pleat=pintuck pleat=gathered pleat=smocked slit drape pocket=welt pocket=kangaroo pocket=chest waist=cinched waist=drop waist=empire hem=asymmetric hem=scalloped hem=handkerchief hem=curved knit',
  },
  {
    forms: ['jumpsuit'],
    values:
      'belt=half silhouette=a-line silhouette=sheath silhouette=mermaid silhouette=ball silhouette=slip silhouette=shift silhouette=column silhouette=wrap silhouette=peplum silhouette=bias silhouette=cocoon silhouette=boxy silhouette=bodycon silhouette=tent silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire fit=oversized length=train length=high-low closure=tie closure=open closure=buckle closure=velcro ruffle=cuff pleat=accordion pleat=sunburst pleat=pintuck pleat=gathered pleat=smocked slit hood waist=drop waist=empire waist=elastic waist=drawstring waist=paperbag rise=low rise=high hem=asymmetric hem=scalloped hem=handkerchief hem=curved knit',
  },
  {
    forms: ['swimsuit'],
    values:
      'silhouette=a-line silhouette=sheath silhouette=mermaid silhouette=ball silhouette=fit-and-flare silhouette=slip silhouette=shift silhouette=column silhouette=wrap silhouette=peplum silhouette=bias silhouette=cocoon silhouette=boxy silhouette=tent silhouette=bubble silhouette=pencil silhouette=circle silhouette=tiered silhouette=empire fit=relaxed fit=oversized fit=tailored length neckline=boat neckline=cowl neckline=keyhole neckline=illusion sleeveShape collar closure strap=tie strap=cross strap=ankle strap=chain strap=shoulder strap=crossbody strap=top-handle back=keyhole back=laced back=buttoned ruffle pleat=knife pleat=box pleat=accordion pleat=sunburst pleat=front pleat=pintuck pleat=smocked slit belt pocket hood waist=cinched waist=drop waist=empire waist=elastic waist=drawstring waist=paperbag rise hem knit',
  },
  {
    forms: ['clutch'],
    values:
      'fit closure strap=spaghetti strap=wide strap=tie strap=cross strap=ankle strap=shoulder strap=top-handle pleat pocket shape=round shape=square shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: STIFF_CLUTCHES,
    values:
      'fit closure strap pleat pocket shape=round shape=square shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['sneaker'],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=buckle strap heel=kitten heel=block heel=stiletto heel=wedge heel=cone heel=cuban toe=pointed toe=square toe=almond toe=open',
  },
  {
    forms: ['sneaker/high-top'],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=buckle strap heel=kitten heel=block heel=stiletto heel=wedge heel=cone heel=cuban toe=pointed toe=square toe=almond toe=open shaft=ankle shaft=calf shaft=knee shaft=over-knee',
  },
  {
    forms: ['heel'],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=velcro strap=spaghetti strap=wide strap=tie strap=cross strap=chain strap=shoulder strap=crossbody strap=top-handle shaft',
  },
  {
    forms: [
      'heel/sandal',
      'heel/flat-sandal',
      'heel/mule',
      'heel/slingback',
      'heel/ballet-flat',
      'heel/mary-jane',
      'heel/espadrille',
      'heel/wedge-espadrille',
      'heel/sports-sandal',
    ],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=lace-up closure=velcro strap=spaghetti strap=wide strap=tie strap=cross strap=chain strap=shoulder strap=crossbody strap=top-handle shaft',
  },
  {
    forms: ['heel/loafer', 'heel/t-bar'],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=lace-up closure=velcro strap=spaghetti strap=wide strap=tie strap=cross strap=chain strap=shoulder strap=crossbody strap=top-handle toe=open shaft',
  },
  {
    forms: ['heel/brogue', 'heel/oxford-shoe', 'heel/derby-shoe'],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=velcro strap=spaghetti strap=wide strap=tie strap=cross strap=chain strap=shoulder strap=crossbody strap=top-handle toe=open shaft',
  },
  {
    forms: ['boot'],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=velcro strap toe=open',
  },
  {
    forms: ['boot/desert-boot'],
    values: 'strap toe=open',
  },
  {
    forms: ['boot/combat-boot', 'boot/hiking-shoe'],
    values:
      'closure=buttons closure=single-breasted closure=double-breasted closure=zip closure=tie closure=snap closure=open closure=velcro strap heel=kitten heel=cone heel=cuban toe=open',
  },
  {
    forms: ['sunglasses'],
    values:
      'fit=slim fit=relaxed fit=tailored brim knit shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['sunglasses/cat-eye', 'sunglasses/aviator', 'sunglasses/shield'],
    values: 'fit=slim fit=relaxed fit=tailored brim knit shape',
  },
  {
    forms: ['sunglasses/rimless'],
    values:
      'fit=slim fit=relaxed fit=tailored brim knit shape=square shape=rectangular shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['ring'],
    values:
      'fit strap shape=rectangular shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['ring/signet', 'ring/eternity-ring', 'ring/twisted-ring', 'ring/band-ring'],
    values:
      'stoneSetting fit strap gem=ruby gem=sapphire gem=emerald gem=pearl gem=amethyst gem=topaz gem=opal gem=onyx gem=turquoise gem=aquamarine gem=garnet gem=moonstone stoneCut=oval stoneCut=emerald stoneCut=pear stoneCut=cushion stoneCut=marquise stoneCut=princess shape=square shape=rectangular shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['necklace'],
    values: 'stoneSetting fit strap shape',
  },
  {
    forms: ['necklace/pearl-necklace', 'necklace/statement-collar'],
    values: 'stoneSetting fit strap chain shape',
  },
  {
    forms: ['necklace/chain-necklace'],
    values:
      'stoneSetting fit strap gem=ruby gem=sapphire gem=emerald gem=amethyst gem=topaz gem=opal gem=onyx gem=turquoise gem=aquamarine gem=garnet gem=moonstone chain=curb shape',
  },
  {
    forms: ['necklace/choker'],
    values: 'stoneSetting fit strap chain=snake shape',
  },
  {
    forms: ['necklace/lariat'],
    values: 'stoneSetting=bezel fit strap chain=cable shape',
  },
  {
    forms: ['necklace/pendant'],
    values:
      'stoneSetting=bezel fit strap chain=cable shape=round shape=square shape=rectangular shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['necklace/locket'],
    values:
      'stoneSetting fit strap gem=ruby gem=sapphire gem=emerald gem=amethyst gem=topaz gem=opal gem=onyx gem=turquoise gem=aquamarine gem=garnet gem=moonstone chain=cable shape',
  },
  {
    forms: ['earrings'],
    values:
      'stoneSetting fit=regular fit=relaxed fit=tailored strap shape=round shape=square shape=rectangular shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['earrings/hoop-earrings', 'earrings/stud-earrings', 'earrings/drop-earrings'],
    values: 'stoneSetting fit=regular fit=relaxed fit=tailored strap shape',
  },
  {
    forms: ['watch'],
    values:
      'stoneSetting fit strap gem stoneCut numerals=diamond shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['watch/dive-watch'],
    values:
      'stoneSetting fit strap gem stoneCut numerals=diamond watchBand=links shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  { forms: ['watch/digital-watch'], values: 'stoneSetting fit strap gem stoneCut numerals shape' },
  {
    forms: ['watch/tank-watch'],
    values:
      'stoneSetting fit strap gem stoneCut numerals=roman shape=square shape=rectangular shape=cylinder shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['perfume-bottle'],
    values: 'shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['vase'],
    values: 'shape=heart',
  },
  {
    forms: ['vase/amphora'],
    values:
      'shape=round shape=rectangular shape=cylinder shape=tall shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['lamp'],
    values:
      'glaze shape=square shape=rectangular shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['lamp/desk-lamp', 'lamp/mushroom-lamp', 'lamp/arc-lamp', 'lamp/pendant-lamp'],
    values: 'glaze shape',
  },
  {
    forms: ['lamp/floor-lamp'],
    values:
      'glaze shape=round shape=square shape=rectangular shape=tall shape=faceted shape=fluted shape=organic shape=teardrop shape=heart shape=gourd shape=bowl shape=bottle',
  },
  {
    forms: ['chair'],
    values: 'shape',
  },
  { forms: productRows.map(({ name }) => name), values: 'shape' },
  { forms: ['wallet', 'bangle', 'cufflinks', 'gloves', 'umbrella'], values: 'shape' },
  { forms: ['tie'], values: 'length knit hem pleat' },
  { forms: ['socks'], values: 'heel toe shaft closure strap' },
  { forms: ['belt'], values: 'shape belt=sash belt=chain belt=half belt=none' },
  {
    forms: ['top/waistcoat'],
    values: 'belt=half pleat=front pleat=pintuck closure=buckle closure=velcro hem=raw hem=cuffed',
  },
];
