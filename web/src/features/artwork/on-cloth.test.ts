import { describe, expect, test } from 'vitest';
import { draggedTo, moved, movedTo, takeHold, type SeenPlace } from './on-cloth.ts';
import { FIRST_PLACING } from './placing.ts';

/** A square of 100 mm in the middle of a picture that is 1 m wide and 2 m high; its cloth leans. */
const shown: SeenPlace = {
  picture: 'a'.repeat(64),
  part: 'chest',
  u: 20,
  v: 0,
  turn: 0,
  mirror: false,
  technique: 'print',
  width_mm: 100,
  seen: { centre: [0.5, 0.5], right: [0.001, 0.0001], up: [0, -0.0005], outline: [] },
};
const placing = { ...FIRST_PLACING, across: 2, width: 10 };
const at = (x: number, y: number) =>
  [0.5 + 0.001 * x, 0.5 + 0.0001 * x - 0.0005 * y] as const satisfies readonly [number, number];

describe('a placed picture that is held', () => {
  test('by its middle goes where the pointer goes, in millimetres of cloth', () => {
    const hold = takeHold('middle', shown, placing, at(10, 10));
    expect(draggedTo(hold, shown, at(40, -20))).toMatchObject({ across: 5, up: -3 });
    // The next preview shows it nearer, and the pointer has stayed.
    const nearer = { ...shown, u: 40, v: -10, seen: { ...shown.seen, centre: [...at(20, -10)] as [number, number] } };
    expect(draggedTo(hold, nearer, at(40, -20))).toMatchObject({ across: 5, up: -3 });
    expect(draggedTo(hold, shown, at(4000, 0))).toMatchObject({ across: 30 });
  });

  test('by a corner becomes larger, also from its usual width', () => {
    const usual = { ...placing, width: 0 };
    const hold = takeHold('corner', shown, usual, at(50, 50));
    expect(draggedTo(hold, shown, at(75, 75)).width).toBe(15);
    expect(draggedTo(hold, shown, at(0, 0)).width).toBe(0.5);
  });

  test('by its handle turns with the pointer, clockwise', () => {
    const hold = takeHold('turn', shown, placing, at(0, 70));
    expect(draggedTo(hold, shown, at(70, 0)).turn).toBe(90);
    expect(draggedTo(hold, shown, at(-70, 0)).turn).toBe(-90);
  });
});

test('the outline follows a change before the next preview', () => {
  const corner: [number, number] = [...at(-50, 50)];
  const to = movedTo(shown, { ...placing, across: 3, width: 20, turn: 90 }, true);
  const [x, y] = at(110, 100);
  expect(to(corner)[0]).toBeCloseTo(x, 6);
  expect(to(corner)[1]).toBeCloseTo(y, 6);
});

test('a place beyond the limits of the panel moves by steps like any other', () => {
  const far = { ...FIRST_PLACING, across: 50 };
  expect(moved(far, 0, 0.1)).toMatchObject({ across: 50, up: 0.1 });
  expect(moved(far, 1, 0)).toMatchObject({ across: 50 });
  expect(moved(far, -1, 0)).toMatchObject({ across: 49 });
});
