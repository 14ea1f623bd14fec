import type { CorpusRow } from './corpus-row.ts';

export const everydayPrompts: readonly CorpusRow[] = [
  {
    prompt: 'emerald silk evening dress, draped back, studio',
    brief: 'dress/evening emerald silk drape=back length=floor | studio',
  },
  { prompt: 'white shirt under a camel coat', brief: '*shirt white + coat camel' },
  { prompt: 'red dress with black belt', brief: 'dress red black@belt belt=belt' },
  { prompt: 'navy and white striped cotton t-shirt', brief: 't-shirt navy cotton ~stripes(white)' },
  {
    prompt: 'deep forest green velvet gown with puff sleeves and a thigh slit',
    brief: 'gown deep-forest-green velvet sleeveShape=puff slit=thigh',
  },
  {
    prompt: 'light blue denim jacket with brown corduroy collar',
    brief:
      'jacket/denim-jacket light-blue brown@collar denim closure=buttons collar=point pocket=chest %collar:corduroy',
  },
  { prompt: 'dress, no sleeves, no belt', brief: 'dress sleeve=sleeveless belt=none' },
  {
    prompt: 'black leather biker jacket over a white t-shirt and blue jeans',
    brief: 't-shirt white + jeans blue denim + *jacket/biker black leather closure=zip collar=notch',
  },
  {
    prompt: 'a woman in a red satin slip dress on a runway at golden hour',
    brief: 'dress/slip-dress red satin silhouette=slip strap=spaghetti | runway light:golden-hour',
  },
  {
    prompt: 'camel trench coat without belt, front view',
    brief: 'coat/trench camel cotton belt=none closure=double-breasted collar=wide | view:front',
  },
  { prompt: 'beige linen trousers, high waisted, wide leg', brief: 'trousers beige linen rise=high leg=wide' },
  { prompt: 'red dress', negative: 'belt, red', brief: 'dress belt=none | -part:belt -colour:red' },
  { prompt: 'robe rouge en soie avec ceinture noire', brief: 'dress red black@belt silk belt=belt' },
  { prompt: 'manteau bleu marine foncé', brief: 'coat dark-navy' },
  { prompt: 'cappotto cammello, giacca nera', brief: 'jacket black + *coat camel' },
  { prompt: 'a lion on a skateboard at sunset', brief: 'moodboard | light:golden-hour ?lion ?skateboard' },
  { prompt: 'sneakers with white laces and a gum sole on concrete', brief: 'sneaker white@laces gum@sole | concrete' },
  {
    prompt: 'perfume bottle on marble with gold cap, amber liquid',
    brief: 'perfume-bottle gold@cap amber@liquid | marble',
  },
  { prompt: 'gold ring with an emerald', brief: 'ring gold metal gem=emerald' },
  { prompt: '#0b6e4f dress on #fff background', brief: 'dress emerald | on:optic-white' },
  {
    prompt: 'little black dress with pearl buttons and a white collar',
    brief: 'dress/little-black pearl@buttons white@collar length=knee closure=buttons collar=point',
  },
  {
    prompt: 'floor-length emerald gown with a plunging neckline and long bell sleeves',
    brief: 'gown emerald length=floor neckline=plunging sleeve=long sleeveShape=bell',
  },
  {
    prompt: 'pleated midi skirt in camel wool with a leather belt',
    brief: 'skirt camel wool pleat=knife length=midi belt=belt %belt:leather',
  },
  {
    prompt: 'A-line mini skirt, houndstooth, black and white',
    brief: 'skirt/miniskirt black ~houndstooth(white) silhouette=a-line length=mini',
  },
  {
    prompt: 'oversized cream cable knit sweater, turtleneck',
    brief: 'knitwear/turtleneck cream fit=oversized knit=cable neckline=turtleneck',
  },
  {
    prompt: 'black turtleneck under a grey blazer',
    brief: '*knitwear/turtleneck black neckline=turtleneck + blazer grey',
  },
  {
    prompt: 'double-breasted pinstripe navy suit',
    brief: 'trousers navy ~pinstripe() + *blazer/suit navy ~pinstripe() closure=double-breasted collar=notch',
  },
  {
    prompt: 'houndstooth blazer with wide-leg trousers, monochrome',
    brief: 'trousers leg=wide + *blazer ~houndstooth() | mood:monochrome',
  },
  { prompt: 'silver sequin mini dress, spotlight', brief: 'dress silver sequin length=mini | light:spotlight' },
  { prompt: 'fuchsia one-shoulder jumpsuit with wide legs', brief: 'jumpsuit fuchsia neckline=one-shoulder leg=wide' },
  {
    prompt: 'high-waisted ripped skinny jeans, light wash',
    brief: 'jeans/skinny-jeans denim rise=high wash=light leg=skinny ^rips',
  },
  { prompt: 'red polka dot bikini on the beach', brief: 'swimsuit/bikini red ~polka-dots() | beach' },
  { prompt: 'white swimsuit with navy stripes', brief: 'swimsuit white ~stripes(navy)' },
  { prompt: 'silk scarf with paisley print, flat lay', brief: 'scarf/silk-square silk ~paisley() | view:flat' },
  { prompt: 'wide-brimmed straw hat with a black ribbon', brief: 'hat/sunhat black@bow straw brim=wide' },
  { prompt: 'canvas tote bag with leather handles', brief: 'tote/canvas-tote canvas strap=top-handle %handle:leather' },
  { prompt: 'quilted black handbag with gold chain strap', brief: 'handbag black gold@straps strap=chain ^quilting' },
  { prompt: 'burgundy velvet clutch with crystal clasp', brief: 'clutch burgundy velvet %hardware:glass' },
  {
    prompt: 'white high-top sneakers with a chunky sole and red laces',
    brief: 'sneaker/high-top white red@laces heel=lug shaft=high',
  },
  { prompt: 'nude patent stiletto pumps with pointed toes', brief: 'heel/pump nude patent toe=pointed heel=stiletto' },
  { prompt: 'black chelsea boots with block heels', brief: 'boot/chelsea-boot black heel=block shaft=ankle' },
  { prompt: 'tortoiseshell cat-eye sunglasses', brief: 'sunglasses/cat-eye tortoiseshell' },
  { prompt: 'diamond engagement ring, macro', brief: 'ring/engagement gem=diamond | view:close-up' },
  { prompt: 'pearl necklace on a marble plinth', brief: 'necklace/pearl-necklace gem=pearl | marble' },
  {
    prompt: 'gold chronograph watch with a blue dial and brown leather strap',
    brief: 'watch/chronograph gold blue@dial brown@straps metal %straps:leather',
  },
  {
    prompt: 'amber glass perfume bottle, faceted, rim light',
    brief: 'perfume-bottle amber glass shape=faceted | light:rim',
  },
  { prompt: 'tall fluted ceramic vase, sage green', brief: 'vase sage ceramic shape=fluted' },
  {
    prompt: 'brass table lamp with a white linen lampshade',
    brief: 'lamp/table-lamp brass white@shade metal %shade:linen',
  },
  { prompt: 'velvet armchair in mustard yellow', brief: 'chair/armchair mustard velvet' },
  { prompt: 'seamless pattern of blue flowers on white', brief: 'textile/repeat white ~floral(blue)' },
  { prompt: 'a repeat pattern of lemons on navy', brief: 'textile/repeat navy ~lemons()' },
  { prompt: 'yellow raincoat with hood', brief: 'coat/raincoat yellow vinyl hood=hood' },
  { prompt: 'red wellies', brief: 'boot/rain-boot red vinyl shaft=calf heel=flat toe=round' },
  {
    prompt: 'puffer jacket without hood, neon green',
    brief: 'jacket/puffer neon-green nylon hood=none closure=zip collar=funnel',
  },
  { prompt: 'dress but not red', brief: 'dress | -colour:red' },
  { prompt: 'shirt dress, no collar', brief: 'dress/shirt-dress collar=none closure=buttons' },
  {
    prompt: 'strapless sweetheart ball gown in blush tulle, full skirt, beaded bodice',
    brief: 'gown/ball-gown blush tulle neckline=sweetheart strap=none silhouette=ball length=floor ^beading',
  },
  {
    prompt: 'bohemian maxi dress with floral print and flutter sleeves, garden',
    brief: 'dress ~floral() length=maxi sleeveShape=flutter | garden light:golden-hour mood:bohemian',
  },
  {
    prompt: 'techwear cargo pants with many pockets, black nylon',
    brief: 'trousers/cargos black nylon pocket=cargo leg=wide | concrete mood:utilitarian',
  },
  { prompt: 'vestito rosso a pois bianchi', brief: 'dress red ~polka-dots(white)' },
  { prompt: 'jupe plissée vert bouteille', brief: 'skirt bottle-green pleat=knife' },
  { prompt: 'gonna lunga nera', brief: 'skirt black length=maxi' },
  { prompt: 'borsa in pelle marrone', brief: 'handbag brown leather' },
  { prompt: 'escarpins noirs vernis', brief: 'heel black patent' },
  { prompt: 'emrald velevt dress with long sleves', brief: 'dress emerald velvet sleeve=long' },
  { prompt: 'burgandy lether bag', brief: 'handbag burgundy leather' },
  { prompt: 'tuxedo with satin lapels', brief: 'trousers + *blazer/tuxedo-suit closure=single-breasted collar=peak %lapels:satin' },
  { prompt: 'wedding dress with lace sleeves and a long train', brief: 'gown/wedding length=train %sleeves:lace' },
  {
    prompt: 'grey hoodie and black joggers',
    brief:
      'trousers/joggers black jersey leg=jogger waist=elastic + *knitwear/hoodie grey jersey hood=hood pocket=kangaroo',
  },
  { prompt: 'green parka with fur hood', brief: 'coat/parka green canvas hood=hood closure=zip pocket=flap %hood:fur' },
  {
    prompt: 'denim dungarees over a striped breton top',
    brief:
      'top ~breton() sleeve=long neckline=boat + *jumpsuit/dungarees denim strap=wide sleeve=sleeveless pocket=chest',
  },
  { prompt: 'leopard print coat with black lining', brief: 'coat black@lining ~leopard()' },
  { prompt: 'orange vase on a wooden table', brief: 'vase orange | wood' },
  { prompt: 'chair', brief: 'chair' },
  { prompt: 'white wall', brief: 'moodboard | on:white' },
  { prompt: 'a bowl of fruit on a table', brief: 'moodboard | ?bowl ?fruit' },
  { prompt: 'astronaut riding a horse', brief: 'moodboard | ?astronaut ?riding ?horse' },
  { prompt: 'cyberpunk city at night, neon', brief: 'moodboard | street-dusk light:neon' },
  { prompt: 'leather', brief: 'textile leather' },
  { prompt: 'blue', brief: 'moodboard' },
  { prompt: 'tweed close up', brief: 'textile tweed | view:close-up' },
  { prompt: 'dress in black and red boots', brief: '*dress black + boot red' },
  { prompt: 'white shirt and black and red skirt', brief: '*shirt white + skirt black red' },
  { prompt: 'dress in silk with lace trim', brief: 'dress silk %trim:lace' },
  { prompt: 'blue and green tartan kilt', brief: 'skirt/kilt blue ~tartan(green) pleat=knife length=knee' },
  {
    prompt: 'dusty pink cashmere cardigan with gold buttons',
    brief: 'knitwear/cardigan dusty-rose gold@buttons wool closure=buttons neckline=v-neck',
  },
  { prompt: 'black dress with sheer sleeves', brief: 'dress black %sleeves:chiffon' },
  { prompt: 'asymmetric draped jersey top, olive', brief: 'top olive jersey hem=asymmetric drape=all' },
  {
    prompt: 'sage green linen shirt, rolled sleeves, on a hanger',
    brief: 'shirt sage linen sleeve=rolled | staging:hanger',
  },
  { prompt: 'sheer organza blouse with a pussy bow', brief: 'shirt/blouse organza collar=bow fit=relaxed' },
  {
    prompt: 'kimono jacket in silk with crane embroidery',
    brief: 'jacket/kimono-jacket silk ~birds() sleeveShape=kimono closure=open collar=none ^embroidery',
  },
  {
    prompt: 'black leather mini skirt, white tank top and combat boots',
    brief:
      '*skirt/miniskirt black leather length=mini + top/tank white sleeve=sleeveless strap=wide neckline=scoop + boot/combat-boot leather shaft=ankle closure=lace-up heel=block',
  },
  { prompt: 'ivory suit on a pink background', brief: 'trousers ivory + *blazer/suit ivory collar=notch | on:pink' },
  { prompt: 'red gown on white', brief: 'gown red | on:white' },
  { prompt: 'a pair of gold hoop earrings', brief: 'earrings/hoop-earrings gold metal' },
  {
    prompt: 'pale blue striped shirt with white collar and cuffs',
    brief: 'shirt pale-blue white@collar white@cuffs ~stripes() collar=point',
  },
  { prompt: 'long black coat', brief: 'coat black length=maxi' },
  { prompt: 'short red dress with long sleeves', brief: 'dress red length=mini sleeve=long' },
  { prompt: 'cropped white jeans', brief: 'jeans white denim length=cropped' },
  { prompt: 'khaki shorts with belt', brief: 'shorts khaki belt=belt' },
  { prompt: 'tie-dye t-shirt, rainbow', brief: 't-shirt ~tie-dye() | mood:multicolour' },
  { prompt: 'black and white photo of a wool coat', brief: 'coat/chesterfield wool collar=notch | mood:monochrome' },
  {
    prompt: 'Camel-coloured wool coat with a shawl collar and patch pockets, overcast street',
    brief: 'coat/chesterfield camel wool collar=shawl pocket=patch | street-dusk light:overcast',
  },
  {
    prompt: 'a tailored, double-breasted, charcoal grey wool coat',
    brief: 'coat/chesterfield charcoal wool fit=tailored closure=double-breasted collar=notch',
  },
  {
    prompt: 'mint green chiffon dress with ruffles, one shoulder, high-low hem',
    brief: 'dress mint chiffon neckline=one-shoulder length=high-low ruffle=all',
  },
  {
    prompt: 'white cotton poplin shirt with balloon sleeves and a peter pan collar',
    brief: 'shirt white cotton sleeveShape=balloon collar=peter-pan',
  },
  { prompt: 'black tulle skirt with ruffles', brief: 'skirt black tulle ruffle=all' },
  {
    prompt: 'tartan pleated mini skirt in red and green',
    brief: 'skirt/miniskirt red ~tartan(green) pleat=knife length=mini',
  },
];
