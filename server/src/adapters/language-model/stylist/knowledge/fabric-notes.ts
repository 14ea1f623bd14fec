/** What the stylist knows of each cloth that the engine draws. Plain trade knowledge, in a sentence or two each. */
export interface FabricNote {
  /** As the engine's vocabulary has it. */
  readonly name: string;
  readonly is: string;
  /** How it falls and what light does on it. */
  readonly behaves: string;
  readonly suits: string;
  /** What to look out for. */
  readonly mind: string;
  /** Shows it. */
  readonly prompt: string;
  /** What people ask for it by. */
  readonly traits: readonly FabricTrait[];
}

export type FabricTrait =
  | 'soft'
  | 'crisp'
  | 'shiny'
  | 'matte'
  | 'sheer'
  | 'warm'
  | 'cool'
  | 'light'
  | 'heavy'
  | 'stretchy'
  | 'sturdy'
  | 'evening'
  | 'vegan';

export const fabricNotes: readonly FabricNote[] = [
  {
    name: 'silk',
    prompt: 'bias silhouette dress in champagne silk, window light',
    is: 'Silk is a natural protein fibre spun by silkworms.',
    behaves: 'It falls softly, close to the body, with a calm lustre that changes with the fold.',
    suits: 'bias-cut dresses, blouses, scarves and linings',
    mind: 'It marks with water and frays, so seams are best French or bound.',
    traits: ['soft', 'shiny', 'light', 'cool', 'evening'],
  },
  {
    name: 'satin',
    prompt: 'slip dress in emerald satin, soft light',
    is: 'Satin is a weave, not a fibre: long floats on the face make it smooth, in silk, polyester or acetate.',
    behaves: 'The face throws clear highlights, the back is dull; light satins drape, duchess satin stands.',
    suits: 'evening gowns, slips, skirts and linings',
    mind: 'Highlights show every pull and crease, and floats snag.',
    traits: ['soft', 'shiny', 'evening'],
  },
  {
    name: 'velvet',
    prompt: 'blazer in burgundy velvet with a shawl collar, low key',
    is: 'Velvet is a pile cloth: a second warp is cut into a dense, upright nap.',
    behaves: 'It swallows light in the folds and glows at the edges; it falls heavily.',
    suits: 'evening dresses, blazers, winter trousers and bags',
    mind: 'All pieces must be cut in one direction of the nap, and it is never pressed flat.',
    traits: ['heavy', 'warm', 'evening'],
  },
  {
    name: 'denim',
    prompt: 'cropped jacket in dark wash denim, concrete',
    is: 'Denim is a cotton twill with an indigo warp and a white weft.',
    behaves: 'It is firm and holds its shape; wear brings out the white.',
    suits: 'jeans, jackets, skirts and overshirts',
    mind: 'Raw denim shrinks and sheds colour at its first washes.',
    traits: ['sturdy', 'matte', 'vegan'],
  },
  {
    name: 'leather',
    prompt: 'biker jacket in black leather, hard light',
    is: 'Leather is tanned animal hide; what is sold as vegan leather is a coated cloth.',
    behaves: 'It bends in rounded folds and shines along their crests.',
    suits: 'jackets, skirts, trousers, shoes and bags',
    mind: 'Needle holes stay, so it is not unpicked; seams are kept few.',
    traits: ['sturdy', 'heavy'],
  },
  {
    name: 'patent',
    prompt: 'pointed toe heels in red patent, plinth',
    is: 'Patent is leather or cloth under a glossy coat.',
    behaves: 'It mirrors like a wet surface, with hard, small highlights.',
    suits: 'shoes, bags, belts and trench coats',
    mind: 'It creases in white lines and sticks to itself when warm.',
    traits: ['shiny', 'crisp'],
  },
  {
    name: 'wool',
    prompt: 'double breasted coat in camel wool, overcast',
    is: 'Wool is the fleece of sheep; cashmere, mohair and alpaca are its finer cousins.',
    behaves: 'It falls with weight, springs back from creases and can be shaped by steam.',
    suits: 'coats, suits, trousers and knitwear',
    mind: 'Hot water and rubbing felt it.',
    traits: ['warm', 'matte', 'heavy'],
  },
  {
    name: 'tweed',
    prompt: 'boxy silhouette jacket in cream tweed, soft light',
    is: 'Tweed is a rough woollen cloth of coloured yarns; bouclé has loops in them.',
    behaves: 'It is thick and keeps a boxy line.',
    suits: 'jackets, coats, skirts and caps',
    mind: 'It frays quickly, so edges are bound or fringed.',
    traits: ['warm', 'heavy', 'sturdy', 'matte'],
  },
  {
    name: 'knit',
    prompt: 'chunky knit sweater in oatmeal wool, window light',
    is: 'A knit is made of loops instead of crossed threads.',
    behaves: 'It stretches and follows the body; gauge decides how fine it looks.',
    suits: 'sweaters, cardigans, dresses and beanies',
    mind: 'A dropped stitch runs, and weight pulls it long.',
    traits: ['soft', 'stretchy', 'warm', 'matte'],
  },
  {
    name: 'cotton',
    prompt: 'puff sleeves blouse in white cotton, garden',
    is: 'Cotton is the fibre around the seed of the cotton plant; poplin, twill and voile are weaves of it.',
    behaves: 'Poplin is crisp, voile is airy, twill has weight; all are matte.',
    suits: 'shirts, summer dresses, chinos and T-shirts',
    mind: 'It creases and shrinks unless it was washed before cutting.',
    traits: ['cool', 'matte', 'light', 'crisp', 'vegan'],
  },
  {
    name: 'jersey',
    prompt: 'wrap silhouette dress in navy jersey, soft light',
    is: 'Jersey is a fine, plain knit, mostly of cotton, viscose or wool.',
    behaves: 'It drapes fluidly and stretches across.',
    suits: 'T-shirts, wrap dresses and draped tops',
    mind: 'Cut edges roll, and it shows what is under it.',
    traits: ['soft', 'stretchy', 'matte', 'vegan'],
  },
  {
    name: 'linen',
    prompt: 'wide leg trousers in sand linen, golden hour',
    is: 'Linen is spun from the stalks of flax.',
    behaves: 'It is crisp and dry at first and softens with every wash; slubs give it life.',
    suits: 'summer suits, shirts, wide trousers and dresses',
    mind: 'It creases at once; that is its look, not a fault.',
    traits: ['cool', 'crisp', 'matte', 'vegan'],
  },
  {
    name: 'lace',
    prompt: 'midi dress in ivory lace, window light',
    is: 'Lace is an openwork of threads; Chantilly is fine, guipure is heavy and has no net.',
    behaves: 'It shows what lies under it, so the lining is half of the design.',
    suits: 'bridal and evening dresses, trims and lingerie',
    mind: 'Motifs want to be matched at the seams.',
    traits: ['sheer', 'light', 'evening'],
  },
  {
    name: 'tulle',
    prompt: 'ball gown in blush tulle, palace',
    is: 'Tulle is a light net of hexagonal mesh.',
    behaves: 'One layer floats, many layers stand out as volume.',
    suits: 'veils, ball skirts and petticoats',
    mind: 'It snags on everything and clings when it is of nylon.',
    traits: ['sheer', 'light', 'crisp', 'evening'],
  },
  {
    name: 'chiffon',
    prompt: 'maxi dress in sage chiffon with flutter sleeves, garden',
    is: 'Chiffon is a sheer, plain weave of hard-twisted yarns.',
    behaves: 'It floats, and falls in many small, soft folds.',
    suits: 'overlays, flutter sleeves, scarves and gowns',
    mind: 'It slips under the knife, and seams show through.',
    traits: ['sheer', 'soft', 'light', 'evening'],
  },
  {
    name: 'organza',
    prompt: 'blouse in white organza with balloon sleeves, high key',
    is: 'Organza is a sheer, plain weave that is kept stiff: of silk that keeps its gum, or of polyester.',
    behaves: 'It stands away from the body and catches light in its edges.',
    suits: 'puff sleeves, overskirts, collars and bows',
    mind: 'A crease that is pressed in stays.',
    traits: ['sheer', 'crisp', 'light', 'shiny', 'evening'],
  },
  {
    name: 'taffeta',
    prompt: 'ball gown in cobalt taffeta, spotlight',
    is: 'Taffeta is a tight, plain weave with a fine rib, of silk or polyester.',
    behaves: 'It is crisp, rustles, and breaks into angular folds with a sheen.',
    suits: 'ball gowns, bows, structured skirts and trench coats',
    mind: 'Pins and unpicked seams leave marks.',
    traits: ['crisp', 'shiny', 'evening'],
  },
  {
    name: 'sequin',
    prompt: 'mini dress in silver sequin, flash',
    is: 'Sequin cloth carries small discs sewn to a mesh or a jersey.',
    behaves: 'It glitters point by point and hangs heavily.',
    suits: 'evening dresses, jackets and skirts',
    mind: 'Sequins are taken out of the seams before sewing.',
    traits: ['shiny', 'heavy', 'evening'],
  },
  {
    name: 'lame',
    prompt: 'column silhouette gown in gold lame, low key',
    is: 'Lamé is woven or knitted with metallic yarns.',
    behaves: 'It gleams like foil and falls in liquid folds.',
    suits: 'draped evening wear and pleated skirts',
    mind: 'The metal yarn breaks at sharp creases.',
    traits: ['shiny', 'soft', 'evening'],
  },
  {
    name: 'suede',
    prompt: 'ankle boots in tan suede, linen cloth',
    is: 'Suede is leather with its flesh side buffed to a nap.',
    behaves: 'It is soft, dull and warm in tone, and shows where it was stroked.',
    suits: 'jackets, skirts, boots and bags',
    mind: 'Water stains it.',
    traits: ['soft', 'matte'],
  },
  {
    name: 'fur',
    prompt: 'cropped coat in cream faux fur, snowy',
    is: 'Fur is hair on the skin; faux fur is a pile of synthetic fibres on a knit.',
    behaves: 'It widens every outline and has a direction.',
    suits: 'coats, collars, cuffs and hats',
    mind: 'The backing is cut, never the hair.',
    traits: ['warm', 'heavy', 'soft'],
  },
  {
    name: 'shearling',
    prompt: 'aviator jacket in cognac shearling, overcast',
    is: 'Shearling is sheepskin with its shorn wool left on; teddy and sherpa imitate it.',
    behaves: 'It is thick, with rounded edges and a curly inside.',
    suits: 'aviator jackets, coats and boots',
    mind: 'It is bulky in seams, so they are left raw-edged.',
    traits: ['warm', 'heavy'],
  },
  {
    name: 'mesh',
    prompt: 'long sleeves top in black mesh, hard light',
    is: 'Mesh is an open net, knitted or woven.',
    behaves: 'It lets air and skin through and stretches if it is knitted.',
    suits: 'sportswear, insets and layered tops',
    mind: 'Holes catch, and it wants a finished edge.',
    traits: ['sheer', 'light', 'cool', 'stretchy'],
  },
  {
    name: 'corduroy',
    prompt: 'trousers in rust corduroy, soft light',
    is: 'Corduroy is a cut-pile cotton in cords; wales count them per inch.',
    behaves: 'It is warm and casual; light runs along the cords.',
    suits: 'trousers, overshirts, jackets and skirts',
    mind: 'As with velvet, the nap runs one way.',
    traits: ['warm', 'sturdy', 'matte', 'vegan'],
  },
  {
    name: 'vinyl',
    prompt: 'trench coat in black vinyl, neon',
    is: 'Vinyl is a cloth under a layer of PVC.',
    behaves: 'It is glossy, stiff and waterproof.',
    suits: 'raincoats, skirts and bags',
    mind: 'It does not breathe, and heat warps it.',
    traits: ['shiny', 'crisp', 'vegan'],
  },
  {
    name: 'nylon',
    prompt: 'puffer jacket in orange nylon, concrete',
    is: 'Nylon is a strong synthetic filament, woven thin for technical clothes.',
    behaves: 'It is light and papery, with small, sharp creases and a faint sheen.',
    suits: 'puffers, parkas, bags and swimwear',
    mind: 'It melts under a hot iron.',
    traits: ['light', 'crisp', 'sturdy', 'vegan'],
  },
  {
    name: 'canvas',
    prompt: 'tote in ecru canvas, linen cloth',
    is: 'Canvas is a heavy, plain weave of cotton or linen.',
    behaves: 'It is stiff and matte and keeps its edges.',
    suits: 'totes, sneakers, workwear and trench coats',
    mind: 'Thick seams want a strong needle.',
    traits: ['sturdy', 'crisp', 'matte', 'vegan'],
  },
  {
    name: 'straw',
    prompt: 'wide brim hat in straw, beach',
    is: 'Straw is plaited plant fibre: raffia, wheat or toquilla.',
    behaves: 'It is light, dry and keeps the shape that it was blocked in.',
    suits: 'hats, baskets and summer bags',
    mind: 'It breaks when it is folded dry.',
    traits: ['light', 'crisp', 'cool', 'vegan'],
  },
];

/** What people say for a trait. */
export const traitWords: Readonly<Record<FabricTrait, string>> = {
  soft: 'fall|falls|drape|drapes|drapey|draped|fluid|flowing|flowy|flow|soft|softly|softest|bias',
  crisp: 'crisp|stiff|structured|structure|volume|stand|stands|sculptural|architectural|hold|holds|puff',
  shiny: 'shiny|shine|glossy|lustrous|sheen|glitter|sparkle|metallic|reflective',
  matte: 'matte|matt|dull|flat',
  sheer: 'sheer|transparent|see|translucent|airy',
  warm: 'warm|winter|cold|cosy|cozy|insulating',
  cool: 'summer|hot|cool|breathable|breathe|heat|beach|tropical',
  light: 'light|lightweight|thin|floaty|feather',
  heavy: 'heavy|heavyweight|thick',
  stretchy: 'stretch|stretchy|elastic|comfortable|sport|sporty',
  sturdy: 'sturdy|durable|strong|tough|workwear|hardwearing|lasting',
  evening: 'evening|formal|gala|wedding|bridal|party|cocktail|red carpet',
  vegan: 'vegan|plant',
};
