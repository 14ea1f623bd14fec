import { bagAndLeatherTerms } from './bag-and-leather-terms.ts';
import { cuttingTerms } from './cutting-terms.ts';
import { footwearTerms } from './footwear-terms.ts';
import { historyTerms } from './history-terms.ts';
import { jewelleryTerms } from './jewellery-terms.ts';
import { lingerieAndOuterwearTerms } from './lingerie-and-outerwear-terms.ts';
import { sewingTerms } from './sewing-terms.ts';
import { sustainabilityTerms } from './sustainability-terms.ts';
import { textileTerms } from './textile-terms.ts';
import type { Term } from './term.ts';

/** All trade terms that the stylist explains. */
export const terms: readonly Term[] = [
  ...cuttingTerms,
  ...sewingTerms,
  ...textileTerms,
  ...footwearTerms,
  ...bagAndLeatherTerms,
  ...jewelleryTerms,
  ...lingerieAndOuterwearTerms,
  ...historyTerms,
  ...sustainabilityTerms,
];
