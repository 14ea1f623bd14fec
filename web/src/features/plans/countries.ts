import { countries } from 'countries-list';

interface CountryEntry {
  readonly title: string;
  /** `+44` */
  readonly dial_code: string;
  /** ISO 3166-1, two letters. */
  readonly iso: string;
}

/** Every country by its English name, with the first of its dial codes. */
export const COUNTRIES: readonly CountryEntry[] = Object.entries(countries)
  .filter(([, { phone }]) => phone.length > 0)
  .map(([iso, { name, phone }]) => ({ iso, title: name, dial_code: `+${phone[0]}` }))
  .sort((left, right) => left.title.localeCompare(right.title, 'en'));

export const dialCodeOf = (iso: string): string => COUNTRIES.find((country) => country.iso === iso)?.dial_code ?? '';

/** Where the languages of a browser say that it is, as far as they do: `en-GB` is in GB. */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return regions.find((region) => region !== undefined && dialCodeOf(region) !== '') ?? '';
}
