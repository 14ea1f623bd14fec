import { formLabel, zoneOf } from '../../prompt/vocabulary/form-facts.ts';
import type { FormName } from '../../prompt/vocabulary/forms.ts';
import type { Term } from '../../prompt/words/sense.ts';
import type { Region } from '../edit.ts';
import { hasKind, meaningsOf, type Command } from './command.ts';
import { meant } from './description.ts';

export interface Target {
  readonly region: Region;
  /** The region in words for a sentence: "dress", "background". */
  readonly label: string;
  /** True when the words name the region explicitly. */
  readonly named: boolean;
}

/** The region that a command refers to; `open` when it names none. */
export function targetOf(command: Command, terms: readonly Term[], marked: boolean, open: Target): Target {
  const wheres = meaningsOf(command, 'where').map(({ meaning }) => meaning.region);
  if (marked && (wheres.includes('marked') || hasKind(command, 'this', 'thing'))) return MARKED;
  const form = terms.map((term) => meant(term, 'form')).find((sense) => sense !== undefined);
  if (form !== undefined && form.name !== 'textile') {
    return { region: regionOfForm(form.name), label: labelOf(command, form.name), named: true };
  }
  if (wheres.includes('background')) return { region: 'background', label: 'background', named: true };
  if (wheres.includes('garment') && open.region !== 'picture') return { ...GARMENT, named: true };
  if (wheres.includes('subject')) return { region: 'subject', label: 'subject', named: true };
  if (wheres.includes('picture')) return { region: 'picture', label: 'picture', named: true };
  return marked ? MARKED : open;
}

const MARKED: Target = { region: 'marked', label: 'marked part', named: true };
export const GARMENT: Target = { region: 'garment', label: 'garment', named: false };
export const PICTURE: Target = { region: 'picture', label: 'picture', named: false };

/** Where a form is worn, or the subject for what is not worn on the trunk. */
export function regionOfForm(form: FormName): Region {
  switch (zoneOf(form)) {
    case 'whole':
      return 'dress';
    case 'upper':
      return 'upper';
    case 'lower':
      return 'lower';
    default:
      return 'subject';
  }
}

/** Shoes and bags have many names, so the person's own word is repeated. */
function labelOf({ phrases }: Command, form: FormName): string {
  const said = phrases.find(({ senses }) =>
    senses.some((sense) => sense.kind === 'form' && sense.name === form),
  )?.brief;
  const named = said !== undefined && /^[a-z]{3,}$/.test(said) && regionOfForm(form) === 'subject';
  return named ? said : formLabel(form);
}

/**
 * The thing, with its article, that a command refers to but that can only be found when it is marked; null for none.
 */
export function unfoundIn(command: Command, marked: boolean): string | null {
  const [found] = [...meaningsOf(command, 'thing'), ...meaningsOf(command, 'faces'), ...meaningsOf(command, 'hands')];
  return marked || !found
    ? null
    : `the ${command.phrases[found.at]!.text.toLowerCase().replace(/^(the|her|his) /, '')}`;
}
