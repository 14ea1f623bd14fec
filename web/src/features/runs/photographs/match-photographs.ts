import { PHOTOGRAPH_LIMIT } from '@kenna/contract';
import type { LeftOut } from './found-files.ts';

interface Named {
  readonly path: string;
}

/** A product to which photographs can be matched. */
interface Product {
  readonly key: number;
  readonly sku: string;
  readonly name: string;
  readonly photographs: readonly unknown[];
}

interface Matches<File> {
  /** By the key of the product, in the order in which the product gets them. */
  readonly matched: ReadonlyMap<number, readonly File[]>;
  /** Files that match no product. */
  readonly unmatched: readonly File[];
  readonly leftOut: readonly LeftOut[];
}

/** Between the name of a product and the rest of a file's name, in its plain form. */
const SEPARATORS = ['-', '.', '('];

const byName = new Intl.Collator('en', { numeric: true });

/** The form in which names are compared: "DR 101_Front" is "dr-101-front". */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** Compares names without their endings, so that "A.jpg" comes before "A_2.jpg" and that before "A_10.jpg". */
const inOrder = (one: Named, other: Named): number =>
  byName.compare(withoutEnding(one.path), withoutEnding(other.path));

const withoutEnding = (path: string): string => path.replace(/\.[^./]*$/u, '');

/** The name of a file without its folders and its ending. */
export const stemOf = (path: string): string => withoutEnding(path.slice(path.lastIndexOf('/') + 1));

/** A product that has no SKU yet is called by its name. */
const labelOf = ({ sku, name }: Product): string => (sku.trim() === '' ? name : sku);

/** The products by each of their names. */
function indexOf(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const named = products.flatMap((product) =>
    [...new Set([plain(product.sku), plain(product.name)])].map((text) => ({ text, product })),
  );
  const groups = Map.groupBy(named, ({ text }) => text);
  groups.delete('');
  return new Map([...groups].map(([text, group]) => [text, group.map(({ product }) => product)]));
}

/**
 * Finds the product that each file names by SKU or name, in the file's own name or else in that of its folder: "DR-101.jpg",
 * "DR-101_back.jpg". The longest name counts, so that "DR-1-2.jpg" belongs to DR-1-2 and not to DR-1. Nothing is guessed: a
 * file that names two products is left out.
 */
export function matchPhotographs<File extends Named>(
  files: readonly File[],
  products: readonly Product[],
): Matches<File> {
  const index = indexOf(products);
  const matched = new Map<number, File[]>();
  const unmatched: File[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of [...files].sort(inOrder)) {
    const found = productsNamedBy(file.path, index);
    const [product] = found;
    if (product === undefined) unmatched.push(file);
    else if (found.length > 1) {
      leftOut.push({
        path: file.path,
        reason: `Its name matches several products: ${found.map(labelOf).join(', ')}.`,
      });
    } else {
      const own = matched.get(product.key) ?? [];
      if (product.photographs.length + own.length < PHOTOGRAPH_LIMIT) matched.set(product.key, [...own, file]);
      else
        leftOut.push({ path: file.path, reason: `${labelOf(product)} already has ${PHOTOGRAPH_LIMIT} photographs.` });
    }
  }
  return { matched, unmatched, leftOut };
}

/** The products whose name is the longest beginning of a text that ends with it or before a separator. */
function productsNamedBy(path: string, index: ReadonlyMap<string, readonly Product[]>): readonly Product[] {
  const folders = path.split('/').slice(0, -1).reverse();
  for (const part of [stemOf(path), ...folders].map(plain)) {
    for (let end = part.length; end > 0; end -= 1) {
      const isWhole = end === part.length || SEPARATORS.includes(part[end]!);
      const found = isWhole ? index.get(part.slice(0, end)) : undefined;
      if (found) return found;
    }
  }
  return [];
}
