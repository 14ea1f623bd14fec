import { accessoryCutRows } from './accessory-cuts.ts';
import type { CutRow } from './cut-row.ts';
import { garmentCutRows } from './garment-cuts.ts';
import { productCutRows } from './product-cuts.ts';

export type CutName =
  | (typeof garmentCutRows)[number]['name']
  | (typeof accessoryCutRows)[number]['name']
  | (typeof productCutRows)[number]['name'];

export const cutRows: readonly (CutRow & { readonly name: CutName })[] = [
  ...garmentCutRows,
  ...accessoryCutRows,
  ...productCutRows,
];
