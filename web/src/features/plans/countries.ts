import { countries } from 'countries-list';

interface CountryEntry {
  readonly title: string;
  /** Dial code with a plus sign, for example `+44`. */
  readonly dial_code: string;
  /** Two-letter code of ISO 3166-1. */
  readonly iso: string;
}

/** All countries by their English names, each with its first dial code. */
export const COUNTRIES: readonly CountryEntry[] = Object.entries(countries)
  .filter(([, { phone }]) => phone.length > 0)
  .map(([iso, { name, phone }]) => ({ iso, title: name, dial_code: `+${phone[0]}` }))
  .sort((left, right) => left.title.localeCompare(right.title, 'en'));

export const dialCodeOf = (iso: string): string => COUNTRIES.find((country) => country.iso === iso)?.dial_code ?? '';

/**
 * Guesses the country from the browser's languages: `en-GB` suggests GB. Returns an empty text if none names a country.
 */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return regions.find((region) => region !== undefined && dialCodeOf(region) !== '') ?? '';
}
