import type { KnowHow } from './know-how.ts';

/** Advice on combining clothes, for whom and when. */
export const styleKnowHow: readonly KnowHow[] = [
  {
    about: ['shoe|shoes|boot|loafer', 'navy|blue', 'suit|trouser|blazer'],
    says: 'With a navy suit wear dark brown, oxblood or burgundy oxfords or derbies by day, tan or suede loafers in summer, and black oxfords for formal business and the evening. Match the belt to the shoe, and the sock to the trouser. The lighter the brown, the more casual.',
  },
  {
    about: ['shoe|shoes|boot', 'grey|gray|charcoal', 'suit|trouser'],
    says: 'With a charcoal suit wear black or oxblood; with mid and light grey brown, burgundy and tan suede work too. Match the belt to the shoe.',
  },
  {
    about: ['shoe|heel|heels', 'wide|palazzo|flare|flared|flares', 'trouser|leg|pants|jeans'],
    says: 'Wide trousers want height that does not show: a block heel or a platform of 5 to 9 cm, with a pointed or almond toe that looks out. Hem them to about 1 cm above the floor with those shoes on. With flats choose a slim pointed toe, or crop the hem above the ankle.',
  },
  {
    about: ['navy', 'black'],
    says: 'Yes, navy and black work together, as long as it looks meant. Keep them apart in lightness (a clear navy) or in texture: navy wool with black satin, leather or patent. Add one light or metallic accent, such as ivory or silver.',
  },
  {
    about: ['silver', 'gold', 'mix|together|both|jewel|wear|combine|match'],
    says: 'Yes, silver and gold can be mixed, when it looks planned. Repeat each metal at least twice, let one lead (about two thirds), and use a piece that has both, or a pearl or stone, as a bridge. Keep finishes alike: all polished or all brushed.',
  },
  {
    about: ['brown', 'black', 'together|wear|mix|match|ok|with'],
    says: 'Yes: chocolate or cognac with black looks rich where textures differ, such as suede with wool. Keep the brown clearly lighter or warmer than the black, and repeat it once.',
  },
  {
    about: ['black tie|dinner jacket|tuxedo|dress code'],
    says: 'Black tie means a dinner jacket (tuxedo) in black or midnight blue with peak or shawl lapels, a bow tie, a white shirt and black patent or polished oxfords. For women it is a floor-length gown, a dressy midi or an evening trouser suit, in silk, satin, crêpe or velvet. At a wedding leave white to the bride.',
  },
  {
    about: ['white tie'],
    says: 'White tie is the most formal code: a black tailcoat with white waistcoat and bow tie, and a floor-length gown with gloves.',
  },
  {
    about: ['cocktail', 'wear|dress|code|party'],
    says: 'Cocktail means a dress to the knee or midi, or a sharp suit, in silk, crêpe, velvet or lace. Put the shine in one place, and wear heels or jewelled flats.',
  },
  {
    about: ['ivory|white|shade', 'wedding|bridal|bride'],
    says: 'Stark white has a blue cast: it is striking on cool or deep skin, hard on warm and fair skin, and greyish in winter light. Ivory, with its yellow undertone, is kinder to warm skin, looks richer in silk and satin, and suits candlelight and winter best. Compare both at the face in daylight; off-white or silk white lies between.',
  },
  {
    about: ['colour|colours|color|colors|shade|shades|pastel|bright', 'olive', 'skin|complexion|undertone'],
    says: 'Olive skin has a green-gold cast: clear, rich and jewel colours such as emerald, teal, cobalt, burgundy and fuchsia lift it, as do warm earth colours such as rust and terracotta. Bright or saturated does better than pastel near the face; chalky pastels, beige and mustard can make it sallow. If you want pastel, take a clean, warm one such as peach or coral.',
  },
  {
    about: ['colour|colours|color|colors|shade|palette|metal', 'cool', 'undertone|skin|complexion'],
    says: 'Cool undertones, pink or blue, take blue-based colours: navy, emerald, burgundy, plum, cobalt, icy pastels and pure white. Metals are silver, white gold and platinum. Keep orange and mustard away from the face.',
  },
  {
    about: ['colour|colours|color|colors|shade|palette|metal', 'warm', 'undertone|skin|complexion'],
    says: 'Warm undertones, golden or peach, take colours with yellow in them: camel, rust, olive, coral, tomato red, teal and ivory. Metals are yellow gold, brass and copper. Keep icy pastels and stark white away from the face.',
  },
  {
    about: ['petite|short', 'look|wear|suit|fabric|print|length|cut|dress'],
    says: 'On a petite frame keep the line unbroken: one colour, vertical seams, a raised waist, hems just above or below the knee and prints in scale. Avoid bulk and many horizontal breaks. Move waist, pockets and knee up on the pattern, and do not only shorten the hem.',
  },
  {
    about: ['tall', 'look|wear|suit|cut|dress'],
    says: 'A tall frame carries long lines, wide trousers, large prints and horizontal breaks. Lengthen at body, sleeve and rise, not only at the hem.',
  },
  {
    about: ['curvy|hourglass|plus|fuller', 'cut|dress|suit|neckline|fabric'],
    says: 'A curved figure is flattered by shape at the waist and cloth with weight: wraps, princess seams, V-necks, crêpe and ponte. Avoid stiff cloth that stands away from the bust. Grade with a block for that body instead of scaling up.',
  },
  {
    about: ['pear|hips|hip', 'cut|dress|skirt|trouser|suit|hide|balance'],
    says: 'Balance a fuller hip with width above: boat necks, structured shoulders, details at the bust. Below, A-line skirts and straight trousers in darker, matte cloth skim it; leave out patch pockets at the hip.',
  },
  {
    about: ['apple|tummy|belly|waistline', 'cut|dress|suit|hide|flatter'],
    says: 'Empire lines, wraps and straight tunics in cloth with drape skim the middle, and a V-neck lengthens. Avoid stiff belts and clinging jersey.',
  },
  {
    about: ['handbag|bag', 'wedding|evening|gown'],
    says: 'With a gown carry a small clutch or minaudière, in the metal of the jewellery or a shade deeper than the dress.',
  },
  {
    about: ['belt|belts', 'dress|coat|waist'],
    says: 'A belt in the colour of the garment lengthens, one in contrast cuts. Put it at the narrowest place; 2 to 3 cm wide is quiet, above 5 cm makes the waist the subject.',
  },
  {
    about: ['layer|layering', 'coat|knit|dress|shirt'],
    says: 'Layer from thin to thick and from smooth to rough, with more ease in each layer: about 5 cm in a jacket, 10 to 15 cm in a coat. Let hems end at clearly different lengths.',
  },
  {
    about: ['capsule|wardrobe|collection', 'how|build|plan|colours|many|palette'],
    says: 'Build a capsule from two neutrals, one or two mid-tones and an accent, and from about three bottoms to five tops, so that each goes with three others. Repeat cloth families and metals. Cut whatever has only one partner.',
  },
  {
    about: ['finish|surface', 'matte|matt|gloss|glossy'],
    says: 'For a small object that is handled, such as a speaker, choose a matte, fine-textured finish: it hides fingerprints and scratches and looks calm, while gloss shows both and reflects the room. Gloss makes colour deeper and suits parts that are seen, not touched. A matte body with one glossy or metal detail has the best of both.',
  },
  {
    about: ['gold|brass|silver|chrome', 'hardware|fittings', 'leather|bag|black|cognac|tan'],
    says: 'With warm leathers (cognac, tan, chestnut) take antique brass or warm gold; with black, grey, navy and cold white take nickel, gunmetal or silver; pale gold goes with most. Keep zip, clasp and feet in one finish.',
  },
  {
    about: ['sleeve|sleeves', 'arm|arms', 'broad|heavy|hide|suit|flatter'],
    says: 'Sleeves that end at the narrowest part of the arm, elbow or just above the wrist, flatter most. Raglan, bishop and flutter sleeves in a fluid cloth soften the upper arm; cap sleeves cut it at its widest.',
  },
];
