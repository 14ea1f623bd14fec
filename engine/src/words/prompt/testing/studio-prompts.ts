import type { CorpusRow } from './corpus-row.ts';

export const studioPrompts: readonly CorpusRow[] = [
  {
    prompt: 'Emerald silk evening dress, draped back, high slit, studio',
    brief: 'dress/evening emerald silk drape=back slit=thigh length=floor | studio',
  },
  {
    prompt: 'Ball gown in red duchess satin, strapless, full skirt',
    brief: 'gown/ball-gown red satin neckline=strapless silhouette=ball length=floor',
  },
  {
    prompt: 'Ivory slip dress in bias-cut silk, cowl neckline, soft light',
    brief: 'dress/slip-dress ivory silk silhouette=bias neckline=cowl strap=spaghetti | light:soft',
  },
  {
    prompt: 'Black velvet column gown with long sleeves, low key light',
    brief: 'gown black velvet silhouette=column sleeve=long | light:low-key',
  },
  {
    prompt: 'Powder blue chiffon gown, pleated bodice, garden at golden hour',
    brief: 'gown baby-blue chiffon pleat=knife | garden light:golden-hour',
  },
  {
    prompt: 'Midnight navy satin wrap dress, midi length, marble studio',
    brief: 'dress/wrap-dress midnight-blue satin length=midi silhouette=wrap neckline=v-neck belt=sash | marble',
  },
  {
    prompt: 'Coral linen sundress with thin straps, A-line skirt, sand',
    brief: 'dress/sundress coral linen strap=spaghetti silhouette=a-line length=knee | sand',
  },
  {
    prompt: 'Burgundy velvet cocktail dress, square neckline, puff sleeves',
    brief: 'dress/cocktail burgundy velvet neckline=square sleeveShape=puff length=knee',
  },
  {
    prompt: 'Champagne satin slip dress, knee length, linen backdrop',
    brief: 'dress/slip-dress champagne satin length=knee silhouette=slip strap=spaghetti | linen',
  },
  {
    prompt: 'White cotton shirt dress, belted waist, concrete wall',
    brief: 'dress/shirt-dress white cotton belt=belt collar=point closure=buttons | concrete',
  },
  {
    prompt: 'Floral tea dress in sage viscose, short sleeves, garden',
    brief: 'dress/tea sage jersey ~floral() sleeve=short length=midi silhouette=a-line | garden',
  },
  {
    prompt: 'Polka dot midi dress in black and white, boat neckline',
    brief: 'dress black ~polka-dots(white) length=midi neckline=boat',
  },
  {
    prompt: 'Gingham summer dress in sky blue, sweetheart neckline',
    brief: 'dress/sundress sky-blue ~gingham() neckline=sweetheart silhouette=a-line strap=wide length=knee',
  },
  {
    prompt: 'Leopard print slip dress, ankle length, street at dusk',
    brief: 'dress/slip-dress ~leopard() length=maxi silhouette=slip strap=spaghetti | street-dusk',
  },
  {
    prompt: 'Terracotta linen maxi dress, V-neck, sleeveless, sand setting',
    brief: 'dress terracotta linen length=maxi neckline=v-neck sleeve=sleeveless | sand',
  },
  {
    prompt: 'Silver satin mini dress, one shoulder, runway',
    brief: 'dress silver satin length=mini neckline=one-shoulder | runway',
  },
  {
    prompt: 'Plum chiffon gown with a train, off the shoulder, editorial light',
    brief: 'gown plum chiffon length=train neckline=off-shoulder | light:high-contrast mood:editorial',
  },
  {
    prompt: 'Mustard wool sheath dress, three-quarter sleeves, studio',
    brief: 'dress mustard wool silhouette=sheath sleeve=three-quarter | studio',
  },
  {
    prompt: 'Rose pink tulle ball gown, strapless, romantic light',
    brief:
      'gown/ball-gown pink tulle neckline=strapless silhouette=ball length=floor | garden light:soft mood:romantic',
  },
  {
    prompt: 'Forest green velvet wrap gown, long sleeves, couture',
    brief: 'gown forest-green velvet silhouette=wrap sleeve=long | light:spotlight mood:couture',
  },
  {
    prompt: 'White heavyweight cotton T-shirt, boxy fit, ghost mannequin',
    brief: 't-shirt white cotton silhouette=boxy | staging:mannequin',
  },
  { prompt: 'Black T-shirt with wide cream stripes, cotton jersey', brief: 't-shirt black jersey ~stripes(cream)' },
  { prompt: 'Breton striped T-shirt in navy and ecru, long sleeves', brief: 't-shirt navy ~breton(ecru) sleeve=long' },
  {
    prompt: 'Tie-dye T-shirt in lilac and sky blue, flat studio light',
    brief: 't-shirt lilac ~tie-dye(sky-blue) | light:soft',
  },
  {
    prompt: 'Olive cotton T-shirt with a chest pocket, relaxed fit',
    brief: 't-shirt olive cotton pocket=chest fit=relaxed',
  },
  {
    prompt: 'Rust ribbed cotton top, sleeveless, high neck',
    brief: 'top rust cotton knit=rib sleeve=sleeveless neckline=mock-neck',
  },
  {
    prompt: 'Cream silk blouse with a draped neckline, soft light',
    brief: 'shirt/blouse cream silk neckline=cowl fit=relaxed | light:soft',
  },
  {
    prompt: 'Satin camisole in dusty rose, thin straps, marble',
    brief: 'top/camisole dusty-rose satin strap=spaghetti sleeve=sleeveless neckline=v-neck | marble',
  },
  {
    prompt: 'Black chiffon top with bell sleeves, low key',
    brief: 'top black chiffon sleeveShape=bell | light:low-key',
  },
  {
    prompt: 'White linen top, square neckline, cropped, overcast light',
    brief: 'top white linen neckline=square length=cropped | light:overcast',
  },
  {
    prompt: 'Paisley silk top in burgundy and gold, long sleeves',
    brief: 'top burgundy silk ~paisley(gold) sleeve=long',
  },
  {
    prompt: 'Emerald satin halter top, studio photograph',
    brief: 'top/halter-top emerald satin neckline=halter sleeve=sleeveless | studio',
  },
  {
    prompt: 'Ivory cotton poplin top with puff sleeves, minimal',
    brief: 'top ivory cotton sleeveShape=puff | studio light:soft mood:minimal',
  },
  { prompt: 'Cobalt blue knit top, crew neck, concrete backdrop', brief: 'knitwear cobalt neckline=crew | concrete' },
  {
    prompt: 'Houndstooth wool top in black and ivory, boxy',
    brief: 'top black wool ~houndstooth(ivory) silhouette=boxy',
  },
  { prompt: 'Indigo straight-leg jeans, selvedge denim, studio', brief: 'jeans indigo denim leg=straight | studio' },
  { prompt: 'Washed light blue denim trousers, wide leg', brief: 'trousers pale-blue denim leg=wide' },
  {
    prompt: 'Black wool tailored trousers, pressed crease, high waist',
    brief: 'trousers black wool fit=tailored pleat=front rise=high',
  },
  { prompt: 'Camel wool trousers with pleats, relaxed fit', brief: 'trousers camel wool fit=relaxed pleat=knife' },
  { prompt: 'Cream linen wide-leg trousers, sand setting', brief: 'trousers cream linen leg=wide | sand' },
  {
    prompt: 'Olive cotton cargo trousers, utilitarian',
    brief: 'trousers/cargos olive cotton pocket=cargo leg=wide | concrete mood:utilitarian',
  },
  { prompt: 'Tartan wool trousers in red and green, slim fit', brief: 'trousers red wool ~tartan(green) fit=slim' },
  {
    prompt: 'Ivory satin palazzo trousers, fluid, editorial light',
    brief: 'trousers/palazzos ivory satin fit=relaxed leg=palazzo | light:high-contrast mood:editorial',
  },
  {
    prompt: 'Chocolate leather trousers, straight leg, low key',
    brief: 'trousers chocolate leather leg=straight | light:low-key',
  },
  {
    prompt: 'Pinstripe trousers in charcoal wool, tailored',
    brief: 'trousers charcoal wool ~pinstripe() fit=tailored',
  },
  {
    prompt: 'Houndstooth trousers in brown and cream, cropped',
    brief: 'trousers brown ~houndstooth(cream) length=cropped',
  },
  {
    prompt: 'White denim trousers, straight leg, overcast',
    brief: 'trousers white denim leg=straight | light:overcast',
  },
  { prompt: 'Sage green linen trousers, drawstring, garden', brief: 'trousers sage linen waist=drawstring | garden' },
  {
    prompt: 'Trench coat in sage gabardine, belted, studio',
    brief: 'coat/trench sage cotton belt=belt closure=double-breasted collar=wide | studio',
  },
  {
    prompt: 'Camel wool coat, double breasted, knee length',
    brief: 'coat/chesterfield camel wool closure=double-breasted length=knee collar=notch',
  },
  {
    prompt: 'Long black wool coat, shawl collar, concrete',
    brief: 'coat/chesterfield black wool length=maxi collar=shawl | concrete',
  },
  { prompt: 'Houndstooth coat in black and white, oversized', brief: 'coat black ~houndstooth(white) fit=oversized' },
  {
    prompt: 'Tartan wool coat in green and navy, street at dusk',
    brief: 'coat/chesterfield green wool ~tartan(navy) collar=notch | street-dusk',
  },
  {
    prompt: 'Ivory cashmere wrap coat, belted, soft light',
    brief: 'coat/wrap-coat ivory wool belt=belt closure=tie collar=shawl | light:soft',
  },
  {
    prompt: 'Burgundy leather coat, ankle length, editorial light',
    brief: 'coat burgundy leather length=maxi | light:high-contrast mood:editorial',
  },
  {
    prompt: 'Beige cotton trench coat, storm flap, runway',
    brief: 'coat/trench beige cotton closure=double-breasted belt=belt collar=wide ^epaulettes | runway',
  },
  {
    prompt: 'Powder pink wool coat, single breasted, marble studio',
    brief: 'coat/chesterfield blush wool closure=single-breasted collar=notch | marble',
  },
  {
    prompt: 'Charcoal herringbone overcoat, tailored, low key',
    brief: 'coat charcoal ~herringbone() fit=tailored | light:low-key',
  },
  {
    prompt: 'Cobalt blue wool coat, A-line, minimal studio',
    brief: 'coat/chesterfield cobalt wool silhouette=a-line collar=notch | studio light:soft mood:minimal',
  },
  {
    prompt: 'Navy peacoat in heavy wool, brass buttons',
    brief: 'coat/peacoat navy brass@buttons wool closure=double-breasted length=hip collar=wide',
  },
  {
    prompt: 'Mustard corduroy coat, patch pockets, earth tones',
    brief: 'coat mustard corduroy pocket=patch | mood:earth-tones',
  },
  {
    prompt: 'Rust suede coat with a wide collar, golden hour',
    brief: 'coat rust suede collar=wide | light:golden-hour',
  },
  {
    prompt: 'Structured handbag in cognac leather, brass lock, marble',
    brief: 'handbag cognac brass@hardware leather fit=tailored | marble',
  },
  { prompt: 'Black leather tote bag, top handles, concrete', brief: 'tote black leather strap=top-handle | concrete' },
  {
    prompt: 'Quilted leather bag in ivory with a gold chain',
    brief: 'handbag/chain-bag ivory gold@straps leather strap=chain ^quilting',
  },
  {
    prompt: 'Emerald velvet evening bag, gold frame, low key',
    brief: 'clutch emerald gold@frame velvet | light:low-key',
  },
  {
    prompt: 'Burgundy leather satchel, buckled straps, studio',
    brief: 'handbag/top-handle-bag burgundy leather closure=buckle strap=top-handle | studio',
  },
  { prompt: 'Canvas tote bag in ecru with navy stripes, linen', brief: 'tote/canvas-tote ecru linen ~stripes(navy)' },
  { prompt: 'Tan leather bucket bag, drawstring, sand', brief: 'handbag/bucket-bag tan leather shape=cylinder | sand' },
  { prompt: 'Powder blue leather handbag, soft shape, pastel', brief: 'handbag baby-blue leather' },
  {
    prompt: 'Red leather top-handle bag, silver hardware, marble',
    brief: 'handbag/top-handle-bag red silver@hardware leather strap=top-handle | marble',
  },
  {
    prompt: 'Olive leather messenger bag, utilitarian, concrete',
    brief: 'handbag/shoulder-bag olive leather strap=shoulder | concrete mood:utilitarian',
  },
  {
    prompt: 'Terracotta leather handbag, stitched edges, earth tones',
    brief: 'handbag terracotta leather | mood:earth-tones',
  },
  {
    prompt: 'Leopard print handbag, black handles, studio',
    brief: 'handbag black@handle ~leopard() strap=top-handle | studio',
  },
  { prompt: 'White leather sneaker with navy details, studio', brief: 'sneaker white navy@trim leather | studio' },
  { prompt: 'Black leather sneaker, gum sole, concrete', brief: 'sneaker black gum@sole leather | concrete' },
  {
    prompt: 'Running sneaker in coral and cream, sporty light',
    brief: 'sneaker/runner coral cream | light:hard mood:sporty',
  },
  { prompt: 'Forest green suede sneaker, white sole, studio', brief: 'sneaker forest-green white@sole suede | studio' },
  { prompt: 'Silver leather sneaker, chunky sole, runway', brief: 'sneaker silver leather heel=lug | runway' },
  {
    prompt: 'Sky blue canvas sneaker, white laces, sand',
    brief: 'sneaker/plimsoll sky-blue white@laces canvas | sand',
  },
  {
    prompt: 'Retro sneaker in burgundy and ecru, vintage film',
    brief: 'sneaker burgundy ecru | light:golden-hour mood:vintage-film',
  },
  { prompt: 'Lilac leather sneaker, pastel studio', brief: 'sneaker lilac leather | studio' },
  { prompt: 'Mustard and navy court sneaker, high contrast', brief: 'sneaker mustard navy | light:high-contrast' },
  { prompt: 'White sneaker with an emerald heel tab, marble', brief: 'sneaker white emerald@heels | marble' },
  {
    prompt: 'Perfume bottle in clear glass with a black cap, marble',
    brief: 'perfume-bottle black@cap glass | marble',
  },
  {
    prompt: 'Amber perfume bottle, gold cap, golden hour light',
    brief: 'perfume-bottle amber gold@cap | light:golden-hour',
  },
  {
    prompt: 'Round perfume bottle in pink glass, soft light, linen',
    brief: 'perfume-bottle pink glass shape=round | linen light:soft',
  },
  {
    prompt: 'Tall emerald glass perfume bottle, silver cap, low key',
    brief: 'perfume-bottle emerald silver@cap glass | light:low-key',
  },
  {
    prompt: 'Smoked glass perfume bottle, minimal label, concrete',
    brief: 'perfume-bottle glass | concrete light:soft mood:minimal',
  },
  {
    prompt: 'Cobalt glass perfume bottle, gold collar, jewel tones',
    brief: 'perfume-bottle cobalt gold@trim glass | mood:jewel-tones',
  },
  {
    prompt: 'Frosted perfume bottle, wooden cap, sand setting',
    brief: 'perfume-bottle frost=frosted %cap:wood | sand',
  },
  {
    prompt: 'Square perfume bottle with amber liquid, marble plinth',
    brief: 'perfume-bottle amber@liquid shape=square | marble',
  },
  { prompt: 'Red lacquered perfume bottle, black cap, studio', brief: 'perfume-bottle red black@cap patent | studio' },
  {
    prompt: 'Monochrome look: black satin gown, high neckline, runway',
    brief: 'gown black satin neckline=mock-neck | runway mood:monochrome',
  },
  {
    prompt: 'Pastel chiffon dress in lilac, flutter sleeves, garden',
    brief: 'dress lilac chiffon sleeveShape=flutter | garden',
  },
  {
    prompt: 'Earth-toned linen dress, midi length, wrap front, sand',
    brief: 'dress sand linen length=midi silhouette=wrap | mood:earth-tones',
  },
  {
    prompt: 'Jewel-toned velvet gown in sapphire, deep V-neck, couture',
    brief: 'gown sapphire velvet neckline=plunging | light:spotlight mood:jewel-tones mood:couture',
  },
  {
    prompt: 'Geometric print dress in black, white and red, mini length',
    brief: 'dress black ~geometric(white,red) length=mini',
  },
  {
    prompt: 'Ombre silk gown from coral to ivory, floor length, golden hour',
    brief: 'gown coral ivory silk length=floor | light:golden-hour',
  },
  {
    prompt: 'Art deco evening gown in gold satin, cap sleeves, low key',
    brief: 'gown/evening-gown gold satin ~geometric() sleeve=cap length=floor | light:low-key',
  },
  {
    prompt: 'Utilitarian cotton jumpsuit-style dress in khaki, belted',
    brief: 'dress khaki cotton belt=belt | concrete mood:utilitarian',
  },
  { prompt: 'Technical flat of an A-line dress with a boat neckline', brief: 'dress silhouette=a-line neckline=boat' },
];
