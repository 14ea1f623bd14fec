/** Looks up and rewrites `words/prompt/vocabulary/shown-words.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brief } from '../../../words/prompt/brief.ts';
import { drawnThings } from '../../../words/prompt/drawn-things.ts';
import { readBrief } from '../../../words/prompt/read-brief.ts';
import { isGarmentZone } from '../../../words/prompt/vocabulary/body-zone.ts';
import { drawnParts } from '../../../words/prompt/vocabulary/drawn-words.ts';
import { zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';
import { shownRows, type ShownRow } from '../../../words/prompt/vocabulary/shown-words.ts';
import { findShown } from './find-shown.ts';
import { builtParts } from './scene-digest.ts';

type Shown = Omit<ShownRow, 'things'>;

const FILE = fileURLToPath(new URL('../../../words/prompt/vocabulary/shown-words.ts', import.meta.url));

/** What the table says, by form or by form and kind. */
const table = new Map<string, Shown>(
  shownRows.flatMap(({ things, ...shown }) => things.split(' ').map((thing) => [thing, shown])),
);

const read = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

/** The form that the words name, with its kind. */
function kindOf(words: string): { readonly form: string; readonly kind: string } {
  const { pieces, hero } = read(words);
  const { form, cut } = pieces[hero]!;
  // Clothes of all kinds have the parts of their form.
  return { form, kind: cut === null || isGarmentZone(zoneOf(form)) ? form : `${form}/${cut}` };
}

/** What the table says of the thing that the words name. */
export function shownInTable(words: string): Shown | undefined {
  const { form, kind } = kindOf(words);
  return table.get(kind) ?? table.get(form);
}

/** Finds the rows of these forms anew, all their kinds included, and writes the table. */
export function updateTable(forms: readonly string[]): void {
  const things = drawnThings().map(({ words }) => ({ words, ...kindOf(words) }));
  for (const form of forms) {
    const own = Map.groupBy(
      things.filter((thing) => thing.form === form),
      ({ kind }) => kind,
    );
    for (const key of [...table.keys()]) if (key === form || key.startsWith(`${form}/`)) table.delete(key);
    for (const [kind, same] of own) {
      const [{ words }, ...others] = same as [(typeof same)[number], ...typeof same];
      table.set(
        kind,
        withParts(
          findShown(words),
          others.flatMap((other) => builtParts(read(other.words))),
        ),
      );
    }
    const [usual] = own.keys();
    if (usual !== undefined && !table.has(form)) table.set(form, table.get(usual)!);
    for (const kind of own.keys()) if (kind !== form && isSame(table.get(kind), table.get(form))) table.delete(kind);
  }
  const rows = Map.groupBy([...table.keys()].toSorted(), (key) => JSON.stringify(table.get(key)));
  const text = [...rows.values()].map((keys) => JSON.stringify({ things: keys.join(' '), ...table.get(keys[0]!)! }));
  const source = readFileSync(FILE, 'utf8');
  const head = source.slice(0, source.indexOf('= [') + 3);
  writeFileSync(FILE, `${head}\n${text.map((row) => `  ${row},\n`).join('')}];\n`);
}

/** Parts that take no cloth. */
const HARD: readonly string[] = ['hardware', 'buttons', 'zip'];

/** A row with the parts that other kinds of the same clothes are built with. */
function withParts({ colours, cloths, ...rest }: Shown, parts: readonly string[]): Shown {
  const joined = (known: string, added: readonly string[]): string =>
    [...new Set([...known.split(','), ...added])]
      .filter((name) => name !== '')
      .toSorted()
      .join();
  const undecided = parts.filter((part) => drawnParts[part as PartName] === undefined);
  return {
    colours: joined(colours, undecided),
    cloths: joined(
      cloths,
      parts.filter((part) => !HARD.includes(part)),
    ),
    ...rest,
  };
}

const isSame = (a: Shown | undefined, b: Shown | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
