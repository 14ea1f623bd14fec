import { colourRows } from '../vocabulary/colours.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { isLink, senseOf, type Term } from './sense.ts';

/** The stones of jewellery by their colours: names first, then the plain word of a colour. */
const GEMS: Readonly<Record<string, string>> = {
  turquoise: 'turquoise',
  aqua: 'aquamarine',
  'ice blue': 'aquamarine',
  green: 'emerald',
  blue: 'sapphire',
  red: 'ruby',
  purple: 'amethyst',
  black: 'onyx',
  white: 'diamond',
};

const STONE = /^stones?$/i;

/**
 * "A ring with a green stone": of jewellery the stone has the colour, and not the metal. A stone in a colour that no gem
 * has is a thing of its own, so that its colour is listed as not drawn.
 */
export function joinGems(terms: readonly Term[], text: string): readonly Term[] {
  const isJewellery = terms.some((term) => {
    const form = senseOf(term, 'form');
    return (form !== undefined && zoneOf(form.name) === 'jewellery') || senseOf(term, 'attribute')?.name === 'links';
  });
  if (!isJewellery) return terms;
  const joined: Term[] = [];
  for (const term of terms) {
    const last = joined.at(-1);
    const colour =
      last?.clause === term.clause && last.senses[0]?.kind === 'colour' ? senseOf(last, 'colour') : undefined;
    const isStone = STONE.test(text.slice(term.start, term.end));
    const link = joined.slice(0, -1).findLast((other) => !isLink(other, 'article'));
    const isSet = link?.clause === term.clause && isLink(link, 'with', 'and');
    if (last === undefined || colour === undefined || !isStone || !isSet) joined.push(term);
    else {
      const family = colourRows.find(({ name }) => name === colour.name)?.family ?? '';
      const gem = GEMS[colour.name] ?? GEMS[family];
      if (gem === undefined) joined.push({ ...term, senses: [{ kind: 'undrawn' }] });
      else
        joined[joined.length - 1] = {
          ...last,
          end: term.end,
          senses: [{ kind: 'attribute', attribute: 'gem', name: gem }],
        };
    }
  }
  return joined;
}
