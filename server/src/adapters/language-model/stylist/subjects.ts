/** The subjects of a question: the fabrics, trade terms and uses that it names. */
import { cutNotes, type CutNote } from './knowledge/cut-notes.ts';
import type { Fabric } from './knowledge/fabrics/fabric.ts';
import { fabrics } from './knowledge/fabrics/fabrics.ts';
import type { Term } from './knowledge/terms/term.ts';
import { terms } from './knowledge/terms/terms.ts';
import { uses, type Use } from './knowledge/uses.ts';
import { wordsIn } from './words-in.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';

interface Named {
  readonly names: readonly string[];
}

interface Found<Item> {
  readonly item: Item;
  /** Position of the subject in the words. */
  readonly at: number;
}

/** A term, or a note on a cut in the form of a term, with a prompt that shows it. */
export type Explained = Term & { readonly prompt?: string };

const folded = (name: string): string => ` ${wordsIn(name).join(' ')} `;

const explainedCut = ({ says, is, prompt }: CutNote): Explained => {
  const title = capitalised(says[0] ?? '');
  return { names: says, is: `${/s$/.test(title) ? `${title}: each` : title} ${is}`, use: '', how: '', prompt };
};

/** A cut with a term of its own is explained by the term; its note supplies the prompt. */
function explainedAll(): Explained[] {
  const known = new Map(terms.flatMap((term) => term.names.map((name) => [folded(name), term] as const)));
  const termOf = (note: CutNote) => note.says.map((name) => known.get(folded(name))).find((term) => term !== undefined);
  const promptOf = new Map(
    cutNotes.flatMap((note) => {
      const term = termOf(note);
      return term ? [[term, note.prompt] as const] : [];
    }),
  );
  return [
    ...terms.map((term): Explained => {
      const prompt = promptOf.get(term);
      return prompt === undefined ? term : { ...term, prompt };
    }),
    ...cutNotes.filter((note) => termOf(note) === undefined).map(explainedCut),
  ];
}

/** Finds named items, longest name first, so that "crepe de chine" is not also "crepe"; in the order of the words. */
function finder<Item extends Named>(items: readonly Item[]): (words: string) => Found<Item>[] {
  const names = items
    .flatMap((item) => item.names.map((name) => ({ item, name: folded(name) })))
    .toSorted((one, other) => other.name.length - one.name.length);
  return (words) => {
    let left = words;
    const found: Found<Item>[] = [];
    for (const { item, name } of names) {
      const stem = name.trimEnd();
      const said = [name, `${stem}s `, `${stem}es `].find((form) => left.includes(form));
      if (said === undefined) continue;
      const at = left.indexOf(said);
      left = left.replace(said, ` ${'_'.repeat(said.length - 2)} `);
      if (!found.some((other) => other.item === item)) found.push({ item, at });
    }
    return found.toSorted((one, other) => one.at - other.at);
  };
}

const findFabrics = finder(fabrics);
const findTerms = finder(explainedAll());
const findUses = finder(uses);

export interface Subjects {
  readonly fabrics: readonly Fabric[];
  readonly terms: readonly Explained[];
  /** The most important first. */
  readonly uses: readonly Use[];
}

/** Nouns that may be named once for several terms: "which pleats, knife or box". */
const KINDS = ['pleat', 'heel', 'collar', 'sleeve', 'seam', 'lapel', 'zip', 'neckline', 'bag', 'jacket'] as const;

/**
 * Repeats the shared noun after each word: "knife pleat", "box pleat". Harmless after words such as "which" and "or".
 */
function withKinds(words: string): string {
  const kinds = KINDS.filter((kind) => new RegExp(` ${kind}s? `).test(words));
  if (kinds.length === 0 || !/ (or|and|vs|versus) /.test(words)) return words;
  const pairs = words
    .trim()
    .split(' ')
    .flatMap((word) => kinds.map((kind) => `${word} ${kind}`));
  return `${words}| ${pairs.join(' | ')} `;
}

/**
 * Puts what a person asks about first: a lining (slip) is named together with what it lies under, and "a blouse for
 * summer heat" is about what follows "for".
 */
function byImportance(found: readonly Found<Use>[], words: string): Use[] {
  const after = words.lastIndexOf(' for ');
  const isLining = ({ names }: Use) => names[0] === 'lining';
  const rank = ({ at, item }: Found<Use>) =>
    (isLining(item) ? -2 : after !== -1 && at >= after ? -1 : 0) * words.length + at;
  return found.toSorted((one, other) => rank(one) - rank(other)).map(({ item }) => item);
}

export function subjectsIn(words: string): Subjects {
  const items = <Item>(found: readonly Found<Item>[]): Item[] => found.map(({ item }) => item);
  return {
    fabrics: items(findFabrics(words)),
    terms: items(findTerms(withKinds(words))),
    // "Which fabric suits emerald" is not about suits.
    uses: byImportance(findUses(words.replaceAll(' suits ', ' _____ ')), words),
  };
}

/** A complaint such as "my trousers pull at the crotch" is a question, although it has no question mark. */
const COMPLAINS =
  /^ (my|the|this|our) .*(pulls?|pulling|gapes?|gaping|twists|rides? up|puckers?|sags?|slips? (down|off)|shrank|shrunk|fades|bleeds|frays|itches|curls|keeps? \w+ing) | drag lines /;

/** Whether the text is a question rather than a description of a picture. */
export function isQuestion({ text, words }: { readonly text: string; readonly words: string }): boolean {
  if (
    / (prompts?|idea|ideas|draw me|make me) |^ (please |can you |could you |would you )*(create|generate|render|draw|improve|write) /.test(
      words,
    )
  )
    return false;
  return (
    text.trim().endsWith('?') ||
    (words.includes(' or ') && findFabrics(words).length + findTerms(words).length >= 1) ||
    // "Names of handbag shapes", "trench coat details please", "1920s fashion in short".
    /^ (names?|kinds?|types?|list|details|history) of | (details|in short|in brief|in a nutshell)( please)? $/.test(
      words,
    ) ||
    COMPLAINS.test(words) ||
    / (what|whats|which|how|why|whys|when|who|where|difference|differ|compare|vs|versus|explain|mean|means|meaning|better|best|recommend\w*|tell me|needle|complementary) /.test(
      words,
    ) ||
    /^ (is|are|can|could|does|do|should|would|will|has|have|help|i cant decide) /.test(words)
  );
}

/** Whether the question asks for a term's meaning, such as "what is interfacing". */
export function asksForMeaning(words: string, { names }: Explained): boolean {
  const opening = /^(?: ok| hi| hello)? (?:whats?|explain|define)(?: is| are| does| exactly)*(?: a| an| the)? /.exec(
    words,
  )?.[0];
  return (
    opening !== undefined &&
    !/ (costs?|price|charge) /.test(words) &&
    names.some((name) => words.slice(opening.length - 1).startsWith(folded(name).trimEnd()))
  );
}
