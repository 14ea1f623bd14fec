import type { RunCell } from '@kenna/contract';
import { expect, it } from 'vitest';
import { filterOf, isShown } from './cell-filter.ts';

const image = { id: 1, image_url: '', small_url: '', thumbhash: '', width: 1, height: 1, is_nsfw: false };
const cell = (part: Partial<RunCell>): RunCell => ({
  id: 1,
  shot_id: 1,
  state: 'done',
  reason: null,
  review: null,
  can_rerun: true,
  steps: null,
  image,
  by_hand: false,
  ...part,
});

it('shows the cells in a state, with an opinion, or with a picture that has none', () => {
  expect(isShown(cell({ state: 'failed' }), null)).toBe(true);
  expect(isShown(cell({ state: 'failed' }), 'failed')).toBe(true);
  expect(isShown(cell({}), 'failed')).toBe(false);
  expect(isShown(cell({ review: 'rejected' }), 'rejected')).toBe(true);
  expect(isShown(cell({ review: 'rejected' }), 'approved')).toBe(false);
  expect(isShown(cell({}), 'unreviewed')).toBe(true);
  expect(isShown(cell({ review: 'approved' }), 'unreviewed')).toBe(false);
  expect(isShown(cell({ state: 'waiting', image: null }), 'unreviewed')).toBe(false);
});

it('takes only filters that there are', () => {
  expect([filterOf('stale'), filterOf('everything'), filterOf(null)]).toEqual(['stale', null, null]);
});
