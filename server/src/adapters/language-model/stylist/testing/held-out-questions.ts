import type { DesignerQuestion } from './designer-question.ts';

/** Questions that were not used while the answers were written, for an unbiased measurement. */
export const heldOutQuestions: readonly DesignerQuestion[] = [
  {
    asks: 'difference between charmeuse and crepe de chine',
    about: ['charmeuse', 'crepe de chine|crêpe de chine', 'satin|lustr|shin|gloss', 'matte|pebbl|twist|dull'],
  },
  {
    asks: 'how do you stop chiffon from slipping around when sewing it?',
    about: ['chiffon|sheer', 'tissue|starch|spray|pins|paper|stabil', '60|fine|sharp|micro|needle'],
  },
  {
    asks: 'what is a princess seam and when would i use it instead of darts',
    about: ['princess', 'dart', 'armhole|shoulder|bust|shap'],
  },
  { asks: 'is a godet the same as a gore?', about: ['godet', 'gore', 'insert|wedge|triang', 'panel|waist'] },
  {
    asks: "I've a mother of the bride commission, she is 62, petite, July wedding outdoors. what fabric would you pick",
    about: ['linen|silk|crepe|crêpe|georgette|chiffon|cotton|lace', 'summer|light|breath|cool|heat|warm'],
  },
  {
    asks: 'what weight of wool for a three season suit?',
    about: ['9|10|11|260|280|300', 'oz|g/m|gsm|g', 'wool|worsted|suit'],
  },
  { asks: 'what shoes go with a navy suit', about: ['brown|tan|oxblood|burgundy|black|oxford|derby', 'navy'] },
  {
    asks: 'why do trousers bag at the knee',
    about: ['knee', 'stretch|recover|lining|twist|weight|half-lin|press|weave'],
  },
  { asks: 'what is a gusset for', about: ['gusset', 'movement|ease|room|strain|underarm|crotch|mobility'] },
  { asks: 'which collar for a wide tie knot?', about: ['spread|cutaway', 'collar'] },
  {
    asks: 'merino or cashmere for a fine gauge rollneck?',
    about: ['merino', 'cashmere', 'pill|soft|warm|durab|price|expens|micron'],
  },
  {
    asks: 'whats the diference between jersey and interlock',
    about: ['jersey', 'interlock', 'curl|thick|stable|double|revers|both sides'],
  },
  { asks: 'what is intarsia', about: ['intarsia', 'colour|block|yarn|motif|float'] },
  { asks: 'is alpaca warmer than wool?', about: ['alpaca', 'warm', 'wool'] },
  {
    asks: 'how much does a knit dress stretch out when it hangs',
    about: ['knit|jersey', 'weight|grow|stretch|drop|length', 'fold|hang|stabil|tape|flat'],
  },
  { asks: 'best leather for a soft ballet flat', about: ['nappa|kid|lamb|glove|calf|goat', 'soft|supple|flex'] },
  { asks: 'how high is a kitten heel?', about: ['kitten', '3|4|5|1.5|2', 'cm|mm|inch'] },
  { asks: 'what materials for a trainer upper that breathes?', about: ['mesh|knit|perforat', 'breath|air'] },
  {
    asks: 'how should I look after patent leather',
    about: ['patent', 'wipe|damp|cloth|crack|cold|transfer|cool|sun|soft'],
  },
  { asks: 'what heel works with wide trousers', about: ['heel|block|platform', 'trouser|hem|wide|length|floor'] },
  {
    asks: 'full grain vs top grain vs genuine leather',
    about: ['full grain|full-grain', 'top grain|top-grain', 'genuine|corrected|split'],
  },
  { asks: 'what is saffiano', about: ['saffiano', 'cross|press|emboss|hatch|scratch|texture'] },
  { asks: 'what thread for leather bags', about: ['thread', 'nylon|polyester|bonded|wax|linen'] },
  {
    asks: 'whats the difference between a hobo and a bucket bag',
    about: ['hobo', 'bucket', 'crescent|slouch|curv', 'drawstring|cylind|round|base'],
  },
  {
    asks: 'vermeil or gold plated - what is the difference?',
    about: ['vermeil', 'plat', 'silver|sterling|925|2.5|micron'],
  },
  {
    asks: 'what earrings go with a high neck top',
    about: ['earring|drop|stud|hoop|statement', 'neck|collar|long|face|necklace'],
  },
  { asks: 'cabochon vs faceted?', about: ['cabochon', 'facet', 'polish|dome|smooth|round|sparkle|light'] },
  {
    asks: 'why do bras have powermesh in the back band',
    about: ['power mesh|powermesh|power net|mesh', 'support|stretch|recover|hold|firm'],
  },
  { asks: 'is stretch lace ok for knickers without lining', about: ['lace', 'gusset|cotton|lining|lined'] },
  {
    asks: 'what makes a fabric waterproof and not just water repellent?',
    about: ['membrane|coat|laminat|wax|pu', 'seam|taped|hydrostatic|dwr|mm'],
  },
  {
    asks: 'down or synthetic padding for a city puffer?',
    about: ['down', 'synthetic|polyester|primaloft|padding', 'warm|wet|loft|fill|light|weight'],
  },
  {
    asks: 'which lining for a winter coat so it slides on',
    about: ['cupro|bemberg|satin|viscose|acetate|twill|silk', 'slid|slip|smooth|lining|glide'],
  },
  {
    asks: 'trench coat: gabardine or cotton drill?',
    about: ['gabardine', 'drill', 'twill|dense|tight|shed|rain|weight|steep|heav|smooth'],
  },
  { asks: 'warp vs weft?', about: ['warp', 'weft', 'length|width|cross|selv'] },
  { asks: 'is viscose a natural fibre', about: ['viscose|rayon', 'cellulose|wood|regenerat|man-made|semi'] },
  { asks: 'what is a half drop repeat', about: ['half-drop|half drop', 'repeat|offset|column|down'] },
  { asks: 'tweed vs boucle', about: ['tweed', 'boucle|bouclé', 'loop|curl'] },
  {
    asks: 'how sheer is organza and does it hold shape?',
    about: ['organza', 'sheer|transparent|see-through', 'crisp|stiff|shape|body'],
  },
  { asks: 'what hex codes go with terracotta for a homeware line', about: ['#', 'terracotta'] },
  { asks: 'Which tool turns my pencil sketch into a photo?', about: ['sketch'] },
  { asks: 'what files can I upload?', about: ['jpg|jpeg|png|webp'] },
  { asks: 'can I get a transparent png of my chair', about: ['transparent|background', 'png|remove'] },
  { asks: 'can it make 3d models', about: ['3d|scene|glb|obj|flat|picture|image'] },
  {
    asks: 'how do i draw a flat technical sketch from my design',
    about: ['flat|technical|sketch|line', 'front|back|seam|line|proportion|outline'],
  },
  { asks: "what's an empire waistline", about: ['empire', 'bust'] },
  {
    asks: 'what fabric is good for my first dress? never sewn before',
    about: ['cotton|poplin|linen|lawn|chambray', 'easy|stable|beginner|firm|forgiv|press|simple|slip'],
  },
  { asks: 'what was the flapper silhouette', about: ['1920', 'drop|straight|low waist|low-waist|tubular|knee|column'] },
  {
    asks: 'what stitch for overlocking edges of linen',
    about: ['overlock|serge|three-thread|3-thread|zigzag|zig-zag|french|flat', 'linen|fray|edge|seam'],
  },
  { asks: 'difference between a yoke and a panel?', about: ['yoke', 'panel', 'shoulder|hip|waist|top|upper'] },
  { asks: 'is it free?', about: ['free|trial|plan|€|$'] },
  { asks: 'how do i change the colour of a dress in my product photo', about: ['colour|recolour|color'] },
  {
    asks: 'do my clients see the pictures I make, are they private',
    about: ['private|public|only you|share|visible|link|see'],
  },
  { asks: 'how many images do I get a month?', about: ['image|render|plan', 'month|unlimited|per'] },
  { asks: 'can I keep the same model face across pictures', about: ['face|model|same|consistent|seed|reference'] },
  { asks: 'how can I undo an edit', about: ['undo|previous|version|original|back'] },
  { asks: 'cancel subscription how', about: ['cancel', 'plan|billing|subscription|account'] },
  {
    asks: 'how do i write a better prompt for a handbag shot',
    about: ['prompt', 'material|leather|light|background|angle|detail|bag'],
  },
  { asks: 'can i make a video or a 360 spin', about: ['video|spin|still|picture|image'] },
  {
    asks: 'how many reference pictures can I add?',
    about: ['reference|picture|image', '1|2|3|4|5|6|8|one|two|three|four'],
  },
  {
    asks: 'How do I extend a photo so that there is more room above the head?',
    about: ['extend|outpaint|expand|backdrop|canvas|beyond'],
  },
  { asks: 'how do I report someone copying my design in the gallery', about: ['report|contact|support|copyright'] },
  { asks: 'how long are deleted pictures kept', about: ['day|trash|delete|30'] },
  { asks: 'is navy and black together ok', about: ['navy', 'black', 'yes|works|texture|contrast|can'] },
  { asks: 'pastel or brights for olive skin?', about: ['olive', 'bright|jewel|rich|saturat|warm|earth'] },
  { asks: 'which colours are going to sell next spring?', about: ['spring', 'trend|forecast|pastel|colour'] },
  { asks: '3 colour palette for a resort capsule', about: ['#'] },
  { asks: 'how do i balance a print with a plain', about: ['print', 'colour|pick|plain|scale|solid'] },
  {
    asks: "what's the greenest fabric for swimwear",
    about: ['econyl|recycled|regenerated', 'nylon|polyamide|polyester'],
  },
  { asks: 'does polyester shed microplastics?', about: ['polyester|synthetic', 'micro|fibre|shed'] },
  { asks: 'how to get creases out of velvet', about: ['velvet', 'steam', 'pile|iron|revers|face'] },
  { asks: 'what seam finish for chiffon', about: ['french', 'seam|narrow|hem'] },
  {
    asks: 'invisible zip or lapped zip in a velvet skirt',
    about: ['velvet', 'invisible|concealed', 'lapped|hand-picked|hand pick|pile|bulk'],
  },
  { asks: 'which pleats move best when walking, knife or box?', about: ['knife', 'box', 'swing|move|fold|direction'] },
  {
    asks: 'Welcher Stoff eignet sich für ein fließendes Abendkleid?',
    about: ['satin|seide|silk|crepe|viscose|chiffon'],
  },
  { asks: '¿Qué colores combinan con el azul marino?', about: ['navy|white|camel|blanco'] },
  { asks: 'what is the weather in milan tomorrow', about: [] },
  { asks: 'what did Prada sell last year in revenue', about: [] },
  {
    asks: "what's the best fabric for a structured blazer that I can still travel in",
    about: ['wool|gabardine|ponte|worsted|tropical', 'crease|wrinkle|recover|spring|travel'],
  },
  { asks: 'how many metres for a circle skirt', about: ['circle', 'm |metre|meter|width|radius'] },
  { asks: 'can I mix silver and gold jewellery', about: ['silver', 'gold', 'mix|yes|both|balance|repeat'] },
];
