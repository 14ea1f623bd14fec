import type { Handling } from './fabric.ts';

/** Cutting and sewing of a kind of fabric. Each text is a sentence or two. */
export interface HandlingNote {
  readonly needle: string;
  readonly cut: string;
  readonly seam: string;
  readonly hem: string;
}

export const handlingNotes: Readonly<Record<Handling, HandlingNote>> = {
  slippery: {
    needle:
      'Take a fresh microtex (sharp) needle, size 60 to 70, a fine polyester or silk thread and stitches of about 2 mm.',
    cut: 'Lay it single on tissue paper, hold it with fine pins or weights and cut through the paper; spray starch steadies it for sewing.',
    seam: 'French seams are cleanest where the cloth is thin; otherwise sew a plain seam with narrow overlocked edges.',
    hem: 'A hand-rolled hem or a narrow machine hem of 3 to 5 mm keeps it light; let a bias hem hang for at least 24 hours and level it first.',
  },
  sheer: {
    needle: 'Take a fresh microtex (sharp) needle, size 60, fine thread and stitches of 1.5 to 2 mm.',
    cut: 'Sandwich it between layers of tissue paper, pin inside the seam allowance with fine pins and cut with a rotary cutter or serrated shears; spray starch or gelatine stabilises it, and tissue under the presser foot keeps it from being pulled down.',
    seam: 'Use French seams, 5 to 6 mm wide when finished, as every allowance shows; on curves use a hairline seam.',
    hem: 'Use a rolled hem, by hand or machine, 2 to 4 mm wide, or a baby hem sewn in two passes.',
  },
  stable: {
    needle: 'Take a universal needle, size 70 to 80 (90 for the thickest), all-purpose thread and stitches of 2.5 mm.',
    cut: 'It lies still: pin it double and cut on the fold.',
    seam: 'Sew a plain seam and overlock (serge) or zigzag the edges; use a flat-felled or French seam where the inside shows.',
    hem: 'Turn it twice: 1 to 2 cm on shirts and blouses, 3 to 4 cm on skirts and trousers.',
  },
  fine: {
    needle: 'Take a universal or microtex needle, size 60 to 70, fine thread and stitches of 2 mm.',
    cut: 'Straighten the grain, spray it with starch and cut with sharp shears.',
    seam: 'French seams suit it best, as allowances show through.',
    hem: 'Make a narrow double hem of 5 to 10 mm or a rolled hem.',
  },
  heavy: {
    needle:
      'Take a strong needle, size 90 to 110 (a jeans needle for denim and canvas), strong thread and stitches of 3 to 3.5 mm; hammer thick crossings flat.',
    cut: 'Cut single layers with long shears, and transfer marks with tailor’s tacks or chalk.',
    seam: 'Sew plain seams pressed open and graded for wool, flat-felled and topstitched seams for denim and canvas.',
    hem: 'Allow 4 to 5 cm (1.5 to 2 inches) for a coat and hold it with interfacing and a loose catch stitch; 2 to 3 cm, turned twice and topstitched, for denim and canvas.',
  },
  knit: {
    needle:
      'Take a ballpoint (jersey) needle, size 70 to 90, or a stretch needle where there is elastane, polyester thread and a stretch stitch.',
    cut: 'Let it rest flat overnight, cut it flat without stretching, and hold it with clips or ballpoint pins.',
    seam: 'Overlock it with four threads or sew a narrow zigzag; tape shoulders and waists so that they do not grow.',
    hem: 'Use a coverstitch or a twin stretch needle with woolly nylon or a soft thread in the bobbin; fuse a strip of knit interfacing into the hem, lower the presser-foot pressure and raise the differential feed, so that it does not go wavy, and steam it flat.',
  },
  pile: {
    needle:
      'Take a microtex or universal needle, size 70 to 90, a walking foot and stitches of 2.5 to 3 mm; baste first, as the layers creep.',
    cut: 'Cut all pieces in one direction of the nap, single and pile down.',
    seam: 'Sew plain seams along the nap and finish the edges with an overlocker or a Hong Kong binding; never iron onto the face.',
    hem: 'Overlock or bind the edge and blind-stitch a hem of 3 to 4 cm by hand.',
  },
  crisp: {
    needle:
      'Take a fresh microtex needle, size 70 to 80, and stitches of 2.5 mm; pin only in the allowance, as holes stay.',
    cut: 'Cut single with sharp shears and mark with thread, never with wax.',
    seam: 'Sew plain seams, pressed open over a seam roll; bind or overlock the edges, for it frays.',
    hem: 'Face the hem or stiffen it with horsehair braid, 3 to 10 cm wide, for a line that stands.',
  },
  net: {
    needle: 'Take a fine needle, size 60 to 75 (a stretch needle on stretch nets), and stitches of 2 mm.',
    cut: 'Lay it on tissue paper, and cut around motifs where they will overlap.',
    seam: 'Sew a narrow double-stitched seam or overlap the motifs of lace and appliqué them, so that no seam is seen.',
    hem: 'Tulle needs no hem; lace keeps its scalloped edge, and mesh wants a band or a narrow elastic.',
  },
  hide: {
    needle:
      'Take a leather needle with a cutting point, size 80 to 110, bonded nylon or polyester thread and stitches of 3 to 4 mm; short stitches perforate it.',
    cut: 'Cut single layers with a knife, around flaws, with the length of the pattern along the spine; use clips, not pins.',
    seam: 'Sew plain seams, glue the allowances open and hammer them flat; skive thick edges first.',
    hem: 'Glue a hem of 2 to 4 cm with leather cement, or leave the edge cut and painted.',
  },
  coated: {
    needle:
      'Take a microtex needle, size 70 to 90, polyester thread, a Teflon foot and stitches of 3 mm; use clips, as pin holes stay open.',
    cut: 'Cut single and mark on the wrong side.',
    seam: 'Use as few seams as you can, flat-felled and topstitched, and tape or seal them where they have to keep water out.',
    hem: 'Turn 1.5 to 2.5 cm once or twice and topstitch it; do not press with a bare iron.',
  },
};
