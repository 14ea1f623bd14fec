/** Designers' words, with the words that the pages use instead. Other forms of a word need no entry. */
export const designersWords: readonly { readonly means: string; readonly said: readonly string[] }[] = [
  {
    means: 'remove background',
    said: [
      ...['cutout', 'cut out', 'knockout', 'knock out', 'clipping path', 'isolate', 'packshot', 'transparent'],
      ...['transparency', 'transparent background', 'white background', 'plain background', 'no background'],
      ...['without background', 'background removal', 'background remover', 'background eraser', 'erase background'],
      ...['delete background', 'rid background', 'mask out'],
    ],
  },
  {
    means: 'fill region',
    said: [
      ...['generative fill', 'inpaint', 'erase', 'eraser', 'retouch', 'paint out', 'clone stamp', 'healing brush'],
      ...['content aware fill', 'magic eraser', 'remove object', 'remove stain', 'remove logo', 'remove person'],
    ],
  },
  {
    means: 'upscale',
    said: [
      ...['enlarge', 'enlargement', 'bigger', 'larger', 'hi res', 'hires', 'high res', 'high resolution', 'blurry'],
      ...['higher resolution', 'super resolution', 'print size', 'print quality', 'sharpen', 'sharper', '4k'],
    ],
  },
  {
    means: 'variation',
    said: ['colourway', 'recolour', 'variant', 'remix', 'restyle', 'other version', 'alternative version', 'more like'],
  },
  {
    means: 'backdrop',
    said: [
      ...['background', 'outpaint', 'uncrop', 'expand', 'extend canvas', 'extend picture', 'extend image'],
      ...['widen picture', 'widen image', 'change scene', 'change setting'],
    ],
  },
  {
    means: 'try garment on',
    said: [
      'virtual try on',
      'tryon',
      'fitting',
      'fitting room',
      'wear',
      'worn',
      'dress person',
      'on model',
      'on person',
    ],
  },
  {
    means: 'sketch',
    said: ['croquis', 'doodle', 'lineart', 'line art', 'line drawing', 'technical flat', 'technical drawing'],
  },
];

/** Spelling variants of a part of a word, with the one that is used for searching. */
export const spellings: Readonly<Record<string, string>> = {
  colour: 'color',
  grey: 'gray',
  centre: 'center',
  fibre: 'fiber',
  favour: 'favor',
  metre: 'meter',
  jewellery: 'jewelry',
  pyjama: 'pajama',
  aluminium: 'aluminum',
  catalogue: 'catalog',
  licence: 'license',
  mould: 'mold',
  cosy: 'cozy',
  artefact: 'artifact',
  organis: 'organiz',
  customis: 'customiz',
  personalis: 'personaliz',
  visualis: 'visualiz',
  stylis: 'styliz',
  optimis: 'optimiz',
  minimis: 'minimiz',
  maximis: 'maximiz',
  recognis: 'recogniz',
  analys: 'analyz',
  cancell: 'cancel',
  labell: 'label',
  modell: 'model',
};
