import { PHOTOGRAPH_LIMIT } from '@kenna/contract';
import { expect, test } from 'vitest';
import { matchPhotographs } from './match-photographs.ts';

const product = (sku: string, name = '', photographs: readonly unknown[] = []) => ({
  key: sku.length,
  sku,
  name,
  photographs,
});
const matchesOf = (paths: readonly string[], products: readonly ReturnType<typeof product>[]) => {
  const { matched, unmatched, leftOut } = matchPhotographs(
    paths.map((path) => ({ path })),
    products,
  );
  return {
    matched: products.map(({ key }) => matched.get(key)?.map(({ path }) => path) ?? []),
    unmatched: unmatched.map(({ path }) => path),
    leftOut,
  };
};

test('a file belongs to the product whose SKU or name it has or begins with, in the order of the files', () => {
  const products = [product('DR-101'), product('X', 'Wrap dress')];
  const paths = ['DR-101_10.jpg', 'DR-101.jpg', 'DR-101_2.jpg', 'wrap_dress (back).png'];
  expect(matchesOf(paths, products)).toEqual({
    matched: [['DR-101.jpg', 'DR-101_2.jpg', 'DR-101_10.jpg'], ['wrap_dress (back).png']],
    unmatched: [],
    leftOut: [],
  });
});

test('the longest name counts, and part of a name does not', () => {
  const products = [product('A-1'), product('A-1-2'), product('B')];
  expect(matchesOf(['A-1-2.jpg', 'A-1-3.jpg', 'A-12.jpg', 'BAG.jpg'], products)).toMatchObject({
    matched: [['A-1-3.jpg'], ['A-1-2.jpg'], []],
    unmatched: ['A-12.jpg', 'BAG.jpg'],
  });
});

test('a file without the name of a product belongs to that of its folder', () => {
  const products = [product('A'), product('BB')];
  expect(matchesOf(['shop/A/front.jpg', 'A/BB.jpg', 'shop/front.jpg'], products)).toMatchObject({
    matched: [['shop/A/front.jpg'], ['A/BB.jpg']],
    unmatched: ['shop/front.jpg'],
  });
});

test('a file that names several products is left out, and so is one too many', () => {
  const full = Array.from({ length: PHOTOGRAPH_LIMIT - 1 }, (_, index) => index);
  const products = [product('A', 'coat'), product('BB', 'Coat'), product('CCC', '', full), product('', 'coat')];
  expect(matchesOf(['coat.jpg', 'CCC-1.jpg', 'CCC-2.jpg'], products)).toEqual({
    matched: [[], [], ['CCC-1.jpg'], []],
    unmatched: [],
    leftOut: [
      { path: 'CCC-2.jpg', reason: `CCC already has ${PHOTOGRAPH_LIMIT} photographs.` },
      { path: 'coat.jpg', reason: 'Its name matches several products: A, BB, coat.' },
    ],
  });
});
