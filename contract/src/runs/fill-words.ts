/** Every sheet has these columns; the person chooses the others. */
export const OWN_COLUMNS = ['sku', 'name'] as const;

/** The texts of a product, from which the words of a shot are filled. `values` has them by the name of a column. */
export interface RowWords {
  readonly sku: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

const PLACEHOLDER = /\{\s*([\p{L}\p{N}_-]+)\s*\}/gu;

/** Names of columns are stored and compared in this form, so `{Colour}` means the column "colour". */
export const columnKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/gu, '_');

/** Lists the columns that a text names in braces, each once, in their order. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => columnKey(name!))),
];

/** Returns the row's text in a column, which is empty when it has none. */
export function valueOf({ sku, name, values }: RowWords, column: string): string {
  if (column === 'sku') return sku;
  if (column === 'name') return name;
  return Object.hasOwn(values, column) ? values[column]! : '';
}

/** Replaces each `{column}` by the row's text in that column; `missing` are the columns in which the row has none. */
export function fillWords(text: string, row: RowWords): { readonly words: string; readonly missing: string[] } {
  return {
    words: text.replace(PLACEHOLDER, (_, name: string) => valueOf(row, columnKey(name))),
    missing: placeholdersOf(text).filter((column) => valueOf(row, column) === ''),
  };
}
