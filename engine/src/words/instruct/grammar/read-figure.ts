import { plainLabel } from '../../prompt/binding/chip-label.ts';
import { colourLabel } from '../../prompt/binding/colour-mention.ts';
import { isLink, type Term } from '../../prompt/words/sense.ts';
import { meant } from './description.ts';

/**
 * Labels of patterns of separate motifs, which are plurals: stripes, polka dots, hearts. The only colour named with one
 * is the motif's and not the background's.
 */
const SEPARATE_MOTIFS = /(?<!check)[^s]s$/;

/**
 * Returns the motif of a pattern with its own colours, as words of a brief, and whether a separate colour is named for
 * the background: "navy with white stripes" has both, "with white stripes" and "dots in red" only a motif.
 */
export function readFigure(goal: readonly Term[]): { readonly figure: string | null; readonly dyes: boolean } {
  const at = goal.findIndex((term) => meant(term, 'pattern'));
  const name = at < 0 ? undefined : meant(goal[at]!, 'pattern')?.name;
  if (name === undefined || name === 'solid') return { figure: null, dyes: goal.some((term) => meant(term, 'colour')) };
  const label = plainLabel(name);
  const joint = goal.findLastIndex((term, index) => index < at && isLink(term, 'with'));
  const before = coloursOf(goal.slice(0, joint < 0 ? at : joint));
  const own = [...(joint < 0 ? [] : coloursOf(goal.slice(joint, at))), ...coloursOf(goal.slice(at))];
  const shared = joint < 0 && before.length > 1 ? before.slice(1) : [];
  const lone = joint < 0 && before.length === 1 && own.length === 0 && SEPARATE_MOTIFS.test(label);
  const colours = lone ? before : [...shared, ...own];
  return { figure: [colours.join(' and '), label].filter(Boolean).join(' '), dyes: before.length > 0 && !lone };
}

const coloursOf = (terms: readonly Term[]): readonly string[] =>
  terms.flatMap((term) => {
    const colour = meant(term, 'colour');
    return colour ? [colourLabel(colour)] : [];
  });
