import type { Sensitivity } from '@kenna/contract';

/** The choices of the specification's sensitivity ('default' and 'anime'), named by the kind of picture. */
export const SENSITIVITY_CHOICES: readonly { value: Sensitivity; label: string; hint: string }[] = [
  { value: 'default', label: 'Photo', hint: 'Photographs, renders' },
  { value: 'anime', label: 'Illustration', hint: 'Drawings, outlines' },
];
