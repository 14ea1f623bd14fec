import type { CorpusRow } from './corpus-row.ts';

/** Designers' notes: sets, parts of another fabric, trade words of five countries, several clauses, typing errors. */
export const designerPrompts: readonly CorpusRow[] = [
  {
    prompt: 'Silk kimono in indigo with cranes, wide obi belt in red',
    brief: 'coat/kimono indigo red@belt silk ~birds() belt=sash sleeveShape=kimono length=maxi',
  },
  {
    prompt: 'three piece suit: navy pinstripe blazer, waistcoat and trousers',
    brief:
      'trousers navy ~pinstripe() + top/waistcoat navy ~pinstripe() sleeve=sleeveless neckline=v-neck closure=buttons + *blazer/three-piece-suit navy ~pinstripe() collar=notch',
  },
  {
    prompt: 'corduroy pinafore in rust over a cream ribbed roll neck jumper',
    brief: 'knitwear/turtleneck cream knit=rib neckline=turtleneck + *dress/pinafore rust corduroy strap=wide',
  },
  {
    prompt: 'slip in champagne silk with lace trim',
    brief: 'dress/slip-dress champagne silk silhouette=slip strap=spaghetti %trim:lace',
  },
  {
    prompt: 'beige linen co-ord set, boxy short sleeve shirt and wide leg trousers',
    brief: '*shirt/co-ord beige linen silhouette=boxy sleeve=short + trousers beige linen leg=wide',
  },
  {
    prompt: 'matching set of crop top and midi skirt in lilac satin',
    brief: '*top/crop-top lilac satin length=cropped + skirt lilac satin length=midi',
  },
  {
    prompt: 'navy gilet, quilted, with corduroy collar',
    brief: 'jacket/padded-gilet navy nylon closure=zip collar=funnel sleeve=sleeveless ^quilting %collar:corduroy',
  },
  {
    prompt: 'red ruffle midi dress',
    brief: 'dress red length=midi ruffle=all',
  },
  {
    prompt: 'red polka dot ruffle skirt',
    brief: 'skirt red ~polka-dots() ruffle=all',
  },
  {
    prompt: 'tropical print sarong',
    brief: 'skirt/sarong ~tropical() silhouette=wrap',
  },
  {
    prompt: 'wine glass',
    brief: 'drinking-glass/wine-glass',
  },
  {
    prompt: 'brown leather belt with silver buckle',
    brief: 'belt brown silver@hardware leather',
  },
  {
    prompt: 'a dress that is not too short, no sleeves, dark green',
    brief: 'dress dark-green length=midi sleeve=sleeveless',
  },
  {
    prompt: 'a jumper for winter, chunky, oatmeal, with saddle shoulders',
    brief: 'knitwear oatmeal knit=chunky sleeveShape=raglan | light:soft mood:wintry',
  },
  {
    prompt: 'robe longue en soie bordeaux, dos nu, fendue sur le côté',
    brief: 'dress burgundy silk length=maxi back=open slit=side',
  },
  {
    prompt: 'jupe plissée mi-longue écrue avec ceinture en cuir marron',
    brief: 'skirt ecru brown@belt pleat=knife length=midi belt=belt %belt:leather',
  },
  {
    prompt: 'camicia bianca oversize di cotone con colletto alla coreana',
    brief: 'shirt white cotton fit=oversized collar=mandarin',
  },
  {
    prompt: 'maillot de bain une pièce vert émeraude à rayures blanches',
    brief: 'swimsuit/one-piece emerald ~stripes(white)',
  },
  {
    prompt: 'chemise en jean délavé, poches poitrine',
    brief: 'shirt denim wash=light pocket=chest',
  },
  {
    prompt: 'tailleur pantalon noir, veste croisée, revers satin',
    brief: 'trousers black + *blazer/suit black closure=double-breasted collar=notch %lapels:satin',
  },
  {
    prompt: 'linnen trousres in saige grean',
    brief: 'trousers sage linen',
  },
  {
    prompt: 'tweed blazer, boucle, cream and black, gold chain trim',
    brief: 'blazer cream black gold@piping tweed',
  },
  {
    prompt: 'bermuda shorts in grey pinstripe wool with turn-ups',
    brief: 'shorts/bermudas grey wool ~pinstripe() hem=cuffed length=knee',
  },
  {
    prompt: 'slingback kitten heels, nude, pointed toe, black cap toe',
    brief: 'heel/slingback nude black@swoosh heel=kitten toe=pointed',
  },
  {
    prompt: 'chunky dad trainers in white and neon',
    brief: 'sneaker/dad-sneaker white neon-lime',
  },
  {
    prompt: 'baseball cap navy embroidered logo',
    brief: 'hat/cap navy ^embroidery ^logo',
  },
  {
    prompt: 'washed-silk dress, dolman sleeves, colour: celadon (#b5c9b0), midi',
    brief: 'dress celadon silk sleeveShape=kimono length=midi',
  },
  {
    prompt: 'varsity jacket, navy wool body, cream leather sleeves, striped ribbing',
    brief: 'jacket/bomber navy cream@sleeves wool closure=zip hem=cuffed %sleeves:leather',
  },
  {
    prompt: 'Fair Isle tank top, v neck, mustard and brown',
    brief: 'knitwear/sweater-vest mustard brown knit=fair-isle neckline=v-neck sleeve=sleeveless',
  },
  {
    prompt: 'intarsia knit with hearts, red on cream',
    brief: 'knitwear cream ~hearts(red)',
  },
  {
    prompt: 'pussy bow blouse in ivory silk tucked into high waisted black trousers',
    brief: '*shirt/blouse ivory silk collar=bow tuck=tucked fit=relaxed + trousers black rise=high',
  },
  {
    prompt: 'Breton top navy white',
    brief: 'top navy ~breton(white) sleeve=long neckline=boat',
  },
  {
    prompt: "men's swim trunks with lemons on blue",
    brief: 'shorts/board-shorts blue nylon ~lemons() waist=elastic',
  },
  {
    prompt: 'hospital scrubs in teal',
    brief: '*top/scrubs teal cotton neckline=v-neck sleeve=short silhouette=boxy + trousers teal cotton',
  },
  {
    prompt: 'kilt in Black Watch tartan with leather straps',
    brief: 'skirt/kilt ~tartan() pleat=knife length=knee',
  },
  {
    prompt: 'tiered boho maxi in rust georgette, long bishop sleeves',
    brief:
      'dress rust chiffon silhouette=tiered length=maxi sleeve=long sleeveShape=bishop | garden light:golden-hour mood:bohemian',
  },
  {
    prompt: 'washed-out black jeans with rips at the knee, baggy',
    brief: 'jeans black denim wash=light fit=oversized ^rips',
  },
  {
    prompt: 'double denim: light wash jacket and jeans',
    brief: 'jeans denim + *jacket/denim-jacket denim wash=light closure=buttons collar=point pocket=chest',
  },
  {
    prompt: 'linen waistcoat and wide leg trousers in sand',
    brief: 'trousers sand leg=wide + *top/waistcoat sand linen sleeve=sleeveless neckline=v-neck closure=buttons',
  },
  {
    prompt: 'cappotto doppiopetto blu notte con bottoni dorati e collo in velluto',
    brief: 'coat midnight-blue gold@buttons closure=double-breasted collar=point %collar:velvet',
  },
  {
    prompt: 'perfume bottel with gold cap and amber liquid on marble',
    brief: 'perfume-bottle gold@cap amber@liquid | marble',
  },
  {
    prompt: 'column gown in liquid silver sequins, cowl back, train',
    brief: 'gown silver sequin silhouette=column drape=back length=train',
  },
  {
    prompt: 'ballgown skirt in taffeta with a white shirt',
    brief: '*skirt/ball-skirt taffeta silhouette=ball length=floor + shirt white',
  },
  {
    prompt: 'anarkali suit in fuchsia pink with gold zari border',
    brief: 'dress/anarkali fuchsia gold@piping silhouette=fit-and-flare length=maxi sleeve=three-quarter',
  },
  {
    prompt: 'romantic blouse in cream swiss dot cotton, leg of mutton sleeves, tiny covered buttons down the back',
    brief:
      'shirt/blouse cream cotton ~polka-dots() sleeveShape=leg-of-mutton back=buttoned fit=relaxed | garden light:soft mood:romantic',
  },
  {
    prompt: 'dark denim jacket w/ shearling collar + brass buttons over a grey hoodie',
    brief:
      'knitwear/hoodie grey jersey hood=hood pocket=kangaroo + *jacket brass@buttons denim wash=dark collar=point closure=buttons %collar:shearling',
  },
  {
    prompt: 'shift dress, colour blocked in black white and red, mini',
    brief: 'dress black white red silhouette=shift length=mini',
  },
  {
    prompt: 'flapper dress, beaded, fringe hem, drop waist, silver on black',
    brief: 'dress silver@trim black waist=drop ^beading ^fringe',
  },
  {
    prompt: 'gown one shoulder draped white jersey gold belt',
    brief: 'gown gold@belt white jersey neckline=one-shoulder drape=all belt=belt',
  },
  {
    prompt: 'knit co-ord: ribbed cardigan and trousers in oatmeal',
    brief: 'trousers oatmeal knit + *knitwear/cardigan oatmeal knit knit=rib closure=buttons neckline=v-neck',
  },
  {
    prompt: 'black dress, white peter pan collar, red tie belt',
    brief: 'dress black white@collar red@belt collar=peter-pan belt=sash',
  },
  {
    prompt: 'mushroom repeat pattern',
    brief: 'textile/repeat ~mushrooms()',
  },
  {
    prompt: 'rotes Kleid aus Seide mit langen Ärmeln',
    brief: 'dress red silk sleeve=long',
  },
  {
    prompt: 'falda plisada verde esmeralda',
    brief: 'skirt emerald pleat=knife',
  },
];
