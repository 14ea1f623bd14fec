import type { GarmentCategory } from '@kenna/contract';

/** Result of a search in a picture. `unknown`: there is no picture, or the search failed. */
export type Finding =
  { readonly state: 'unknown' | 'looking' | 'missing' } | { readonly state: 'found'; readonly maskUrl: string };

/** The part of a person that must be visible, by garment category. */
const IN_SIGHT: Record<GarmentCategory, string> = {
  upper: 'from the head to the hips',
  lower: 'from the waist to the feet',
  dress: 'from head to foot',
};

/** Text about the person's picture; '' for none. */
export function personWords({ state }: Finding, category: GarmentCategory): string {
  if (state === 'looking') return 'Looking for the person';
  if (state === 'found') return 'The tinted part will be dressed.';
  if (state !== 'missing') return '';
  return `No person found. Choose a photograph of one person from the front, ${IN_SIGHT[category]}.`;
}

/** Text about the garment's picture; '' for none. */
export function garmentWords({ state }: Finding): string {
  if (state === 'looking') return 'Looking for the garment';
  if (state === 'found') return 'The tinted part will be worn.';
  if (state !== 'missing') return '';
  return 'No garment found. Choose a picture of one garment by itself, flat or on a hanger, on a plain background.';
}

/**
 * Distributes pictures that were added together. The first fills an empty person and the rest the garment; with a
 * person chosen all go to the garment, and with only a garment chosen all go to the person.
 */
export function placesOf<File>(
  files: readonly File[],
  { person, garment }: { readonly person: string | null; readonly garment: string | null },
): { readonly person: readonly File[]; readonly garment: readonly File[] } {
  if (person !== null) return { person: [], garment: files };
  if (garment !== null) return { person: files, garment: [] };
  return { person: files.slice(0, 1), garment: files.slice(1) };
}
