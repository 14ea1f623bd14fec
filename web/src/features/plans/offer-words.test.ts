import { describe, expect, it } from 'vitest';
import { changeWords, consequenceOf, monthlyPrice, questionOf, type Present } from './offer-words.ts';

const free: Present = { plan: 'free', offer: null, hasPendingChange: false };
const pro: Present = { plan: 'pro', offer: { plan: 'pro', is_monthly: true }, hasPendingChange: false };

describe('the words of the plans', () => {
  it('contain the specified prices', () => {
    expect([monthlyPrice('pro', true), monthlyPrice('pro', false)]).toEqual(['$49', '$40']);
    expect([monthlyPrice('free', true), monthlyPrice('enterprise', false)]).toEqual(['$0', 'Custom']);
  });

  it('label the button of each plan with its action', () => {
    expect(changeWords(free, 'free', true)).toBeNull();
    expect(changeWords(free, 'pro', true)).toBe('Choose Pro');
    expect(changeWords(pro, 'pro', true)).toBeNull();
    expect(changeWords(pro, 'pro', false)).toBe('Change to yearly');
    expect(changeWords(pro, 'starter', false)).toBe('Change to Starter');
    expect(changeWords(pro, 'free', true)).toBe('Cancel plan');
    expect(changeWords({ ...pro, hasPendingChange: true }, 'pro', true)).toBe('Keep Pro');
    expect(changeWords({ ...pro, hasPendingChange: true }, 'free', true)).toBeNull();
  });

  it('describe the consequences of a change', () => {
    const end = '2030-03-04T00:00:00Z';
    expect(consequenceOf(pro, { plan: 'free', isMonthly: true }, end)).toContain('You keep Pro until 4 March 2030');
    expect(consequenceOf(pro, { plan: 'pro', isMonthly: false }, end)).toContain('begins at once');
  });

  it('ask whether to cancel, also where a change to another plan is planned already', () => {
    const leaving = { ...pro, hasPendingChange: true };
    const asked = { plan: 'free', isMonthly: true } as const;
    expect(questionOf(leaving, asked)).toEqual({
      title: 'Cancel your Pro plan?',
      confirm: 'Cancel plan',
      keep: 'Keep Pro',
    });
    expect(questionOf(pro, { plan: 'pro', isMonthly: false }).title).toBe('Change to yearly?');
  });
});
