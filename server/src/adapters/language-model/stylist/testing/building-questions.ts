import type { DesignerQuestion } from './designer-question.ts';

/** The questions used while the answers were written. */
export const buildingQuestions: readonly DesignerQuestion[] = [
  {
    asks: 'What fabric drapes best for a bias-cut evening gown?',
    about: ['satin|crepe|charmeuse', 'silk|acetate|viscose', 'drape|fluid|cling|fall'],
  },
  {
    asks: 'why does my bias cut skirt hem go wavy after a few days',
    about: ['bias', 'hang|stretch|drop|grow', 'level|trim|24|overnight|hours'],
  },
  {
    asks: 'which neckline would suit someone with broad shoulders',
    about: ['v-neck|v neck|scoop|halter|u-neck|deep|vertical', 'shoulder'],
  },
  { asks: 'How do I change only the colour of a dress?', about: ['variations', 'colourways'] },
  { asks: 'How do I change the colour of silk with natural dye?', about: ['silk', 'dye|dyes|dyed|dyeing'] },
  { asks: 'what lining goes under a silk dress', about: ['silk|habotai|cupro|bemberg|acetate|viscose', 'lining|line'] },
  {
    asks: 'colours that go well with emerald green',
    about: ['emerald|green', 'gold|navy|blush|cream|burgundy|black|ivory|camel|pink|plum|ruby'],
  },
  {
    asks: "half canvas or full canvas or fused, what's the difference for a jacket?",
    about: ['canvas', 'fused|fusible|glue', 'horsehair|chest|lapel|roll|pad'],
  },
  {
    asks: 'peak lapel vs notch lapel for a dinner jacket',
    about: ['peak', 'notch', 'formal|dinner|tuxedo|shawl|evening'],
  },
  {
    asks: 'can you put a linen jacket in the wash',
    about: ['linen', 'dry clean|dry-clean|wash|structure|interfac|canvas|shrink'],
  },
  {
    asks: 'whats the difference betwen twill and herringbone',
    about: ['twill', 'herringbone', 'diagonal', 'zigzag|zig-zag|v-shape|revers|broken|chevron'],
  },
  {
    asks: 'best shirt fabric for hot humid climate',
    about: ['linen|seersucker|voile|poplin|cotton', 'breath|moisture|air|cool|dry'],
  },
  { asks: 'what gauge is a chunky jumper', about: ['3|5', 'gauge|gg', 'chunky|needles|stitches|inch'] },
  { asks: 'why is my ribbed cuff going baggy', about: ['rib', 'recover|elastane|elastic|tension|stretch|lycra'] },
  {
    asks: 'how do i hem a jersey tee without it going wavy',
    about: ['jersey|knit', 'twin|ballpoint|coverstitch|cover stitch|stretch needle|stabil|differential|jersey needle'],
  },
  {
    asks: 'how to stop wool jumper from pilling',
    about: ['pill', 'comb|shav|wash|inside out|twist|fibre|rest|longer'],
  },
  {
    asks: 'what does fully fashioned mean',
    about: ['fully fashioned|fully-fashioned', 'shap|knit', 'cut and sew|cut-and-sew|panel|waste|linked|mark'],
  },
  { asks: "What's a Goodyear welt, and is it worth it?", about: ['welt', 'resol|re-sol|repair|replac|durab|stitch'] },
  { asks: 'suede or nubuck for autumn boots?', about: ['suede', 'nubuck', 'flesh|grain|split|outer|sand|buff'] },
  { asks: 'difference between oxford and derby', about: ['oxford', 'derby', 'lacing|closed|open|vamp|quarter'] },
  { asks: 'what outsole do i use for grip on wet stone', about: ['rubber|lug|vibram', 'grip|wet|slip|traction'] },
  {
    asks: 'vegan alternatives to leather?',
    about: ['pu|polyurethane|pineapple|piñatex|mycelium|mushroom|cactus|apple|microfib|cork'],
  },
  { asks: 'what hardware finish goes with cognac leather?', about: ['brass|gold|antique', 'cognac|tan|warm'] },
  {
    asks: 'how do i keep a tote from collapsing, it just slumps',
    about: ['interfac|stiff|structure|base|board|canvas|reinforc|foam|heavier|lining'],
  },
  { asks: 'which canvas weight for a tote', about: ['10|12|16|340|400', 'oz|g/m|gsm|g'] },
  { asks: 'how to finish leather edges', about: ['edge', 'paint|burnish|bevel|fold|turn'] },
  { asks: 'which metal suits cool undertones', about: ['silver|white gold|platinum|rhodium', 'cool'] },
  {
    asks: 'does brass turn skin green',
    about: ['brass|copper', 'green|oxid|sweat|acid', 'coat|lacquer|plat|seal|wash|dry|harmless|polish'],
  },
  {
    asks: 'best stone for an everyday ring',
    about: ['diamond|sapphire|ruby|moissanite|mohs|spinel', 'hard|scratch|durab|mohs|wear'],
  },
  {
    asks: 'what elastic do i use for bra straps',
    about: ['elastic|strap', 'plush|satin|10|12|width|mm|wide|picot|firm'],
  },
  {
    asks: 'best fabric for a slip under a clingy dress',
    about: ['silk|cupro|satin|tricot|nylon|viscose', 'slip|static|smooth|glide|cling'],
  },
  {
    asks: 'spiral steel or plastic boning for a corset?',
    about: ['spiral', 'plastic|synthetic|whalebone', 'bend|flex|curve|warp|heat|support|firm'],
  },
  { asks: 'melton or boiled wool for an unlined coat', about: ['melton', 'boiled', 'felt|dense|fray|edge|soft|knit'] },
  {
    asks: 'what is a raglan sleeve good for',
    about: ['raglan', 'neck|shoulder', 'movement|ease|comfort|layer|sport|room'],
  },
  { asks: 'how do i wash a waxed jacket', about: ['wax', 'cold|sponge|never|rewax|re-wax|brush|wipe'] },
  { asks: 'how many gsm is denim usually', about: ['denim', 'oz|gsm|g/m'] },
  {
    asks: "what's the difference between satin and sateen",
    about: ['satin', 'sateen', 'cotton', 'warp|weft|filament|silk|polyester'],
  },
  {
    asks: 'which prints work on viscose - digital, screen, sublimation?',
    about: ['reactive|pigment|screen|digital', 'viscose', 'sublimat|polyester'],
  },
  { asks: 'whats moire fabric', about: ['moire|moiré', 'water|ripple|wave|calender|press'] },
  { asks: 'does modal pill', about: ['modal', 'pill'] },
  { asks: 'which fabrics shrink the most', about: ['cotton|wool|linen|viscose|rayon', 'shrink|pre-wash|prewash'] },
  {
    asks: 'what finish would you choose for a small speaker, matte or gloss?',
    about: ['matte|matt', 'gloss', 'fingerprint|scratch|soft|reflect|shine'],
  },
  { asks: 'can the tool place my product on a marble table', about: ['background|backdrop|setting|scene'] },
  { asks: 'how big can the picture i upload be', about: ['mb|megabyte|px|pixel'] },
  { asks: 'can I upload a heic straight from my iphone', about: ['webp, avif and heic'] },
  { asks: 'how do I get the image big enough to print at A3', about: ['upscal|enlarg|resolution'] },
  { asks: 'what does toile mean', about: ['toile|muslin|calico', 'test|trial|mock|fit|prototype|draft'] },
  { asks: 'explain ease to me please', about: ['ease', 'wearing|body|measure|movement|design'] },
  {
    asks: 'i cant decide between a-line and circle skirt, help',
    about: ['a-line|a line', 'circle', 'full|volume|flare|hip|fabric'],
  },
  { asks: 'who invented the new look and what was it', about: ['dior', '1947', 'waist|skirt'] },
  { asks: 'how is a bustle skirt shaped?', about: ['bustle', 'back', '18|pad|frame|cage|drap'] },
  {
    asks: 'whats interfacing and do i need it in a collar',
    about: ['interfac', 'collar', 'stiff|body|shape|support|crisp'],
  },
  { asks: 'is there a student discount??', about: ['price|plan|free|discount|€|$'] },
  { asks: 'what does the pro plan cost per month?', about: ['plan|month', '€|$|eur|usd'] },
  { asks: 'remove the background from 40 product shots at once - possible?', about: ['background'] },
  { asks: 'can I use the pictures commercially', about: ['commercial|rights|own|licen|use|yours'] },
  { asks: 'put this t-shirt on a model??', about: ['try-on|try on|model'] },
  { asks: 'do you have an api', about: ['api'] },
  { asks: 'where do I find old pictures', about: ['history|library|collection|feed|gallery|library|images'] },
  { asks: 'my render failed, do I lose credits?', about: ['fail|error|count|quota|limit|refund|back'] },
  { asks: 'how do i invite a colleague to my collection', about: ['collection|share|invite|link'] },
  { asks: 'what aspect ratio for instagram', about: ['4:5|1:1|9:16|square|portrait'] },
  { asks: 'my models hands look weird what can i do', about: ['hand|repaint|inpaint|brush|mask|retouch|again|edit'] },
  { asks: 'are my uploads used for training?', about: ['train|never|not|privacy|use'] },
  { asks: 'do u have a mobile app', about: ['app|browser|phone|mobile'] },
  { asks: 'what goes with burgundy?', about: ['burgundy', 'navy|camel|grey|gray|pink|cream|forest|olive|blush|black'] },
  {
    asks: 'what colours suit a warm autumn palette',
    about: ['rust|olive|mustard|camel|terracotta|brown|ochre', 'autumn|warm'],
  },
  { asks: 'complementary of teal', about: ['teal', 'coral|orange|rust|red|terracotta'] },
  {
    asks: 'what to wear to a black tie wedding',
    about: ['black tie|black-tie', 'gown|floor|tuxedo|dinner jacket|long'],
  },
  {
    asks: 'what shade of white for a winter wedding dress, ivory or stark white',
    about: ['ivory', 'white', 'warm|yellow|undertone|skin|cool|light'],
  },
  { asks: 'is tencel more sustainable than cotton?', about: ['tencel|lyocell', 'cotton', 'water|closed|solvent|wood'] },
  {
    asks: 'deadstock — what does it mean and any drawbacks',
    about: ['deadstock|surplus|leftover', 'limited|quantit|reorder|test|repeat|consisten|unknown|small'],
  },
  {
    asks: 'how to wash silk at home',
    about: ['silk', 'cool|cold|30|hand|lukewarm', 'mild|gentle|detergent|wring|neutral|tumble'],
  },
  { asks: 'can cashmere go in the dryer', about: ['cashmere', 'no|never|flat|felt|shrink|dry'] },
  { asks: 'how wide should a hem be on a heavy wool coat', about: ['4|5|1.5|2', 'cm|inch|mm', 'hem'] },
  { asks: 'what needle for sewing denim', about: ['jeans|denim', '90|100|110'] },
  { asks: 'how to underline a bodice', about: ['underlin|mount', 'baste|layer|organza|batiste|one'] },
  { asks: "Quelle matière choisir pour un manteau d'hiver ?", about: ['wool|laine|melton|cashmere'] },
  { asks: 'che tessuto per una camicia estiva?', about: ['linen|lino|cotton|cotone|voile'] },
  { asks: 'which factory in portugal makes small runs of swimwear', about: [] },
  { asks: 'how do i file my vat return', about: [] },
  {
    asks: 'cotton poplin or cotton lawn for a summer blouse',
    about: ['poplin', 'lawn', 'fine|light|soft|crisp|smooth'],
  },
  {
    asks: 'how do I stop a strapless dress from falling down',
    about: ['bon|waist stay|grosgrain|corset|petersham|inner'],
  },
];
