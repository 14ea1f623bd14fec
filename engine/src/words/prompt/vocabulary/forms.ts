import type { AttributeName } from './attributes.ts';

/**
 * The forms that can be drawn, under the names that people use. `rank` orders layers from the skin outwards; `zone` is
 * the part of the body that a form covers, which determines the attributes it accepts.
 */
export interface FormRow {
  readonly name: string;
  readonly label: string;
  readonly says: string;
  readonly zone: 'whole' | 'upper' | 'lower' | 'foot' | 'head' | 'neck' | 'bag' | 'jewellery' | 'object' | 'cloth';
  readonly rank: number;
  /** Attributes that it has in addition to those of its zone. */
  readonly accepts?: readonly AttributeName[];
  /** True when it has two legs. */
  readonly legged?: true;
  /** True when the legs of its wearer are visible below it. */
  readonly showsLegs?: true;
  /** True when it has long sleeves by default. */
  readonly sleeved?: true;
}

export const formRows = [
  {
    name: 'dress',
    label: 'dress',
    zone: 'whole',
    rank: 2,
    showsLegs: true,
    says: 'dress, frock, robe, robe femme, vestito, abito, vestido, kleid',
  },
  { name: 'gown', label: 'gown', zone: 'whole', rank: 2, says: 'gown' },
  {
    name: 'skirt',
    label: 'skirt',
    zone: 'lower',
    rank: 1,
    showsLegs: true,
    says: 'skirt, jupe, gonna, falda, rock kleid, minirock, jupes',
  },
  { name: 'top', label: 'top', zone: 'upper', rank: 1, says: 'top, haut' },
  {
    name: 't-shirt',
    label: 'T-shirt',
    zone: 'upper',
    rank: 1,
    says: 't shirt, tshirt, tee, tee shirt, football jersey, match jersey, sports jersey, maglietta, camiseta',
  },
  {
    name: 'shirt',
    label: 'shirt',
    zone: 'upper',
    rank: 1,
    sleeved: true,
    says: 'shirt, chemise, camicia, camisa, hemd, overshirt, guayabera, bluse',
  },
  {
    name: 'knitwear',
    label: 'knitwear',
    zone: 'upper',
    rank: 2,
    sleeved: true,
    says: 'knitwear, sweater, jumper, pullover, jersey pullover, pull, maglione, maglia, knit top, intarsia, intarsia knit, strickpullover, jersey de punto, strick',
  },
  {
    name: 'jacket',
    label: 'jacket',
    zone: 'upper',
    rank: 3,
    sleeved: true,
    says: 'jacket, veste, giacca, chaqueta, jacke, giubbotto',
  },
  { name: 'blazer', label: 'blazer', zone: 'upper', rank: 3, sleeved: true, says: 'blazer, sport coat, sports jacket' },
  {
    name: 'coat',
    label: 'coat',
    zone: 'upper',
    rank: 4,
    sleeved: true,
    says: 'coat, overcoat, manteau, cappotto, abrigo, mantel, topcoat, outerwear, lodenmantel, wintermantel, wollmantel, damenmantel, herrenmantel',
  },
  {
    name: 'apron',
    label: 'apron',
    zone: 'whole',
    rank: 4,
    says: 'apron, tablier, grembiule, delantal, schurze, kitchen apron',
  },
  {
    name: 'trousers',
    label: 'trousers',
    zone: 'lower',
    rank: 1,
    accepts: ['leg'],
    legged: true,
    says: 'trousers, trouser, pants, slacks, pantalon, pantaloni, pantalones, bottoms, hose, hosen, stoffhose, anzughose',
  },
  {
    name: 'jeans',
    label: 'jeans',
    zone: 'lower',
    rank: 1,
    accepts: ['leg'],
    legged: true,
    says: 'jeans, jean, denims, dungaree jeans',
  },
  {
    name: 'shorts',
    label: 'shorts',
    zone: 'lower',
    rank: 1,
    accepts: ['leg'],
    legged: true,
    showsLegs: true,
    says: 'shorts, short pants, pantaloncini, bermudashorts, pantalones cortos, kurze hose',
  },
  {
    name: 'jumpsuit',
    label: 'jumpsuit',
    zone: 'whole',
    rank: 2,
    accepts: ['leg'],
    legged: true,
    says: 'jumpsuit, jump suit, combinaison, tuta, combinaison pantalon, tuta intera',
  },
  {
    name: 'swimsuit',
    label: 'swimsuit',
    zone: 'whole',
    rank: 1,
    says: 'swimsuit, swimwear, bathing suit, bathing costume, swim suit, maillot, costume da bagno, badeanzug, traje de bano',
  },
  {
    name: 'scarf',
    label: 'scarf',
    zone: 'neck',
    rank: 5,
    says: 'scarf, foulard, echarpe, sciarpa, bufanda, schal',
  },
  {
    name: 'hat',
    label: 'hat',
    zone: 'head',
    rank: 5,
    says: 'hat, chapeau, cappello, sombrero, headwear, strohhut, gorro',
  },
  { name: 'tote', label: 'tote', zone: 'bag', rank: 6, says: 'tote, tote bag, shopper, shopper bag, cabas' },
  {
    name: 'handbag',
    label: 'handbag',
    zone: 'bag',
    rank: 6,
    says: 'handbag, hand bag, bag, purse, sac, sac a main, borsa, bolso, pocketbook, tasche, handtasche, lederhandtasche, bolso de mano, ledertasche',
  },
  { name: 'clutch', label: 'clutch', zone: 'bag', rank: 6, says: 'clutch, clutch bag, pochette, evening bag' },
  {
    name: 'sneaker',
    label: 'sneaker',
    zone: 'foot',
    rank: 5,
    says: 'sneaker, trainer, basket shoe, athletic shoe, kicks, zapatilla, skate shoe, skateboard shoe, turnschuh, turnschuhe, zapatillas, baskets basses, baskets en toile, baskets blanches, scarpe da ginnastica',
  },
  {
    name: 'heel',
    label: 'heels',
    zone: 'foot',
    rank: 5,
    says: 'heel, high heel, escarpin, decollete shoe',
  },
  {
    name: 'boot',
    label: 'boots',
    zone: 'foot',
    rank: 5,
    says: 'boot, bottes, stivali, bottine, stivaletti, botas, stiefel, lederstiefel, stivale',
  },
  {
    name: 'sunglasses',
    label: 'sunglasses',
    zone: 'head',
    rank: 6,
    says: 'sunglasses, sunglass, shades, eyewear, glasses, lunettes, lunettes de soleil, occhiali, occhiali da sole, sonnenbrille, gafas de sol, gafas, brille',
  },
  {
    name: 'ring',
    label: 'ring',
    zone: 'jewellery',
    rank: 6,
    says: 'ring, bague, anello, finger ring, wedding band, anillo, fingerring, silberring, goldring',
  },
  {
    name: 'necklace',
    label: 'necklace',
    zone: 'jewellery',
    rank: 6,
    accepts: ['chain'],
    says: 'necklace, collier, collana, halskette, goldkette, silberkette',
  },
  {
    name: 'earrings',
    label: 'earrings',
    zone: 'jewellery',
    rank: 6,
    says: 'earring, ear ring, pair of earrings, boucle d oreille, boucles d oreilles, orecchini, orecchino, pendientes, ohrringe',
  },
  {
    name: 'watch',
    label: 'watch',
    zone: 'jewellery',
    rank: 6,
    accepts: ['numerals', 'watchBand'],
    says: 'watch, wristwatch, timepiece, montre, armbanduhr, uhr, orologio, reloj',
  },
  {
    name: 'perfume-bottle',
    label: 'perfume bottle',
    zone: 'object',
    rank: 7,
    accepts: ['frost'],
    says: 'perfume bottle, perfume, fragrance, fragrance bottle, cologne, parfum, flacon, profumo, scent bottle, bottle of perfume, parfumflakon, flakon, frasco de perfume',
  },
  {
    name: 'vase',
    label: 'vase',
    zone: 'object',
    rank: 7,
    accepts: ['glaze', 'frost', 'handles'],
    says: 'vase, vaso, blumenvase, jarron, florero',
  },
  {
    name: 'lamp',
    label: 'lamp',
    zone: 'object',
    rank: 7,
    accepts: ['glaze'],
    says: 'lamp, lampe, lampada, leuchte, lampara',
  },
  { name: 'chair', label: 'chair', zone: 'object', rank: 7, says: 'chair, chaise, sedia, silla, stuhl, holzstuhl' },
  {
    name: 'textile',
    label: 'textile',
    zone: 'cloth',
    rank: 7,
    says: 'textile, fabric, cloth, swatch, fabric swatch, tissu, tessuto, stoffa',
  },
] as const satisfies readonly FormRow[];

/** Words for shoes of any kind; the wearer and the other words decide which form is meant. */
export const shoeWords = 'shoe, footwear, scarpa, scarpe, chaussure, zapato, schuhe, schuh';

export type FormName = (typeof formRows)[number]['name'];
export type BodyZone = (typeof formRows)[number]['zone'];
