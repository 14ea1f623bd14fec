/** Everything that the forms draw, kind by kind, for a page that shows it. */
import { readBrief } from './read-brief.ts';
import { plainLabel } from './binding/chip-label.ts';
import { cutRows } from './vocabulary/cuts.ts';
import { formRows, type FormName } from './vocabulary/forms.ts';
import type { FormRow } from './vocabulary/form-row.ts';

type DrawnGroup =
  | 'clothes'
  | 'shoes'
  | 'bags'
  | 'accessories'
  | 'jewellery'
  | 'beauty'
  | 'table'
  | 'furniture'
  | 'home'
  | 'devices'
  | 'packaging'
  | 'textiles';

export interface DrawnThing {
  /** The form, and after a hyphen its kind: "heel-loafer". No other thing has it. */
  readonly name: string;
  readonly label: string;
  readonly group: DrawnGroup;
  /** A prompt that is read as this thing. */
  readonly words: string;
  /** Names of the thing in the languages that are read. */
  readonly names: readonly string[];
}

const GROUP_OF_ZONE: Readonly<Record<FormRow['zone'], DrawnGroup>> = {
  whole: 'clothes',
  upper: 'clothes',
  lower: 'clothes',
  foot: 'shoes',
  head: 'accessories',
  neck: 'accessories',
  bag: 'bags',
  jewellery: 'jewellery',
  object: 'home',
  cloth: 'textiles',
};

/** Forms whose group is not that of their zone. */
const GROUPED: readonly (readonly [DrawnGroup, readonly FormName[]])[] = [
  ['bags', ['suitcase', 'laptop-bag', 'briefcase', 'laptop-sleeve', 'phone-pouch']],
  ['accessories', ['gloves', 'hair-clip', 'umbrella', 'wallet', 'belt', 'braces', 'headband', 'gift-set']],
  ['jewellery', ['bangle', 'brooch', 'cufflinks']],
  ['beauty', ['perfume-bottle', 'jar', 'tube', 'lipstick', 'nail-polish', 'compact', 'soap', 'dropper-bottle', 'pump-bottle', 'spray-bottle', 'deodorant', 'lip-gloss', 'mascara', 'make-up-pencil', 'palette', 'foundation', 'make-up-brush', 'cosmetic-smear', 'fragrance-set']], // prettier-ignore
  ['table', ['mug', 'bottle', 'drinking-glass', 'plate', 'bowl', 'teapot', 'carafe', 'cutlery']],
  ['furniture', ['chair', 'sofa', 'table', 'cabinet', 'shelf', 'bed', 'ottoman', 'lamp', 'mirror']],
  ['devices', ['phone', 'phone-case', 'headphones', 'speaker', 'camera', 'clock']],
  ['packaging', ['box', 'can', 'shopping-bag']],
];

const groupOf = (form: FormName, zone: FormRow['zone']): DrawnGroup =>
  GROUPED.find(([, forms]) => forms.includes(form))?.[0] ?? GROUP_OF_ZONE[zone];

const phrasesOf = (says: string): string[] => says.split(',').map((phrase) => phrase.trim());

/** The first phrase that is read as the thing when it stands alone. */
function wordsOf(phrases: readonly string[], form: FormName, cut: string | null): string | undefined {
  return phrases.find((prompt) => {
    const { pieces, hero } = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
    return pieces[hero]?.form === form && pieces[hero].cut === cut;
  });
}

let things: readonly DrawnThing[] | null = null;

/** Each form and each of its kinds that has a name of its own. Built at the first call, which reads some 400 prompts. */
export const drawnThings = (): readonly DrawnThing[] => (things ??= formRows.flatMap(thingsOf));

function thingsOf({ name, label, zone, says }: FormRow & { readonly name: FormName }): DrawnThing[] {
  const group = groupOf(name, zone);
  const kinds = cutRows.filter(({ form }) => form === name);
  const all = [
    { name: name as string, label, cut: null, names: [...new Set([label, ...phrasesOf(says)])] },
    ...kinds.map((row) => ({
      name: `${name}-${row.name}`,
      label: plainLabel(row.name),
      cut: row.name,
      names: phrasesOf(row.says),
    })),
  ];
  return all.flatMap(({ cut, ...thing }) => {
    const words = wordsOf(thing.names, name, cut);
    // The names of some forms are all read as one of their kinds, which is drawn instead.
    if (words === undefined) return [];
    return [{ ...thing, group, words, label: cut === null ? thing.label : words }];
  });
}
