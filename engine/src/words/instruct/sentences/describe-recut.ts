import { attributeLabel, plainLabel } from '../../prompt/binding/chip-label.ts';
import { withArticle } from '../../english/with-article.ts';
import { entriesOf, type Recut } from '../recut.ts';
import { listWords } from '../../english/list-words.ts';

/** Values and attributes that describe a garment as adjectives rather than as something that it has. */
const ADJECTIVES: ReadonlySet<string> = new Set(['sleeveless', 'strapless', 'closure', 'tuck', 'frost']);
/** Uncountable parts, which take no article. */
const UNCOUNTABLE = /\b(hardware|stitching|lining|trim|liquid|embroidery)$/;

/** "Gave the dress short sleeves and a v-neck, and took off its belt." */
export function describeRecut(
  target: string,
  { attributes, added, removed, colours, fabric, pattern, partFabrics }: Recut,
): string {
  const is: string[] = [];
  const has: string[] = [];
  const lost = removed.map(plainLabel);
  const parts = [
    ...colours.filter(({ part }) => part !== 'main').map(({ name, part }) => ({ part, label: `${name} ${part}` })),
    ...partFabrics.map(({ part, fabric: cloth }) => ({ part, label: `${plainLabel(cloth)} ${part}` })),
  ];
  for (const [attribute, value] of entriesOf(attributes)) {
    const label = attributeLabel(attribute, value);
    if (value === 'none') lost.push(label.replace(/^no /, ''));
    // "A red belt" already mentions the belt.
    else if (parts.some(({ part }) => label.endsWith(part))) continue;
    else if (ADJECTIVES.has(value) || ADJECTIVES.has(attribute)) is.push(label);
    else has.push(withArticle(label));
  }
  has.push(
    ...parts.map(({ label }) => (UNCOUNTABLE.test(label) ? label : withArticle(label))),
    ...added.map((name) => (name === 'bow' ? 'a bow' : plainLabel(name))),
  );
  const main = colours.find(({ part }) => part === 'main')?.name ?? null;
  const look = [main, fabric, pattern?.name ?? null].filter((name) => name !== null).map(plainLabel);
  if (look.length > 0) is.push(look.join(' '));
  const changes = [
    has.length > 0 ? `gave the ${target} ${listWords(has)}` : null,
    is.length > 0 ? `made ${has.length > 0 ? 'it' : `the ${target}`} ${listWords(is)}` : null,
    lost.length > 0 ? `took off its ${listWords(lost)}` : null,
  ].filter((part) => part !== null);
  return listWords(changes);
}
