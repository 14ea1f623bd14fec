import type { KnowHow } from './know-how.ts';

/** Advice for garments that must hold, fit or close. */
export const constructionKnowHow: readonly KnowHow[] = [
  {
    about: ['strapless|bustier|bandeau', 'fall|falling|slip|slipping|stay|hold|up'],
    says: 'A strapless bodice is held from the waist, not from the top edge. Fix a waist stay of grosgrain or petersham inside that fastens at the natural waist, put boning in the seams from top edge to waist, and build it on a firm underlayer cut on grain. Fit it closely, with the upper edge cut slightly in (contoured) above and under the bust; silicone tape only helps.',
  },
  {
    about: ['zip|zipper|closure|fastening', 'velvet|pile|corduroy'],
    says: 'In velvet a lapped zip, picked by hand, is the better one: it lies under a flap, leaves the pile alone and adds least bulk. An invisible zip is tight at the teeth, where the pile catches and is crushed; if you need one, shave the pile at the seam line or set it between strips of organza. Baste it first, and never press from the face.',
  },
  {
    about: ['hem', 'coat|heavy|wool|jacket|wide|deep|depth'],
    says: 'Give a heavy wool coat a hem of 4 to 5 cm (1.5 to 2 inches). Interface it with a bias strip that reaches 1 cm above the fold, grade the allowance, and hold it with a loose catch stitch below a bound or raw edge. The lining hangs free or is joined with a pleat of ease.',
  },
  {
    about: ['hem', 'trouser|pants|jeans', 'wide|deep|long|length|break'],
    says: 'Trousers take a hem of 3 to 4 cm, jeans 1 to 1.5 cm turned twice, wide trousers up to 5 cm for weight. Measure with the shoes: wide legs end about 1 cm above the floor, straight ones with a slight break, cropped ones above the ankle bone.',
  },
  {
    about: ['pocket|pockets', 'dress|skirt|seam|gap|gape|bulge'],
    says: 'In-seam pockets lie flat when their front edge is taped, the bag is caught to the waist seam, and the facing is of the outer cloth. On bias or thin cloth use a patch, or leave them out. A pocket mouth of 15 to 17 cm fits a hand.',
  },
  {
    about: ['neckline|neck', 'gap|gape|gaping|wide|stretch'],
    says: 'A neckline gapes when its edge is longer than the body below it, or when it stretched in sewing. Stay it at once with tape cut to the length of the pattern, and take the excess out as a small dart that you rotate into another. On a V or wrap cut the edge 1 to 1.5 cm shorter and ease it onto the tape.',
  },
  {
    about: ['collar', 'interfac|stiff|stand|curl|floppy|crisp'],
    says: 'Fuse the upper collar and the stand, and leave the under collar softer, so that it rolls. Cut the under collar 2 to 3 mm smaller and on the bias, trim the points, and turn them over the seam. Choose a woven fusible slightly lighter than the cloth.',
  },
  {
    about: ['gather|gathers|ruffle|frill|flounce', 'much|long|width|ratio|fabric|full'],
    says: 'Ruffles take 1.5 times the finished length in thick cloth, 2 times in cotton and 2.5 to 3 times in chiffon and tulle. A flounce, cut as a ring, needs no gathers and falls smoother. Sew gathering threads at both sides of the seam line.',
  },
  {
    about: ['circle|circular|full skirt', 'metre|meter|yard|fabric|much|cloth|many'],
    says: 'The waist radius is the waist measure divided by 6.28. A full circle of up to 60 cm length can be cut in one piece from 1.5 metres of cloth 150 cm wide, or as two halves from 3 metres of cloth 110 to 120 cm wide; one of 75 cm is cut as two halves and takes about 3.6 metres at 150 cm. A half circle takes half of that. Add the hem and one repeat for prints. Floor length needs 5 metres or more, with seams.',
  },
  {
    about: ['metre|meter|yard|much|many', 'fabric|cloth|need|buy', 'dress|coat|gown|blouse|shirt|trouser|jacket|suit'],
    says: 'As a first guess at 140 to 150 cm width: a blouse 1.5 to 2 m, a straight skirt 1 m, trousers 1.5 to 2 m (wide 2.5 m), a sheath dress 2 m, a jacket 2 m, a coat 3 to 3.5 m, a bias gown 4 to 5 m. Add about a fifth for nap, checks or large repeats. A lay plan of your own pattern is the only exact answer.',
  },
  {
    about: ['fullbust|bust', 'adjust|fit|gape|fba|alter'],
    says: 'A full bust adjustment slashes the front through the bust point and spreads it, which adds width and length there and leaves the shoulder as it is. Choose the size by the high bust, and spread by half of the difference. The new dart can be rotated into a princess seam or gathers.',
  },
  {
    about: ['tote|bag', 'collapse|collapsing|slump|slumps|structure|stiff|stand|shape|upright'],
    says: 'Give a slumping tote structure in three places: a stiff base of board or plastic in a sleeve, a firm interfacing or foam in the walls, and a bound or doubled top edge. Or take a heavier canvas of 16 oz (about 540 g/m²), firm vegetable-tanned leather, or a bonded lining. Piping and metal feet keep the lower edge.',
  },
  {
    about: ['print|printed', 'plain|solid|balance|mix|match|combine|clash'],
    says: 'Let the print lead and take the plain from one of its quieter colours; repeat the strongest one only in something small. About two thirds to one third reads calmer than half and half. If you mix two prints, share one colour and change the scale: one large, one small.',
  },
  {
    about: ['underlin|mount', 'bodice|how|layer|silk|dress'],
    says: 'Cut the underlining, silk organza for crispness or cotton batiste for softness, from the same pattern pieces. Lay each piece on its outer cloth, baste both inside the seam allowance and through the darts, rolling the layers over your hand so that the outer one has a little more length. Then sew darts and seams through both as one layer, and catch hems to the underlining alone.',
  },
  {
    about: [
      'zip|zipper',
      'jersey|knit|stretch|wave|waves|waving|wavy|ripple',
      'wave|waves|waving|wavy|ripple|jersey|knit|stop',
    ],
    says: 'A zip waves when the cloth stretches while it is sewn in. Fuse a 2 to 3 cm strip of knit interfacing or stay tape to both edges first, baste or tape the zip without pulling the cloth, lower the presser-foot pressure, use a stretch needle and a stitch of 3 mm, and sew both sides in the same direction. Cut the opening to the length of the tape, or leave the zip out where the cloth stretches over the body.',
  },
  {
    about: ['drag|pull|pulling|wrinkle|wrinkles|strain|tight|gape|gapes', 'bust|chest'],
    says: 'Drag lines that point to the bust mean that there is too little room over it: do a full bust adjustment, which adds width and length at the bust and leaves the shoulder. Lines point to where room is missing; loose folds that hang without pointing show too much cloth. A dart that ends above or below the bust point gives lines as well: move it to 2 to 3 cm short of the bust point.',
  },
  {
    about: [
      'pull|pulls|pulling|tight|drag|smile|smiles|whisker|whiskers|wrinkle|wrinkles|dig|digs|wedgie',
      'crotch|crutch|rise|seat',
    ],
    says: 'Trousers pull at the crotch where the crotch seam is too short or too narrow. Lines that spread upwards like a smile from the crotch ask for a longer crotch point (5 to 15 mm at the inner leg, front or back); pulling down at the centre back asks for a longer back rise; horizontal lines at the hip ask for more width in the side seams. Slack folds under the seat are the contrary: take the back crotch curve lower or the length out.',
  },
  {
    about: ['ease', 'coat|overcoat|jacket|blazer'],
    says: 'At the bust or chest a tailored jacket takes about 8 to 12 cm of ease over the body and a coat about 12 to 18 cm, as it goes over other layers; oversized coats take 25 cm and more. Hip and sleeve follow: 8 to 12 cm at the hip, 8 to 12 cm at the upper arm. Thick cloth takes up room, so add 1 to 2 cm for melton or a quilted lining.',
  },
  {
    about: ['hem', 'circle|circular|flared|full skirt|curved|bias'],
    says: 'A circle skirt takes a narrow hem: a rolled or baby hem of 3 to 6 mm in light cloth, a turned one of 1 cm with an ease stitch in medium cloth, or a bias facing or horsehair braid where the edge should stand. Let it hang for 24 to 48 hours first, as the bias parts drop, and level it from the floor. The more an edge curves, the narrower its hem.',
  },
  {
    about: ['metre|meter|yard|much|many', 'skirt', 'fabric|cloth|need|buy|midi|maxi|metre|meter|mini'],
    says: 'For cloth 140 to 150 cm wide: a straight midi skirt takes one length, 0.9 to 1.2 m; an A-line or bias midi two lengths, 1.6 to 2 m; a gathered or pleated midi 2 to 2.5 m. A straight maxi takes 1.2 to 1.5 m, an A-line maxi 2.2 to 2.5 m, a gathered or tiered maxi 3 to 4 m, a full circle maxi 5 m or more. A mini takes 0.6 to 1 m. Add the hem, and one repeat for prints.',
  },
  {
    about: ['button|buttons', 'trench|coat|blazer|jacket|suit|shirt|blouse|cardigan|knit'],
    says: 'Trench coats take buttons of horn or imitation horn, or leather-covered ones on cotton gabardine, 28 to 30 mm at the front and 20 mm at cuffs and epaulettes, with a shank. Blazers and coats take horn, corozo or metal (20 mm for jackets, 25 to 32 mm for coats), shirts and blouses mother-of-pearl or corozo of 10 to 11 mm, knits light ones of horn or wood. Match the tone to the cloth or go a shade darker.',
  },
  {
    about: ['tech pack|techpack|spec sheet', 'cost|price|charge|much|pay|fee'],
    says: 'I have no current prices: what a tech pack costs goes by the hours in it. A simple T-shirt takes a few hours, a lined jacket or a bag several days, with flats, measurements and tolerances, bill of materials, construction, labels and grading. Ask for a price per style and say how many sizes, colourways and rounds of corrections it includes.',
  },
];
