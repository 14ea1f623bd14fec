import type { FormName } from '../../words/prompt/vocabulary/forms.ts';
import type { Form } from '../parts/form.ts';
import { apron } from './apron/apron.ts';
import { belt } from './belt/belt.ts';
import { gloves } from './gloves/gloves.ts';
import { umbrella } from './umbrella/umbrella.ts';
import { socks } from './socks/socks.ts';
import { tie } from './tie/tie.ts';
import { bangle } from './jewellery/bangle.ts';
import { cufflinks } from './jewellery/cufflinks.ts';
import { wallet } from './wallet/wallet.ts';
import { clutch } from './bag/clutch.ts';
import { handbag } from './bag/handbag.ts';
import { tote } from './bag/tote.ts';
import { dress } from './garments/dress.ts';
import { gown } from './garments/gown.ts';
import { skirt } from './garments/skirt.ts';
import { top } from './garments/top.ts';
import { blazer } from './garments/blazer.ts';
import { coat } from './garments/coat.ts';
import { jacket } from './garments/jacket.ts';
import { knitwear } from './garments/knitwear.ts';
import { shirt } from './garments/shirt.ts';
import { tShirt } from './garments/t-shirt.ts';
import { jeans } from './garments/jeans.ts';
import { shorts } from './garments/shorts.ts';
import { trousers } from './garments/trousers.ts';
import { earrings } from './earrings/earrings.ts';
import { perfumeBottle } from './perfume-bottle/perfume-bottle.ts';
import { chair } from './chair/chair.ts';
import { watch } from './watch/watch.ts';
import { necklace } from './necklace/necklace.ts';
import { hat } from './hat/hat.ts';
import { lamp } from './lamp/lamp.ts';
import { boot, heel } from './shoe/shoe.ts';
import { ring } from './ring/ring.ts';
import { scarf } from './scarf/scarf.ts';
import { sneaker } from './sneaker/sneaker.ts';
import { swimsuit } from './swimsuit/swimsuit.ts';
import { jumpsuit } from './jumpsuit/jumpsuit.ts';
import { vase } from './vase/vase.ts';
import { sunglasses } from './sunglasses/sunglasses.ts';
import { PRODUCTS } from './products/index.ts';
import { textile } from './textile/textile.ts';

/** Every form by its name. The type requires a form for each row of words. */
const FORMS: Readonly<Record<FormName, Form>> = {
  dress,
  gown,
  top,
  skirt,
  scarf,
  handbag,
  tote,
  clutch,
  tie,
  gloves,
  umbrella,
  socks,
  bangle,
  cufflinks,
  wallet,
  belt,
  sneaker,
  sunglasses,
  hat,
  vase,
  lamp,
  heel,
  boot,
  'perfume-bottle': perfumeBottle,
  necklace,
  earrings,
  watch,
  chair,
  ring,
  't-shirt': tShirt,
  knitwear,
  shirt,
  trousers,
  jeans,
  shorts,
  jumpsuit,
  apron,
  swimsuit,
  coat,
  blazer,
  jacket,
  textile,
  ...PRODUCTS,
};

/** Every form that can be drawn. */
export const allForms: readonly Form[] = Object.values(FORMS);

/** The form of that name; null when it cannot be drawn. */
export function formOf(name: FormName): Form | null {
  // Stored scenes may name a form that no longer exists.
  return (FORMS as Readonly<Partial<Record<string, Form>>>)[name] ?? null;
}
