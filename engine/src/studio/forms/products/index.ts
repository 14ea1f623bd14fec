import type { ProductName } from '../../../words/prompt/vocabulary/products.ts';
import type { Form } from '../../parts/form.ts';
import { bed } from './bed.ts';
import { bottle } from './bottle.ts';
import { bowl } from './bowl.ts';
import { box } from './box.ts';
import { cabinet } from './cabinet.ts';
import { candle } from './candle.ts';
import { compact } from './compact.ts';
import { dropperBottle } from './dropper-bottle.ts';
import { drinkingGlass } from './drinking-glass.ts';
import { deodorant } from './deodorant.ts';
import { lipGloss } from './lip-gloss.ts';
import { mascara } from './mascara.ts';
import { makeUpPencil } from './make-up-pencil.ts';
import { palette } from './palette.ts';
import { foundation } from './foundation.ts';
import { jar } from './jar.ts';
import { lipstick } from './lipstick.ts';
import { mug } from './mug.ts';
import { nailPolish } from './nail-polish.ts';
import { ottoman } from './ottoman.ts';
import { pillow } from './pillow.ts';
import { plate } from './plate.ts';
import { pumpBottle } from './pump-bottle.ts';
import { servingTray } from './serving-tray.ts';
import { shelf } from './shelf.ts';
import { soap } from './soap.ts';
import { sofa } from './sofa.ts';
import { sprayBottle } from './spray-bottle.ts';
import { table } from './table.ts';
import { teapot } from './teapot.ts';
import { tube } from './tube.ts';
import { mirror } from './mirror.ts';
import { clock } from './clock.ts';
import { pictureFrame } from './picture-frame.ts';
import { plantPot } from './plant-pot.ts';
import { basket } from './basket.ts';
import { rug } from './rug.ts';
import { towel } from './towel.ts';
import { carafe } from './carafe.ts';
import { ball } from './ball.ts';
import { suitcase } from './suitcase.ts';
import { phone } from './phone.ts';
import { briefcase } from './briefcase.ts';
import { fragranceSet } from './fragrance-set.ts';
import { laptopSleeve } from './laptop-sleeve.ts';
import { phoneCase } from './phone-case.ts';
import { phonePouch } from './phone-pouch.ts';
import { laptopBag } from './laptop-bag.ts';
import { headphones } from './headphones.ts';
import { speaker } from './speaker.ts';
import { camera } from './camera.ts';
import { book } from './book.ts';
import { headband } from './headband.ts';
import { braces } from './braces.ts';
import { can } from './can.ts';
import { shoppingBag } from './shopping-bag.ts';
import { giftSet } from './gift-set.ts';
import { makeUpBrush } from './make-up-brush.ts';
import { yogaMat } from './yoga-mat.ts';
import { dumbbell } from './dumbbell.ts';
import { teddy } from './teddy.ts';
import { pen } from './pen.ts';
import { cutlery } from './cutlery.ts';
import { brooch } from './brooch.ts';
import { hairClip } from './hair-clip.ts';
import { pouch } from './pouch.ts';
import { pocketSquare } from './pocket-square.ts';
import { earCuff } from './ear-cuff.ts';
import { bib } from './bib.ts';
import { veil } from './veil.ts';
import { curtain } from './curtain.ts';
import { tent } from './tent.ts';
import { helmet } from './helmet.ts';
import { toy } from './toy.ts';
import { hangTag } from './hang-tag.ts';
import { laptop } from './laptop.ts';
import { hairBrush } from './hair-brush.ts';
import { keyRing } from './key-ring.ts';
import { pan } from './pan.ts';
import { choppingBoard } from './chopping-board.ts';
import { racket } from './racket.ts';
import { earbuds } from './earbuds.ts';
import { cosmeticSmear } from './cosmetic-smear.ts';
import { foldedClothes } from './folded-clothes.ts';
import { playingCards } from './playing-cards.ts';
import { petBed } from './pet-bed.ts';
import { lunchBox } from './lunch-box.ts';
import { sleepingBag } from './sleeping-bag.ts';
import { plush } from './plush.ts';
import { rockingChair } from './rocking-chair.ts';
import { bunkBed } from './bunk-bed.ts';

/** Every product by its name. The type requires a form for each row of words. */
export const PRODUCTS: Readonly<Record<ProductName, Form>> = {
  bed,
  bottle,
  bowl,
  box,
  cabinet,
  candle,
  compact,
  'dropper-bottle': dropperBottle,
  'drinking-glass': drinkingGlass,
  deodorant,
  'lip-gloss': lipGloss,
  mascara,
  'make-up-pencil': makeUpPencil,
  palette,
  foundation,
  jar,
  lipstick,
  mug,
  'nail-polish': nailPolish,
  ottoman,
  pillow,
  plate,
  'pump-bottle': pumpBottle,
  'serving-tray': servingTray,
  shelf,
  soap,
  sofa,
  'spray-bottle': sprayBottle,
  table,
  teapot,
  tube,
  mirror,
  clock,
  'picture-frame': pictureFrame,
  'plant-pot': plantPot,
  basket,
  rug,
  towel,
  carafe,
  ball,
  suitcase,
  phone,
  briefcase,
  'fragrance-set': fragranceSet,
  'laptop-sleeve': laptopSleeve,
  'phone-case': phoneCase,
  'phone-pouch': phonePouch,
  'laptop-bag': laptopBag,
  headphones,
  speaker,
  camera,
  book,
  headband,
  braces,
  can,
  'shopping-bag': shoppingBag,
  'gift-set': giftSet,
  'make-up-brush': makeUpBrush,
  'yoga-mat': yogaMat,
  dumbbell,
  teddy,
  pen,
  cutlery,
  brooch,
  'hair-clip': hairClip,
  'cosmetic-smear': cosmeticSmear,
  pouch,
  'pocket-square': pocketSquare,
  'ear-cuff': earCuff,
  bib,
  veil,
  curtain,
  tent,
  helmet,
  toy,
  'hang-tag': hangTag,
  laptop,
  'hair-brush': hairBrush,
  'key-ring': keyRing,
  pan,
  'chopping-board': choppingBoard,
  racket,
  earbuds,
  'folded-clothes': foldedClothes,
  'playing-cards': playingCards,
  'pet-bed': petBed,
  'lunch-box': lunchBox,
  'sleeping-bag': sleepingBag,
  plush,
  'rocking-chair': rockingChair,
  'bunk-bed': bunkBed,
};
