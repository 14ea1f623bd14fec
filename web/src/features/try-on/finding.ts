import type { GarmentCategory } from '@kenna/contract';

/** What the studio sees in a picture; `unknown` before there is one, and where it could not look. */
export type Finding =
  { readonly state: 'unknown' | 'looking' | 'missing' } | { readonly state: 'found'; readonly maskUrl: string };

export const CATEGORIES: readonly { readonly value: GarmentCategory; readonly label: string }[] = [
  { value: 'upper', label: 'Upper body' },
  { value: 'lower', label: 'Lower body' },
  { value: 'dress', label: 'Dress' },
];

/** How much of a person must be in sight. */
const IN_SIGHT: Record<GarmentCategory, string> = {
  upper: 'from the head to the hips',
  lower: 'from the waist to the feet',
  dress: 'from head to foot',
};

/** What a person should know of the person's picture; '' for nothing. */
export function personWords({ state }: Finding, category: GarmentCategory): string {
  if (state === 'looking') return 'Looking for the person';
  if (state === 'found') return 'The tinted part will be dressed.';
  if (state !== 'missing') return '';
  return `No person found. Choose a photograph of one person from the front, ${IN_SIGHT[category]}.`;
}

/** What a person should know of the garment's picture; '' for nothing. */
export function garmentWords({ state }: Finding): string {
  if (state === 'looking') return 'Looking for the garment';
  if (state === 'found') return 'The tinted part will be worn.';
  if (state !== 'missing') return '';
  return 'No garment found. Choose a picture of one garment, worn or by itself, on a calm background.';
}

/** Where pictures that come together go: the first empty place, then the other; a full pair changes its garment. */
export function placesOf<File>(
  files: readonly File[],
  { person, garment }: { readonly person: string | null; readonly garment: string | null },
): { readonly person: readonly File[]; readonly garment: readonly File[] } {
  if (person !== null) return { person: [], garment: files };
  if (garment !== null) return { person: files, garment: [] };
  return { person: files.slice(0, 1), garment: files.slice(1) };
}
