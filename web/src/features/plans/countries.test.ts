import { describe, expect, it } from 'vitest';
import { COUNTRIES, dialCodeOf, likelyCountry } from './countries.ts';

describe('the countries', () => {
  it('are about 245, each with a dial code', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(COUNTRIES.every(({ iso, dial_code: code }) => /^[A-Z]{2}$/.test(iso) && /^\+\d{1,7}$/.test(code))).toBe(
      true,
    );
    expect([dialCodeOf('GB'), dialCodeOf('HU'), dialCodeOf('XX')]).toEqual(['+44', '+36', '']);
  });

  it('are guessed from the languages of the browser', () => {
    expect(likelyCountry(['en', 'en-GB', 'de-DE'])).toBe('GB');
    expect(likelyCountry(['eo', 'en-XX'])).toBe('');
  });
});
