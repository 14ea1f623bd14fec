import {
  columnKey,
  OWN_COLUMNS,
  PHOTOGRAPH_LIMIT,
  type RecipeContent,
  type RunRows,
  type RunView,
  writePicked,
} from '@kenna/contract';
import { NEW_SHOT } from './example-run.ts';

export type DraftPhotograph = RunRows['rows'][number]['photographs'][number];

/** One product as it is edited. `values` has its texts in the columns beside sku and name. */
export interface DraftRow {
  /** The id of a stored row; a new one has a negative number, which is known in this window only. */
  readonly key: number;
  readonly sku: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly photographs: readonly DraftPhotograph[];
}

export interface SheetDraft {
  readonly columns: readonly string[];
  readonly rows: readonly DraftRow[];
}

/** Begins at the current time, so that keys differ from those of a stored draft. */
let lastKey = -Date.now();
const newKey = (): number => --lastKey;

type SheetRow = Pick<RunRows['rows'][number], 'sku' | 'name' | 'values'> & {
  readonly id?: number;
  readonly photographs?: readonly DraftPhotograph[];
};

const draftRow = ({ id, sku, name, values, photographs = [] }: SheetRow): DraftRow => ({
  key: id ?? newKey(),
  sku,
  name,
  values,
  photographs,
});

export const newRow = (sku = ''): DraftRow => draftRow({ sku, name: '', values: {} });

export const sheetOf = ({ columns }: Pick<RunView, 'columns'>, rows: readonly SheetRow[]): SheetDraft => ({
  columns,
  rows: rows.map(draftRow),
});

/** Adds a column. Null when there is one of this name, or the name is empty. */
export function withColumn(sheet: SheetDraft, name: string): SheetDraft | null {
  const key = columnKey(name);
  if (key === '' || [...OWN_COLUMNS, ...sheet.columns].includes(key)) return null;
  return { ...sheet, columns: [...sheet.columns, key] };
}

/** `column` is sku, name or one of the sheet's own. */
export const textOf = (row: DraftRow, column: string): string =>
  column === 'sku' || column === 'name' ? row[column] : (row.values[column] ?? '');

export const withText = (row: DraftRow, column: string, text: string): DraftRow =>
  column === 'sku' || column === 'name'
    ? { ...row, [column]: text }
    : { ...row, values: { ...row.values, [column]: text } };

/** Changes one cell. */
export const withCell = (sheet: SheetDraft, key: number, column: string, text: string): SheetDraft => ({
  ...sheet,
  rows: sheet.rows.map((row) => (row.key === key ? withText(row, column, text) : row)),
});

/** A sheet that replaces another one gets the photographs of the products with the same SKU. */
export function withPhotographsOf(sheet: SheetDraft, before: SheetDraft): SheetDraft {
  const bySku = new Map(before.rows.map(({ sku, photographs }) => [sku.toLowerCase(), photographs]));
  const photographsOf = ({ sku, photographs }: DraftRow) => bySku.get(sku.toLowerCase()) ?? photographs;
  return { ...sheet, rows: sheet.rows.map((row) => ({ ...row, photographs: photographsOf(row) })) };
}

/** Adds a photograph to a product, which is still in the sheet unless somebody has removed it meanwhile. */
export const withPhotograph = (sheet: SheetDraft, key: number, photograph: DraftPhotograph): SheetDraft => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.key === key ? { ...row, photographs: [...row.photographs, photograph].slice(0, PHOTOGRAPH_LIMIT) } : row,
  ),
});

/** Gives a product these photographs, in this order. */
export const withPhotographs = (
  sheet: SheetDraft,
  key: number,
  photographs: readonly DraftPhotograph[],
): SheetDraft => ({
  ...sheet,
  rows: sheet.rows.map((row) => (row.key === key ? { ...row, photographs } : row)),
});

/** Rows without any text or photograph are left out; texts of columns that were removed are too. */
export function sentSheet({ columns, rows }: SheetDraft) {
  const sent = rows
    .map(({ sku, name, values, photographs }) => ({
      sku,
      name,
      values: Object.fromEntries(columns.flatMap((column) => (values[column] ? [[column, values[column]]] : []))),
      photographs: photographs.map(({ id }) => id),
    }))
    .filter(
      ({ sku, name, values, photographs }) =>
        sku !== '' || name !== '' || photographs.length > 0 || Object.keys(values).length > 0,
    );
  return { columns: [...columns], rows: sent };
}

type Shot = RunView['shots'][number];

/** A shot as it is edited. A new one has no id yet. */
export type DraftShot = Omit<Shot, 'id'> & { readonly key: number; readonly id?: number };

export const recipeOf = ({ shots }: Pick<RunView, 'shots'>): readonly DraftShot[] =>
  shots.map((shot) => ({ ...shot, key: shot.id }));

/**
 * The shots of a recipe as new ones. When they are saved, the server lets a shot with the name of an earlier one take its
 * place and keep its pictures.
 */
export const draftOfRecipe = ({ shots }: RecipeContent): DraftShot[] =>
  shots.map((shot) => ({ ...shot, key: newKey() }));

/** A new shot, like the last one where there is one. */
export function newShot(shots: readonly DraftShot[]): DraftShot {
  const last = shots.at(-1);
  const name = `Shot ${shots.length + 1}`;
  if (last !== undefined) {
    const { id: _, ...settings } = last;
    return { ...settings, key: newKey(), name };
  }
  return {
    ...NEW_SHOT,
    key: newKey(),
    name,
    page: 'GenerateImage',
    ...writePicked({ negativePrompt: '', accentPrompt: '', styles: [], highQuality: false }),
    take: {},
    photograph: null,
    steps: [],
  };
}

/** The shots as a recipe that belongs to no run. */
export const keptRecipe = (shots: readonly DraftShot[]) => shots.map(({ key: _, id: _id, ...shot }) => shot);

export const sentRecipe = (shots: readonly DraftShot[]) => ({ shots: shots.map(({ key: _, ...shot }) => shot) });
