import { describe, expect, it } from 'vitest';
import { changedFacts } from './changed-facts.ts';

describe('the changes of an action', () => {
  it('are listed by field, without unchanged ones', () => {
    const before = { title: 'House', page: 'Backdrop', is_active: false };
    expect(changedFacts({ before, after: { ...before, is_active: true, ids: [2, 1] } })).toEqual([
      { name: 'is active', before: 'false', after: 'true' },
      { name: 'ids', before: null, after: '[2,1]' },
    ]);
    expect(changedFacts({ before: { title: 'House' }, after: null })).toEqual([
      { name: 'title', before: 'House', after: null },
    ]);
  });
});
