import type { Term } from './term.ts';

/** Lingerie and outerwear. */
export const lingerieAndOuterwearTerms: readonly Term[] = [
  {
    names: ['strap elastic', 'bra strap elastic', 'bra strap', 'bra straps', 'plush elastic'],
    is: 'Strap elastic is firm, mostly satin-faced on top and plush on the skin side.',
    use: 'Take 10 to 12 mm wide for small cups, 15 to 18 mm for fuller ones, with about 30 to 50 % stretch; the band takes a plush or picot elastic.',
    how: '',
  },
  {
    names: ['underwire', 'underwires', 'wire channel'],
    is: 'An underwire follows the root of the breast in a plush channel.',
    use: 'It carries the cup, while the band does most of the lifting.',
    how: '',
  },
  {
    names: ['back band', 'bra band', 'band of a bra'],
    is: 'The band carries most of a bra’s support.',
    use: 'Power mesh is used there because it stretches firmly, recovers and breathes; double it for fuller busts.',
    how: '',
  },
  {
    names: ['gusset lining', 'cotton gusset'],
    is: 'The gusset of knickers is lined with cotton or modal jersey.',
    use: 'It breathes and can be washed hot.',
    how: '',
  },
  {
    names: ['picot elastic', 'lingerie elastic'],
    is: 'Picot elastic has small loops along one edge.',
    use: 'It finishes the edges of knickers and bras.',
    how: '',
  },
  {
    names: ['waterproof', 'water repellent', 'water resistant', 'showerproof', 'dwr', 'hydrostatic head'],
    is: 'Water-repellent cloth has a finish (DWR) that lets drops bead; waterproof cloth has a membrane or a coating that water cannot pass, and taped seams.',
    use: 'From a hydrostatic head of about 5,000 mm it stands rain, from 10,000 mm hard rain and pressure. A finish alone wets out and has to be renewed.',
    how: '',
  },
  {
    names: ['seam tape', 'taped seams', 'seam sealing'],
    is: 'Seam tape seals needle holes with heat.',
    use: 'Fully taped means every seam, critically taped only the exposed ones.',
    how: '',
  },
  {
    names: [
      'down filling',
      'down padding',
      'goose down',
      'duck down',
      'down or',
      'or down',
      'down jacket',
      'fill power',
      'feathers',
    ],
    is: 'Down is the undercoat of ducks and geese; its fill power says how much it lofts, and 600 to 800 is good.',
    use: 'It is warmest for its weight and packs small, but loses its loft when wet and needs a responsible source.',
    how: '',
  },
  {
    names: ['synthetic padding', 'synthetic filling', 'wadding', 'padding', 'primaloft', 'thinsulate'],
    is: 'Synthetic padding is polyester fibre in sheets or loose.',
    use: 'It keeps warm when wet, washes easily and costs less, but is heavier for its warmth and flattens in time: the practical choice for a city puffer in a wet climate.',
    how: '',
  },
  {
    names: ['baffle', 'baffles', 'quilted channel'],
    is: 'A baffle is a stitched chamber that keeps down in place.',
    use: 'Wider ones look bolder and are warmer, with fewer cold seams.',
    how: '',
  },
  {
    names: ['storm flap', 'gun flap', 'epaulette'],
    is: 'A storm flap is the extra layer at the shoulder of a trench coat.',
    use: 'It lets rain run off over the chest.',
    how: '',
  },
];
