import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, pageOf } from './cursor.ts';

describe('a cursor', () => {
  it('is decoded to its place', () => {
    fc.assert(
      fc.property(fc.nat(), (id) => {
        expect(decodeCursor(encodeCursor(id))).toBe(id);
      }),
    );
  });

  it('is refused when the server did not make it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeCursor(text)).toThrow('Some fields need your attention.');
      }),
    );
  });
});

describe('a page', () => {
  const rows = [{ id: 9 }, { id: 7 }, { id: 4 }];

  it('has a cursor while more rows follow', () => {
    expect(pageOf(rows, 2)).toEqual({ page: [{ id: 9 }, { id: 7 }], next: encodeCursor(7) });
  });

  it('has no cursor when nothing follows', () => {
    expect(pageOf(rows, 3)).toEqual({ page: rows, next: null });
    expect(pageOf([], 3)).toEqual({ page: [], next: null });
  });
});
