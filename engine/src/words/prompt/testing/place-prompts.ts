import type { CorpusRow } from './corpus-row.ts';

/** Backgrounds, surfaces, views and lights. */
export const placePrompts: readonly CorpusRow[] = [
  { prompt: 'Black leather handbag, packshot', brief: 'handbag black leather | studio on:white' },
  { prompt: 'White cyclorama, red satin gown', brief: 'gown red satin | studio on:white' },
  { prompt: 'Sneaker packshot on sage', brief: 'sneaker | studio on:sage' },
  { prompt: 'Product shot of tan leather boots on a beach', brief: 'boot tan leather | beach' },
  {
    prompt: 'Gold ring, gradient background from pink to orange',
    brief: 'ring gold metal | on:pink>#e2711a',
  },
  { prompt: 'Silk scarf on a blue to white gradient background', brief: 'scarf/silk-square silk | on:blue>#ffffff' },
  { prompt: 'Navy blazer, gradient background', brief: 'blazer navy | on:grey>#dcdcdc' },
];
