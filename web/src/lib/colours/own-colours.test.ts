import { expect, test } from 'vitest';
import { withOwnColours } from './own-colours.ts';

const own = (name: string, hex: string) => ({ id: 1, name, hex, created_at: '2026-11-21T10:00:00.000Z' });
const known = [
  { name: 'navy', label: 'navy', hex: '#1f2a44' },
  { name: 'grey', label: 'grey', hex: '#808080' },
  { name: 'coral', label: 'coral', hex: '#ff7f50' },
];

test("offers the person's own colours first, and each name once", () => {
  const offered = withOwnColours(
    [own('Atelier Blush', '#e8c9c4'), own('NAVY', '#10203a'), own('Gray', '#777777')],
    known,
  );
  expect(offered.map(({ label, hex }) => `${label} ${hex}`)).toEqual([
    'Atelier Blush #e8c9c4',
    'NAVY #10203a',
    'Gray #777777',
    'coral #ff7f50',
  ]);
});
