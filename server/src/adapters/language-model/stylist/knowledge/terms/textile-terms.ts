import type { Term } from './term.ts';

/** Weaves, weights, prints and knitting. */
export const textileTerms: readonly Term[] = [
  {
    names: ['warp', 'weft'],
    is: 'The warp threads run lengthwise, parallel to the selvedge, and are under tension in the loom; the weft crosses them from selvedge to selvedge.',
    use: 'The warp is stronger and stretches less, so garments are cut with it running up and down.',
    how: '',
  },
  {
    names: ['twill', 'twill weave'],
    is: 'A twill is a weave whose floats step sideways, so that diagonal lines show.',
    use: 'It drapes better and creases less than a plain weave of the same weight: denim, gabardine and drill are twills.',
    how: '',
  },
  {
    names: ['herringbone'],
    is: 'Herringbone is a broken twill whose diagonal is reversed at intervals, so that a zigzag of V-shapes shows.',
    use: 'Choose it for jackets and coats that want a quiet pattern.',
    how: '',
  },
  {
    names: ['plain weave'],
    is: 'A plain weave passes each weft over one warp and under the next.',
    use: 'It is firm, stable and creases readily: poplin, voile and taffeta are plain weaves.',
    how: '',
  },
  {
    names: ['satin weave'],
    is: 'A satin weave lets long floats lie on the face.',
    use: 'It is smooth, lustrous and snags.',
    how: '',
  },
  {
    names: ['dobby', 'jacquard weave'],
    is: 'A dobby weaves small geometric patterns; a jacquard controls every warp thread and weaves large figures.',
    use: 'Choose jacquard for brocade and damask.',
    how: '',
  },
  {
    names: ['gsm', 'grams per square metre', 'fabric weight', 'momme'],
    is: 'GSM is the weight of a square metre of cloth in grams; 1 oz per square yard is 34 g/m², and 1 momme of silk is 4.3 g/m².',
    use: 'Below 100 is light, 150 to 250 is medium, above 300 is heavy.',
    how: '',
  },
  {
    names: ['gauge', 'knitting gauge', 'chunky knit', 'fine gauge'],
    is: 'Gauge is the number of needles per inch of a knitting machine.',
    use: 'A chunky jumper is 3 to 5 gauge, a medium one 7, fine knits 12 to 14, very fine 16 to 18 gauge.',
    how: 'By hand, tension is counted in stitches over 10 cm.',
  },
  {
    names: ['intarsia'],
    is: 'Intarsia is a way of knitting blocks of colour or a motif, each area with its own yarn, without floats on the back.',
    use: 'Choose it for large motifs and clean, single-layer knits; Fair Isle suits small repeats of two colours a row.',
    how: 'Twist the yarns where two colours meet, or holes appear.',
  },
  {
    names: ['fair isle', 'stranded knitting'],
    is: 'Fair Isle knits two colours a row and strands the unused one across the back.',
    use: 'It makes small, warm, repeating patterns.',
    how: '',
  },
  {
    names: ['fully fashioned', 'fully-fashioned'],
    is: 'Fully fashioned knitwear has its pieces shaped on the machine by widening and narrowing, so that edges are finished and joined by linking, with fashioning marks near the seams.',
    use: 'It is cleaner, wastes less yarn and lasts longer than cut-and-sew, where panels are cut from knitted cloth and overlocked, which is faster and cheaper.',
    how: '',
  },
  {
    names: ['cable knit', 'cables'],
    is: 'Cables are columns of stitches that cross over each other.',
    use: 'They thicken a knit, pull it in and need more yarn.',
    how: '',
  },
  {
    names: ['pointelle'],
    is: 'Pointelle is a knit with small holes in a pattern.',
    use: 'It is used for fine cardigans and underwear.',
    how: '',
  },
  {
    names: ['half drop', 'half drop repeat', 'half-drop repeat', 'repeat'],
    is: 'In a half-drop repeat each neighbouring column is set down by half the height of the motif; in a straight repeat it stands beside it.',
    use: 'It hides the repeat and looks more even on large areas; a half-brick offsets the rows instead.',
    how: 'Check it tiled three by three for lines and holes that you did not want.',
  },
  {
    names: ['pigment print', 'reactive print', 'digital print', 'screen print', 'sublimation', 'fabric printing'],
    is: 'Reactive dyes bond with cellulose such as cotton, viscose and linen; acid dyes with silk, wool and nylon; pigment sits on the surface of anything; sublimation needs polyester.',
    use: 'On viscose print reactive, digitally for short runs and many colours, by screen for long runs and flat colour; pigment is cheaper but stiffens the hand. Sublimation does not work on it.',
    how: '',
  },
  {
    names: ['pantone', 'lab dip', 'strike off'],
    is: 'A lab dip is a dyed swatch for approval, a strike-off a printed one.',
    use: 'Judge both in daylight and under shop light, next to a colour standard.',
    how: '',
  },
  {
    names: ['colour fastness', 'crocking', 'colourfast'],
    is: 'Colour fastness says how a colour stands washing, rubbing, light and perspiration.',
    use: 'Grade 4 to 5 is good; dark denim often has 2 to 3 in wet rubbing.',
    how: '',
  },
  {
    names: ['nap', 'pile'],
    is: 'Nap is a raised or directional surface; a pile is made of extra upright yarns.',
    use: 'Cut all pieces in one direction and allow about a fifth more cloth.',
    how: '',
  },
  {
    names: ['mercerised cotton', 'mercerized'],
    is: 'Mercerised cotton is treated with caustic soda under tension.',
    use: 'It is stronger, smoother and dyes more brightly.',
    how: '',
  },
  {
    names: ['yarn count', 'denier', 'thread count'],
    is: 'Denier is the weight of 9,000 metres of yarn in grams; cotton count (Ne) runs the other way: the higher, the finer.',
    use: 'Sheer tights have 10 to 20 denier, opaque ones 40 and more.',
    how: '',
  },
  {
    names: ['elastane', 'spandex', 'lycra'],
    is: 'Elastane is a synthetic elastic fibre; spandex is its American name, Lycra a brand.',
    use: '2 to 5 % gives a woven comfort and recovery, 8 to 20 % makes it stretch with the body.',
    how: 'It loses its spring in heat and chlorine, and hinders recycling.',
  },
];
