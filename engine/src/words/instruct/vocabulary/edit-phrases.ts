/** Past-tense phrases that describe edits to the person. */
import type { LightSlider } from '@kenna/contract/colour-table';
import type { FilterName } from '../edit.ts';

export const sliderPhrases: Readonly<Record<LightSlider, readonly [up: string, down: string]>> = {
  exposure: ['brightened', 'darkened'],
  contrast: ['raised the contrast of', 'softened the contrast of'],
  saturation: ['strengthened the colours of', 'muted the colours of'],
  temperature: ['warmed', 'cooled'],
  highlights: ['raised the highlights of', 'held back the highlights of'],
  shadows: ['opened the shadows of', 'deepened the shadows of'],
};

/** `#` is replaced by the name of the region that the filter is applied to. */
export const filterPhrases: Readonly<Record<FilterName, string>> = {
  'black&white': 'turned # to black and white',
  retro: 'gave # a retro look',
  summer: 'gave # a summer look',
  vibe: 'gave # a cinematic look',
  colourful: 'gave # stronger, more colourful tones',
};

/** Indexed by the label of a setting. */
export const settingPhrases: Readonly<Record<string, string>> = {
  studio: 'in a studio',
  marble: 'on marble',
  linen: 'on linen',
  concrete: 'against concrete',
  sand: 'on sand',
  beach: 'on a beach',
  runway: 'on a runway',
  garden: 'in a garden',
  forest: 'in a forest',
  street: 'on a street',
  'street dusk': 'in a street at dusk',
  rooftop: 'on a rooftop',
  atelier: 'in an atelier',
  boutique: 'in a boutique',
  gallery: 'in a gallery',
  palace: 'in a palace',
  interior: 'in a room',
  wood: 'on wood',
  water: 'by the water',
  snow: 'in the snow',
  sky: 'against the sky',
};
