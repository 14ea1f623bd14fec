import type { Sensitivity } from '@kenna/contract';

/** Labels for the values of the specification's `sensitivity` setting ('default' and 'anime'). */
export const SENSITIVITY_CHOICES: readonly { value: Sensitivity; label: string; hint: string }[] = [
  { value: 'default', label: 'Photo', hint: 'Photographs, renders' },
  { value: 'anime', label: 'Illustration', hint: 'Drawings, outlines' },
];
