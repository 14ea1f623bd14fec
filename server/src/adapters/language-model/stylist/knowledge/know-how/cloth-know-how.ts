import type { KnowHow } from './know-how.ts';

/** Problems with fabrics in wear, and remedies. */
export const clothKnowHow: readonly KnowHow[] = [
  {
    about: ['bias', 'hem|wav|uneven|drop|grow|level|longer|stretch'],
    says: 'A bias cut goes on stretching under its own weight, and the warp and weft of most cloths stretch by different amounts, so its hem drops unevenly. Let the skirt hang for at least 24 to 48 hours on a form or hanger with the waist stayed, then level and trim the hem from the floor up and finish it narrow. If it has already happened, unpick it, level it again and sew it without pulling.',
  },
  {
    about: ['pill|pills|pilling|bobbl', 'jumper|sweater|knit|wool|stop|prevent|avoid|why|cardigan|coat'],
    says: 'Pilling comes from short fibres that work loose by friction and tangle into balls. Wash the piece inside out and gently, let it rest between wearings, and take pills off with a cashmere comb or a fabric shaver. When you choose the yarn, take longer fibres, more twist and a tighter gauge.',
  },
  {
    about: ['baggy|bagging|loose|lose|lost|slack|stretched', 'rib|cuff|neckline|ribbing'],
    says: 'A rib goes baggy when its yarn has no spring (cotton, alpaca, viscose), when it is knitted too loosely, or when heat has worn out its elastane. Knit it at a tighter tension, on finer needles, in a wool-rich yarn or with an elastic thread plated in, and cut the band shorter than the opening, about 75 to 85 %. On a finished wool piece, steam without touching and dry it flat to recover some of it.',
  },
  {
    about: ['bag|baggy|bagging', 'knee|elbow|seat|trouser'],
    says: 'Knees bag where the cloth stretches under strain and does not recover: loose weaves, woollen flannel and cheap stretch are worst. Choose a springy worsted or high-twist weave, allow enough ease, line the front to below the knee, and let trousers rest for a day. Steam brings wool back.',
  },
  {
    about: ['stretch|grow|longer|length|drop', 'knit|jersey|sweater|viscose', 'hang|dress|weight|much'],
    says: 'A knit dress grows by its own weight, by about 2 to 5 % in a firm knit and up to 10 % in a loose viscose, alpaca or heavy rib. Hang the toile overnight and measure it, cut the length shorter by that amount, and stabilise shoulders, neck and waist with tape. Store it folded, never on a hanger.',
  },
  {
    about: ['wavy|waves|stretch|ripple|lettuce', 'hem|hemming', 'knit|jersey|tee|t shirt|tshirt'],
    says: 'A knit hem goes wavy when the foot stretches it. Use a twin stretch or ballpoint needle, or a coverstitch, with less presser-foot pressure, a longer stitch and a strip of knit interfacing in the hem; on an overlocker raise the differential feed. Steam it flat without touching, and let it cool.',
  },
  {
    about: ['shrink|shrinks|shrinkage'],
    says: 'Loosely woven and knitted wool (by felting), viscose, cotton jersey, flannel and raw denim shrink most, often by 3 to 10 %; linen by 3 to 5 %. Polyester, nylon and sanforised cotton hardly shrink. Wash or steam the cloth before you cut it, in the way in which the garment will be washed, and measure a square of 50 cm before and after.',
  },
  {
    about: [
      'slip|slips|slipping|shift|shifts|slippery',
      'chiffon|georgette|satin|silk|charmeuse|organza|fabric',
      'sew|sewing|cut|cutting|stop',
    ],
    says: 'Slippery and sheer cloth holds still between layers of tissue paper: pin through them with fine pins inside the allowance, cut with a rotary cutter, and tear the paper away after sewing. Spray starch or a gelatine bath stiffens it for the time of sewing and washes out. Take a new size 60 microtex needle, fine thread, stitches of 1.5 to 2 mm and a straight-stitch plate.',
  },
  {
    about: ['static|cling|clings|clinging', 'dress|skirt|lining|slip'],
    says: 'Static comes from synthetics that rub on dry skin or on each other. Wear a slip or lining of cupro, silk or viscose, which hold moisture, and moisturise; for a shoot, run a metal hanger or an antistatic spray along the inside. In design, avoid a polyester lining under polyester.',
  },
  {
    about: ['pucker|puckers|puckering', 'seam|seams|sew|zip'],
    says: 'Puckers come from thread tension, a blunt or thick needle, long stitches in light cloth or layers that feed unevenly. Take a fine new needle, finer thread, stitches of 2 mm and lower tension, hold the cloth taut in front and behind, and press the seam flat before you open it.',
  },
  {
    about: ['pattern|print|stripe|check|plaid|tartan', 'match|matching', 'seam|pocket|cut'],
    says: 'Match checks and stripes at the stitching line, not at the edge: centre front first, then side seams, sleeve at the notch, pockets and collar. Cut single layers, mark the lines on the pattern, and allow 10 to 20 % more cloth, or one repeat for each large piece. Where matching is not possible, turn the piece to the bias.',
  },
  {
    about: ['sheer|transparent|see', 'line|lining|under|wear|avoid|stop'],
    says: 'Against show-through, line with the colour of the skin rather than of the cloth, underline the pieces, or add a slip. Pale poplin, lawn, linen and jersey need a look against the light; a heavier weight or a denser weave helps more than a second thin layer. Let the lining end where the design can use its edge.',
  },
  {
    about: ['dye|dyeing|overdye', 'fabric|silk|cotton|polyester|wool|linen|cloth'],
    says: 'Fibre decides the dye: reactive dyes for cotton, linen and viscose, acid dyes for silk, wool and nylon, disperse dyes with heat for polyester. Blends take up unevenly, and polyester thread stays undyed. Weigh the dry cloth, wet it first and test a swatch.',
  },
  {
    about: [
      'stain|spot|wine|coffee|oil|grease|ink|lipstick|blood|makeup|make up|deodorant',
      'remove|get|out|off|clean|treat|stain',
    ],
    says: 'Blot a fresh stain at once with a white cloth, from the edge to the middle, and never rub. Wine, coffee and blood: cold water, then a little mild detergent (no enzymes on silk and wool); grease and lipstick: dust with talc or cornflour for an hour, then a drop of dish soap; ink: alcohol, where a hidden seam stands it. Silk marks with water, so wet the whole panel or leave set stains to a dry cleaner; never use chlorine bleach on silk or wool.',
  },
  {
    about: [
      'prewash|preshrink|prewashing|pre|prepare|before',
      'wool|worsted|tweed|flannel|coating',
      'cut|cutting|sew|sewing|prewash|preshrink|pre',
    ],
    says: 'Shrink wool before you cut it: hover a steam iron or a steamer over every part, or roll the cloth overnight in a damp sheet (the London shrink) and let it dry flat; a dry cleaner can steam it as well. Do not machine-wash it unless it is to felt. Let it cool and rest flat, then check that the grain is straight.',
  },
  {
    about: [
      'screen|monitor|display',
      'print|printed|prints|fabric',
      'dull|duller|different|darker|match|off|look|colour|colours',
    ],
    says: 'A screen mixes light (RGB) and shows colours that dyes and inks (CMYK) cannot reach: the gamut of print is smaller, and bright blues, greens and neons lose most. Cloth adds its own: a matte or cream ground and pigment ink dull a colour, reactive dye on a white ground keeps it. Calibrate the screen, proof in the printer’s profile, and approve a strike-off on the real cloth in daylight.',
  },
  {
    about: [
      'screen print|screen|digital|dtg|transfer',
      'tee|t shirt|tshirt|shirts|hoodie|tote|pieces|garments|sweatshirt',
    ],
    says: 'It depends on the colours and the run. Screen printing has a setup for each colour, so it pays with one to four flat colours from about 30 to 50 pieces on, feels durable and takes special inks. Digital (direct to garment) has no setup and prints any number of colours and photographs; it pays for single pieces and small runs, and keeps nearly the same price for each piece. For 50 tees: screen for a simple graphic, digital for a picture or many designs.',
  },
];
