import type { Term } from './term.ts';

/** Bags: shapes, leathers and hardware. */
export const bagAndLeatherTerms: readonly Term[] = [
  {
    names: ['full grain', 'full grain leather', 'full-grain'],
    is: 'Full-grain leather keeps the whole outer surface of the hide, with its marks.',
    use: 'It is the strongest and most breathable and gains a patina.',
    how: '',
  },
  {
    names: ['top grain', 'top grain leather', 'top-grain', 'corrected grain'],
    is: 'Top-grain leather has its surface sanded and finished.',
    use: 'It is more even and stain-resistant, but thinner, and ages less well.',
    how: '',
  },
  {
    names: ['genuine leather', 'split leather', 'bonded leather'],
    is: '“Genuine leather” only says that it is leather; it is mostly a split, the lower layer of the hide under a coated or embossed finish.',
    use: 'It is cheap and weaker at seams and folds; bonded leather is leather fibre glued together, and peels.',
    how: '',
  },
  {
    names: ['saffiano'],
    is: 'Saffiano is calf leather that is pressed with a fine cross-hatch and finished with wax or a coat.',
    use: 'Its texture makes it stiff, scratch-resistant and easy to wipe, so it suits structured bags and wallets.',
    how: '',
  },
  {
    names: ['vegetable tanned', 'veg tan', 'chrome tanned', 'vegetable tanning'],
    is: 'Vegetable tanning uses bark and leaves for weeks and gives firm leather that darkens with age; chrome tanning takes a day and gives soft, colourfast leather.',
    use: 'Take vegetable-tanned for belts and structured bags, chrome-tanned for garments and soft bags.',
    how: '',
  },
  {
    names: ['hobo', 'hobo bag'],
    is: 'A hobo is a soft, slouchy crescent that hangs from one shoulder strap.',
    use: 'It wants a supple leather or suede.',
    how: '',
  },
  {
    names: ['bucket bag', 'bucket'],
    is: 'A bucket bag is a cylinder with a round or oval base and a drawstring or open top.',
    use: 'It wants a firmer body and a stiffened base.',
    how: '',
  },
  {
    names: ['tote', 'tote bag'],
    is: 'A tote is an open, upright bag with two handles.',
    use: 'Stiffen its base and top edge, and let the handle drop be 20 to 28 cm for the shoulder.',
    how: '',
  },
  {
    names: ['clutch'],
    is: 'A clutch is carried in the hand, without a strap or with a hidden one.',
    use: 'It lives by its frame and closure.',
    how: '',
  },
  {
    names: ['satchel', 'cross body', 'crossbody'],
    is: 'A satchel is a structured bag with a flap and a base; a crossbody is small and worn across.',
    use: 'A strap for it is adjustable, about 110 to 130 cm.',
    how: '',
  },
  {
    names: ['edge paint', 'edge finish', 'burnishing', 'edge painting', 'leather edges'],
    is: 'Cut leather edges are painted, burnished, folded or bound.',
    use: 'Bevel and sand the edge, then apply two or three thin coats of edge paint, sanding between them and sealing with heat; on vegetable-tanned leather burnish with gum or water and wax; on thin leather skive and fold (turn) the edge.',
    how: '',
  },
  {
    names: ['skiving'],
    is: 'Skiving thins leather at an edge.',
    use: 'It lets folds and seams lie flat.',
    how: '',
  },
  {
    names: ['leather thread', 'bonded thread', 'waxed thread', 'bonded nylon'],
    is: 'Leather is sewn with bonded nylon or polyester thread by machine, and with waxed polyester or linen thread by hand.',
    use: 'Take thickness Tex 70 to 135 (about No. 40 to 20) for bags; polyester stands sunlight better, nylon is stronger.',
    how: 'Use a leather needle and stitches of 3 to 4 mm.',
  },
  {
    names: ['hardware', 'metal fittings', 'bag hardware'],
    is: 'Hardware is rings, zips, locks and feet, of brass, zinc alloy or steel, plated or lacquered.',
    use: 'With warm leathers such as cognac and tan choose antique brass, gold or pale gold; with black, grey and blue choose nickel, gunmetal or silver. Brass lasts longer than zinc alloy.',
    how: 'Let zip, clasp and feet have one finish.',
  },
  {
    names: ['quilting', 'matelasse', 'quilted'],
    is: 'Quilting joins a face, a filling and a backing by stitched lines.',
    use: 'It gives soft leather body.',
    how: '',
  },
  {
    names: ['nappa', 'napa'],
    is: 'Nappa is a soft, supple full-grain leather of lamb, sheep or calf with a smooth face.',
    use: 'It suits gloves, garments and soft bags; it scratches and marks more easily than pressed leathers.',
    how: '',
  },
  {
    names: ['handbag shape', 'bag shape', 'bag type', 'type of bag', 'type of handbag', 'bag style', 'kind of bag'],
    is: 'The usual shapes of bags are: **tote** (open, two handles), **shopper**, **hobo** (slouchy crescent), **bucket** (round base, drawstring), **satchel** and **crossbody** (flap, long strap), **baguette** (short, under the arm), **saddle**, **bowling**, **doctor’s bag** (framed), **top handle**, **clutch** and **minaudière** (evening), **backpack** and **weekender**.',
    use: 'Structured shapes want firm leather and a base, slouchy ones a soft leather or suede.',
    how: '',
  },
];
