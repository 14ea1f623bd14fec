import type { Term } from './term.ts';

/** Shoes: construction and names. */
export const footwearTerms: readonly Term[] = [
  {
    names: ['goodyear welt', 'goodyear welted', 'welt', 'welted'],
    is: 'In a Goodyear-welted shoe a strip of leather, the welt, is sewn to the upper and insole, and the sole is stitched to the welt.',
    use: 'It is worth it for shoes that should last: they can be resoled several times, keep water out and mould to the foot on a bed of cork. They are heavier, stiffer at first and dearer than cemented shoes.',
    how: '',
  },
  {
    names: ['blake stitch', 'blake stitched'],
    is: 'In a Blake-stitched shoe one seam goes through insole, upper and outsole.',
    use: 'It is lighter, sleeker and more flexible than a welt, but lets water in sooner and is harder to resole.',
    how: '',
  },
  {
    names: ['cemented', 'cemented construction', 'glued sole'],
    is: 'In a cemented shoe the sole is glued on.',
    use: 'It is light and cheap and suits trainers and fashion heels; it can seldom be resoled.',
    how: '',
  },
  {
    names: ['oxford', 'oxfords', 'oxford shoe'],
    is: 'An oxford has closed lacing: the quarters are sewn under the vamp, so that the facings meet.',
    use: 'It is the more formal shoe, for suits and evening dress.',
    how: '',
  },
  {
    names: ['derby', 'derbies', 'derby shoe', 'blucher'],
    is: 'A derby has open lacing: the quarters lie on top of the vamp and open wide.',
    use: 'It is more casual and fits high insteps.',
    how: '',
  },
  {
    names: ['brogue', 'brogues'],
    is: 'A brogue has punched, pinked decoration, on an oxford or a derby.',
    use: 'The more holes, the more casual.',
    how: '',
  },
  {
    names: ['loafer', 'loafers', 'moccasin'],
    is: 'A loafer is a slip-on with a moccasin-like apron.',
    use: 'It suits cropped and straight trousers.',
    how: '',
  },
  {
    names: ['kitten heel', 'kitten heels'],
    is: 'A kitten heel is a slim, curved heel of about 3 to 5 cm (1.5 to 2 inches), set slightly in from the back.',
    use: 'It gives a light lift to pumps, mules and slingbacks.',
    how: '',
  },
  {
    names: ['block heel', 'block heels'],
    is: 'A block heel is broad and square or round in section.',
    use: 'It carries the weight evenly, at any height.',
    how: '',
  },
  {
    names: ['stiletto', 'stilettos', 'high heel'],
    is: 'A stiletto is a thin heel of about 8 to 12 cm with a steel core.',
    use: 'It lengthens the leg; above 10 cm add a platform.',
    how: '',
  },
  {
    names: ['platform', 'platforms', 'wedge'],
    is: 'A platform lifts the ball of the foot too; a wedge fills the gap to the heel.',
    use: 'Both give height with less pitch, and suit wide trousers.',
    how: '',
  },
  {
    names: [
      'shoe last',
      'shoe lasts',
      'lasts for shoes',
      'a last',
      'last in shoe',
      'last of a shoe',
      'last for a shoe',
    ],
    is: 'A last is the form on which a shoe is built.',
    use: 'It decides fit, toe shape and heel height; another heel height needs another last.',
    how: '',
  },
  {
    names: ['vamp'],
    is: 'The vamp covers the front of the foot, the quarters its sides and back.',
    use: 'A low vamp lengthens the leg.',
    how: '',
  },
  {
    names: ['outsole', 'sole', 'rubber sole', 'lug sole', 'outsoles'],
    is: 'An outsole is the part that meets the ground.',
    use: 'For grip on wet stone take a soft rubber compound with fine, sharp-edged (siped) tread or lugs; leather and hard TPU slip.',
    how: 'Ask for a slip test on wet ceramic or stone, such as EN ISO 13287.',
  },
  {
    names: ['slingback', 'mule', 'pump', 'court shoe'],
    is: 'A slingback has a strap behind the heel, a mule none, a pump or court shoe is closed.',
    use: '',
    how: '',
  },
  {
    names: ['mary jane', 't bar', 't-strap'],
    is: 'A Mary Jane has a strap across the instep.',
    use: 'It holds a low vamp in place.',
    how: '',
  },
  {
    names: ['chelsea boot', 'chelsea boots'],
    is: 'A Chelsea boot is ankle-high with elastic sides.',
    use: 'It suits slim and straight trousers.',
    how: '',
  },
];
