import { describe, expect, it } from 'vitest';
import { changeWords, consequenceOf, monthlyPrice, type Present } from './offer-words.ts';

const free: Present = { plan: 'free', offer: null, isLeaving: false };
const pro: Present = { plan: 'pro', offer: { plan: 'pro', is_monthly: true }, isLeaving: false };

describe('the words of the plans', () => {
  it('name the specified prices', () => {
    expect([monthlyPrice('pro', true), monthlyPrice('pro', false)]).toEqual(['$49', '$40']);
    expect([monthlyPrice('free', true), monthlyPrice('enterprise', false)]).toEqual(['$0', 'Custom']);
  });

  it('offer what can be done with each plan', () => {
    expect(changeWords(free, 'free', true)).toBeNull();
    expect(changeWords(free, 'pro', true)).toBe('Choose Pro');
    expect(changeWords(pro, 'pro', true)).toBeNull();
    expect(changeWords(pro, 'pro', false)).toBe('Change to yearly');
    expect(changeWords(pro, 'starter', false)).toBe('Change to Starter');
    expect(changeWords(pro, 'free', true)).toBe('Cancel plan');
    expect(changeWords({ ...pro, isLeaving: true }, 'pro', true)).toBe('Keep Pro');
    expect(changeWords({ ...pro, isLeaving: true }, 'free', true)).toBeNull();
  });

  it('say what follows before it is done', () => {
    expect(consequenceOf(pro, 'free', true, '2030-03-04T00:00:00Z')).toContain('You keep Pro until 4 March 2030');
    expect(consequenceOf(pro, 'pro', false, '2030-03-04T00:00:00Z')).toContain('begins at once');
  });
});
