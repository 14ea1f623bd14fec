/** Questions about a fabric, by the scale that answers them. */
import type { Scales, Tendency } from './fabrics/fabric.ts';

export interface ScaleQuestion {
  readonly scale: keyof Scales;
  /** Matched against the normalised words of a question. */
  readonly asks: RegExp;
  /** Texts for the values 0 to 1, 2 to 3 and 4 to 5. */
  readonly says: readonly [string, string, string];
  readonly more: string;
  /** Set when the wish asks for a low value. */
  readonly least?: true;
}

export const scaleQuestions: readonly ScaleQuestion[] = [
  {
    scale: 'sheer',
    asks: / (sheer|transparent|see through|translucent|opaque) /,
    says: ['opaque, or nearly so', 'a little transparent', 'very transparent'],
    more: 'more transparent',
  },
  {
    scale: 'warmth',
    asks: / (warm|warmer|warmest|cosy|cozy|insulat\w*|winter|cold) /,
    says: ['not warm', 'of middling warmth', 'very warm'],
    more: 'warmer',
  },
  {
    scale: 'air',
    asks: / (breath\w*|airy|cool|cooler|coolest|sweat\w*|summer|hot|heat|humid) /,
    says: ['hardly breathable', 'moderately breathable', 'very breathable'],
    more: 'more breathable',
  },
  {
    scale: 'stretch',
    asks: / (stretch\w*|elastic|four way) /,
    says: ['without stretch', 'slightly stretchy', 'very stretchy'],
    more: 'stretchier',
  },
  {
    scale: 'sheen',
    asks: / (shin\w*|shine|glossy|lustr\w*|sheen|glitter|sparkle|metallic) /,
    says: ['matte', 'of a soft sheen', 'very lustrous'],
    more: 'shinier',
  },
  {
    scale: 'tough',
    asks: / (durab\w*|strong\w*|sturd\w*|tough\w*|hard ?wearing|last|lasting|wear out) /,
    says: ['delicate', 'reasonably strong', 'very hard-wearing'],
    more: 'harder-wearing',
  },
  {
    scale: 'price',
    asks: / (expensive|price\w*|cost\w*|cheap\w*|afford\w*|luxur\w*) /,
    says: ['cheap', 'of a middle price', 'expensive'],
    more: 'dearer',
  },
  {
    scale: 'ease',
    asks: / (easy|easier|easiest|beginner\w*|difficult|hard to sew|hard to work) /,
    says: ['difficult to sew', 'manageable with care', 'easy to sew'],
    more: 'easier to sew',
  },
  {
    scale: 'drape',
    asks: / (drap\w*|fluid\w*|flow\w*|falls?|fall|softly|floaty|bias) /,
    says: ['stiff rather than draping', 'of a moderate drape', 'very fluid'],
    more: 'more fluid',
  },
  {
    scale: 'drape',
    asks: / (crisp|stiff\w*|structur\w*|volume|sculptural|architectural|holds? (its |a )?shape|stands?) /,
    says: ['crisp, and holds its shape', 'of a moderate body', 'soft, and does not hold a shape by itself'],
    more: 'more fluid',
    least: true,
  },
];

/** Tendencies of fabrics, with the questions about them, their texts and their causes. */
export const tendencyQuestions: readonly {
  readonly tends: Tendency;
  readonly asks: RegExp;
  readonly says: string;
  readonly because: string;
}[] = [
  {
    tends: 'pill',
    asks: / (pill|pills|pilling|bobble|bobbles|bobbling) /,
    says: 'pill where it rubs',
    because: 'Short fibres work loose by friction and tangle into balls.',
  },
  {
    tends: 'shrink',
    asks: / (shrink\w*|shrunk) /,
    says: 'shrink',
    because: 'Spinning, weaving and finishing stretch its yarns, and water and heat let them go back.',
  },
  {
    tends: 'crease',
    asks: / (creas\w*|wrinkl\w*|crumpl\w*) /,
    says: 'crease',
    because: 'Fibres with little spring stay bent where they are folded, most of all when damp.',
  },
  {
    tends: 'fray',
    asks: / (fray\w*|unravel\w*) /,
    says: 'fray',
    because: 'Smooth yarns or an open weave hold each other little at a cut edge.',
  },
  {
    tends: 'snag',
    asks: / (snag\w*|catch|catches) /,
    says: 'snag',
    because: 'Long floats or loops lie free on its face.',
  },
  {
    tends: 'water-mark',
    asks: / (water ?marks?|water ?spots?|rain) /,
    says: 'show water spots',
    because: 'A drop carries finish and dye to its rim, and leaves them there as it dries.',
  },
  {
    tends: 'bag',
    asks: / (bag out|baggy|bagging|sag|sags) /,
    says: 'bag and grow',
    because: 'It gives under strain and has too little spring to go back.',
  },
  {
    tends: 'cling',
    asks: / (static|cling\w*) /,
    says: 'build up static',
    because: 'Fibres that take up little moisture keep the charge that rubbing gives them.',
  },
];
