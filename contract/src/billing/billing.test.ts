import { describe, expect, it } from 'vitest';
import { changeKind, priceOf, priceText, type Offer } from './plans.ts';
import { isExpired, passesLuhn, readTestCard, TEST_CARDS } from './test-cards.ts';

const [starter, starterYearly]: Offer[] = [true, false].map((is_monthly) => ({ plan: 'starter', is_monthly }));
const [pro, proYearly]: Offer[] = [true, false].map((is_monthly) => ({ plan: 'pro', is_monthly }));

describe('the plan table', () => {
  it('has the specified prices of Pro', () => {
    expect([pro, proYearly].map((offer) => priceText(priceOf(offer!)))).toEqual(['$49', '$480']);
    expect([priceText(817), priceText(-3000)]).toEqual(['$8.17', '-$30']);
  });

  it('upgrades at once and downgrades at the end of the period', () => {
    expect(changeKind(starter!, pro!)).toBe('now');
    expect(changeKind(starterYearly!, pro!)).toBe('now');
    expect(changeKind(pro!, proYearly!)).toBe('now');
    expect(changeKind(proYearly!, pro!)).toBe('at_period_end');
    expect(changeKind(pro!, starterYearly!)).toBe('at_period_end');
    expect(changeKind(pro!, pro!)).toBe('none');
  });
});

describe('the test cards', () => {
  it('have a valid check digit and are accepted with any spacing', () => {
    expect(TEST_CARDS.every(({ number }) => passesLuhn(number))).toBe(true);
    expect(readTestCard('4242-4242 42424242')).toMatchObject({ card: { behaviour: 'succeeds' } });
  });

  it('are the only accepted numbers', () => {
    expect(readTestCard('4242 4242 4242 4241')).toMatchObject({ fault: expect.stringContaining('typing error') });
    expect(readTestCard('4111 1111 1111 1111')).toMatchObject({ fault: expect.stringContaining('real card') });
    expect(readTestCard('4111 1111 1111 1111')).not.toHaveProperty('card');
  });

  it('are valid until the end of their month', () => {
    expect(isExpired('06/30', new Date('2030-06-30T23:59:59Z'))).toBe(false);
    expect(isExpired('06/30', new Date('2030-07-01T00:00:00Z'))).toBe(true);
    expect(isExpired('13/30', new Date(0))).toBe(true);
  });
});
