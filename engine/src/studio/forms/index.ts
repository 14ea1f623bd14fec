import type { Piece } from '../../prompt/brief.ts';
import type { Form } from '../form.ts';
import { dress } from './dress/dress.ts';

/** Every form that can be drawn. */
export const FORMS: readonly Form[] = [dress];

/** The form of that name; the dress when it is not drawn yet. */
export function formOf(name: Piece['form']): Form {
  return FORMS.find((form) => form.name === name) ?? dress;
}
