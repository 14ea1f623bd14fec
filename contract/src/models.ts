/** Model identifiers, as sent in `model`. */
export const MODELS = ['kenna', 'kennaxl', 'kenna3', 'kennasketch'] as const;
export type Model = (typeof MODELS)[number];

/** The default model of the Create form on the home page, and of requests that name no model. */
export const HOME_MODEL: Model = 'kennaxl';

export const MODEL_LABELS: Record<Model, { name: string; look: string }> = {
  kennaxl: { name: 'XL', look: 'Studio' },
  kenna3: { name: '3', look: 'Editorial' },
  kenna: { name: '', look: 'Ink & wash' },
  kennasketch: { name: 'Sketch', look: 'Flat' },
};

/** Models whose look shows clothes on a mannequin; the others have drawn figures of their own, or none. */
export const MANNEQUIN_MODELS: readonly Model[] = ['kennaxl', 'kenna3'];

/** Title of a model: `kennaxl` in a product called Kenna reads "Kenna XL". */
export const modelTitle = (model: Model, productName: string): string =>
  `${productName} ${MODEL_LABELS[model].name}`.trim();
