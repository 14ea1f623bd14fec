import { formLabel, zoneOf } from '../../prompt/vocabulary/accepts-attribute.ts';
import type { FormName } from '../../prompt/vocabulary/forms.ts';
import type { Term } from '../../prompt/words/sense.ts';
import type { Region } from '../edit.ts';
import { hasKind, meaningsOf, type Command } from './command.ts';
import { meant } from './description.ts';

export interface Target {
  readonly region: Region;
  /** As the sentence calls it: "dress", "background". */
  readonly label: string;
  /** The words name it, rather than leaving it open. */
  readonly named: boolean;
}

/** What a command speaks of; `open` when it names nothing. */
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

function regionOfForm(form: FormName): Region {
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

/** Shoes and bags have many names; the person's own is told. */
function labelOf({ phrases }: Command, form: FormName): string {
  const said = phrases.find(({ senses }) =>
    senses.some((sense) => sense.kind === 'form' && sense.name === form),
  )?.brief;
  const named = said !== undefined && /^[a-z]{3,}$/.test(said) && regionOfForm(form) === 'subject';
  return named ? said : formLabel(form);
}

/** What a command speaks of that is found only when it is marked, with its article; null for nothing. */
export function unfoundIn(command: Command, marked: boolean): string | null {
  const [found] = [...meaningsOf(command, 'thing'), ...meaningsOf(command, 'faces'), ...meaningsOf(command, 'hands')];
  return marked || !found
    ? null
    : `the ${command.phrases[found.at]!.text.toLowerCase().replace(/^(the|her|his) /, '')}`;
}
