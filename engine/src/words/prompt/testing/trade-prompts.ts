import type { CorpusRow } from './corpus-row.ts';

/** Prompts in the style of buyers, stylists and cutters: compound fabrics, parts that share a colour, sets. */
export const tradePrompts: readonly CorpusRow[] = [
  { prompt: 'floral silk dress, close-up of the fabric', brief: 'dress silk ~floral() | view:close-up' },
  { prompt: 'coat of heavy cloth in red', brief: 'coat red' },
  { prompt: 'tartan wool fabric', brief: 'textile wool ~tartan()' },
  {
    prompt: 'bias-cut slip dress in oyster silk satin with a cowl back',
    brief: 'dress/slip-dress oyster satin silhouette=bias drape=back strap=spaghetti',
  },
  {
    prompt: 'strapless sweetheart bustier dress in black duchess satin',
    brief: 'dress black satin neckline=sweetheart strap=none ^boning',
  },
  {
    prompt: 'black satin gown with a cape',
    brief: '*gown black satin + coat/cape black satin sleeveShape=cape closure=open collar=none',
  },
  { prompt: 'ivory gown with corset and train', brief: 'gown ivory length=train ^boning' },
  {
    prompt: 'black corset over a white shirt dress',
    brief:
      'dress/shirt-dress white collar=point closure=buttons + *top/corset black neckline=sweetheart sleeve=sleeveless waist=cinched fit=slim',
  },
  {
    prompt: 'red silk qipao with gold frog fastenings',
    brief: 'dress/cheongsam red gold@buttons silk silhouette=sheath collar=mandarin slit=side closure=buttons',
  },
  {
    prompt: 'off-the-shoulder ruffled midi dress, white cotton voile',
    brief: 'dress white cotton neckline=off-shoulder ruffle=all length=midi',
  },
  {
    prompt: 'tuxedo jacket in black wool with satin peak lapels',
    brief: 'blazer/tuxedo black wool collar=peak closure=single-breasted %collar:satin',
  },
  { prompt: 'white trainers with a gum sole', brief: 'sneaker white gum@sole' },
  {
    prompt: 'rib-knit polo shirt in forest green merino',
    brief: 'shirt/polo forest-green wool knit=rib collar=polo sleeve=short',
  },
  {
    prompt: 'striped shirt with white collar and cuffs',
    brief: 'shirt white@collar white@cuffs ~stripes() collar=point',
  },
  { prompt: 'navy chinos with turn-ups', brief: 'trousers/chinos navy cotton hem=cuffed leg=slim' },
  { prompt: 'grey flannel trousers with a knife crease', brief: 'trousers grey wool pleat=front' },
  {
    prompt: 'a red silk scarf with hand-rolled edges and a horse print',
    brief: 'scarf/silk-square red silk | ?rolled',
  },
  { prompt: 'camel hair polo coat, double breasted, half belt', brief: 'coat camel closure=double-breasted belt=half' },
  { prompt: 'rattan chair with a cream linen cushion', brief: 'chair cream@cushion straw %cushion:linen' },
  { prompt: 'turquoise glazed stoneware jug', brief: 'carafe/jug turquoise ceramic' },
  {
    prompt: 'longline cardigan in oatmeal, open front',
    brief: 'knitwear/cardigan oatmeal length=thigh closure=open neckline=v-neck',
  },
  { prompt: 'high-waisted bikini, red gingham', brief: 'swimsuit/bikini ~gingham(red) rise=high' },
  { prompt: 'denim miniskirt with raw hem', brief: 'skirt/miniskirt denim hem=raw length=mini' },
  {
    prompt: 'emerald green taffeta ball gown with a giant bow at the waist',
    brief: 'gown/ball-gown emerald taffeta silhouette=ball length=floor ^waist-bow',
  },
  {
    prompt: 'ivory lace wedding dress with illusion neckline and cathedral train',
    brief: 'gown/wedding ivory lace neckline=illusion length=train',
  },
  {
    prompt: 'asymmetric one-shoulder jersey dress draped at the hip',
    brief: 'dress jersey hem=asymmetric neckline=one-shoulder drape=hip',
  },
  {
    prompt: 'burgundy corduroy blazer over a cream turtleneck, gold buttons',
    brief: 'knitwear/turtleneck cream neckline=turtleneck + *blazer burgundy gold@buttons corduroy closure=buttons',
  },
  {
    prompt: 'white silk shirt, navy wool coat, brass buttons',
    brief: '*shirt white silk + coat/chesterfield navy brass@buttons wool collar=notch closure=buttons',
  },
  {
    prompt: 'tweed suit with a skirt, pink boucle, gold buttons',
    brief: 'skirt pink tweed + *blazer/skirt-suit gold@buttons pink tweed collar=notch closure=buttons',
  },
  { prompt: 'metallic gold strappy sandals, stiletto heel', brief: 'heel/sandal gold lame heel=stiletto toe=open' },
  { prompt: 'black felt fedora with feather', brief: 'hat/fedora black felt brim=wide ^feathers' },
  { prompt: 'woven leather tote, cognac', brief: 'tote cognac leather' },
  { prompt: 'repeat pattern with small white daisies on sage green', brief: 'textile/repeat sage ~floral(white)' },
  {
    prompt: 'navy dress with white polka dots and a red belt',
    brief: 'dress navy red@belt ~polka-dots(white) belt=belt',
  },
  {
    prompt: 'dress with three-quarter sleeves, knee length, burgundy crêpe',
    brief: 'dress burgundy jersey sleeve=three-quarter length=knee',
  },
  { prompt: 'unlined linen blazer, stone, patch pockets', brief: 'blazer stone linen pocket=patch' },
  {
    prompt: 'waxed cotton jacket with corduroy collar, dark olive',
    brief: 'jacket dark-olive waxed-cotton collar=point %collar:corduroy',
  },
  { prompt: 'cashmere roll-neck, charcoal', brief: 'knitwear/turtleneck charcoal wool neckline=turtleneck' },
  { prompt: 'see-through black mesh top with long sleeves', brief: 'top black mesh sleeve=long' },
  { prompt: 'gold sequinned flapper dress with fringe', brief: 'dress gold sequin waist=drop ^fringe' },
  {
    prompt: 'white tee tucked into high-rise blue jeans',
    brief: '*t-shirt white tuck=tucked + jeans blue denim rise=high',
  },
  { prompt: 'a bag shaped like a heart in red velvet', brief: 'handbag red velvet shape=heart' },
  { prompt: "steel diver's watch with a black bezel", brief: 'watch/dive-watch black@bezel metal' },
  { prompt: 'gold watch with a green bezel', brief: 'watch gold green@bezel metal' },
  { prompt: 'three-stone sapphire ring in platinum', brief: 'ring/three-stone-ring silver metal gem=sapphire' },
  { prompt: 'ruby cluster ring', brief: 'ring/halo-ring gem=ruby' },
  { prompt: 'string of pearls', brief: 'necklace/pearl-necklace gem=pearl' },
  { prompt: 'freshwater pearl necklace', brief: 'necklace/pearl-necklace gem=pearl' },
  { prompt: 'opal glass lamp with a brass stem', brief: 'lamp/mushroom-lamp brass@legs' },
  { prompt: 'black leather chair with chrome legs', brief: 'chair black leather %legs:metal' },
  { prompt: 'round wire-frame glasses', brief: 'sunglasses metal shape=round' },
  { prompt: 'silver-rimmed glasses', brief: 'sunglasses silver@frame' },
  { prompt: 'mirrored aviator sunglasses', brief: 'sunglasses/aviator ^mirrored' },
  { prompt: 'straw boater with a navy ribbon', brief: 'hat/boater navy@bow straw' },
  { prompt: 'black leather belt bag', brief: 'handbag/belt-bag black leather strap=crossbody' },
  { prompt: 'tan suede saddle bag', brief: 'handbag/saddle-bag tan suede strap=shoulder' },
  { prompt: 'black patent mary janes', brief: 'heel/mary-jane black patent toe=round' },
  { prompt: 'sand suede desert boots', brief: 'boot/desert-boot sand suede shaft=ankle closure=lace-up heel=flat' },
  { prompt: 'chunky-soled black loafers', brief: 'heel/loafer black leather heel=lug toe=round' },
  { prompt: 'brown chelsea boots with a lug sole', brief: 'boot/chelsea-boot brown heel=lug shaft=ankle' },
  {
    prompt: 'quilted gilet in navy',
    brief: 'jacket/padded-gilet navy nylon closure=zip collar=funnel sleeve=sleeveless',
  },
  { prompt: 'cream cable-knit vest', brief: 'knitwear/cable-vest cream sleeve=sleeveless neckline=v-neck knit=cable' },
  { prompt: 'black sneaker with neon sole', brief: 'sneaker black neon-lime@sole' },
  {
    prompt: 'Carlton London Women Red Peep Toes',
    brief: 'heel/peep-toe red toe=open | ?carlton ?london',
  },
  {
    prompt: 'U.S. Polo Assn. Men Green Flip Flops',
    brief: 'heel/flip-flop green vinyl heel=flat toe=open | ?u ?assn',
  },
  {
    prompt: 'Kraus Jeans Women Beige Trousers',
    brief: 'trousers beige | ?kraus',
  },
  {
    prompt: 'Fila Men Clutch Black Sports Shoes',
    brief: 'sneaker/runner black | ?fila',
  },
  {
    prompt: 'Nike Men Yellow Jersey',
    brief: 't-shirt yellow | ?nike',
  },
  {
    prompt: 'Puma Men Tempo Green Short',
    brief: 'shorts green | ?puma ?tempo',
  },
  {
    prompt: 'men white cotton kurta',
    brief: 'shirt/kurta white cotton collar=mandarin sleeve=long length=knee',
  },
  {
    prompt: 'women blue kurta',
    brief: 'dress/kurti blue silhouette=shift collar=mandarin sleeve=three-quarter length=knee slit=side',
  },
  {
    prompt: 'men brown leather sandals',
    brief: 'heel/band-sandal brown leather heel=flat toe=open',
  },
  {
    prompt: 'striped silk tie',
    brief: 'tie silk ~stripes()',
  },
  {
    prompt: 'dress with ties at the shoulders',
    brief: 'dress',
  },
  {
    prompt: 'gold bracelet',
    brief: 'bangle/chain-bracelet gold',
  },
  {
    prompt: 'men navy briefs',
    brief: 'swimsuit/y-fronts navy',
  },
  {
    prompt: 'brown bifold wallet',
    brief: 'wallet brown',
  },
  {
    prompt: 'black reversible belt',
    brief: 'belt black',
  },
  {
    prompt: 'Wrangler Men Jeans Brown Belt',
    brief: 'belt brown | ?wrangler',
  },
  {
    prompt: 'black boxer briefs',
    brief: 'shorts/trunks black jersey fit=slim',
  },
  {
    prompt: 'women red salwar suit',
    brief:
      'trousers red + *dress/salwar-suit red silhouette=shift collar=mandarin sleeve=three-quarter length=knee slit=side',
  },
  {
    prompt: 'yellow dupatta',
    brief: 'scarf/dupatta yellow chiffon',
  },
  {
    prompt: 'black stockings',
    brief: 'socks/stockings black',
  },
  {
    prompt: 'set of two gold bangles',
    brief: '2xbangle gold | arranged:group',
  },
  { prompt: 'checkerboard knit jumper', brief: 'knitwear knit ~checkerboard()' },
  { prompt: 'velvet cushion in deep teal', brief: 'pillow deep-teal velvet' },
  { prompt: 'ring on a velvet cushion', brief: 'ring | arranged:group below:1xcushion' },
  { prompt: 'leather tote on dark oak', brief: 'tote leather | wood on:espresso' },
  { prompt: 'perfume bottle on walnut', brief: 'perfume-bottle | wood on:chocolate' },
  { prompt: 'ceramic vase on a dark wooden table', brief: 'vase ceramic | table on:espresso' },
  { prompt: 'Lederstiefelette schwarz mit Blockabsatz', brief: 'boot/ankle-boot black leather heel=block shaft=ankle' },
  { prompt: 'Seidenkleid rot', brief: 'dress red silk' },
  { prompt: 'Wollmantel in Camel', brief: 'coat camel wool' },
  {
    prompt: 'canvas weekender duffle with leather handles',
    brief: 'handbag/duffel canvas strap=top-handle %handle:leather',
  },
  { prompt: 'LADIES CASHMERE V-NECK JUMPER PINK RIBBED CUFFS', brief: 'knitwear pink wool neckline=v-neck' },
  { prompt: 'MENS COTTON SHIRT WITH BLACK CUFFS', brief: 'shirt black@cuffs cotton' },
  { prompt: 'buttery soft leather jacket', brief: 'jacket/biker leather closure=zip collar=notch' },
];
