import type { Piece } from '../../prompt/brief.ts';
import type { Form } from '../form.ts';
import { clutch } from './bag/clutch.ts';
import { handbag } from './bag/handbag.ts';
import { tote } from './bag/tote.ts';
import { dress, gown, skirt, top } from './draped/draped-forms.ts';
import { sneaker } from './sneaker/sneaker.ts';
import { tShirt } from './t-shirt/t-shirt.ts';
import { jeans, shorts, trousers } from './trousers/trousers.ts';

/** Every form that can be drawn. */
export const FORMS: readonly Form[] = [
  dress,
  gown,
  top,
  skirt,
  handbag,
  tote,
  clutch,
  sneaker,
  tShirt,
  trousers,
  jeans,
  shorts,
];

/** The form of that name; the dress when it is not drawn yet. */
export function formOf(name: Piece['form']): Form {
  return FORMS.find((form) => form.name === name) ?? dress;
}
