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
  { prompt: 'Black leather handbag in front of a brick wall', brief: 'handbag black leather | brick' },
  {
    prompt: 'Silk slip dress, white brick wall',
    brief: 'dress/slip-dress silk silhouette=slip strap=spaghetti | brick on:white',
  },
  { prompt: 'Perfume bottle on blue tiles', brief: 'perfume-bottle | tiles on:blue' },
  { prompt: 'Gold ring on burgundy velvet', brief: 'ring gold metal | velvet on:burgundy' },
  { prompt: 'Emerald velvet gown', brief: 'gown emerald velvet' },
  { prompt: 'Brown leather boots on rocks', brief: 'boot brown leather | rock' },
  { prompt: 'Black leather boots on wet stone', brief: 'boot black leather | wet-stone' },
  { prompt: 'White sneakers on grass', brief: 'sneaker white | grass' },
  { prompt: 'Gold watch on an oak table', brief: 'watch gold metal | table' },
  { prompt: 'Beige beanie, flat lay on a wooden table', brief: 'hat/beanie beige knit brim=none | table view:flat' },
  { prompt: 'Leather handbag on snow', brief: 'handbag leather | snow' },
  { prompt: 'Gold ring on a glass table', brief: 'ring gold metal' },
  { prompt: 'Black leather handbag, low angle shot', brief: 'handbag black leather | view:low' },
  { prompt: 'White sneaker, 45 degree angle', brief: 'sneaker white | view:high' },
  { prompt: 'Macro of a gold watch', brief: 'watch gold metal | view:macro' },
  { prompt: 'Perfume bottle on marble, copy space on the left', brief: 'perfume-bottle | marble space:left' },
  { prompt: 'Red silk gown, negative space right', brief: 'gown red silk | space:right' },
  { prompt: 'Gold ring with room for text on top', brief: 'ring gold metal | space:above' },
  { prompt: 'Black boots, lots of negative space, 35mm lens', brief: 'boot black | space:around lens:35' },
  { prompt: 'Camel coat, 85mm', brief: 'coat camel | lens:85' },
  {
    prompt: 'Silk slip dress in hard noon sun',
    brief: 'dress/slip-dress silk silhouette=slip strap=spaghetti | light:hard',
  },
  { prompt: 'White sneaker, red and blue gels', brief: 'sneaker white | light:gels' },
];
