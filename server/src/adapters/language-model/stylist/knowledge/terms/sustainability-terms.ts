import type { Term } from './term.ts';

/** Environmental impact of fabrics. */
export const sustainabilityTerms: readonly Term[] = [
  {
    names: ['deadstock', 'dead stock'],
    is: 'Deadstock is surplus cloth that a mill, factory or brand has left over.',
    use: 'It saves what was already made; the drawbacks are limited quantity, no reorder, gaps in colour or composition records and little say over quality.',
    how: 'Test it for shrinkage and fastness, and buy all of it before you sell.',
  },
  {
    names: ['microplastic', 'microplastics', 'microfibre', 'microfibres', 'microfiber'],
    is: 'Microplastics are fibre fragments that synthetics such as polyester, nylon and acrylic shed, most in the first washes.',
    use: 'Filament and tightly woven cloths shed less than brushed fleece; a full drum, cool water and a filter or a bag help.',
    how: '',
  },
  {
    names: ['organic cotton', 'gots'],
    is: 'Organic cotton is grown without synthetic pesticides or fertiliser; GOTS, the Global Organic Textile Standard, certifies the whole chain from the fibre to the sewn piece.',
    use: 'It is better for soil and farmers, though it still needs water.',
    how: '',
  },
  {
    names: ['recycled polyester', 'rpet'],
    is: 'Recycled polyester is mostly made from bottles.',
    use: 'It needs less energy than new polyester, but sheds fibres as much, and bottles are no longer recycled as bottles.',
    how: '',
  },
  {
    names: ['oeko-tex', 'oeko tex', 'certification', 'certificates', 'certificate'],
    is: 'OEKO-TEX Standard 100 tests cloth for harmful substances, GOTS certifies organic fibre and its processing, GRS recycled content, RWS and RDS the keeping of sheep and ducks.',
    use: 'Ask the supplier for the certificate’s number and date.',
    how: '',
  },
  {
    names: ['sustainable fabric', 'greenest fabric', 'most sustainable', 'eco friendly fabric', 'sustainability'],
    is: 'No cloth is green by itself: fibre, dyeing, length of use and what happens afterwards all count.',
    use: 'Linen, hemp, organic cotton, lyocell from certified wood, recycled wool and deadstock are good choices; for swimwear take recycled nylon such as Econyl.',
    how: 'Single-fibre cloths are easier to recycle, and the longest-worn garment wins.',
  },
  {
    names: ['zero waste', 'zero waste cutting'],
    is: 'Zero-waste cutting lays pattern pieces so that nothing is left; ordinary cutting wastes about 15 %.',
    use: 'Rectangles, gores and gussets make it easier.',
    how: '',
  },
  {
    names: ['circular', 'circularity', 'mono material', 'recyclable'],
    is: 'Circular design plans repair, reuse and recycling from the start.',
    use: 'Use one fibre, few trims that can be taken off, and strong seams.',
    how: '',
  },
];
