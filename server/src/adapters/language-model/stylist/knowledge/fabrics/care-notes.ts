import type { Care } from './fabric.ts';

/** Care of a kind of fabric. Each text is a sentence or two. */
export interface CareNote {
  readonly wash: string;
  readonly dry: string;
  readonly press: string;
}

export const careNotes: Readonly<Record<Care, CareNote>> = {
  silk: {
    wash: 'Wash it by hand in cool to lukewarm water, at most 30 °C, with a mild silk or pH-neutral detergent; do not soak, rub or wring it, and test dark colours first.',
    dry: 'Never tumble dry it: roll it in a towel and dry it flat or on a padded hanger, out of the sun.',
    press: 'Press it on the wrong side while it is still slightly damp, at the silk setting, without spraying water.',
  },
  wool: {
    wash: 'Air it more often than you wash it; then wash it cold or at 30 °C by hand or in a wool programme, inside out, with wool detergent.',
    dry: 'No tumble dryer: heat and friction felt and shrink it. Press the water out in a towel, pull it into shape and dry it flat.',
    press: 'Steam it from a little distance and smooth it with your hand.',
  },
  cotton: {
    wash: 'Wash it at 30 to 40 °C, white at up to 60 °C, with similar colours; denim and dark shades inside out.',
    dry: 'It can be tumble dried low, but shrinks there most; hanging is safer.',
    press: 'Press it damp at the cotton setting, with steam.',
  },
  linen: {
    wash: 'Wash it at 30 to 40 °C with room in the drum; it softens each time. A tailored linen jacket goes to the dry cleaner, because its interfacing and canvas may shrink.',
    dry: 'Dry it hanging, not bone-dry, and shake it out first.',
    press: 'Press it damp and hot on the wrong side, or leave the creases.',
  },
  viscose: {
    wash: 'Wash it at 30 °C on a gentle cycle, inside out, in a net; it is weak when wet, so do not wring it.',
    dry: 'Hang it at once and pull it into length; do not tumble dry it.',
    press: 'Press it slightly damp at a medium setting on the wrong side.',
  },
  synthetic: {
    wash: 'Wash it at 30 °C, in a full load and a fibre-catching bag against microfibres, and leave out the softener.',
    dry: 'It dries quickly on the line; high heat sets creases and wears out elastane.',
    press: 'Use a cool iron and a cloth: it melts.',
  },
  pile: {
    wash: 'Mostly dry clean it; brush dust off along the pile.',
    dry: 'Hang it with room around it, so that the pile is not crushed.',
    press:
      'Lift creases with steam from the back, in a steamy bathroom or over a needle board or another piece of velvet, face to face; never put the iron on the pile.',
  },
  delicate: {
    wash: 'Dry clean it, or, where its label allows, wash it cold by hand and test a hidden seam first.',
    dry: 'Dry it flat or hanging, away from heat.',
    press: 'Press it cool, dry and on the wrong side over a cloth.',
  },
  tailored: {
    wash: 'Dry clean it, seldom: canvas, fusing and shoulder pads do not survive the machine. Brush it and let it rest for a day between wearings.',
    dry: 'Hang it on a broad hanger.',
    press: 'Steam it through a pressing cloth, and let it cool before you move it.',
  },
  leather: {
    wash: 'Do not wash it: wipe it with a damp cloth and feed it with a leather cream twice a year; leave stains to a leather cleaner.',
    dry: 'Dry it slowly at room temperature, stuffed with paper, never on a radiator.',
    press: 'Hang creases out; if you must, press cool through brown paper.',
  },
  suede: {
    wash: 'Do not wash it: impregnate it, brush it dry with a crêpe or brass brush and rub marks with a suede eraser.',
    dry: 'Let it dry slowly, away from heat, then brush up the nap.',
    press: 'Do not press it; a little steam and a brush raise the nap.',
  },
  patent: {
    wash: 'Wipe it with a soft, damp cloth and a drop of mild soap, then polish it dry with patent cleaner.',
    dry: 'Keep it cool and out of the sun, apart from printed and dark things: colour transfers, and cold makes it crack.',
    press: 'Never press it.',
  },
  waxed: {
    wash: 'Never put it into the machine or near hot water or detergent: sponge it with cold water, or brush the dry mud off.',
    dry: 'Dry it hanging, away from heat.',
    press: 'Do not iron it; melt new wax in with a hair dryer about once a year.',
  },
  technical: {
    wash: 'Close all zips and wash it at 30 °C with a detergent for technical clothes, without softener; wipe coated cloths only.',
    dry: 'Dry it on the line, or low in the dryer if its label says so: mild heat revives a water-repellent finish.',
    press: 'Do not iron coatings or taped seams.',
  },
  straw: {
    wash: 'Brush it and wipe it with a barely damp cloth.',
    dry: 'Dry it upside down on its crown, away from heat.',
    press: 'Steam it to reshape it, then let it set.',
  },
};
