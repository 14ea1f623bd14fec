import { modeHas, type Mode } from '@kenna/contract';

/** What an empty prompt says. */
export const promptPlaceholder = (mode: Mode): string =>
  modeHas(mode, 'generativeFill')
    ? 'Describe what you would like to add or replace on your image...'
    : 'Type what you want to see.';
