import type { Piece } from '../../words/prompt/brief.ts';
import type { Form } from '../parts/form.ts';
import { clutch } from './bag/clutch.ts';
import { handbag } from './bag/handbag.ts';
import { tote } from './bag/tote.ts';
import { dress, gown, skirt, top } from './draped/draped-forms.ts';
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
import { blazer, coat, jacket } from './tailored/tailored.ts';
import { knitwear } from './upper/knitwear.ts';
import { swimsuit } from './swimsuit/swimsuit.ts';
import { jumpsuit } from './jumpsuit/jumpsuit.ts';
import { vase } from './vase/vase.ts';
import { shirt } from './upper/shirt.ts';
import { sunglasses } from './sunglasses/sunglasses.ts';
import { textile } from './textile/textile.ts';
import { tShirt } from './upper/t-shirt.ts';
import { jeans, shorts, trousers } from './trousers/trousers.ts';

/** Every form that can be drawn. */
const FORMS: readonly Form[] = [
  dress,
  gown,
  top,
  skirt,
  scarf,
  handbag,
  tote,
  clutch,
  sneaker,
  sunglasses,
  hat,
  vase,
  lamp,
  heel,
  boot,
  perfumeBottle,
  necklace,
  earrings,
  watch,
  chair,
  ring,
  tShirt,
  knitwear,
  shirt,
  trousers,
  jeans,
  shorts,
  jumpsuit,
  swimsuit,
  coat,
  blazer,
  jacket,
  textile,
];

/** The form of that name; null when it cannot be drawn. */
export function formOf(name: Piece['form']): Form | null {
  return FORMS.find((form) => form.name === name) ?? null;
}
