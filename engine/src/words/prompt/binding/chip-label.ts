import type { AttributeName } from '../vocabulary/attributes.ts';

/** Noun that labels the attribute for a person; '' where the value suffices. */
const nouns: Readonly<Record<AttributeName, string>> = {
  silhouette: 'silhouette',
  fit: 'fit',
  length: 'length',
  neckline: 'neckline',
  sleeve: 'sleeves',
  sleeveShape: 'sleeves',
  collar: 'collar',
  closure: 'closure',
  strap: 'straps',
  back: 'back',
  heel: 'heel',
  toe: 'toe',
  shaft: 'shaft',
  ruffle: 'ruffles',
  pleat: 'pleats',
  slit: 'slit',
  drape: 'drape',
  belt: 'belt',
  pocket: 'pockets',
  hood: 'hood',
  waist: 'waist',
  rise: 'rise',
  leg: 'leg',
  tuck: '',
  hem: 'hem',
  wash: 'wash',
  brim: 'brim',
  knit: 'knit',
  gem: '',
  stoneCut: 'cut',
  stoneSetting: 'setting',
  chain: 'chain',
  numerals: 'numerals',
  watchBand: 'strap',
  glaze: 'glaze',
  surface: 'finish',
  frost: '',
  handles: 'handles',
  shape: 'shape',
};

/** "V-neck", "long sleeves", "no belt": the label of an attribute for a person. */
export function attributeLabel(attribute: AttributeName, value: string): string {
  const noun = nouns[attribute];
  const words = value.replaceAll('-', ' ');
  if (value === 'none') return `no ${noun}`;
  if (value === 'all' || words === noun) return noun;
  if (value === 'sleeveless' || value === 'strapless' || attribute === 'closure') return words;
  if (attribute === 'neckline' && /neck$/.test(value)) return value;
  return `${words} ${noun}`.trim();
}

export const plainLabel = (name: string): string => name.replaceAll('-', ' ');
