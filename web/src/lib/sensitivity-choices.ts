import type { Sensitivity } from '@kenna/contract';

/** What the subject of a picture may be taken for, in a designer's words. */
export const SENSITIVITY_CHOICES: readonly { value: Sensitivity; label: string; hint: string }[] = [
  { value: 'default', label: 'Default', hint: 'Photographs, renders' },
  { value: 'anime', label: 'Anime', hint: 'Drawings, outlines' },
];
