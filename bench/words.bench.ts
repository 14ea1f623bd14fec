/**
 * Reads product names with the built-in engine and reports how many would be drawn, how many as the right thing and in
 * the right colour. Its input is a tab-separated file with a header and the columns gender, article type, base colour
 * and name; the default is a catalogue outside the project, which no test needs.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createBuiltInEngine, readBrief, type Brief } from '@kenna/engine';
import { formsOfArticleType, typeSaid } from './forms-of-article-type.ts';

const DEFAULT_FILE = path.resolve(import.meta.dirname, '../../shared/data/catalogue-names.tsv');
/** Article types of which shares and failures are listed, the most frequent first. */
const MAX_LISTED = 25;

interface Product {
  readonly type: string;
  readonly colour: string;
  readonly name: string;
}

/** A product that is not drawn is `rightly refused` when the engine has no form for its type, otherwise `refused`. */
interface Reading extends Product {
  readonly outcome: 'right' | 'wrong' | 'refused' | 'rightly refused';
  readonly drawnAs: string;
  readonly hasColour: boolean;
}

export async function benchWords(file = DEFAULT_FILE): Promise<readonly string[]> {
  if (!existsSync(file))
    return [`words\n  There is no ${file}: name a file, as in \`npm run bench words names.tsv\`.\n`];
  const engine = createBuiltInEngine({ threads: 1 });
  try {
    return report(productsOf(readFileSync(file, 'utf8')).map((product) => readProduct(product, engine.judgeWords)));
  } finally {
    await engine.close();
  }
}

function productsOf(text: string): readonly Product[] {
  const rows = text.trim().split('\n').slice(1);
  return rows.map((row) => {
    const [, type = '', colour = '', name = ''] = row.trimEnd().split('\t');
    return { type, colour, name };
  });
}

const wordsOf = (prompt: string) => ({ prompt, negativePrompt: '', accentPrompt: '', styles: [] });
const briefOf = (prompt: string): Brief => readBrief({ ...wordsOf(prompt), look: 'studio' });

function readProduct(product: Product, judgeWords: (words: ReturnType<typeof wordsOf>) => unknown): Reading {
  const brief = briefOf(product.name);
  const hero = judgeWords(wordsOf(product.name)) === null ? brief.pieces[brief.hero] : undefined;
  const forms = formsOfArticleType[typeSaid(product.type, product.name)] ?? [];
  if (hero === undefined) {
    const outcome = forms.length === 0 ? 'rightly refused' : 'refused';
    return { ...product, outcome, drawnAs: 'nothing', hasColour: false };
  }
  const drawnAs = hero.cut ?? hero.form;
  const isRight = forms.includes(drawnAs) || forms.includes(`${hero.form}/*`);
  const colours = [...hero.colours, ...(hero.pattern?.colours ?? [])].map(({ name }) => name);
  const [base] = briefOf(`${product.colour} dress`).pieces[0]?.colours ?? [];
  const hasColour = base !== undefined && colours.includes(base.name);
  return { ...product, outcome: isRight ? 'right' : 'wrong', drawnAs, hasColour };
}

function report(readings: readonly Reading[]): readonly string[] {
  const share = (isMeant: (reading: Reading) => boolean): string =>
    `${((100 * readings.filter(isMeant).length) / readings.length).toFixed(1)} %`;
  const is = (outcome: Reading['outcome']): string => share((reading) => reading.outcome === outcome);
  return [
    `${readings.length} product names`,
    `  drawn               ${share(({ drawnAs }) => drawnAs !== 'nothing')}`,
    `  type right          ${is('right')}`,
    `  wrong thing drawn   ${is('wrong')}`,
    `  refused, drawable   ${is('refused')}`,
    `  rightly refused     ${is('rightly refused')}`,
    `  base colour met     ${share(({ hasColour }) => hasColour)}`,
    '',
    '  number, drawn and right in per cent, by article type',
    ...commonTypes(readings),
    '',
    ...failingTypes(readings),
  ];
}

function commonTypes(readings: readonly Reading[]): readonly string[] {
  return [...Map.groupBy(readings, ({ type }) => type)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_LISTED)
    .map(([type, rows]) => {
      const shares = [
        rows.filter(({ drawnAs }) => drawnAs !== 'nothing').length,
        rows.filter(({ outcome }) => outcome === 'right').length,
      ].map((count) => String(Math.round((100 * count) / rows.length)).padStart(4));
      return `  ${String(rows.length).padStart(4)}${shares.join('')} ${type}`;
    });
}

function failingTypes(readings: readonly Reading[]): readonly string[] {
  const failed = readings.filter(({ outcome }) => outcome === 'wrong' || outcome === 'refused');
  const byType = Map.groupBy(failed, ({ type }) => type);
  return [...byType]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_LISTED)
    .map(([type, rows]) => `  ${String(rows.length).padStart(4)} ${type}: ${drawnAs(rows)}; e.g. ${rows[0]!.name}`);
}

/** What the failures of a type were drawn as, with their numbers, such as "heels 30, nothing 2". */
function drawnAs(rows: readonly Reading[]): string {
  const counts = [...Map.groupBy(rows, (row) => row.drawnAs)].map(([name, same]) => [name, same.length] as const);
  const sorted = counts.toSorted((a, b) => b[1] - a[1]).slice(0, 4);
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
}
