import { expect, test } from 'vitest';
import { DEFAULT_PATTERN, deliveryName, unknownParts } from './file-names.ts';

const file = {
  sku: 'D-1/red',
  name: 'Robe d’été',
  values: { colour: 'deep red' },
  shot: 'Side view',
  channel: 'amazon',
  number: 2,
};

test('a name has the texts of its product, shot and channel', () => {
  expect(deliveryName(DEFAULT_PATTERN, file)).toBe('D-1-red_Side-view_amazon');
  expect(deliveryName('{name}-{Colour}.{number}', file)).toBe('Robe-d-ete-deep-red.2');
});

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['...', 'unnamed'],
  ['con', 'con-file'],
  ['a\u0000b\nc:d*e', 'a-b-c-d-e'],
  ['裙子', 'unnamed'],
  ['x'.repeat(300), 'x'.repeat(120)],
])('a name is safe on every file system: %s', (sku, name) => {
  expect(deliveryName('{sku}', { ...file, sku })).toBe(name);
});

test('a pattern may name the columns of its sheet only', () => {
  expect(unknownParts('{sku}_{Colour}_{size}_{number}', ['colour'])).toEqual(['size']);
});
