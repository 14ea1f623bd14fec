import { describe, expect, it } from 'vitest';
import { PEOPLE_SIDE } from './find-people.ts';
import { isPatchy, joinPeople } from './join-people.ts';

const SIDE = 128;
const at = (x: number, y: number) => y * SIDE + x;
const picture = { frame: { left: 0, top: 0, width: 600, height: 800 }, width: 600, height: 800 };

/** A person who fills the left half of the picture, and nobody in the right half. */
const shown = Float32Array.from({ length: PEOPLE_SIDE ** 2 }, (_, i) => (i % PEOPLE_SIDE < PEOPLE_SIDE / 2 ? 1 : 0));
const people = { shares: shown, isCrowd: false };
const unsure = new Float32Array(SIDE * SIDE).fill(0.4);

describe('people joined to uncertain areas of a matte', () => {
  it('become opaque, and nothing beside them does', () => {
    const joined = joinPeople(unsure, SIDE, people, picture);
    expect(joined[at(30, 64)]).toBe(1);
    expect(joined[at(100, 64)]).toBeCloseTo(0.4);
  });

  it('are found in the part of the picture that was looked at', () => {
    const right = { ...picture, frame: { left: 300, top: 0, width: 300, height: 800 } };
    expect(joinPeople(unsure, SIDE, people, right)[at(30, 64)]).toBeCloseTo(0.4);
  });

  it('change neither certain areas nor a strand of hair', () => {
    const shares = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE < 20 ? 1 : i % SIDE < 23 ? 0.5 : 0));
    expect(joinPeople(shares, SIDE, people, picture)).toEqual(shares);
  });

  it('leave nothing uncertain beside a crowd', () => {
    const joined = joinPeople(unsure, SIDE, { ...people, isCrowd: true }, picture);
    expect(joined[at(30, 64)]).toBe(1);
    expect(joined[at(100, 64)]).toBe(0);
  });

  it('are searched for where large areas are uncertain, not for an edge', () => {
    expect(isPatchy(unsure)).toBe(true);
    expect(isPatchy(unsure.map((share, i) => (i % SIDE < 4 ? share : 0)))).toBe(false);
  });
});
